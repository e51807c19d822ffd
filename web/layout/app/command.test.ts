import { expect, test } from "vitest";
import { matchesQuery } from "./command.ts";

const command = { id: "import", title: "Import candidates", target: "/", keywords: "upload CSV" };

test.each([
  ["imp", true],
  ["cand imp", true],
  ["csv", true],
  ["  ", true],
  ["port", false],
  ["import jobs", false],
])("finds a command by the beginnings of its words: %j", (query, isFound) => {
  expect(matchesQuery(command, query)).toBe(isFound);
});
