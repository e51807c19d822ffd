import { expect, test } from "vitest";
import { isSameName } from "./closing.ts";
import { digestInput } from "./closing-receipt.ts";
import { erasedLines, mainLines, groupedLines } from "./erased-tables.ts";

test("matches the workspace name without case and extra spaces", () => {
  expect(isSameName("  harbor   CLINICS ", "Harbor Clinics")).toBe(true);
  expect(isSameName("Harbor Clinic", "Harbor Clinics")).toBe(false);
  expect(isSameName("", "Harbor Clinics")).toBe(false);
});

test("labels an unknown table by its own name and still counts it", () => {
  const counts = { offer_letters: 2, candidates: 3, audit_log: 1, jobs: 0 };
  expect(erasedLines(counts).map(({ name, count }) => [name, count])).toEqual([
    ["Candidates", 3],
    ["Activity log entries", 1],
    ["Offer letters", 2],
  ]);
  expect(mainLines(counts)).toMatchObject([{ table: "candidates" }, { table: "audit_log" }]);
});

test("groups match index tables into one line, but digests each table", () => {
  const counts = { candidate_match: 4, match_stale: 2, match_key_counts: 1, candidates: 3 };
  expect(groupedLines(counts).map(({ name, count }) => [name, count])).toEqual([
    ["Candidates", 3],
    ["Match index", 7],
  ]);
  expect(erasedLines(counts)).toHaveLength(4);
});

test("includes every fact of the receipt in the digest input", () => {
  const receipt = {
    id: "0192f3c4-8d1e-4a6b-9c55-2f7e6d1b3a90",
    name: "Harbor Clinics",
    begunBy: "Ada Reyes",
    begunAt: "2026-11-03T14:12:00.000Z",
    erasedAt: "2026-12-03T14:23:00.000Z",
    counts: { candidates: 3 },
  };
  expect(digestInput(receipt).split("\n")).toEqual([
    "Receipt 0192f3c4-8d1e-4a6b-9c55-2f7e6d1b3a90",
    "Workspace Harbor Clinics",
    "Begun 2026-11-03T14:12:00.000Z by Ada Reyes",
    "Erased 2026-12-03T14:23:00.000Z",
    "candidates 3",
  ]);
  expect(digestInput({ ...receipt, begunBy: null })).toContain("Begun 2026-11-03T14:12:00.000Z\n");
});
