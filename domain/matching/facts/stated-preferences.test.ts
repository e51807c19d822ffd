import { expect, test, vi } from "vitest";
import type { Preference } from "../../profiles/history.ts";
import { needsOf } from "../ad/needs-of.ts";
import { scorerFor } from "../score/score.ts";
import { factsOf } from "./facts-of.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ad = needsOf({
  title: "Night Nurse",
  location: "Dayton, OH",
  requirements: "Must have:\n- Triage\n- Night shifts\n- Must be authorized to work in the US",
});

const traceOf = (preferences: readonly Preference[] | null, summary = "") =>
  scorerFor(ad).trace(
    factsOf({ currentTitle: "Nurse", location: "Boise, ID", summary, skills: ["Triage"], preferences }, "2026-11-01"),
  );

const kindsOf = (preferences: readonly Preference[], summary = "") =>
  factsOf({ summary, preferences }, "2026-11-01").wishes.map(({ kind }) => kind);

test("an unknown preference changes nothing, and neither does a start date", () => {
  const unknown = traceOf(null);
  expect(traceOf([])).toEqual(unknown);
  expect(traceOf([{ kind: "start_date", value: "2027-01" }])).toEqual(unknown);
  expect(traceOf([{ kind: "nights", value: "yes" }]).overall).toBe(unknown.overall);
});

test("a stated preference counts as the same statement in the summary does, and is quoted from its field", () => {
  const [stated, written] = [traceOf([{ kind: "relocation", value: "yes" }]), traceOf([], "Open to relocating.")];
  expect(stated.location.verdict).toBe("open-to-move");
  expect(stated.overall).toBe(written.overall);
  const { wishes } = factsOf({ preferences: [{ kind: "nights", value: "no" }] }, "2026-11-01");
  expect(wishes).toEqual([
    {
      kind: "no-nights",
      about: "no night shifts",
      span: { source: "preferences.0", start: 0, end: "No night shifts".length },
    },
  ]);
});

test("a stated preference decides, whatever an older text says", () => {
  expect(kindsOf([], "No nights. Open to relocating.")).toEqual(["open-to-move", "no-nights"]);
  const preferences: Preference[] = [
    { kind: "nights", value: "yes" },
    { kind: "relocation", value: "no" },
  ];
  expect(kindsOf(preferences, "No nights. Open to relocating.")).toEqual(["will-not-move"]);
});
