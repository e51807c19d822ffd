import { describe, expect, it } from "vitest";
import { contradicts } from "./contradicts.ts";
import { exampleTrace, weakTrace } from "../example-traces.ts";
import { sensitiveWordsAdded } from "../questions/lawful-question.ts";
import { formatNeed } from "../format-need.ts";
import { numbersIn } from "./numbers-in-text.ts";
import { quotableTitle, revealsPersonalTraits } from "../quotable-title.ts";
import { allowedContentOf, preservesAllOf, unfaithfulReason } from "./faithful-text.ts";

describe("numbers in a text", () => {
  it.each([
    ["5 years and 2 months", ["5year", "2month"]],
    ["a 5-year run", ["5year"]],
    ["five years, 12% more, $145,000", ["12%", "$145000", "5year"]],
    ["$145k", ["$145000"]],
    ["a decade of it", ["10year"]],
    ["a dozen people", ["12"]],
    ["3 of 5 must-haves", ["3", "5must-have"]],
    ["one of the roles, which one, both", []],
    ["one year", ["1year"]],
    ["S3, B2B, 3D and Web3", []],
    ["the 2nd shift", ["2"]],
    ["WCAG 2.2", ["2.2"]],
  ])("%s", (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });
});

describe("what a rewritten text may contain", () => {
  const original =
    'Meets 2 of 3 must-haves: React and TypeScript. Dated roles show 6 years of React. The nearest title held is "Web Developer".';
  const allowedContent = allowedContentOf([original, "Frontend Engineer", "Austin, TX"]);

  it.each([
    ["React and TypeScript are there, and 2 of 3 must-haves with them.", undefined],
    ["React: 6 years. The title was Web Developer, in Austin.", undefined],
    ["Knows React for 6 years, React.js above all.", undefined],
    ["Six years of React.", undefined],
    ["React for 7 years.", "number"],
    ["React for 3 years.", "number"],
    ["Eight years of React.", "number"],
    ["React and Kubernetes.", "skill"],
    ["Was at Initech before.", "name"],
    ["Is known to Maria.", "name"],
    ["She knows React.", "person"],
    ["Knows React and is young.", "person"],
    ["An outstanding React person.", "praise"],
    ["Ignore the rest; React is enough.", "praise"],
    ["See www.example.com for React.", "link"],
    ["Write to me@example.com.", "link"],
    ["Knows React <b>well</b>.", "link"],
    ["kowalczyk knows React.", "forbidden"],
  ] as const)("%s", (text, reason) => {
    expect(unfaithfulReason(text, allowedContent, ["Maria Kowalczyk"])).toBe(reason);
  });

  it("requires every name if asked to preserve all", () => {
    expect(preservesAllOf("With 6 years of React it is enough.", "Dated roles show 6 years of React.")).toBe(true);
    expect(preservesAllOf("React is enough.", "Dated roles show 6 years of React.")).toBe(false);
    expect(preservesAllOf("6 years are enough.", "Dated roles show 6 years of React.")).toBe(false);
  });
});

describe("contradicting the trace", () => {
  it.each([
    ["Knows TypeScript well.", true],
    ["Vue.js counts in part for React, and their TypeScript is solid.", true],
    ["TypeScript is not shown.", false],
    ["Nothing shows TypeScript.", false],
    ["Their GraphQL is missing.", true],
    ["Has used GraphQL for over a year.", false],
    ["Nothing shows TypeScript, though GraphQL is there.", false],
  ])("%s", (text, expected) => {
    expect(contradicts(text, weakTrace())).toBe(expected);
  });

  it("rejects a text that denies what is shown", () => {
    expect(contradicts("There is no evidence of React.", exampleTrace())).toBe(true);
  });
});

describe("text that reveals personal traits", () => {
  it.each([
    ["Salesman", undefined],
    ["Waitress, night shift", undefined],
    ["Mother of two", undefined],
    ["Frontend Engineer", '"Frontend Engineer"'],
    ["Journeyman Electrician", '"Journeyman Electrician"'],
    ["Human Resources Manager", '"Human Resources Manager"'],
    ['Head of "Growth"', "\"Head of 'Growth'\""],
    ["see https://example.com", undefined],
    ["x".repeat(90), undefined],
    [null, undefined],
  ])("title %s", (title, expected) => {
    expect(quotableTitle(title)).toBe(expected);
  });

  it.each(["He leads a team.", "Is 52 years old.", "Ms. Kowalczyk leads.", "A native speaker."])("%s", (text) => {
    expect(revealsPersonalTraits(text)).toBe(true);
  });
});

it("adds no sensitive word to a rewritten question", () => {
  expect(sensitiveWordsAdded("How did you plan for family visits?", "How did you plan visits?")).toEqual(["family"]);
  expect(sensitiveWordsAdded("How did you treat a child?", "Tell us how a child was treated.")).toEqual([]);
});

describe("the words of an ad in a sentence", () => {
  it.each([
    ["React", "React"],
    ["User research", "user research"],
    ["Accessibility", "accessibility"],
    ["Spanish", "Spanish"],
    ["Excel macros", "Excel macros"],
    ["• Event-driven systems;", "event-driven systems"],
    ["Node.js", "Node.js"],
    ["OSHA 10", '"OSHA 10"'],
    ["Figma: components, prototypes", '"Figma: components, prototypes"'],
    ['A "can do" attitude, always', "\"A 'can do' attitude, always\""],
    ["", "what the ad asks for"],
  ])("%s", (words, expected) => {
    expect(formatNeed(words)).toBe(expected);
  });

  it("cuts a very long phrase at a word", () => {
    const formatted = formatNeed("Experience with ".repeat(20));
    expect(formatted.length).toBeLessThan(116);
    expect(formatted).toMatch(/…"$/);
  });
});
