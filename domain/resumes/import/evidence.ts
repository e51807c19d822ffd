/** The lines of a document that a value came from, with the value marked in them. */
import type { Span } from "../read-resume.ts";

export interface LinePiece {
  readonly text: string;
  readonly marked: boolean;
}

const maxLineLength = 220;

/** Merges spans that touch, in text order. */
const merged = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else if (span.end > span.start) joined.push(span);
  }
  return joined;
};

const plain = (text: string): string => text.replaceAll(/[\t\r]+/g, "   ");

/** A long line is shown from shortly before its first mark. */
const windowOf = (line: Span, firstMark: number): Span => {
  if (line.end - line.start <= maxLineLength) return line;
  const start = Math.max(line.start, Math.min(firstMark - 40, line.end - maxLineLength));
  return { start, end: Math.min(line.end, start + maxLineLength) };
};

const piecesOf = (text: string, line: Span, marks: readonly Span[]): LinePiece[] => {
  const within = marks.filter(({ start, end }) => start < line.end && end > line.start);
  const shown = windowOf(line, within[0]?.start ?? line.start);
  const pieces: LinePiece[] = [];
  const add = (start: number, end: number, marked: boolean) => {
    const piece = plain(text.slice(start, end));
    if (piece !== "") pieces.push({ text: piece, marked });
  };
  let index = shown.start;
  for (const mark of within) {
    const [start, end] = [Math.max(index, mark.start), Math.min(shown.end, mark.end)];
    if (end <= start) continue;
    add(index, start, false);
    add(start, end, true);
    index = end;
  }
  add(index, shown.end, false);
  if (shown.start > line.start) pieces.unshift({ text: "…", marked: false });
  if (shown.end < line.end) pieces.push({ text: "…", marked: false });
  return pieces;
};

/** The lines that hold any of the spans, each in pieces. Empty if the document has no evidence. */
export const evidenceLines = (text: string, spans: readonly (Span | null | undefined)[]): LinePiece[][] => {
  const marks = merged(
    spans.filter((span) => span !== null && span !== undefined && span.start < text.length) as Span[],
  );
  const lines: LinePiece[][] = [];
  let start = 0;
  for (const words of text.split("\n")) {
    const line = { start, end: start + words.length };
    if (marks.some((mark) => mark.start < line.end && mark.end > line.start)) lines.push(piecesOf(text, line, marks));
    start = line.end + 1;
  }
  return lines;
};
