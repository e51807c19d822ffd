/** One degree or school out of the words that tell of it. */
import type { Education } from "../profiles/history.ts";
import { institutionScore } from "../resumes/fields/education-words.ts";
import { isNoise } from "./noise.ts";
import { degreesIn, isField } from "./degree-words.ts";
import { datesIn } from "./said-dates.ts";
import { bySeat, sentence } from "./school-by-seat.ts";
import { afterField, notSchool, partsOf, schoolIn } from "./school-names.ts";
import { kindAndName } from "./kind-of-school.ts";
import { asTitle, trimmed, upperFirst } from "./spoken-text.ts";
import { afterDegree, bareField, fieldFirst, inBrackets, schoolLeadIn, studied } from "./study-phrases.ts";
import { tidyDegree, tidyField } from "./study-spelling.ts";

export const yearOf = (date: string | null | undefined): number | undefined =>
  date === undefined || date === null || date === "" ? undefined : Number(date.slice(0, 4));

/** "A marketing degree", "my nursing diploma". */
const fieldBefore = (before: string): string | undefined => {
  const words = trimmed(before.replace(schoolLeadIn, ""));
  return words === "" ||
    words.split(" ").length > 3 ||
    /\b(?:at|from|in|with|my|and|of|high|the|a|finished|did|his|her|first|second|\d)\b|,/i.test(words) ||
    institutionScore(words) > 0
    ? undefined
    : tidyField(words);
};

const datesOf = (piece: string): ReturnType<typeof datesIn> =>
  datesIn(
    piece
      .replaceAll(
        /,?\s*\b(?:that was(?: in)?|class of|(?:i |will |i'll |to )*(?:graduated?(?: in)?|graduating(?: in)?|expected(?: in)?|finish(?:ing|ed)?(?: in)?|due(?: in)?|completed?(?: in)?|done(?: in)?|end(?:ed|ing)?(?: in)?))\s+(?=(?:\p{L}+ )?(?:19|20)\d{2})/giu,
        ", in ",
      )
      .replaceAll(/\((?=[^)]*\d{4})(?:graduated|class of|expected|completed)\s+/gi, "("),
  );

export const schoolOf = (piece: string, asked: boolean): Education | undefined => {
  const dates = datesOf(piece);
  const text = trimmed(dates.rest);
  const [match] = degreesIn(text);
  const said = match?.degree ?? "";
  const after = match ? text.slice(match.to) : "";
  const inside = schoolIn(text);
  const told =
    tidyField(inBrackets.exec(after)?.groups?.["field"]) ??
    tidyField(afterDegree.exec(after)?.groups?.["field"]) ??
    (match && !/^(?:high school|gcses?|ged)/i.test(said)
      ? tidyField(afterField(after)?.field ?? bareField.exec(after)?.groups?.["field"])
      : undefined) ??
    tidyField(studied.exec(text.replace(/^(?:currently |now |still )/i, ""))?.groups?.["field"]) ??
    (asked && !match && inside !== undefined
      ? tidyField(fieldFirst.exec(text.replace(schoolLeadIn, ""))?.groups?.["field"])
      : undefined) ??
    (match && match.from > 0 && /^degree$/i.test(said) ? fieldBefore(text.slice(0, match.from)) : undefined);
  const own = { degree: said === "" ? "" : tidyDegree(said), field: told, school: inside };
  const parts = partsOf(text.replace(schoolLeadIn, ""));
  const named = asked && own.degree === "" ? kindAndName(parts) : undefined;
  const seated = asked ? bySeat(parts, own) : own;
  const { degree, school } = named ?? seated;
  const field = named === undefined && !/\d/.test(seated.field ?? "") ? seated.field : undefined;
  const [start, end] = [yearOf(dates.start), yearOf(dates.end)];
  const single = start !== undefined && (start === end || end === undefined);
  const year = end ?? (single ? start : undefined);
  if (school === undefined && field === undefined && degree === "") return asked ? alone(text, year) : undefined;
  return {
    degree,
    ...(field === undefined || field.toLowerCase() === degree.toLowerCase() ? {} : { field }),
    school: school ?? "",
    ...(start === undefined || single ? {} : { startYear: start }),
    ...(year === undefined ? {} : { year }),
  };
};

/** A name and a year, and nothing else: "Harvard 2011", "welding 2009". */
const alone = (text: string, year: number | undefined): Education | undefined => {
  const bare = trimmed(text.replace(schoolLeadIn, ""));
  if (
    !/\p{L}{2}/u.test(bare) ||
    bare.split(" ").length > 5 ||
    notSchool.test(bare) ||
    /\b(?:no|sorry|wait|not|never|work\w*|since)\b/i.test(bare)
  )
    return undefined;
  const isName = /^\p{Lu}[\p{L}'.-]+(?: (?:\p{Lu}[\p{L}'.-]+|of|de|la|the))*$/u.test(bare);
  if (year === undefined)
    return isName && !sentence.test(bare) && !isNoise(bare) && !isField(bare)
      ? { degree: "", school: bare }
      : undefined;
  if (isField(bare)) return { degree: "", field: asTitle(bare), school: "", year };
  // "Board passer 2014" is a remark: beside small letters a capital only begins the sentence.
  if (/^\p{Lu}\p{Ll}+ .*\p{Ll}$/u.test(bare) && !isName && institutionScore(bare) === 0) return undefined;
  return /^\p{Lu}/u.test(bare) ? { degree: "", school: bare, year } : { degree: upperFirst(bare), school: "", year };
};
