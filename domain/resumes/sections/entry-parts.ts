/** Splits the heading lines of a job or a school into parts: by cell, by typography and by separator characters. */
import { dateRangesIn, meansPresent, singleDatesIn, type DateRange } from "../fields/dates.ts";
import { leadingLabel, labelOf, type LabeledField } from "./entry-labels.ts";
import { cut, splitSlice, type Cell, type Line, type Slice } from "../layout/document-lines.ts";

import { isKnownLocation, locationScore } from "../fields/locations.ts";
import { titleScore } from "../fields/work-words.ts";

export interface Part extends Slice {
  readonly line: number;
  readonly bold: boolean;
  /** The separator before this part. A part after "at" is the company. */
  readonly lead: "" | "at" | "bracket";
  /** The field named by a label before this part. */
  readonly labeledField: LabeledField | null;
}

export interface FoundDate extends DateRange {
  readonly slice: Slice;
  readonly line: number;
  readonly single: boolean;
}

const strongSeparator = /\s{0,8}(?:[|•·●▪\t]|(?<=\)):\s|\s[–—-]\s|[–—](?=\s)|(?<=\s)[–—]|\s\/{2}\s)\s*/gu;
const atSeparator = /(?<!\s)\s+(?:@|at|bei|chez|bij)\s+/giu;
/** A company on its own line may keep the word before it. */
const leadingJoiner = /^(?:at|@|bei|chez|bij|issued by|awarded by)\s+(?=[\p{Lu}\d])/iu;
const noise =
  /^(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|freelance basis|casual|seasonal|vollzeit|teilzeit|cdi|cdd|internship|remote|hybrid|on-?site|home office|less than a year|\(?(?:\d+ ?(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)[ ,]*(?:and )?)+\)?|to|bis|from|since|[,;:.()–—-]+)$/i;

export const isNoise = (text: string): boolean => noise.test(text) || meansPresent(text) || !/[\p{L}\p{N}]/u.test(text);

const trimPunctuation = (slice: Slice): Slice => {
  const lead = /^[\s,;:|·•@–—-]*/u.exec(slice.text)?.[0].length ?? 0;
  const body = cut(slice, lead);
  const tail = /(?<![\s,;:|·•@–—-])[\s,;:|·•@–—-]*$/u.exec(body.text)?.[0].length ?? 0;
  const trimmed = cut(body, 0, body.text.length - tail);
  const bracket = /^\((?<inside>[^()]*)\)?$/u.exec(trimmed.text);
  if (bracket) return cut(trimmed, 1, trimmed.text.endsWith(")") ? trimmed.text.length - 1 : trimmed.text.length);
  const open = (trimmed.text.match(/\(/g)?.length ?? 0) - (trimmed.text.match(/\)/g)?.length ?? 0);
  if (open > 0 && trimmed.text.endsWith("(")) return trimPunctuation(cut(trimmed, 0, trimmed.text.length - 1));
  if (open < 0 && trimmed.text.startsWith(")")) return trimPunctuation(cut(trimmed, 1));
  return trimmed;
};

/** The dates of a cell. A lone year counts only at its edge or in brackets. */
export const datesIn = (cell: Slice, loose: boolean): (DateRange & { single: boolean })[] => {
  const ranges = dateRangesIn(cell.text).map((range) => ({ ...range, single: false }));
  if (ranges.length > 0 || !loose) return ranges;
  return singleDatesIn(cell.text)
    .filter(({ from, to }) => {
      const [before, after] = [cell.text.slice(0, from).trim(), cell.text.slice(to).trim()];
      return before === "" || after === "" || /[([,|–—·•-]$/u.test(before) || /^[)\],|–—·•:-]/u.test(after);
    })
    .map((date) => ({ ...date, single: true }));
};

/** The first date of a value that has nothing else in it. */
export const dateIn = (value: Slice): FoundDate | null => {
  const [date] = datesIn(value, true);
  return date ? { ...date, line: 0, slice: cut(value, date.from, date.to) } : null;
};

/** Splits where the typography changes: where bold ends, the title often ends too. */
const splitByTypography = (cell: Cell): (Slice & { bold: boolean })[] => {
  const pieces: (Slice & { bold: boolean; key: string })[] = [];
  let from = 0;
  for (const run of cell.runs) {
    const key = `${run.bold}${run.italic}${run.color}`;
    const last = pieces.at(-1);
    const blank = !/[\p{L}\p{N}]/u.test(run.text);
    if (last && (last.key === key || blank))
      pieces[pieces.length - 1] = { ...last, text: last.text + run.text, end: cell.start + from + run.text.length };
    else
      pieces.push({
        text: run.text,
        start: cell.start + from,
        end: cell.start + from + run.text.length,
        bold: run.bold,
        key,
      });
    from += run.text.length;
  }
  return pieces;
};

/** "Northlake Dental-Chicago, IL", as job boards print it. */
const splitTown = (slice: Slice): Slice[] => {
  const dash = slice.text.lastIndexOf("-");
  const town = slice.text.slice(dash + 1);
  const isSplit =
    dash > 2 &&
    /^\p{Lu}\p{Ll}/u.test(town) &&
    /\p{L}-$/u.test(slice.text.slice(0, dash + 1)) &&
    locationScore(town) >= 0.85;
  return isSplit ? [cut(slice, 0, dash), cut(slice, dash + 1)] : [slice];
};

const withBrackets = (slice: Slice): (Slice & { bracket: boolean })[] => {
  const match = /\((?<inside>[^()]*)\)\s*$/u.exec(slice.text);
  // "(part-time)" belongs to the title, "(Leeds)" is a part of its own.
  if (!match || /^\p{Ll}/u.test(match.groups?.["inside"] ?? "")) return [{ ...slice, bracket: false }];
  if (match.index === 0) return [{ ...slice, bracket: true }];
  // "(E-4)", "(ST5)" and "(RN)" are grades of the title.
  const inside = match.groups?.["inside"] ?? "";
  const grade = /^[\p{Lu}\d][\p{Lu}\d./-]{0,6}$/u.test(inside) && !isKnownLocation(inside);
  if (/^(?:grade|level|band|class|step)\s/i.test(inside)) return [{ ...slice, bracket: false }];
  if (grade && (/\d/.test(inside) || titleScore(slice.text.slice(0, match.index)) > 0))
    return [{ ...slice, bracket: false }];
  return [
    { ...cut(slice, 0, match.index), bracket: false },
    { ...cut(slice, match.index), bracket: true },
  ];
};

const rawParts = (line: Line, index: number, dates: readonly FoundDate[], schools = false): Part[] =>
  line.cells.flatMap((cell) =>
    splitByTypography(cell).flatMap((piece) => {
      // Dates are replaced by a separator, so that the text before and after them is not joined.
      let text = piece.text;
      for (const { slice } of dates.filter((date) => date.slice.start >= cell.start && date.slice.start < cell.end)) {
        const [from, to] = [Math.max(0, slice.start - piece.start), Math.min(text.length, slice.end - piece.start)];
        if (from < to) text = `${text.slice(0, from)}${"\t".repeat(to - from)}${text.slice(to)}`;
      }
      return splitSlice({ ...piece, text }, strongSeparator).flatMap((part) => {
        const joiner = leadingJoiner.exec(part.text)?.[0].length ?? 0;
        const pieces = splitTown(cut(part, joiner)).flatMap((one) => (schools ? [one] : splitSlice(one, atSeparator)));
        return pieces.flatMap((one, order) =>
          // "BSc (Hons)" keeps its brackets. "Clerk (Leeds)" has a location in them.
          (schools ? [{ ...one, bracket: false }] : withBrackets(one)).flatMap((bare): Part[] => {
            const number = /^\s*\d{1,2}[.)]\s+(?=\p{Lu})/u.exec(bare.text)?.[0].length ?? 0;
            const trimmed = trimPunctuation(cut(bare, number));
            if (trimmed.text === "" || isNoise(trimmed.text)) return [];
            return [
              {
                ...trimmed,
                line: index,
                bold: piece.bold,
                labeledField: null,
                lead: bare.bracket
                  ? "bracket"
                  : joiner > 0 || (order > 0 && locationScore(trimmed.text) < 0.85)
                    ? "at"
                    : "",
              },
            ];
          }),
        );
      });
    }),
  );

/** Removes labels. A label in its own cell applies to the part after it. */
export const partsOf = (line: Line, index: number, dates: readonly FoundDate[], schools = false): Part[] => {
  const parts: Part[] = [];
  let waiting: LabeledField | null = null;
  for (const part of rawParts(line, index, dates, schools)) {
    const alone = line.cells.length > 1 || dates.length > 0 ? labelOf(part.text.replace(/:$/, "")) : null;
    const before = leadingLabel(part.text);
    if (alone !== null && part.lead === "") waiting = alone;
    else if (before) parts.push({ ...part, ...cut(part, before.length), labeledField: before.field });
    else {
      parts.push({ ...part, labeledField: waiting });
      waiting = null;
    }
  }
  return parts.filter((part) => part.labeledField !== "rest" && part.labeledField !== "date");
};

export const foundDates = (line: Line, index: number, loose: boolean): FoundDate[] =>
  line.cells.flatMap((cell) =>
    datesIn(cell, loose).map((date) => {
      const slice = cut(cell, date.from, date.to);
      return { ...date, line: index, slice: { ...slice, end: Math.min(slice.end, cell.end) } };
    }),
  );
