/** The header row of a table is neither an entry nor a heading, though its words may be section headings. */
import { fold } from "../sections/headings.ts";

const labels = new Set(
  "position|title|job title|role|rank|employer|company|organisation|organization|firm|vessel|period|dates|date|from|to|from to|year|years|duration|location|place|zeitraum|arbeitgeber|tatigkeit|poste|entreprise|periode|responsibilities|duties|details|description|when|where|what|degree|qualification|school|institution|university|graduation|college|course|subject|abschluss|field|award|awarding body|skill|level|proficiency|grade|language|certificate|issued|expires|no|name".split(
    "|",
  ),
);

export const isTableHeadRow = (cells: readonly string[]): boolean => {
  const labelCount = cells.filter((cell) => labels.has(fold(cell))).length;
  return (
    cells.length > 1 &&
    labelCount >= Math.min(2, cells.length) &&
    labelCount * 2 >= cells.length &&
    cells.every((cell) => cell.split(/\s+/).length <= 3 && !/[\d@]/.test(cell))
  );
};
