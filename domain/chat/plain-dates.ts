/** Dates as people write them, in the form that the reader of dates knows. */
import { inEnglishDates } from "./foreign-dates.ts";
import { writtenYears } from "./spoken-years.ts";

const century = (two: string): string => (Number(two) > 60 ? `19${two}` : `20${two}`);

/** "between 2015 and 2018", "'15 to '18" and "since around 2019" in the form that the reader of dates knows. */
export const plainly = (text: string): string =>
  inEnglishDates(writtenYears(text))
    // "2014, sorry, 2015": the second one is meant.
    .replaceAll(
      /\b(?:19|20)\d{2}\b[\s,.…–—-]+(?:(?:no|oh|ah|ehm?|um+)[\s,]+)*(?:sorry|no|wait|correction|oops|i meant?|make that|or rather|rather|actually|scratch that|that is|perdón|pardon|scusa|entschuldigung)[\s,:–—-]+(?:(?:no|it was|it's|i meant?|make that|in)[\s,]+)*(?=(?:19|20)\d{2}\b)/giu,
      "",
    )
    .replaceAll(/(?<=\d)\s*[-–—]\s*(?:to|till|until|up to) (?=(?:date|present|now|today|the present)\b)/giu, " to ")
    .replaceAll(/(?<=\d) till (?=date\b)/gi, " to ")
    .replaceAll(
      /\b(?:un)?till? (?:(?:just|last|this|the|early|late|mid|end of|start of|beginning of|spring|summer|autumn|fall|winter|year|christmas|easter)[\s,]+)+(?:of )?(?=(?:19|20)\d{2}\b)/giu,
      "until ",
    )
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
