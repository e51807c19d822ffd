/** Cells of CSV files. A spreadsheet runs a cell that begins like a formula, so an apostrophe in front marks it as text. */

/** Full-width forms count too: spreadsheets of East Asia read them as the plain ones. */
const formulaPrefixes = "=+\\-@＝＋－＠";

/** A line end, a tab or an invisible character before the sign is dropped by some programs, and by others ends the quotes. */
const beginsLikeFormula = new RegExp(String.raw`^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[${formulaPrefixes}])`, "u");

export const escapeFormula = (value: string): string => (beginsLikeFormula.test(value) ? `'${value}` : value);

/** The text of a cell that our own export has escaped. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && beginsLikeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
