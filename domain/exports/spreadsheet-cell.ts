/** Cells of CSV files. A spreadsheet runs a cell that begins like a formula, so an apostrophe in front marks it as text. */

/** Includes full-width forms, which East Asian spreadsheets treat like the plain signs. */
const formulaPrefixes = "=+\\-@＝＋－＠";

/** Some programs drop a line break, tab or invisible character before the sign; others end the quoted cell there. */
const formulaStart = new RegExp(String.raw`^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[${formulaPrefixes}])`, "u");

export const escapeFormula = (value: string): string => (formulaStart.test(value) ? `'${value}` : value);

/** The text of a cell that our own export has escaped. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
