import { expect, test, vi } from "vitest";
import { generatedCandidate, generatedJob, seededRandom } from "../../test/generated-records.ts";
import { goldenCases, goldenNow } from "../../test/golden-matches/all-cases.ts";
import { needsOf } from "../ad/needs-of.ts";
import { factsOf } from "../facts/facts-of.ts";
import { scoreMatch } from "../score/score.ts";
import { ungroundedClaims } from "./check-claims.ts";
import { absent, elementTrace, exampleTrace, needTrace } from "./example-traces.ts";
import { matchTextOf } from "./match-text.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test("every claim about written and generated records names a span, or what was looked for", () => {
  const chance = seededRandom(53);
  const generated = Array.from({ length: 150 }, () =>
    scoreMatch(needsOf(generatedJob(chance)), factsOf(generatedCandidate(chance), goldenNow)),
  );
  const written = goldenCases.flatMap(({ job, people }) =>
    people.map(({ record }) => scoreMatch(needsOf(job), factsOf(record, goldenNow))),
  );
  expect([...generated, ...written].flatMap(ungroundedClaims)).toEqual([]);
});

test("control: a finding without a span and an absence without a search are reported", () => {
  const needs = [needTrace("must-1", { elements: [elementTrace({ label: "React" }), absent("Go")] })];
  expect(ungroundedClaims(exampleTrace({ needs }))).toEqual(["React", "Go"]);
});

test("says what was looked for and not found", () => {
  const job = { title: "Registered Nurse", requirements: "- CCRN\n- Wound care" };
  const trace = scoreMatch(needsOf(job), factsOf({ currentTitle: "Nurse", skills: ["Wound care"] }, goldenNow));
  expect(matchTextOf(trace, job).reasoning).toContain(
    "Not found: CCRN (also looked for Critical Care Registered Nurse",
  );
});

/** A drafting certificate is nothing to a nurse: shared words such as "two years" or "associate degree" show no drafting. */
test.each([
  "Two years of civil drafting",
  "Associate degree in drafting",
  "Student teaching or one year in the classroom",
])("ticks nothing of another trade for a nurse: %s", (requirement) => {
  const nurse = factsOf(
    {
      currentTitle: "ER Nurse",
      skills: ["Triage", "IV starts"],
      experience: [
        {
          title: "ER Nurse",
          industry: "Hospitals",
          start: "2019-01",
          end: null,
          description: "Triage, trauma care and IV starts.",
        },
      ],
      education: [{ degree: "Associate degree in nursing" }],
    },
    goldenNow,
  );
  const title = requirement.includes("drafting") ? "Civil Drafter" : "Math Teacher";
  expect(scoreMatch(needsOf({ title, requirements: `- ${requirement}` }), nurse).needs[0]?.state).not.toBe("met");
});
