import { expect, test, vi } from "vitest";
import type { CandidateRecord } from "../facts/candidate-facts.ts";
import { factsOf } from "../facts/facts-of.ts";
import { generatedCandidate, seededRandom } from "../../test/generated-records.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const now = "2026-11-01";

interface Person extends CandidateRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly education: readonly { readonly degree: string; readonly school: string; readonly year: number }[];
}

const person = (record: CandidateRecord, name: readonly [string, string], pronoun: string, school: string): Person => ({
  ...record,
  firstName: name[0],
  lastName: name[1],
  summary: `${record.summary ?? ""} ${pronoun === "he" ? "He leads his team." : "She leads her team."}`,
  education: (record.education ?? []).map(({ degree }) => ({
    degree: degree ?? "",
    school,
    year: pronoun === "he" ? 1991 : 2019,
  })),
});

test("keeps names, pronouns, schools and graduation years out of the facts", () => {
  const chance = seededRandom(3);
  for (let index = 0; index < 200; index += 1) {
    const record = generatedCandidate(chance);
    const one = factsOf(person(record, ["Emily", "Walsh"], "she", "Harvard University"), now);
    const other = factsOf(person(record, ["Jamal", "Washington"], "he", "Night School of Ohio"), now);
    expect(JSON.stringify(other)).toBe(JSON.stringify({ ...one, claimed: other.claimed }));
    expect(Object.keys(other.claimed).toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(one.claimed).toSorted((a, b) => a.localeCompare(b)),
    );
  }
});

const role = (title: string, start: string, end: string | null) => ({ title, start, end, description: "Python." });

test("keeps employment gaps out of the facts", () => {
  const without = factsOf(
    { experience: [role("Data Analyst", "2022-11", null), role("Clerk", "2019-11", "2022-10")] },
    now,
  );
  const withGap = factsOf(
    { experience: [role("Data Analyst", "2022-11", null), role("Clerk", "2014-11", "2017-10")] },
    now,
  );
  expect(withGap).toEqual(without);
});
