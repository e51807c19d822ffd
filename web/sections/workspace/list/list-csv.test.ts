import { expect, test } from "vitest";
import { toCsv } from "./list-csv.ts";

test("writes titles and rows, quotes separators and defuses formulas", () => {
  const columns = [
    { key: "name", title: "Name", cell: () => null, value: ({ name }: { name: string }) => name },
    { key: "score", title: "Score, %", cell: () => null, value: () => 91 },
    { key: "note", title: "Note", cell: () => null, value: () => null },
  ];
  expect(toCsv(columns, [{ name: 'Ana "Ann" Silva' }, { name: "=HYPERLINK(1)" }, { name: "Lee\nAnn" }])).toBe(
    'Name,"Score, %",Note\r\n"Ana ""Ann"" Silva",91,\r\n\'=HYPERLINK(1),91,\r\n"Lee\nAnn",91,\r\n',
  );
});
