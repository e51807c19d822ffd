/** Report rows as a CSV file for spreadsheets; no cell can become a formula. */
import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { ReportRow } from "#domain/reports/reports.ts";
import { escapeFormula } from "#domain/exports/spreadsheet-cell.ts";

const columns: readonly (readonly [title: string, cell: (row: ReportRow) => string | number | null])[] = [
  ["Candidate", ({ name }) => name],
  ["Job", ({ job }) => job],
  ["Source", ({ source }) => source],
  ["Group", ({ group }) => group],
  ["From", ({ from }) => from],
  ["To", ({ to }) => to],
  ["Days", ({ seconds }) => (seconds === null ? null : Number((seconds / 86_400).toFixed(3)))],
  ["Furthest stage", ({ furthest }) => furthest],
  ["Current stage", ({ stage }) => stage],
  ["Status", ({ status }) => status],
  ["Candidate ID", ({ candidateId }) => candidateId],
  ["Job ID", ({ jobId }) => jobId],
  ["Application ID", ({ applicationId }) => applicationId],
];

const cellOf = (value: string | number | null): string => {
  if (value === null) return "";
  return typeof value === "number" ? String(value) : escapeFormula(value);
};

/** The byte order mark tells spreadsheets the encoding. */
export const csvOfRows = (rows: readonly ReportRow[]): Readable => {
  const csvStream = stringify({
    header: true,
    columns: columns.map(([title]) => title),
    bom: true,
    record_delimiter: "\r\n",
  });
  return Readable.from(rows.map((row) => columns.map(([, cell]) => cellOf(cell(row))))).pipe(csvStream);
};
