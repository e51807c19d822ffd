import { expect, test } from "vitest";
import { escapeFormula } from "../exports/spreadsheet-cell.ts";
import { percentDone } from "./imports.ts";
import { guessColumns } from "./person-columns.ts";
import { parseEmail, readRow, parseSalary, splitName } from "./read-row.ts";

test("recognizes headings of other systems, each column once", () => {
  expect(guessColumns(["First Name", "LAST_NAME", "E-mail address", "Linked In URL", "Whatever"])).toEqual({
    firstName: 0,
    lastName: 1,
    email: 2,
    linkedin: 3,
  });
  expect(guessColumns(["Name", "Name", "Candidate"])).toEqual({ fullName: 0 });
});

test("parses names, salaries and emails as people write them", () => {
  expect(splitName("Reyes, Ada")).toEqual(["Ada", "Reyes"]);
  expect(splitName(" Ada  Maria Reyes ")).toEqual(["Ada Maria", "Reyes"]);
  expect(splitName("Ada")).toEqual(["Ada", ""]);
  expect(["$85,000", "85k", "85 000", "85000.00 USD", "70-80k", "none"].map(parseSalary)).toEqual([
    85_000,
    85_000,
    85_000,
    85_000,
    70,
    null,
  ]);
  expect(parseEmail("Ada Reyes <ada@harbor.example>")).toBe("ada@harbor.example");
  expect(parseEmail("mailto:ada@harbor.example")).toBe("ada@harbor.example");
  expect(parseEmail("ada at harbor")).toBeUndefined();
});

test("reads lists of licenses and languages, each once", () => {
  const row = readRow(["ana@people.example", "Ana Ruiz", "RN; BLS; RN", "English, Spanish"], {
    email: 0,
    fullName: 1,
    credentials: 2,
    languages: 3,
  });
  expect(row).toMatchObject({
    person: {
      credentials: [
        { name: "RN", status: "held" },
        { name: "BLS", status: "held" },
      ],
      languages: [{ name: "English" }, { name: "Spanish" }],
    },
  });
});

test("restores cells that an export escaped", () => {
  const cells = ["'+1 614 555 0100", "ada@harbor.example", "'Tis a name"];
  const row = readRow(cells, { phone: 0, email: 1, fullName: 2 });
  expect(row).toMatchObject({ person: { phone: "+1 614 555 0100", firstName: "'Tis a", lastName: "name" } });
  expect(["=1", "+1", "-1", "@a", "\t", "\r", "a=1", ""].map(escapeFormula)).toEqual([
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

test("reports 100 percent only when every item is done", () => {
  const counts = { waiting: 1, scan: 0, done: 999, duplicate: 0, failed: 0 };
  expect(percentDone({ total: 1000, counts })).toBe(99);
  expect(percentDone({ total: 1000, counts: { ...counts, waiting: 0, failed: 1 } })).toBe(100);
  expect(percentDone({ total: null, counts })).toBe(0);
});
