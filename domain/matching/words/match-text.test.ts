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
      'Meets all 3 must-haves: React, TypeScript and accessibility. Dated roles show 6 years 2 months of React, 4 years 2 months of TypeScript and 1 year 2 months of GraphQL. Accessibility is named, but no dated role shows it. Has 6 years 2 months of relevant work; the job asks for 5 years. Has held this kind of job as "Frontend Engineer".',
    );
  });

  it("recommends a conversation and what to ask in it", () => {
    expect(words.recommendations).toEqual([
      "Invite to a first conversation: no must-have is open.",
      "Ask where accessibility was used: no dated role shows it.",
      "Build the interview on React: dated roles show 6 years 2 months of it.",
    ]);
    expect(words.redFlags).toEqual([]);
  });
});

describe("the text of a weak match", () => {
  const words = matchTextOf(weakTrace(), exampleJob);

  it("names substitutes, what is missing, and why the score is capped", () => {
    expect(words.reasoning).toContain("Meets none of the 3 must-haves in full.");
    expect(words.reasoning).toContain("Vue.js stands in for React, which counts in part.");
    expect(words.reasoning).toContain('Nothing in the record shows TypeScript or "Accessibility audits you ran');
    expect(words.reasoning).toContain("Has 2 years 6 months of relevant work, short of the 5 years");
    expect(words.reasoning).toContain("Lives elsewhere and mentions no move; the job is done in Austin, TX.");
    expect(words.reasoning).toContain("Asks for 12% more than the top of the band of $150,000.");
    expect(words.reasoning).toContain("The parts alone would give 62; the score is 52 because several must-haves");
  });

  it("flags each thing once, with its numbers", () => {
    expect(words.redFlags).toEqual([
      "2 must-haves are missing: TypeScript and accessibility audits.",
      "2 years 6 months of relevant work, where the job asks for 5 years.",
      "Asks for 12% more than the top of the band ($150,000).",
      "Lives outside the area and mentions no move. The job is done in Austin, TX.",
    ]);
  });
});

describe("the text of a poor match", () => {
  const words = matchTextOf(poorTrace(), exampleJob);

  it("flags text that addresses the software and recommends no interview", () => {
    expect(words.recommendations[0]).toBe("Read the marked passage of the resume before anything else.");
    expect(words.recommendations.at(-1)).toContain("Spend an interview elsewhere first");
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
      experience: { relevantMonths: 13, minimumMonths: 12, roles: [] },
    }),
    exampleJob,
  ).reasoning;

it("uses singular and plural correctly", () => {
  expect(metBy(1)).toMatch(/^Meets the one must-have: React\./);
  expect(metBy(2)).toMatch(/^Meets both must-haves: React and TypeScript\./);
  expect(metBy(3)).toMatch(/^Meets all 3 must-haves: React, TypeScript and GraphQL\./);
  expect(metBy(1)).toContain("1 year 1 month of relevant work; the job asks for 1 year.");
});

const flagged = (about: string) =>
  matchTextOf(exampleTrace({ redFlags: [{ kind: "terms-refused", about: [about], spans: [] }] }), exampleJob).redFlags;

it("does not repeat reasons that touch on a person's private life", () => {
  expect(flagged("no nights")).toEqual(['Rules out a condition of the job. In their words: "no nights".']);
  expect(flagged("no nights because of my kids")).toEqual(["Rules out a condition of the job."]);
});

it("does not treat a remote job as a location", () => {
  const words = matchTextOf(weakTrace(), { ...exampleJob, location: "Remote (United States)" });
  expect(words.reasoning).toContain("the job is done remotely within the United States.");
});

describe("interview questions", () => {
  it("asks about gaps first, then partial credit, then the depth of claims", () => {
    const questions = interviewQuestionsOf(weakTrace(), exampleJob);
    expect(questions.map(({ need }) => need)).toEqual(["must-2", "must-3", "must-1", null, null, null, "nice-1"]);
    expect(questions[0]?.question).toContain("TypeScript");
    expect(questions[2]?.question).toMatch(/Vue\.js.*React/);
    expect(questions.at(-1)?.why).toContain("1 year 2 months of GraphQL");
  });

  it("asks whether a license is held, not how it was used", () => {
    const words = "Active RN licence, Texas or compact";
    const needs = [needTrace("must-1", { words, elements: [absent("RN licence"), absent("Texas or compact")] })];
    expect(interviewQuestionsOf(exampleTrace({ needs }), exampleJob)[0]?.question).toBe(
      'The job asks for "Active RN licence, Texas or compact". Do you hold it, and if not, what have you begun and when could you have it?',
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
  expect(words.reasoning).toMatch(/^Meets /);
  expect(words.reasoning).toMatch(/4 years(?: 1 month)? of relevant work/);
  expect(words.reasoning).toMatch(/ADP Workforce Now/);
  expect(interviewQuestionsOf(trace, job).some(({ question }) => question.includes("ADP Workforce Now"))).toBe(true);
});
