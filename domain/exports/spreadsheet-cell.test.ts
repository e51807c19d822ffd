import { expect, test } from "vitest";
import { withoutFormula, withoutGuard } from "./spreadsheet-cell.ts";

test("[SEC-L6] no cell begins like a formula, in full width or behind blanks", () => {
  const invisible = ["", " ", "\n", "\r\n", "\t", "\u00a0", "\u3000", "\u200b", "\ufeff", "\u202e", "\0"];
  const hostile = invisible.flatMap((before) =>
    Array.from("=+-@＝＋－＠").map((sign) => `${before}${sign}HYPERLINK("x")`),
  );
  hostile.push("\n", "\r", "\t", "\nplain", "\tplain", "\rplain");
  expect(hostile.filter((cell) => !withoutFormula(cell).startsWith("'"))).toEqual([]);
  expect(hostile.filter((cell) => withoutGuard(withoutFormula(cell)) !== cell)).toEqual([]);
  const plain = ["", "Ana", "a=1", " Ana", "5 - 3", "O'Neil", "'quoted'", "（＝）", "1,5"];
  expect(plain.map(withoutFormula)).toEqual(plain);
  expect(plain.map(withoutGuard)).toEqual(plain);
});
