import { escapeFormula } from "#domain/exports/spreadsheet-cell.ts";
import type { ListColumn } from "./list-column.ts";

const toCell = (value: string | number | null): string => {
  const text = typeof value === "string" ? escapeFormula(value) : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The visible columns and rows of a list, in their order on the screen. */
export const toCsv = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value, csv = value }) => csv(row)))]
    .map((cells) => `${cells.map(toCell).join(",")}\r\n`)
    .join("");

/** The mark at the start tells spreadsheet programs that the file is UTF-8. */
export const downloadCsv = (name: string, csv: string): void => {
  const url = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(url);
};
