import process from "node:process";
import { describe, expect, test, vi } from "vitest";
import { findSkills } from "./find-skills.ts";
import { craft, credential, tool } from "./make-skill.ts";
import type { Skill } from "./skill.ts";
import { buildSkillIndex, type SkillIndex } from "./skill-index.ts";
import { tokensOf } from "./text-tokens.ts";

const skills: readonly Skill[] = [
  craft("C++", ["CPP"]),
  craft("C#", ["C Sharp"]),
  craft("C", [], { ambiguousTerms: ["C"] }),
  tool(".NET", ["dotnet"]),
  tool("ASP.NET"),
  tool("Node.js"),
  craft("A/B testing", ["Split testing"]),
  craft("P&L management", ["P&L", "Profit and loss"]),
  craft("Research and development", ["R&D"]),
  craft("5S", ["5S methodology"]),
  craft("Go", ["Golang"], { ambiguousTerms: ["Go"] }),
  craft("JavaScript", ["JS"]),
  tool("React", ["React.js"]),
  tool("React Native"),
  tool("Microsoft Excel", ["Excel", "MS Excel"]),
  tool("Windows"),
  tool("Power BI"),
  tool("GitHub"),
  craft("REST APIs", ["REST", "RESTful API"]),
  craft("Information technology", ["IT"]),
  craft("CI/CD"),
  credential("CompTIA Security+", ["Security+"]),
  credential("Bachelor of Science in Nursing", ["BSN"]),
  credential("Master of Education", ["M.Ed."]),
  craft("Project management"),
  craft("Full-stack development", ["Full-stack"]),
  craft("Electronic health records", ["EHR"]),
  tool("Tool One", ["First"]),
];
const index = buildSkillIndex(skills);
const skillNamesIn = (text: string) => findSkills(text, index).map((mention) => mention.skill);

describe("signs that belong to a name", () => {
  test.each([
    ["Wrote C++ and C# services", ["C++", "C#"]],
    ["Moved .NET code, then ASP.NET, ASP .NET and dotnet", [".NET", "ASP.NET", "ASP.NET", ".NET"]],
    ["Node.js, NodeJS, Node JS", ["Node.js", "Node.js", "Node.js"]],
    ["ran A/B testing, A/B tests and AB testing", ["A/B testing", "A/B testing"]],
    ["full P&L and P & L, profit & loss", ["P&L management", "P&L management", "P&L management"]],
    ["R&D and research & development", ["Research and development", "Research and development"]],
    ["5S audits on the floor", ["5S"]],
    ["ci/cd and CI/CD", ["CI/CD", "CI/CD"]],
    ["Security+ holder, security guard", ["CompTIA Security+"]],
    ["M.Ed., 2012", ["Master of Education"]],
    ["B.S.N., 2014", ["Bachelor of Science in Nursing"]],
    ["Power BI, PowerBI, power-bi", ["Power BI", "Power BI", "Power BI"]],
    ["full stack, fullstack, Full-Stack", Array.from({ length: 3 }, () => "Full-stack development")],
  ])("%s", (text, expected) => {
    expect(skillNamesIn(text)).toEqual(expected);
  });
});

describe("what is not a skill", () => {
  test.each([
    "We go to market",
    "the rest of it",
    "She excels at this",
    "a window seat",
    "net of tax at example.net",
    "see github.com/jane or jane@github.com",
    "Project. Management of people",
    "project, management",
    "project\n\nmanagement",
    "Vitamin C",
    "p and l",
  ])("%s", (text) => {
    expect(skillNamesIn(text)).toEqual([]);
  });
});

test("prefers the longest name and returns positions", () => {
  const text = "Built React Native and React apps; EHRs in résumés of IT";
  expect(findSkills(text, index)).toEqual([
    { skill: "React Native", start: 6, end: 18, words: "React Native" },
    { skill: "React", start: 23, end: 28, words: "React" },
    { skill: "Electronic health records", start: 35, end: 39, words: "EHRs" },
    { skill: "Information technology", start: 54, end: 56, words: "IT" },
  ]);
});

test("distinguishes two names that differ only by a plural", () => {
  const both = buildSkillIndex([craft("Fund operations", ["Securities operations"]), craft("Security operations")]);
  const skillMentions = findSkills("Security operations, then securities operations", both);
  expect(skillMentions.map((mention) => mention.skill)).toEqual(["Security operations", "Fund operations"]);
});

test("matches a phrase across a line break", () => {
  expect(skillNamesIn("years of project\n  management")).toEqual(["Project management"]);
});

/** Counts the lookups in a vocabulary while skills are found in a text. */
const lookupsIn = (text: string, vocabulary: SkillIndex): number => {
  const lookups = vi.spyOn(Map.prototype, "get");
  try {
    findSkills(text, vocabulary);
    return lookups.mock.calls.length;
  } finally {
    lookups.mockRestore();
  }
};

test("needs at most three lookups per word, even in a large vocabulary", () => {
  const names = Array.from({ length: 1800 }, (_, at) => `Skill${at.toString(36)} of kind ${at % 70}`);
  const many = names.map((name) => tool(name, [`${name} suite`, `alias ${name}`]));
  const large = buildSkillIndex([...skills, ...many]);
  const text = "Led project management with Skill4a of kind 13 suite, C++ and skill of kindness at work. ".repeat(68);
  expect(text.length).toBeGreaterThan(6000);
  const words = tokensOf(text).length;
  expect(lookupsIn(text, index)).toBeGreaterThan(words / 2);
  // A word that starts or continues a name is looked up at most three times.
  expect(lookupsIn(text, large)).toBeLessThan(3 * words);
});

/** CPU time of this thread, summed over at least 100 ms because the clock may tick only every few milliseconds. */
const cpuTimePerCharacter = (text: string): number => {
  const before = process.threadCpuUsage();
  for (let rounds = 1; ; rounds += 1) {
    findSkills(text, index);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= 100_000) return (user + system) / (rounds * text.length);
  }
};

test("takes linear time for text without spaces", () => {
  // Quadratic time would take 8 times as long per character for 8 times the text.
  for (const part of ["a", "a.", "@.-_a"])
    expect(cpuTimePerCharacter(part.repeat(160_000)) / cpuTimePerCharacter(part.repeat(20_000)), part).toBeLessThan(4);
});
