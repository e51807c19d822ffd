import { expect, test } from "vitest";
import { factsOf } from "../../matching/facts/facts-of.ts";
import { needsOf } from "../../matching/ad/needs-of.ts";
import { scorerFor } from "../../matching/score/score.ts";
import { goldenCases, goldenNow } from "./all-cases.ts";

const people = goldenCases.flatMap((each) =>
  each.people.map((person) => ({ ...person, job: each.job, facts: factsOf(person.record, goldenNow) })),
);

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

const ranked = goldenCases.map(({ job }) => {
  const scorer = scorerFor(needsOf(job));
  return people
    .map((person) => ({
      id: person.id,
      value: scorer.value(person.facts),
      grade: person.job === job ? person.grade : 0,
      isStuffer: person.job === job && person.isStuffer === true,
    }))
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
});

const quality = (list: (typeof ranked)[number]): number =>
  gain(list.map(({ grade }) => grade)) / gain(list.map(({ grade }) => grade).toSorted((a, b) => b - a));

test("ranks the golden set with an nDCG@10 of at least 0.93", () => {
  const all = ranked.map(quality);
  expect(all.reduce((sum, each) => sum + each, 0) / all.length).toBeGreaterThan(0.93);
  expect(Math.min(...all)).toBeGreaterThan(0.85);
});

test("ranks candidates who copied the ad below everyone worth an interview", () => {
  for (const list of ranked) {
    const last = list.findLastIndex(({ grade }) => grade > 0);
    expect(list.findIndex(({ isStuffer }) => isStuffer)).toBeGreaterThan(last);
    expect(list.find(({ isStuffer }) => isStuffer)?.value).toBeLessThan(15);
  }
});
