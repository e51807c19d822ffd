/** Reads schools: a degree, an institution and a year, in whatever order the document prints them. */
import { singleDatesIn, dateRangesIn, yearsIn } from "./dates.ts";
import { cut, splitSlice, type Line, type Slice } from "../layout/document-lines.ts";
import { isTableHeadRow } from "../layout/table-headers.ts";
import { continuesLine, joinLines } from "../layout/wrapped-lines.ts";
import { degreeScore, institutionScore } from "./education-words.ts";
import { dateIn, foundDates, partsOf } from "../sections/entry-parts.ts";
import { readForm, type FormRecord } from "../sections/forms.ts";
import { joinBrokenDates } from "../layout/job-lines.ts";
import { isKnownLocation, locationScore } from "./locations.ts";

export interface FoundSchool {
  readonly institution: Slice | null;
  readonly degree: Slice | null;
  readonly year: (Slice & { readonly value: number }) | null;
}

type Kind = "degree" | "institution" | "year" | "other";

interface Piece extends Slice {
  readonly kind: Kind;
  readonly line: number;
  readonly value: number;
  /** Follows a comma and a degree: its subject, if the school is named elsewhere. */
  readonly tail?: boolean;
  /** Labeled as the subject. */
  readonly isField?: boolean;
}

const aside =
  /^(?:gpa|grade|note|abschlussnote|mention|thesis|dissertation|relevant|coursework|modules|honou?rs?:|awards?|activities|minor|major:|specialis|specializ|focus|schwerpunkt|cum laude|magna|summa|with distinction|first class|2:1|dean|expected|erwartet|\(?expected\)?|graduated|completed|location|distinction)\b/i;
const yearOf = (date: { start: string; end: string | null }): number => Number((date.end ?? date.start).slice(0, 4));

/** Parts of a comma list belong together while they are of the same kind. */
const byComma = (slice: Slice): Slice[] => {
  const parts = splitSlice(slice, /,\s+|:\s+/g);
  const groups: Slice[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const kind = kindOf(part.text);
    const lastKind = last ? kindOf(last.text) : "other";
    const extendsDegree = last && lastKind !== "other" && lastKind === kind;
    if (extendsDegree) groups[groups.length - 1] = cut(slice, last.start - slice.start, part.end - slice.start);
    else groups.push(part);
  }
  return groups;
};

/** "MBChB", "DEC in Accounting": abbreviations too many to list. */
const isAbbreviatedDegree = (text: string): boolean => {
  const letters = /^(?<letters>\p{Lu}[\p{L}.]{1,7})(?: in \p{Lu}.*)?$/u.exec(text)?.groups?.["letters"] ?? "";
  return (letters.match(/\p{Lu}/gu)?.length ?? 0) >= 3 && !isKnownLocation(text);
};

const kindOf = (printed: string): Kind => {
  const text = printed.replaceAll(/\([^)]*\)?/g, " ");
  const [degree, school] = [degreeScore(text), institutionScore(text)];
  if (degree === 0 && school === 0) return isAbbreviatedDegree(text.trim()) ? "degree" : "other";
  // "Secondary school certificate" is a degree, although it names a school.
  if (degree > 0 && /(?:certificate|diploma|degree|certification)\s*$/i.test(text)) return "degree";
  if (degree > 0 && school > 0)
    return /^(?:school|college|university|institut)/i.test(text) || school >= degree ? "institution" : "degree";
  return degree > school ? "degree" : "institution";
};

const piecesOf = (line: Line, index: number): Piece[] => {
  const dates = foundDates(line, index, true);
  const inside = dates.length > 0 ? dates : datesAnywhere(line, index);
  const years = inside.map((date): Piece => ({ ...date.slice, kind: "year", line: index, value: yearOf(date) }));
  const words = partsOf(line, index, inside, true)
    .filter((part) => !aside.test(part.text))
    .flatMap((part): Piece[] => {
      const all = kindOf(part.text) === "other" ? [part] : byComma(part);
      const split = all.filter((piece) => !aside.test(piece.text));
      return split.map((piece, order) => ({
        ...piece,
        kind:
          order === 0 && (part.labeledField === "degree" || part.labeledField === "institution")
            ? part.labeledField
            : kindOf(piece.text),
        line: index,
        value: 0,
        isField: part.labeledField === "field",
        tail: order > 0 && kindOf(split[order - 1]?.text ?? "") === "degree",
      }));
    });
  return [...years, ...words].toSorted((a, b) => a.start - b.start);
};

const datesAnywhere = (line: Line, index: number) =>
  line.cells.flatMap((cell) =>
    [...dateRangesIn(cell.text), ...singleDatesIn(cell.text)].map((date) => ({
      ...date,
      single: true,
      line: index,
      slice: cut(cell, date.from, date.to),
    })),
  );

const isLocationLike = (text: string): boolean => isKnownLocation(text) || locationScore(text) >= 0.85;

/** The subject of a degree: a few words without figures beside it. */
const canBeField = (piece: Piece, degree: Piece, school: Piece | null): boolean =>
  Math.abs(piece.line - degree.line) <= 1 &&
  // What is beside the school and not beside the degree is its town.
  (piece.line === degree.line || piece.line !== school?.line) &&
  piece.text.split(/\s+/).length <= 7 &&
  !/[\d.!?]/.test(piece.text) &&
  degreeScore(piece.text) === 0;

/** One school: unrecognized pieces are the school or the subject, whichever is missing, and the subject is beside the degree. */
const schoolOf = (pieces: readonly Piece[]): FoundSchool => {
  const first = (kind: Kind): Piece | null => pieces.find((piece) => piece.kind === kind) ?? null;
  let degree: Slice | null = first("degree");
  let institution: Slice | null = first("institution");
  const printed = first("degree");
  const year = pieces.findLast((piece) => piece.kind === "year") ?? null;
  const named = pieces.filter((piece) => piece.kind === "other" && !isLocationLike(piece.text));
  // A place is a name if there is nothing else.
  const others = named.length > 0 || institution !== null ? named : pieces.filter((piece) => piece.kind === "other");
  const distance = (piece: Piece): number =>
    printed ? Math.abs(piece.line - printed.line) * 2 - (piece.tail ? 1 : 0) : 0;
  const byDistance = others.toSorted((a, b) => distance(b) - distance(a) || b.start - a.start);
  if (institution === null && printed !== null) institution = byDistance[0] ?? null;
  else if (printed === null) degree = others[0] ?? null;
  const fields = others.filter((piece) => piece !== institution && piece !== degree);
  const field = printed
    ? (fields.find((piece) => piece.isField) ??
      fields.find((piece) => canBeField(piece, printed, first("institution"))))
    : undefined;
  if (degree && field)
    degree = {
      text: `${degree.text}, ${field.text}`,
      start: Math.min(degree.start, field.start),
      end: Math.max(degree.end, field.end),
    };
  return { degree, institution, year };
};

/** Joins a long name that a narrow column broke, if the next line's first word had no room on the first line. */
const joinWrapped = (lines: readonly Line[]): Line[] => {
  const joinedLines: Line[] = [];
  for (const line of lines) {
    const before = joinedLines.at(-1);
    if (
      before &&
      continuesLine(before, line, lines) &&
      (kindOf(line.text) === "other" || !line.text.includes(" ")) &&
      yearsIn(line.text).length === 0 &&
      yearsIn(before.text).length === 0
    )
      joinedLines[joinedLines.length - 1] = joinLines(before, line);
    else joinedLines.push(line);
  }
  return joinedLines;
};

/** Begins a school when its degree, name or year is already taken, or after an empty line. */
const inSequence = (lines: readonly (readonly Piece[])[], gaps: readonly number[]): Piece[][] => {
  const schools: Piece[][] = [];
  for (const [index, pieces] of lines.entries())
    for (const piece of pieces) {
      const school = schools.at(-1);
      const has = (kind: Kind): boolean => school?.some((other) => other.kind === kind) ?? false;
      const isTaken = piece.kind !== "other" && has(piece.kind);
      const isFresh =
        (gaps[index] ?? 0) > 1.3 &&
        school?.at(-1)?.line !== piece.line &&
        has("year") &&
        (has("degree") || has("institution"));
      if (!school || isFresh || (isTaken && (piece.kind !== "year" || school.length > 1))) schools.push([piece]);
      else school.push(piece);
    }
  return schools;
};

const splitBefore = (
  lines: readonly (readonly Piece[])[],
  begins: (pieces: readonly Piece[], index: number) => boolean,
): Piece[][] => {
  const schools: Piece[][] = [];
  for (const [index, pieces] of lines.entries()) {
    const school = schools.at(-1);
    if (!school || begins(pieces, index)) schools.push([...pieces]);
    else school.push(...pieces);
  }
  return schools;
};

const points = (found: number, missing: number): number => (found === 1 ? 1 : found === 0 ? missing : 1 - found);

const scoreOf = (schools: readonly (readonly Piece[])[]): number => {
  const signatures = schools.map((pieces) => pieces.map((piece) => piece.kind).join(" "));
  const common = Math.max(...signatures.map((one) => signatures.filter((other) => other === one).length));
  const sum = schools.reduce((total, pieces) => {
    const count = (kind: Kind): number => pieces.filter((piece) => piece.kind === kind).length;
    const spare = pieces.some((piece) => piece.kind === "other" && !isLocationLike(piece.text));
    return (
      total +
      points(count("degree"), spare ? 0.1 : -0.3) +
      points(count("institution"), spare ? 0.2 : -0.5) +
      points(count("year"), -0.5)
    );
  }, 0);
  return sum + common * 0.5;
};

/** The one way to divide the section that gives each school a degree, a name and a year, in the same order. */
const divide = (lines: readonly (readonly Piece[])[], gaps: readonly number[]): Piece[][] => {
  const has = (pieces: readonly Piece[] | undefined, kind: Kind): boolean =>
    pieces?.some((piece) => piece.kind === kind) ?? false;
  const isOther = (pieces: readonly Piece[] | undefined): boolean =>
    pieces?.every((piece) => piece.kind === "other") ?? false;
  const kinds: readonly Kind[] = ["year", "degree", "institution"];
  const ways = [
    { schools: inSequence(lines, gaps), bonus: 0.4 },
    ...kinds.map((kind) => ({ schools: splitBefore(lines, (pieces) => has(pieces, kind)), bonus: 0 })),
    // The subject may stand above its degree.
    ...kinds.map((kind) => ({
      schools: splitBefore(
        lines,
        (pieces, index) =>
          (isOther(pieces) && has(lines[index + 1], kind)) || (has(pieces, kind) && !isOther(lines[index - 1])),
      ),
      bonus: 0,
    })),
    { schools: splitBefore(lines, (_pieces, index) => has(lines[index - 1], "year")), bonus: 0 },
    { schools: splitBefore(lines, (_pieces, index) => (gaps[index] ?? 0) > 1.3), bonus: 0.1 },
  ].map(({ schools, bonus }) => ({ schools, score: scoreOf(schools) + bonus }));
  return ways.toSorted((a, b) => b.score - a.score)[0]?.schools ?? [];
};

const schoolOfRecord = ({ values }: FormRecord): FoundSchool => {
  const [degree, field] = [values.get("degree") ?? null, values.get("field")];
  const dated = values.get("date");
  const date = dated ? dateIn(dated) : null;
  return {
    institution: values.get("institution") ?? null,
    degree:
      degree && field
        ? {
            text: `${degree.text}, ${field.text}`,
            start: Math.min(degree.start, field.start),
            end: Math.max(degree.end, field.end),
          }
        : (degree ?? field ?? null),
    year: dated && date ? { ...dated, value: yearOf(date) } : null,
  };
};

export const readSchools = (section: readonly Line[]): FoundSchool[] => {
  const form = readForm(section);
  if (form) return form.map(schoolOfRecord).filter((school) => school.degree !== null || school.institution !== null);
  const lines: Piece[][] = [];
  const gaps: number[] = [];
  let gap = 9;
  const content = joinBrokenDates(joinWrapped(section)).filter(
    (line) => !isTableHeadRow(line.cells.map((cell) => cell.text)),
  );
  for (const [index, line] of content.entries()) {
    gap = Math.max(gap, line.gap);
    const pieces = piecesOf(line, index);
    const remark = aside.test(line.text);
    if (line.bullet && lines.length > 0 && pieces.every((piece) => piece.kind === "other" || piece.kind === "year"))
      continue;
    if (remark && !/^(?:graduat|complet|expected|award|class of|erwartet)/i.test(line.text)) continue;
    const kept = pieces.filter((piece) => !remark || piece.kind === "year");
    if (kept.length === 0) continue;
    lines.push(kept);
    gaps.push(gap);
    gap = 0;
  }
  /** Unknown words after a degree without a subject are its subject, unless another degree or school follows at once. */
  const isSubject = (pieces: readonly Piece[], index: number): boolean =>
    pieces.every(({ kind }) => kind === "other") &&
    lines[index - 1]?.at(-1)?.kind === "degree" &&
    !/ (?:in|of) \p{L}/u.test(lines[index - 1]?.at(-1)?.text.replace(/^\S+ of /u, "") ?? "") &&
    !lines[index + 1]?.some(({ kind }) => kind === "degree" || kind === "institution");
  const gapsBetween = lines.map((pieces, index) => (isSubject(pieces, index) ? 0 : (gaps[index] ?? 0)));
  const schools = divide(lines, gapsBetween)
    .map(schoolOf)
    .filter((school) => school.degree !== null || school.institution !== null);
  // Two degrees under one school's name: the second belongs to that school too.
  let above: Slice | null = null;
  return schools.map((school) => {
    above = school.institution ?? above;
    return { ...school, institution: above };
  });
};
