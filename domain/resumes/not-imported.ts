/** The printed lines that no field took, so that nothing is dropped silently. */
import type { Line } from "./layout/document-lines.ts";
import type { NotImported, Span } from "./read-resume.ts";
import type { Section } from "./sections/sections.ts";
import { isTableHeadRow } from "./layout/table-headers.ts";

export const notImportedIn = (sections: readonly Section[], taken: readonly Span[]): NotImported[] => {
  const isTaken = (line: Line): boolean => taken.some(({ start, end }) => start < line.end && end > line.start);
  return sections.flatMap(({ heading, lines }) =>
    lines
      .filter((line) => !isTaken(line) && line !== heading && !isTableHeadRow(line.cells.map((cell) => cell.text)))
      .map((line) => ({
        heading: heading?.cells[0]?.text ?? "",
        text: line.text,
        span: { start: line.start, end: line.end },
      })),
  );
};
