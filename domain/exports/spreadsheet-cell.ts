/** Cells of CSV files. A spreadsheet runs a cell that begins like a formula, so an apostrophe before it says that it is text. */

/** Full-width forms count too: spreadsheets of East Asia read them as the plain ones. */
const formulaSigns = "=+\\-@＝＋－＠";

/** A line end, a tab or an invisible character before the sign is dropped by some programs, and by others ends the quotes. */
const beginsLikeFormula = new RegExp(String.raw`^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[${formulaSigns}])`, "u");

export const withoutFormula = (value: string): string => (beginsLikeFormula.test(value) ? `'${value}` : value);

/** The text of a cell that our own export has guarded. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && beginsLikeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
