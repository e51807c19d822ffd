import { expect, test, vi } from "vitest";
import type { CandidateRecord } from "./candidate-facts.ts";
import { factsOf } from "./facts-of.ts";
import { needsOf } from "../ad/needs-of.ts";
import { scorerFor } from "../score/score.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const needs = needsOf({
  title: "Registered Nurse",
  industry: "Hospitals",
  requirements: "Must have:\n- Georgia RN license\n- Wound care",
});

const nurse = (skills: readonly string[], summary = ""): CandidateRecord => ({
  currentTitle: "Nurse",
  summary,
  skills,
  experience: [
    {
      title: "Staff Nurse",
      industry: "Hospitals",
      start: "2020-01",
      end: null,
      description: "Wound care, pressure injuries.",
    },
  ],
});

const traceOf = (record: CandidateRecord) => scorerFor(needs).trace(factsOf(record, "2026-11-01"));
const stateOf = (record: CandidateRecord) => traceOf(record).needs[0]?.state;

test("meets a license by its name, with or without its state", () => {
  expect(stateOf(nurse(["RN license (Georgia)"]))).toBe("met");
  expect(stateOf(nurse(["RN license"]))).toBe("met");
  expect(stateOf(nurse(["Georgia RN license"]))).toBe("met");
  expect(stateOf(nurse(["Compact RN license, Tennessee"]))).toBe("met");
});

test("meets a license of another state in part, and flags it", () => {
  const trace = traceOf(nurse(["RN license (Oregon)"]));
  expect(trace.needs[0]?.state).toBe("partly");
  expect(trace.redFlags.map((flag) => flag.kind)).toContain("licence-of-another-state");
  expect(traceOf(nurse(["RN license"])).redFlags.map((flag) => flag.kind)).not.toContain("licence-of-another-state");
});

test("gives no credit for words shared with a license, and none after a denial", () => {
  expect(stateOf(nurse(["Fishing license"], "A registered user of the nursing library in Georgia."))).toBe("missing");
  expect(stateOf(nurse(["RN license"], "I hold no license here and look for a way in."))).toBe("missing");
  expect(stateOf(nurse(["RN license"], "No license restrictions or discipline."))).toBe("met");
});

const record = (description: string): CandidateRecord => ({
  experience: [{ title: "Nurse", industry: "Hospitals", start: "2020-01", end: null, description }],
});
const names = (description: string) => factsOf(record(description), "2026-11-01").skills.map((skill) => skill.name);

test("gives a role no credit for work that others do", () => {
  expect(names("Wound care is handled by an outside team. Triage.")).not.toContain("Wound care");
  expect(names("Wound care and triage.")).toContain("Wound care");
});
