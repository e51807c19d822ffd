/**
 * Reads rows of a comma-separated file (RFC 4180): quotes around a field are doubled inside it, and line ends in quotes
 * are kept.
 */
import { cleanText } from "../../text/clean-text.ts";

const maxRows = 5000;

/** Returns undefined if a quote opens or closes in the wrong place: the file was not written as valid CSV. */
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
      // A comma at the very end of the file opens one more empty field.
      if (cell.lastIndex < text.length) continue;
      row.push("");
    }
    rows.push(row);
    if (rows.length > maxRows) return undefined;
    row = [];
  }
  return rows;
};

/** Maps each row by the names in the first one. Names are compared without case and spaces. Empty rows are dropped. */
export const csvRecords = (file: string): ReadonlyMap<string, string>[] => {
  const [head = [], ...rows] = csvRows(file) ?? [];
  const names = head.map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return rows
    .filter((row) => row.some((value) => value.trim() !== ""))
    .map((row) => new Map(names.map((name, index) => [name, cleanText(row[index] ?? "").trim()])));
};
