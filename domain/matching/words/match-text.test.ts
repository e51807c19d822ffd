import { describe, expect, it } from "vitest";
import { absent, elementTrace, exampleJob, exampleTrace, poorTrace, needTrace, weakTrace } from "./example-traces.ts";
import { factsOf } from "../facts/facts-of.ts";
import { needsOf } from "../ad/needs-of.ts";
import { scoreMatch } from "../score/score.ts";
import { interviewQuestionsOf } from "./questions/interview-questions.ts";
import { matchTextOf } from "./match-text.ts";

describe("the text of a strong match", () => {
  const words = matchTextOf(exampleTrace(), exampleJob);

  it("names what is met, its evidence and for how long", () => {
    expect(words.reasoning).toBe(
      'Found all 3 must-haves: React, TypeScript and accessibility. Dated roles mention React (6 years 2 months), TypeScript (4 years 2 months) and GraphQL (1 year 2 months). Accessibility is listed; we didn\'t recognize it in a dated role. Related roles span 6 years 2 months; the job asks for 5 years. The past title "Frontend Engineer" reads as the same kind of job.',
    );
  });

  it("recommends a conversation and what to ask in it", () => {
    expect(words.recommendations).toEqual([
      "Invite to a first interview: every must-have was found.",
      "Ask where they used accessibility: we didn't recognize it in a dated role.",
      "Start the interview with React: roles that mention it span 6 years 2 months.",
    ]);
    expect(words.redFlags).toEqual([]);
  });
});

describe("the text of a weak match", () => {
  const words = matchTextOf(weakTrace(), exampleJob);

  it("names substitutes, what is missing, and why the score is capped", () => {
    expect(words.reasoning).toContain("We found none of the 3 must-haves in full.");
    expect(words.reasoning).toContain("Vue.js is close to React, for partial credit.");
    expect(words.reasoning).toContain('Not found: TypeScript and "Accessibility audits you ran');
    expect(words.reasoning).toContain("Related roles span 2 years 6 months, short of the 5 years");
    expect(words.reasoning).toContain("Lives elsewhere and doesn't mention moving; the job is in Austin, TX.");
    expect(words.reasoning).toContain("Desired salary is 12% above the top of the range of $150,000.");
    expect(words.reasoning).toContain("The score is 52 instead of 62 because several must-haves");
  });

  it("flags each thing once, with its numbers", () => {
    expect(words.redFlags).toEqual([
      "2 must-haves weren't found: TypeScript and accessibility audits.",
      "Related roles count as 2 years 6 months, but the job asks for 5 years.",
      "Desired salary is 12% above the top of the range ($150,000).",
      "Lives outside the area and doesn't mention moving. The job is in Austin, TX.",
    ]);
  });
});

describe("the text of a poor match", () => {
  const words = matchTextOf(poorTrace(), exampleJob);

  it("flags text that addresses the software and recommends no interview", () => {
    expect(words.recommendations[0]).toBe("Read the flagged part of the resume first.");
    expect(words.recommendations.at(-1)).toContain("Interview other candidates first");
  });

  it("repeats no title that reveals the sex", () => {
    expect(JSON.stringify(words)).not.toContain("Waitress");
  });
});

const metBy = (count: number) =>
  matchTextOf(
    exampleTrace({
      needs: ["React", "TypeScript", "GraphQL"]
        .slice(0, count)
        .map((label, index) => needTrace(`must-${index}`, { elements: [elementTrace({ label })] })),
      experience: { relevantMonths: 13, datedMonths: 13, minimumMonths: 12, roles: [] },
    }),
    exampleJob,
  ).reasoning;

it("uses singular and plural correctly", () => {
  expect(metBy(1)).toMatch(/^Found the one must-have: React\./);
  expect(metBy(2)).toMatch(/^Found both must-haves: React and TypeScript\./);
  expect(metBy(3)).toMatch(/^Found all 3 must-haves: React, TypeScript and GraphQL\./);
  expect(metBy(1)).toContain("Related roles span 1 year 1 month; the job asks for 1 year.");
});

const flagged = (about: string) =>
  matchTextOf(exampleTrace({ redFlags: [{ kind: "terms-refused", about: [about], spans: [] }] }), exampleJob).redFlags;

it("does not repeat reasons that touch on a person's private life", () => {
  expect(flagged("no nights")).toEqual(['Rules out a condition of the job. In their words: "no nights".']);
  expect(flagged("no nights because of my kids")).toEqual(["Rules out a condition of the job."]);
});

it("does not treat a remote job as a location", () => {
  const words = matchTextOf(weakTrace(), { ...exampleJob, location: "Remote (United States)" });
  expect(words.reasoning).toContain("the job is remote within the United States.");
});

describe("interview questions", () => {
  it("asks about gaps first, then partial credit, then the depth of claims", () => {
    const questions = interviewQuestionsOf(weakTrace(), exampleJob);
    expect(questions.map(({ need }) => need)).toEqual(["must-2", "must-3", "must-1", null, null, null, "nice-1"]);
    expect(questions[0]?.question).toContain("TypeScript");
    expect(questions[2]?.question).toMatch(/Vue\.js.*React/);
    expect(questions.at(-1)?.why).toContain("Roles that mention GraphQL span 1 year 2 months");
  });

  it("asks whether a license is held, not how it was used", () => {
    const words = "Active RN licence, Texas or compact";
    const needs = [needTrace("must-1", { words, elements: [absent("RN licence"), absent("Texas or compact")] })];
    expect(interviewQuestionsOf(exampleTrace({ needs }), exampleJob)[0]?.question).toBe(
      'This job asks for "Active RN licence, Texas or compact". Do you have it now? If not, where are you in the process, and when do you expect it?',
    );
  });

  it("never asks about a remnant of the ad's sentence", () => {
    const words = "A structured method (MEDDIC/MEDDPICC, Command of the Message or similar)";
    const needs = [needTrace("must-1", { words, elements: [absent("A structured method ( / , or )")] })];
    const trace = exampleTrace({ needs });
    expect(JSON.stringify([matchTextOf(trace, exampleJob), interviewQuestionsOf(trace, exampleJob)])).not.toContain(
      "( /",
    );
  }, 30_000);
});

it("writes text for traces of the real scorer", () => {
  const job = {
    title: "Payroll Specialist",
    requirements: "Must have:\n- 3+ years of payroll\n- ADP Workforce Now\n- Microsoft Excel\nNice to have:\n- FPC",
    location: "Columbus, OH",
    salaryMin: 55_000,
    salaryMax: 65_000,
  };
  const record = {
    currentTitle: "Payroll Clerk",
    location: "Columbus, OH",
    desiredSalary: 60_000,
    skills: ["Microsoft Excel"],
    experience: [
      {
        title: "Payroll Clerk",
        start: "2022-01",
        end: null,
        description: "Ran biweekly payroll for 300 people in Paychex.",
      },
    ],
  };
  const trace = scoreMatch(needsOf(job), factsOf(record, "2026-01"));
  const words = matchTextOf(trace, job);
  expect(words.reasoning).toMatch(/^Found /);
  expect(words.reasoning).toMatch(/Related roles span 4 years(?: 1 month)?\b/);
  expect(words.reasoning).toMatch(/ADP Workforce Now/);
  expect(interviewQuestionsOf(trace, job).some(({ question }) => question.includes("ADP Workforce Now"))).toBe(true);
});
