import { describe, expect, test, vi } from "vitest";
import { adItems } from "./ad-items.ts";
import type { JobRecord } from "./job-needs.ts";
import { needsOf } from "./needs-of.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const job = (requirements: string, more: Partial<JobRecord> = {}): JobRecord => ({
  title: "Data Analyst",
  requirements,
  ...more,
});

const readRequirements = (requirements: string) => {
  const items = adItems(requirements);
  return {
    must: items.filter((item) => item.must).map((item) => item.words),
    nice: items.filter((item) => !item.must).map((item) => item.words),
  };
};

describe("layouts of ads", () => {
  test.each([
    ["bullets under headings", "Must have\n• SQL\n• Tableau; Looker\nNice to have\n• dbt, Python"],
    ["capitals and dashes", "MUST\n- SQL\n- Tableau; Looker\nPLUS\n- dbt\n- Python"],
    ["numbers", "Qualifications:\n1. SQL\n2. Tableau; Looker\nPreferred: dbt; Python"],
    ["wishes marked one by one", "- SQL\n- Tableau; Looker\n- Ideally dbt\n- Python is a plus"],
  ])("%s", (_name, text) => {
    const { must, nice } = readRequirements(text);
    expect(must).toEqual(["SQL", "Tableau; Looker"]);
    expect(nice.map((words) => words.replace(" is a plus", ""))).toEqual(["dbt", "Python"]);
  });

  test("reads a list in a sentence", () => {
    expect(
      readRequirements(
        "Here is what the job takes: SQL, two years as an analyst, and Tableau.\nIt helps if you know dbt, or Python.",
      ),
    ).toEqual({
      must: ["SQL", "two years as an analyst", "Tableau"],
      nice: ["dbt", "Python"],
    });
  });

  test("splits prose into sentences", () => {
    const text =
      "You write SQL every day and you are not afraid of a query of two hundred lines. You have built dashboards in Tableau for people who are not analysts. Ideally you know dbt.";
    expect(readRequirements(text).must).toHaveLength(2);
    expect(readRequirements(text).nice).toEqual(["dbt"]);
  });
});

const sorted = (lists: readonly (readonly string[])[] | undefined) =>
  lists?.map((list) => list.toSorted((a, b) => a.localeCompare(b)));

const skillsOf = (words: string) =>
  needsOf(job(`- ${words}`)).needs[0]?.elements.map((element) =>
    element.terms.filter((term) => term.how === "itself").map((term) => term.name),
  );

test.each([
  ["Tableau, Looker or Power BI", [["Tableau", "Looker", "Power BI"]]],
  ["React and TypeScript", [["React"], ["TypeScript"]]],
  ["Python (Pandas)", [["Python", "Pandas"]]],
  ["Strong Go, or strong Java/Kotlin", [["Go", "Java", "Kotlin"]]],
])("choices and lists: %s", (words, expected) => {
  expect(sorted(skillsOf(words))).toEqual(sorted(expected));
});

test("prefers lists corrected by a person over the ad", () => {
  const needs = needsOf(job("- SQL\n- Tableau", { mustHave: ["Python"], niceToHave: [] }));
  expect(needs.needs.map((need) => need.words)).toEqual(["Python"]);
  expect(needsOf(job("- SQL\nNice: Tableau", { mustHave: ["Python"] })).needs.map((need) => need.words)).toEqual([
    "Python",
    "Tableau",
  ]);
});

test("reads the years from the ad if the job has no number", () => {
  expect(needsOf(job("- 4+ years of SQL\n- two years with Tableau")).minimumMonths).toBe(48);
  expect(needsOf(job("- 4+ years of SQL", { minYears: 2 })).minimumMonths).toBe(24);
});

test("makes a license non-negotiable and ignores a driver's license", () => {
  const needs = needsOf({
    title: "Registered Nurse",
    requirements: "- Active RN licence\n- Valid driver's license\n- Epic",
  });
  expect(needs.needs.map((need) => [need.words, need.nonNegotiable])).toEqual([
    ["Active RN licence", true],
    ["Epic", false],
  ]);
});

test("reads no needs from an empty ad", () => {
  expect(needsOf({ title: "" })).toMatchObject({ needs: [], minimumMonths: null, occupationTerms: [] });
});

test.each([
  ["Experience with opening new stores and hiring their teams", ["opening new stores", "hiring their teams"]],
  ["Proven experience in repairing old clocks is required", ["repairing old clocks"]],
  [
    "Minimum of 2 years experience running a night shift required",
    ["Minimum of 2 years experience running a night shift"],
  ],
  ["Ability to read blueprints (required)", ["read blueprints"]],
  ["You have taught reading intervention (Wilson or similar)", ["reading intervention", "taught (Wilson)"]],
])("labels %s without remnants of the ad's grammar", (words, labels) => {
  const [need] = needsOf({ title: "Store Manager", mustHave: [words], niceToHave: [] }).needs;
  expect(need?.elements.map(({ label }) => label)).toEqual(labels);
});
