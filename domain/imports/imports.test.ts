import { expect, test } from "vitest";
import { withoutFormula } from "../exports/spreadsheet-cell.ts";
import { percentRead } from "./imports.ts";
import { guessColumns } from "./person-columns.ts";
import { addressOf, readRow, salaryOf, splitName } from "./read-row.ts";

test("headings of other systems are recognised, each column once", () => {
  expect(guessColumns(["First Name", "LAST_NAME", "E-mail address", "Linked In URL", "Whatever"])).toEqual({
    firstName: 0,
    lastName: 1,
    email: 2,
    linkedin: 3,
  });
  expect(guessColumns(["Name", "Name", "Candidate"])).toEqual({ fullName: 0 });
});

test("names, pay and addresses as people write them", () => {
  expect(splitName("Reyes, Ada")).toEqual(["Ada", "Reyes"]);
  expect(splitName(" Ada  Maria Reyes ")).toEqual(["Ada Maria", "Reyes"]);
  expect(splitName("Ada")).toEqual(["Ada", ""]);
  expect(["$85,000", "85k", "85 000", "85000.00 USD", "70-80k", "none"].map(salaryOf)).toEqual([
    85_000,
    85_000,
    85_000,
    85_000,
    70,
    null,
  ]);
  expect(addressOf("Ada Reyes <ada@harbor.example>")).toBe("ada@harbor.example");
  expect(addressOf("mailto:ada@harbor.example")).toBe("ada@harbor.example");
  expect(addressOf("ada at harbor")).toBeUndefined();
});

test("what an export made harmless comes in as it was", () => {
  const cells = ["'+1 614 555 0100", "ada@harbor.example", "'Tis a name"];
  const read = readRow(cells, { phone: 0, email: 1, fullName: 2 });
  expect(read).toMatchObject({ person: { phone: "+1 614 555 0100", firstName: "'Tis a", lastName: "name" } });
  expect(["=1", "+1", "-1", "@a", "\t", "\r", "a=1", ""].map(withoutFormula)).toEqual([
    "'=1",
    "'+1",
    "'-1",
    "'@a",
    "'\t",
    "'\r",
    "a=1",
    "",
  ]);
});

test("a hundred percent is told only of all", () => {
  const counts = { waiting: 1, scan: 0, done: 999, duplicate: 0, failed: 0 };
  expect(percentRead({ total: 1000, counts })).toBe(99);
  expect(percentRead({ total: 1000, counts: { ...counts, waiting: 0, failed: 1 } })).toBe(100);
  expect(percentRead({ total: null, counts })).toBe(0);
});
