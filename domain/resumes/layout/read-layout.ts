/** Turns pages of positioned words into lines in reading order. */
import type { UnpositionedLine } from "./document-lines.ts";
import { regionsOf, type Region } from "./layout-columns.ts";
import { looseLines } from "./layout-lines.ts";
import type { PositionedPage } from "./positioned-text.ts";

const pageNumber = /^(?:.{0,40}\W)?(?:page|seite|p\.)\s*\d+(?:\s*(?:of|\/|von|de)\s*\d+)?$|^\d+\s*(?:\/|of)\s*\d+$/i;

/** "Page 1 - Curriculum vitae of": the rest of the footer may be on the line below. */
const footerStart = /^(?:page|seite)\s*\d+\s*[-–—|·].{0,60}$/iu;

const textOf = (line: UnpositionedLine): string =>
  line.cells
    .map((cell) => cell.runs.map((run) => run.text).join(""))
    .join(" ")
    .trim();

/** "Name · Title · 1/2" on the first page of two. */
const isFooter = (text: string, page: number, pages: number): boolean => {
  const pageNumberMatch = /^.{0,80}\W\s*(?<page>\d{1,2})\s*(?:\/|of|von|de)\s*(?<pages>\d{1,2})$/u.exec(text)?.groups;
  return pages > 1 && Number(pageNumberMatch?.["page"]) === page && Number(pageNumberMatch?.["pages"]) === pages;
};

interface ColumnStream {
  readonly left: number;
  readonly right: number;
  readonly isSideColumn: boolean;
  readonly lines: UnpositionedLine[];
}

const overlap = (a: Region | ColumnStream, b: Region | ColumnStream): number =>
  (Math.min(a.right, b.right) - Math.max(a.left, b.left)) / Math.min(a.right - a.left, b.right - b.left);

/**
 * A column continues in the same column of the next page, so the side column of every page is read before the main one.
 * Otherwise the skills in the margin of page two would split a job.
 */
export const readLayout = (pages: readonly PositionedPage[]): UnpositionedLine[] => {
  const streams: ColumnStream[] = [];
  for (const page of pages) {
    for (const band of regionsOf(page)) {
      const widest = Math.max(...band.map((region) => region.right - region.left));
      for (const region of band) {
        const isSideColumn = band.length > 1 && region.right - region.left < widest;
        const stream = streams.findLast(
          (stream) =>
            page.number > 1 &&
            stream.lines.every((line) => line.page < page.number || band.length === 1) &&
            stream.isSideColumn === isSideColumn &&
            overlap(stream, region) > 0.8,
        );
        const lines = looseLines(region.words, page.number, stream ? (stream.lines[0]?.block ?? 0) : streams.length);
        if (stream) stream.lines.push(...lines);
        else streams.push({ left: region.left, right: region.right, isSideColumn: isSideColumn, lines });
      }
    }
  }
  return streams
    .flatMap((stream) => stream.lines)
    .filter((line, index, lines) => {
      const [above, below] = [lines[index - 1], lines[index + 1]];
      const isLast = below?.page !== line.page;
      return (
        !footerStart.test(textOf(line)) && !(isLast && above?.page === line.page && footerStart.test(textOf(above)))
      );
    })
    .filter((line) => !pageNumber.test(textOf(line)) && !isFooter(textOf(line), line.page, pages.length));
};
