/** Degrees and schools as people tell them, finished or not. */
import type { Education } from "../profiles/history.ts";
import { hasDegree } from "./degree-words.ts";
import { datesIn } from "./said-dates.ts";
import { schoolOf, yearOf } from "./school-parts.ts";
import { sentencesOf } from "./spoken-text.ts";

const isUnfinished =
  /\b(?:drop(?:ped)?(?:ping)? out|didn't finish|did not finish|never finished|never graduated|didn't graduate|left before|incomplete|unfinished|some (?:college|university))\b/i;

const isBegun = (text: string): boolean =>
  hasDegree(text) ||
  /\b(?:studied|dropped out|went to|attended|graduated from|took (?:some )?(?:classes|courses))\b/i.test(text);

/** "Hair and beauty at Burnley College but dropped out": what joins two subjects begins no second school. */
const beginsAnew = (glue: string, piece: string): boolean =>
  /^\s+and\s+$/i.test(glue) && !hasDegree(piece)
    ? /^(?:i |then |also |later |before that )*(?:studied|dropped out|went to|attended|graduated from|took)\b/i.test(
        piece,
      )
    : isBegun(piece);

const isTold = (text: string): boolean => /\b(?:at|from)\s+\S/i.test(text);

/** "Two degrees in one breath" are cut where the second begins. */
const apart = (sentence: string): string[] => {
  const pieces = sentence.split(
    /(?<glue>\s*,?\s+(?:and then|then|followed by|and also|and|plus|before that|after that|later)\s+|,\s+)/iu,
  );
  const groups: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [glue, piece] = [pieces[at - 1] ?? "", pieces[at] ?? ""];
    const last = groups.at(-1);
    if (
      last === undefined ||
      (beginsAnew(glue, piece) &&
        (isBegun(last) || (isTold(piece) && isTold(last))) &&
        !/^\s*(?:hons|honou?rs)/i.test(piece))
    )
      groups.push(piece);
    else groups[groups.length - 1] = `${last}${glue}${piece}`;
  }
  return groups;
};

const cue =
  /\b(?:studied|studying|degree|graduat\w+|bachelor\S*|master'?s|diploma|ph\.?d|dropped out|majored|alum\w*|b\.?sc|m\.?sc|mba|went to (?:\w+ ){0,3}(?:university|college|school))\b/i;

/** Letters after a name are no story of a school. */
const told =
  /\b(?:studied|studying|graduat\w+|majored|dropped out|have|got|hold|holding|went|did|finished|completed|earned|degree)\b/i;

/** "Two years at Kansas Wesleyan, no degree" is a school; what was not reached is left out. */
const withoutEnd = (text: string): string =>
  text
    .replace(
      /[,\s(]+(?:but |and )?(?:with )?(?:i )?(?:no degree|(?:didn't|did not|never) (?:finish\w*|graduate\w*|complete\w*)(?: it)?|not finished|unfinished|incomplete|no diploma)[)\s.]*$/i,
      "",
    )
    .replace(/^(?:some|a bit of) (?:college|university|uni) (?=(?:at|in) )/i, "");

const denied =
  /\b(?:didn't|did not|don't|do not|never|no|not|haven't|have not)\b[^,;]{0,20}\b(?:go|went|attend|have|get|got|degree|college|university|study|studied|studies|education|started|school|qualifications?)\b/i;

const putsRight = /\b(?:no|sorry|wait|actually|correction|oops|i mean|i meant|make that)\b/i;

interface Piece {
  readonly text: string;
  /** It stands on a line of its own, and may go on about the line before. */
  readonly ownLine: boolean;
}

const piecesOf = (text: string): Piece[] =>
  text.split(/\n+/).flatMap((line) =>
    sentencesOf(line)
      .flatMap(apart)
      .map((piece, index) => ({ text: piece, ownLine: index === 0 })),
  );

const isHigher = (school: string): boolean =>
  /univer|college|institut|polytech|hochschule/i.test(school) && !/\bhigh\b|secondary/i.test(school);

/** Whether the second says nothing but what the first left open. */
const completes = (before: Education, found: Education, ownLine: boolean, piece: string): boolean => {
  const gained = /^\W*(?:i )?(?:got|earned|received|with|finished with|completed)\b/i.test(piece);
  const saysNoMore = found.degree === "" && found.field === undefined && before.school === "";
  const isDegreeAlone =
    found.school === "" &&
    before.degree === "" &&
    before.school !== "" &&
    (found.year === undefined || ((gained || isHigher(before.school)) && before.year === undefined));
  return (
    saysNoMore ||
    (isDegreeAlone &&
      (found.field === undefined || ((ownLine || gained || isHigher(before.school)) && before.field === undefined)))
  );
};

const isFilled = ([, value]: readonly [string, unknown]): boolean => value !== "" && value !== undefined;
const both = (before: Education, found: Education): Education => ({
  ...found,
  ...before,
  ...(Object.fromEntries(Object.entries(found).filter(isFilled)) as Partial<Education>),
  ...(Object.fromEntries(Object.entries(before).filter(isFilled)) as Partial<Education>),
});

export const saidSchools = (text: string, asked: boolean): Education[] => {
  const schools: Education[] = [];
  if (asked && /^\W*(?:none|nothing|nope)\b/i.test(text)) return [];
  for (const { text: said, ownLine } of piecesOf(text)) {
    const piece = withoutEnd(said);
    if (!asked && !(cue.test(piece) && told.test(piece))) continue;
    if (/\bleft school (?:at \d|at the age|when|early)/i.test(piece)) continue;
    if (denied.test(piece) && !isUnfinished.test(piece)) continue;
    const before = schools.at(-1);
    const found = schoolOf(piece, asked);
    const { start, end, rest } = datesIn(piece);
    const year = yearOf(end ?? start);
    const isYearAlone =
      year !== undefined &&
      !/\p{L}{3}/u.test(rest.replaceAll(/\b(?:no|sorry|wait|actually|oops|i mean|make that|it was|in)\b/gi, ""));
    if (before !== undefined && isYearAlone) {
      if (before.year === undefined || putsRight.test(piece)) {
        const from = yearOf(start);
        schools[schools.length - 1] = {
          ...before,
          ...(from === undefined || from === year ? {} : { startYear: from }),
          year,
        };
      }
    } else if (found !== undefined && before !== undefined && completes(before, found, ownLine, piece))
      schools[schools.length - 1] = both(before, found);
    else if (found !== undefined) schools.push(found);
    else if (before !== undefined && before.year === undefined && year !== undefined)
      schools[schools.length - 1] = { ...before, year };
  }
  return schools.filter(({ degree, school, field }) => degree !== "" || school !== "" || field !== undefined);
};

const key = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

export const addedSchools = (before: readonly Education[], more: readonly Education[]): Education[] => {
  const all: Education[] = [...before];
  for (const school of more) {
    const at = all.findIndex(
      (known) =>
        key(known.school) === key(school.school) &&
        (key(known.degree) === key(school.degree) || known.degree === "" || school.degree === ""),
    );
    const known = all[at];
    if (known === undefined) all.push(school);
    else all[at] = { ...known, ...school, degree: school.degree === "" ? known.degree : school.degree };
  }
  return all.slice(0, 50);
};
