import { expect, test } from "vitest";
import { fileNamePart } from "./file-name-part.ts";

test.each([
  ["Maya Okafor, RN.pdf", "Maya Okafor_ RN.pdf"],
  ["../../etc/passwd", "__.._etc_passwd"],
  ["..\\..\\C:\\x.pdf", "__.._C__x.pdf"],
  ["Zoë\u0000\n\u202Efdp.exe", "Zoë___fdp.exe"],
  ["  . ", "_"],
  ["name. .", "name"],
  ["", "file"],
  ["देव.pdf", "देव.pdf"],
])("turns %j into %j", (name, part) => {
  expect(fileNamePart(name)).toBe(part);
});

test("keeps the end of a long name, which has the extension", () => {
  expect(fileNamePart(`${"x".repeat(300)}.pdf`, 20)).toBe(`${"x".repeat(16)}.pdf`);
});
