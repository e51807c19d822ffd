/** Rows of a comma-separated file, as RFC 4180 has it: quotes around a field, doubled inside it, line ends within quotes kept. */
import { cleanText } from "../text/clean-text.ts";

const mostRows = 5000;

/** Undefined where a quote stands or ends in the wrong place: such a file was not written by a program that knows the format. */
export const csvRows = (file: string): string[][] | undefined => {
  const text = file.replace(/^\uFEFF/, "");
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"(?<quoted>[^"]*(?:""[^"]*)*)"|(?<bare>[^",\r\n]*))(?<end>,|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (match === null) return undefined;
    const { quoted, bare = "", end } = match.groups ?? {};
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ",") {
      // A comma at the very end of the file opens one more empty field, which ends with it.
      if (cell.lastIndex < text.length) continue;
      row.push("");
    }
    rows.push(row);
    if (rows.length > mostRows) return undefined;
    row = [];
  }
  return rows;
};

/** Each row under the names of the first one; names are compared without case and spaces. Rows that say nothing are left out. */
export const csvRecords = (file: string): ReadonlyMap<string, string>[] => {
  const [head = [], ...rows] = csvRows(file) ?? [];
  const names = head.map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return rows
    .filter((row) => row.some((value) => value.trim() !== ""))
    .map((row) => new Map(names.map((name, at) => [name, cleanText(row[at] ?? "").trim()])));
};
