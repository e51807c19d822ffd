import { expect, test } from "vitest";
import { isNameOf } from "./closing.ts";
import { digestedText } from "./closing-receipt.ts";
import { erasedLines, foremostLines, shownLines } from "./erased-tables.ts";

test("a name is recognised as people type it, and nothing else is", () => {
  expect(isNameOf("  harbor   CLINICS ", "Harbor Clinics")).toBe(true);
  expect(isNameOf("Harbor Clinic", "Harbor Clinics")).toBe(false);
  expect(isNameOf("", "Harbor Clinics")).toBe(false);
});

test("a table without words of its own is named after itself and left out of nothing", () => {
  const counts = { offer_letters: 2, candidates: 3, audit_log: 1, jobs: 0 };
  expect(erasedLines(counts).map(({ name, count }) => [name, count])).toEqual([
    ["People", 3],
    ["Entries of the activity log", 1],
    ["Offer letters", 2],
  ]);
  expect(foremostLines(counts)).toMatchObject([{ table: "candidates" }, { table: "audit_log" }]);
});

test("the tables of the match index are one line to people, and a line each to the digest", () => {
  const counts = { candidate_match: 4, match_stale: 2, match_holders: 1, candidates: 3 };
  expect(shownLines(counts).map(({ name, count }) => [name, count])).toEqual([
    ["People", 3],
    ["Match index", 7],
  ]);
  expect(erasedLines(counts)).toHaveLength(4);
});

test("every fact of a receipt is in the words its digest is made of", () => {
  const receipt = {
    id: "0192f3c4-8d1e-4a6b-9c55-2f7e6d1b3a90",
    name: "Harbor Clinics",
    begunBy: "Ada Reyes",
    begunAt: "2026-11-03T14:12:00.000Z",
    erasedAt: "2026-12-03T14:23:00.000Z",
    counts: { candidates: 3 },
  };
  expect(digestedText(receipt).split("\n")).toEqual([
    "Receipt 0192f3c4-8d1e-4a6b-9c55-2f7e6d1b3a90",
    "Workspace Harbor Clinics",
    "Begun 2026-11-03T14:12:00.000Z by Ada Reyes",
    "Erased 2026-12-03T14:23:00.000Z",
    "candidates 3",
  ]);
  expect(digestedText({ ...receipt, begunBy: null })).toContain("Begun 2026-11-03T14:12:00.000Z\n");
});
