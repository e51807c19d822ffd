import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRecords, csvRows } from "./csv.ts";

test("reads fields, quotes and line ends", () => {
  expect(csvRows("a,b\r\nc,d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(csvRows('\uFEFF"one, two","say ""hi""","x\ny"\n')).toEqual([["one, two", 'say "hi"', "x\ny"]]);
  expect(csvRows("a,,\n,b,\n")).toEqual([
    ["a", "", ""],
    ["", "b", ""],
  ]);
  expect(csvRows("")).toEqual([]);
});

test.each(['"open', 'a"b,c', '"a"b', '"a" ,b'])("rejects a quote in the wrong place: %s", (text) => {
  expect(csvRows(text)).toBeUndefined();
});

test("names each record's values by the header row", () => {
  const [record] = csvRecords("First Name,E-mail\n Maren ,m@example.com\n,\n");
  expect(record?.get("firstname")).toBe("Maren");
  expect(csvRecords("First Name\n\n")).toEqual([]);
});

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;

test("reads back any rows that were written as CSV", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
      const file = rows.map((row) => row.map(quote).join(",")).join("\r\n");
      expect(csvRows(file)).toEqual(rows);
    }),
  );
});
