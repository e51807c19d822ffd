/** The rules behind open jobs from the candidate's side: when a score means something, which gaps to close, what is counted. */
import { expect, test } from "vitest";
import type { CandidateRecord } from "../matching/facts/candidate-facts.ts";
import { factsOf } from "../matching/facts/facts-of.ts";
import { needsOf } from "../matching/ad/needs-of.ts";
import { scorerFor } from "../matching/score/score.ts";
import { emptyProfile } from "../profiles/profile.ts";
import { bestScoreGain } from "./best-score-gain.ts";
import { similarAds, nextSteps, payInAds, skillsAsked, occupationsOf } from "./market-insight.ts";
import { isReadyToMatch, missingForMatching } from "./ready-to-match.ts";
import { nearestRole } from "./nearest-role.ts";

const now = "2026-11";
const role = { title: "Registered Nurse", start: "2018-03", end: null, description: "Triage, charting in Epic." };
const facts = (record: CandidateRecord) => factsOf(record, now);
const nurse = facts({ currentTitle: "Registered Nurse", skills: ["Triage", "Epic"], experience: [role] });
const ad = (title: string, requirements: string, pay: readonly [number, number] | null = null) => ({
  needs: needsOf({ title, requirements }),
  salaryMinUsd: pay?.[0] ?? null,
  salaryMaxUsd: pay?.[1] ?? null,
});

test("requires a dated role and a skill before scoring", () => {
  expect(missingForMatching(facts({}))).toEqual(["experience", "skills", "title"]);
  const listed = missingForMatching(facts({ currentTitle: "Registered Nurse", skills: ["Triage"] }));
  expect([listed, isReadyToMatch(listed)]).toEqual([["experience"], false]);
  expect(isReadyToMatch(missingForMatching(nurse))).toBe(true);
  expect(isReadyToMatch(["title"])).toBe(true);
});

test("finds the one or two gaps that raise the score most", () => {
  const scorer = scorerFor(needsOf({ title: "Registered Nurse", requirements: "Triage\nEpic\nWound care\nPALS" }));
  const trace = scorer.trace(nurse);
  const gaps = trace.needs.filter(({ state }) => state !== "met").map(({ need }) => need);
  expect(gaps).toHaveLength(2);
  expect(bestScoreGain(scorer, nurse, trace)).toEqual({ needs: gaps, score: scorer.withMet(nurse, gaps) });
  for (const { need, overall } of trace.counterfactuals) expect(scorer.withMet(nurse, [need])).toBe(overall);
  expect(scorer.withMet(nurse, [])).toBe(trace.overall);
  const met = scorerFor(needsOf({ title: "Registered Nurse", requirements: "Triage\nEpic" }));
  expect(bestScoreGain(met, nurse, met.trace(nurse))).toBeNull();
});

test("counts an ad once per skill, skips other work and unstated pay", () => {
  const ads = [
    ad("Registered Nurse", "Wound care\nEpic\nWound care for burns", [70_000, 90_000]),
    ad("Registered Nurse", "Wound care", [80_000, 95_000]),
    ad("Registered Nurse", "Wound care"),
    ad("Line Cook", "Food safety certificate", [30_000, 40_000]),
  ];
  const similar = similarAds(ads, occupationsOf(nurse));
  expect(similar).toHaveLength(3);
  const askedSkills = skillsAsked(similar, nurse);
  expect(askedSkills[0]).toEqual({ name: "Wound care", askedBy: 3, has: false });
  expect(askedSkills).toContainEqual({ name: "Epic", askedBy: 1, has: true });
  expect(payInAds(similar)).toEqual({ count: 2, lowUsd: 70_000, highUsd: 95_000 });
  expect(payInAds([ad("Registered Nurse", "Epic")])).toBeNull();
});

test("orders next steps by required fields, most asked skills and the rest", () => {
  const askedSkills = [
    { name: "Epic", askedBy: 3, has: true },
    { name: "Wound care", askedBy: 2, has: false },
  ];
  expect(nextSteps(emptyProfile, askedSkills, 3).map(({ name }) => name)).toEqual(["experience", "skills", "title"]);
  const knownProfile = {
    ...emptyProfile,
    title: "Nurse",
    skills: ["Epic"],
    experience: [{ title: "Nurse", company: "x" }],
  };
  expect(nextSteps(knownProfile, askedSkills, 3)).toEqual([
    { kind: "skill", name: "Wound care", askedBy: 2, of: 3 },
    { kind: "field", name: "full name" },
    { kind: "field", name: "email" },
  ]);
});

test.each([
  ["Registered Nurse", "Registered Nurse"],
  ["ICU nurse", "Registered Nurse"],
  ["Beekeeper", undefined],
])("the role nearest to %s is %s", (title, expectedRole) => {
  expect(nearestRole(title, facts({ currentTitle: title }).title.occupations)?.title).toBe(expectedRole);
});
