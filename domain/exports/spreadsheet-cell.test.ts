import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "./spreadsheet-cell.ts";

test("[SEC-L6] escapes formulas in full width or after blank characters", () => {
  const invisible = ["", " ", "\n", "\r\n", "\t", "\u00a0", "\u3000", "\u200b", "\ufeff", "\u202e", "\0"];
  const dangerousCells = invisible.flatMap((before) =>
    Array.from("=+-@＝＋－＠").map((sign) => `${before}${sign}HYPERLINK("x")`),
  );
  dangerousCells.push("\n", "\r", "\t", "\nplain", "\tplain", "\rplain");
  expect(dangerousCells.filter((cell) => !escapeFormula(cell).startsWith("'"))).toEqual([]);
  expect(dangerousCells.filter((cell) => unescapeFormula(escapeFormula(cell)) !== cell)).toEqual([]);
  const plain = ["", "Ana", "a=1", " Ana", "5 - 3", "O'Neil", "'quoted'", "（＝）", "1,5"];
  expect(plain.map(escapeFormula)).toEqual(plain);
  expect(plain.map(unescapeFormula)).toEqual(plain);
});
