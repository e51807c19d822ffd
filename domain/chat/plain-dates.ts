/** Dates as people write them, in the form that the reader of dates knows. */
import { writtenYears } from "./spoken-years.ts";

const century = (two: string): string => (Number(two) > 60 ? `19${two}` : `20${two}`);

/** "between 2015 and 2018", "'15 to '18" and "since around 2019" in the form that the reader of dates knows. */
export const plainly = (text: string): string =>
  writtenYears(text)
    .replaceAll(/\s*(?:-+>|=+>|[→⇒➜])\s*/g, " - ")
    .replaceAll(/\buntill\b/gi, "until")
    .replaceAll(
      /\b((?:19|20)\d{2}) (?:right |all the way )?up (?:to|until|till) (?=\p{L}*\s?\d{4}|now|today|the present)/giu,
      "$1 to ",
    )
    .replaceAll(/\bright up to (?=(?:19|20)\d{2})/gi, "to ")
    .replaceAll(/,?\s*(?:and|but)? ?(?:i )?(?:have |'ve )?never left(?: since)?\b/giu, " still there")
    .replaceAll(/\bbetween ((?:\p{L}+ )?(?:19|20)\d{2}) and ((?:\p{L}+ )?(?:19|20)\d{2})/giu, "$1 to $2")
    .replaceAll(/(?<![\p{L}\d])'(?<two>\d{2})(?!\d)/gu, (_all, two: string) => century(two))
    .replaceAll(
      /\b(since|from|until|till|in|to) (?:around|about|approximately|roughly|circa|early|mid|late|the (?:start|beginning|end|summer|spring|fall|autumn|winter) of|sometime in)[ -](?=(?:19|20)\d{2}|\p{Lu})/giu,
      "$1 ",
    )
    .replaceAll(
      /((?:19|20)\d{2}) ?(?:up )?(?:to|until|till|through|-|–|—) ?(?:the )?(?:present(?: day)?|now|today|current(?:ly)?|this day|date)\b/giu,
      "$1 to present",
    )
    .replaceAll(
      /\b((?:19|20)\d{2})\s*(?:-|–|—|to)\s*(?:still (?:there|here|working(?: there| here)?)|ongoing|\?)/giu,
      "$1 to present",
    )
    .replaceAll(/\b((?:19|20)\d{2}) onwards?\b/gi, "$1 to present")
    .replaceAll(/\(((?:19|20)\d{2}) (?:and|&) ((?:19|20)\d{2})\)/g, "($1 to $2)")
    .replaceAll(/\b(?:till|until|up to|to) (?:date|today|this day|the present(?: day)?)\b/gi, "to present")
    .replaceAll(/\b(?:till|until) (?!(?:now|present)\b)(?:\p{L}+ ){1,4}in (?=(?:19|20)\d{2})/giu, "until ")
    .replaceAll(/\bstill (?:there|here|working there|working here|at it|doing it|do)\b/gi, "still there");
