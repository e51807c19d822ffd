/** Reads schools: a degree, an institution and a year, in whatever order the document prints them. */
import { singleDatesIn, dateRangesIn, yearsIn } from "./dates.ts";
import { cut, splitSlice, type Line, type Slice } from "../layout/document-lines.ts";
import { isTableHeadRow } from "../layout/table-headers.ts";
import { continuesLine, joinLines } from "../layout/wrapped-lines.ts";
import { degreeScore, institutionScore } from "./education-words.ts";
import { foundDates, partsOf } from "../sections/entry-parts.ts";
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

interface Draft {
  degree: Slice | null;
  institution: Slice | null;
  year: (Slice & { value: number }) | null;
  others: Piece[];
  line: number;
}

const createDraft = (line: number): Draft => ({ degree: null, institution: null, year: null, others: [], line });

const isLocationLike = (text: string): boolean => isKnownLocation(text) || locationScore(text) >= 0.85;

/** Assigns unrecognized pieces by what is missing: after a degree comes its school. */
const completeDraft = (draft: Draft): FoundSchool => {
  let { degree, institution } = draft;
  const hasName = institution !== null || draft.others.some((piece) => !piece.tail && !isLocationLike(piece.text));
  for (const piece of draft.others) {
    if (piece.tail && hasName && degree && !isLocationLike(piece.text)) {
      degree = { text: `${degree.text}, ${piece.text}`, start: degree.start, end: piece.end };
      continue;
    }
    if (isLocationLike(piece.text) && (institution !== null || draft.others.length > 1)) continue;
    if (institution === null && degree !== null) institution = piece;
    else if (degree === null) degree = piece;
  }
  return { degree, institution, year: draft.year };
};

/** Joins a long name that a narrow column broke, if the next line's first word had no room on the first line. */
const joinWrapped = (lines: readonly Line[]): Line[] => {
  const joinedLines: Line[] = [];
  for (const line of lines) {
    const before = joinedLines.at(-1);
    if (
      before &&
      continuesLine(before, line, lines) &&
      kindOf(line.text) === "other" &&
      yearsIn(line.text).length === 0 &&
      yearsIn(before.text).length === 0
    )
      joinedLines[joinedLines.length - 1] = joinLines(before, line);
    else joinedLines.push(line);
  }
  return joinedLines;
};

export const readSchools = (lines: readonly Line[]): FoundSchool[] => {
  const drafts: Draft[] = [];
  const contentLines = joinBrokenDates(joinWrapped(lines)).filter(
    (line) => !isTableHeadRow(line.cells.map((cell) => cell.text)),
  );
  for (const [index, line] of contentLines.entries()) {
    if (
      line.bullet &&
      drafts.length > 0 &&
      piecesOf(line, index).every((piece) => piece.kind === "other" || piece.kind === "year")
    )
      continue;
    const remark = aside.test(line.text);
    if (remark && !/^(?:graduat|complet|expected|award|class of|erwartet)/i.test(line.text)) continue;
    for (const piece of piecesOf(line, index).filter((one) => !remark || one.kind === "year")) {
      let draft = drafts.at(-1);
      const isTaken =
        draft === undefined ||
        (piece.kind === "degree" && draft.degree !== null) ||
        (piece.kind === "institution" && draft.institution !== null) ||
        (piece.kind === "year" &&
          draft.year !== null &&
          (draft.degree !== null || draft.institution !== null || draft.others.length > 0));
      const fresh =
        draft !== undefined &&
        line.gap > 1.3 &&
        draft.line !== index &&
        (draft.degree !== null || draft.institution !== null) &&
        draft.year !== null;
      if (!draft || isTaken || fresh) {
        draft = createDraft(index);
        drafts.push(draft);
      }
      if (piece.kind === "degree") draft.degree = piece;
      else if (piece.kind === "institution") draft.institution = piece;
      else if (piece.kind === "year") draft.year = piece;
      else draft.others.push(piece);
      draft.line = index;
    }
  }
  const schools = drafts.map(completeDraft).filter((school) => school.degree !== null || school.institution !== null);
  // Two degrees under one school's name: the second belongs to that school too.
  let above: Slice | null = null;
  return schools.map((school) => {
    above = school.institution ?? above;
    return { ...school, institution: above };
  });
};
