import { describe, expect, test, vi } from "vitest";
import { currentRequirement, isAboutHours } from "./ad-conditions.ts";
import { adItems } from "./ad-items.ts";
import { requiredMonths } from "./item-elements.ts";
import { needsOf } from "./needs-of.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const readRequirements = (requirements: string) => {
  const items = adItems(requirements);
  return {
    must: items.filter((item) => item.must).map((item) => item.words),
    nice: items.filter((item) => !item.must).map((item) => item.words),
  };
};

describe("layouts", () => {
  test.each([
    ["a heading with a comma", "Must have: SQL\nWelcome, not essential: Kafka", ["SQL"], ["Kafka"]],
    [
      "dashes in one line",
      "REQUIREMENTS - SQL - Excel, daily\nNice-to-haves – Looker – dbt",
      ["SQL", "Excel, daily"],
      ["Looker", "dbt"],
    ],
    ["two headings in one line", "Required: SQL. Preferred: dbt; Kafka.", ["SQL"], ["dbt", "Kafka"]],
    [
      "a wish between needs",
      "We need SQL. Experience with dbt is a plus. You should know Excel.",
      ["We need SQL", "You should know Excel"],
      ["Experience with dbt is a plus"],
    ],
    ["letters", "Requirements:\na) SQL\nb) Excel", ["SQL", "Excel"], []],
    [
      "a line that asks nothing",
      "Here is what we hope for.\n- SQL\nNon-negotiables\n- Excel\nThe rest we can teach",
      ["SQL", "Excel"],
      [],
    ],
    ["duties", "What you will do:\n- Feed the cats\nRequirements:\n- SQL", ["SQL"], []],
    [
      "a list in prose",
      "We ask for three years of reporting, SQL every day, Tableau, and dbt.",
      ["three years of reporting", "SQL every day", "Tableau", "dbt"],
      [],
    ],
    [
      "numbers in one line",
      "Essential, in this order: (1) SQL; (2) Looker or Tableau; (3) dbt. One certificate is expected: CBIP or CAP.",
      ["SQL", "Looker or Tableau", "dbt", "One certificate is expected: CBIP or CAP"],
      [],
    ],
    [
      "signs between items",
      "You'll need: SQL | Excel | Looker\nExtra points: dbt",
      ["SQL", "Excel", "Looker"],
      ["dbt"],
    ],
    [
      "a table",
      "| What | How much |\n|---|---|\n| SQL | 3 years |\n| Excel | daily |\n| dbt | nice |",
      ["SQL, 3 years", "Excel"],
      ["dbt"],
    ],
    ["emoji", "✅ SQL\n✅ Excel\n\n💛 dbt · 💛 Looker · 💛 Kafka", ["SQL", "Excel"], ["dbt", "Looker", "Kafka"]],
    [
      "questions",
      "Do I need a degree? Yes. A bachelor's degree.\nWhat else is essential? SQL; Excel.\nWhat would be lovely? dbt, Looker, Kafka.",
      ["A bachelor's degree", "SQL", "Excel"],
      ["dbt", "Looker", "Kafka"],
    ],
    [
      "a heading that asks for nothing after the must-haves",
      "Need:\n- SQL\n- Excel\n- Looker\nWe smile at: dbt, Kafka, Spark",
      ["SQL", "Excel", "Looker"],
      ["dbt", "Kafka", "Spark"],
    ],
    [
      "a wish in prose",
      "You need SQL. If you also have Looker or dbt, we will be glad, but none of that is a condition.",
      ["You need SQL"],
      ["Looker or dbt"],
    ],
    ["the firm's own tools", "Stack: Kafka, dbt\nMust have:\n- SQL", ["SQL"], ["Kafka", "dbt"]],
  ])("%s", (_name, text, must, nice) => {
    expect(readRequirements(text)).toEqual({ must, nice });
  });
});

test.each([
  ["SQL; PMP within one year", "SQL"],
  ["Table service - delivery alone does not count", "Table service"],
  ["Three years of welding (school projects not counted)", "Three years of welding"],
  ["First aid card (we will help you get it)", "First aid card"],
  ["Passes a background check", ""],
  ["Not only Excel but SQL", "Not only Excel but SQL"],
  ["Substitute licenses, tutoring and pending tests do not count.", ""],
  ["A license from another state or a pending application will not do", ""],
  ["TWIC card. Applied-for cards don't count", "TWIC card."],
  ["Medical assistant license, active - by law we can't let you work without it", "Medical assistant license, active"],
  ["If you hold another certificate, that's OK as long as it is issued in time", ""],
  ["EPA 608 Type II. NOT 609, NOT Type I", "EPA 608 Type II."],
  ["Spanish by phone (we do not care about certificates)", "Spanish by phone"],
])("keeps only the current requirement of: %s", (words, expected) => {
  expect(currentRequirement(words)).toBe(expected);
});

test("does not read working hours as a skill", () => {
  expect(isAboutHours("Rotating shifts, nights and every other weekend")).toBe(true);
  expect(isAboutHours("Night audit in a hotel")).toBe(false);
});

test("parses the months of experience that an ad requires", () => {
  expect(requiredMonths("No accidents in the last 3 years")).toBeNull();
  expect(requiredMonths("Certificate within 6 months")).toBeNull();
  expect(requiredMonths("Over 3 years of welding")).toBe(36);
});

const conditions = (description: string) => needsOf({ title: "Driver", description }).conditions;

test("reads what an ad asks about availability", () => {
  expect(conditions("You are home every weekend and out Monday to Friday.")).toEqual(["away"]);
  expect(conditions("Some weekends are worked.")).toEqual(["weekends"]);
});

test("keeps English as a subject and does not read registered as a license", () => {
  const needs = needsOf({
    title: "Teacher",
    requirements: "- English language development\n- Registered for our newsletter",
  }).needs;
  expect(needs).toHaveLength(2);
  expect(needs.map((need) => need.nonNegotiable)).toEqual([false, false]);
});

const creditsOf = (words: string) =>
  needsOf({ title: "Analyst", requirements: `- ${words}` }).needs[0]?.elements[0]?.terms.filter(
    (term) => term.how === "neighbor",
  ) ?? [];

test("credits related skills nearly in full after an or-similar phrase", () => {
  expect(creditsOf("Tableau or similar").every((term) => term.credit > 0.8)).toBe(true);
  expect(creditsOf("Tableau").every((term) => term.credit < 0.5)).toBe(true);
});

const elementsOf = (words: string) => needsOf({ title: "Pharmacist", requirements: `- ${words}` }).needs[0]?.elements;

test("reads years or their alternative as one choice", () => {
  expect(elementsOf("PGY1 residency or two years of hospital pharmacy")).toHaveLength(1);
  expect(elementsOf("Two years of hospital pharmacy and a PGY1 residency")?.length).toBeGreaterThan(1);
});
