import { describe, expect, test } from "vitest";
import { bestCaseFor } from "./score-bound.ts";
import type { CandidateRecord } from "../facts/candidate-facts.ts";
import { factsOf } from "../facts/facts-of.ts";
import type { JobRecord } from "../ad/job-needs.ts";
import { generatedCandidate, generatedJob, seededRandom } from "../../test/generated-records.ts";
import { requiredClauses } from "../retrieval/required-clauses.ts";
import { needsOf } from "../ad/needs-of.ts";
import { poolOf } from "../retrieval/pool.ts";
import { scoreMatch, scorerFor } from "./score.ts";
import { searchRowOf } from "../retrieval/search-row.ts";
import { matchParts } from "./trace.ts";

const now = "2026-11-01";

const generateRecords = (jobs: number, people: number, seed: number) => {
  const chance = seededRandom(seed);
  const records = Array.from({ length: people }, () => generatedCandidate(chance));
  const facts = records.map((record) => factsOf(record, now));
  const pool = poolOf(facts.map((each) => searchRowOf(each).terms));
  const needs = Array.from({ length: jobs }, () => needsOf(generatedJob(chance)));
  return { records, facts, pool, needs };
};

const nurseJob: JobRecord = {
  title: "Registered Nurse, ICU",
  industry: "Hospitals",
  requirements: "Must have:\n- Mechanical ventilation\n- Vasopressor titration\n- BLS and ACLS\nNice to have:\n- CRRT",
  location: "Houston, TX",
  remote: false,
  salaryMin: 78_000,
  salaryMax: 98_000,
  minYears: 2,
};

const nurse = (description: string, more: Partial<CandidateRecord> = {}): CandidateRecord => ({
  currentTitle: "ICU Nurse",
  location: "Houston, TX",
  desiredSalary: 90_000,
  summary: "ICU nurse.",
  skills: ["BLS", "ACLS", "CRRT"],
  experience: [{ title: "Registered Nurse, ICU", industry: "Hospitals", start: "2020-01", end: null, description }],
  education: [{ degree: "BSN" }],
  ...more,
});

const complete = "Mechanical ventilation, vasopressor titration, CRRT on nights.";
const needs = needsOf(nurseJob);
const scoreOf = (record: CandidateRecord) => scoreMatch(needs, factsOf(record, now));

test("returns the same bytes for the same input, 100 times", () => {
  const record = nurse(complete);
  const results = Array.from({ length: 100 }, () =>
    JSON.stringify(scoreMatch(needsOf(nurseJob), factsOf(record, now))),
  );
  expect(new Set(results).size).toBe(1);
}, 60_000);

test("restores facts that were stored as JSON", () => {
  const facts = factsOf(nurse(complete), now);
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
});

test("sums the parts to the total, shown and unrounded, on 10,000 pairs", () => {
  const { facts, needs: jobs } = generateRecords(50, 200, 7);
  const failures: string[] = [];
  for (const job of jobs) {
    const scorer = scorerFor(job);
    for (const fact of facts) {
      const trace = scorer.trace(fact);
      const points = trace.parts.reduce((sum, part) => sum + part.points, 0);
      const shown = trace.parts.reduce((sum, part) => sum + part.shown, 0);
      const isWhole = points === trace.value && shown === trace.overall && trace.overall === Math.round(trace.value);
      const isInside = trace.value >= 0 && trace.value <= 100 && trace.parts.every((part) => part.shown >= 0);
      if (!isWhole || !isInside || trace.value !== scorer.value(fact))
        failures.push(`${points} ${trace.value} ${shown}`);
    }
  }
  expect(failures).toEqual([]);
}, 60_000);

test("keeps the bars at 100 in total", () => {
  const trace = scoreOf(nurse(complete));
  expect(trace.parts.map((part) => part.part)).toEqual([...matchParts]);
  expect(trace.parts.reduce((sum, part) => sum + part.outOf, 0)).toBe(100);
});

test("never lowers the score when a required skill is added, listed or in a role", () => {
  const chance = seededRandom(11);
  const lowered: string[] = [];
  for (let index = 0; index < 800; index += 1) {
    const job = generatedJob(chance);
    const jobNeeds = needsOf(job);
    const record = generatedCandidate(chance);
    const scorer = scorerFor(jobNeeds);
    const before = scorer.value(factsOf(record, now));
    const wantedSkills = jobNeeds.needs.flatMap((need) =>
      need.elements.flatMap((each) => each.terms.map((term) => term.name)),
    );
    const skill = wantedSkills[Math.floor(chance() * wantedSkills.length)];
    if (skill === undefined) continue;
    const listed = { ...record, skills: [...(record.skills ?? []), skill] };
    const inRole = {
      ...record,
      experience: (record.experience ?? []).map((role, place) =>
        place === 0 ? { ...role, description: `${role.description ?? ""} Worked with ${skill}.` } : role,
      ),
    };
    for (const [kind, improvedRecord] of [
      ["listed", listed],
      ["in a role", inRole],
    ] as const)
      if (scorer.value(factsOf(improvedRecord, now)) < before - 1e-9) lowered.push(`${skill} ${kind} for ${job.title}`);
  }
  expect(lowered).toEqual([]);
}, 60_000);

describe("the bound", () => {
  test("keeps every score within the bound of the held terms, on 10,000 pairs", () => {
    const { facts, needs: jobs, pool } = generateRecords(50, 200, 23);
    const above: string[] = [];
    for (const job of jobs) {
      const scorer = scorerFor(job);
      const bestCase = bestCaseFor(job, pool);
      for (const fact of facts) {
        const value = scorer.value(fact);
        const { terms, brief } = searchRowOf(fact);
        if (value > bestCase.boundFor(new Set(terms), brief)) above.push(`${job.title}: ${value}`);
      }
    }
    expect(above).toEqual([]);
  }, 60_000);

  test("keeps a candidate who misses a required clause below the score", () => {
    const { facts, needs: jobs, pool } = generateRecords(30, 150, 31);
    const above: string[] = [];
    for (const job of jobs) {
      const scorer = scorerFor(job);
      const bestCase = bestCaseFor(job, pool);
      const fit = { verdict: "same-place", share: 1, spans: [] } as const;
      const rows = facts.map((each) => ({ value: scorer.value(each), held: new Set(searchRowOf(each).terms) }));
      const holders = poolOf(rows.map(({ held: holderTerms }) => [...holderTerms])).holders;
      for (const targetScore of [20, 40, 60, 80]) {
        const { clauses, maxScoreOfOthers } = requiredClauses(bestCase, holders, fit, targetScore);
        for (const { value, held: holderTerms } of rows)
          if (value >= targetScore && !clauses.every((clause) => clause.some((term) => holderTerms.has(term))))
            above.push(`${job.title} ${targetScore}: ${value} > ${maxScoreOfOthers}`);
      }
    }
    expect(above).toEqual([]);
  }, 60_000);

  test("gives no score without a term of the job", () => {
    const fit = { verdict: "same-place", share: 1, spans: [] } as const;
    expect(bestCaseFor(needs).boundForGroups(new Set(), fit)).toBe(0);
  });
});

describe("limits", () => {
  test("scores above 79 when nothing is missing", () => {
    expect(scoreOf(nurse(complete)).overall).toBeGreaterThan(79);
  });

  test("caps at 79 with one must-have missing, with a flag and a counterfactual", () => {
    const trace = scoreOf(nurse("Vasopressor titration, CRRT on nights."));
    expect(trace.overall).toBeLessThanOrEqual(79);
    expect(trace.limits.map((limit) => limit.reason)).toEqual(["one-must-have-missing"]);
    expect(trace.redFlags[0]).toMatchObject({ kind: "one-must-have-missing", about: ["Mechanical ventilation"] });
    expect(trace.counterfactuals[0]?.words).toBe("Mechanical ventilation");
    expect(trace.counterfactuals[0]?.overall).toBeGreaterThan(79);
  });

  test("caps at 59 with two must-haves missing", () => {
    const trace = scoreOf(nurse("CRRT on nights."));
    expect(trace.overall).toBeLessThanOrEqual(59);
    expect(trace.limits.map((limit) => limit.reason)).toEqual(["must-haves-missing"]);
  });

  test.each([
    ["Won't relocate.", "place-refused"],
    ["No US work permit.", "no-work-permit"],
  ])("caps the score for a job elsewhere: %s", (statement, reason) => {
    const trace = scoreOf(nurse(complete, { location: "Boise, ID", summary: `ICU nurse. ${statement}` }));
    expect(trace.limits.map((limit) => limit.reason)).toContain(reason);
    expect(trace.overall).toBeLessThan(40);
  });

  test("treats a planned move to the location like living there", () => {
    const localNurse = scoreOf(nurse(complete));
    const moving = scoreOf(nurse(complete, { location: "Boise, ID", summary: "Moving to Houston in January." }));
    expect(moving.value).toBe(localNurse.value);
    expect(moving.location.verdict).toBe("moving");
  });
});

test("explains each need by its own parts", () => {
  const trace = scoreMatch(needsOf(nurseJob), factsOf(nurse("Mechanical ventilation, BLS."), now));
  for (const { words, elements } of trace.needs) {
    expect(elements, words).not.toEqual([]);
    for (const { label } of elements) expect(words.toLowerCase()).toContain(label.toLowerCase());
  }
});

test("quotes the source text for every credit by a skill", () => {
  const record = nurse(complete);
  const trace = scoreOf(record);
  const spans = trace.needs.flatMap((need) =>
    need.elements.filter((each) => each.by !== null).map((each) => each.spans),
  );
  expect(spans.length).toBeGreaterThan(3);
  expect(spans.filter((each) => each.length === 0)).toEqual([]);
  const ventilation = trace.needs[0]?.elements[0]?.spans[0];
  expect(ventilation?.source).toBe("experience.0.description");
  expect(record.experience?.[0]?.description?.slice(ventilation?.start, ventilation?.end)).toBe(
    "Mechanical ventilation",
  );
});

const role = (start: string, end: string | null) => ({
  title: "Registered Nurse, ICU",
  industry: "Hospitals",
  start,
  end,
  description: complete,
});
const monthsIn = (experience: CandidateRecord["experience"]) =>
  scoreOf(nurse("", { experience: experience ?? [] })).needs[0]?.elements[0]?.months;

test("counts the months of a skill in two parallel roles once", () => {
  expect(monthsIn([role("2022-11", null)])).toBe(48);
  expect(monthsIn([role("2022-11", null), role("2023-11", "2024-10")])).toBe(48);
  expect(monthsIn([role("2022-11", null), role("2020-11", "2023-10")])).toBe(72);
  expect(monthsIn([role("2022-11", null), role("2018-11", "2020-10")])).toBe(72);
});
