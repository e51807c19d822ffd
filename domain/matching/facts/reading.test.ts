import { describe, expect, test, vi } from "vitest";
import { roles } from "../../roles/catalog.ts";
import { highestDegreeIn, readDegree } from "./degrees.ts";
import { industriesOf, nearnessOfIndustries } from "../occupations/industry-words.ts";
import {
  leadingLocation,
  isSameLocation,
  isWithinRegions,
  parseLocation,
  parseRemoteRange,
} from "../location/location.ts";
import { nearPairs, occupations } from "../occupations/occupations.ts";
import { parseJobTitle, parseRole } from "../occupations/titles.ts";
import { workPreferencesIn } from "./work-preferences.ts";
import { nearnessOfWork } from "../occupations/work-nearness.ts";
import { workedTime } from "./worked-months.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("titles", () => {
  test("reads a kind of work from every title of the catalog", () => {
    const unread = roles.filter((role) => parseJobTitle(role.title).occupations.length === 0);
    expect(unread.map((role) => role.title)).toEqual([]);
  });

  test.each([
    ["RN - MICU", ["nursing.icu"], 2],
    ["Registered Nurse, Medical ICU (Nights)", ["nursing.icu"], 2],
    ["Executive Assistant to the CEO", ["office.executive-assistant"], 2],
    ["Product Marketing Manager", ["marketing.product"], 3],
    ["Senior Tax Accountant", ["accounting.tax"], 3],
    ["VP of Operations", ["executive.operations"], 7],
    ["Documentation Intern", ["content.technical"], 0],
    ["Director of Nursing", ["nursing.manager"], 6],
  ])("%s", (title, expected, level) => {
    expect(parseJobTitle(title)).toEqual({ occupations: expected, level });
  });

  test("reads the trade of a title that is only a rank from the industry", () => {
    expect(parseRole("General Manager", "Restaurants").occupations).toContain("food.manager");
    expect(parseRole("Data Analyst", "Restaurants").occupations).toEqual(["analytics.data"]);
  });

  test.each([
    ["Design Engineer", "Civil engineering", "engineering.civil"],
    ["English Instructor", "Public school district", "education.subject"],
    ["Production Engineer", "Software", "tech.devops"],
    ["Production Engineer", "Automotive manufacturing", "engineering.manufacturing"],
    ["Dry Van Operator", "Trucking", "driving.truck"],
    ["Managing Partner", "Casual dining restaurants", "food.manager"],
    ["Case Manager", "Law firm", "legal.paralegal"],
    ["Machine Operator", "Freight equipment", "production.operator"],
  ])("reads the trade of an ambiguous title from the industry: %s, %s", (title, industry, expected) => {
    expect(parseRole(title, industry).occupations[0]).toBe(expected);
  });

  test("does not read a trade from the industry alone", () => {
    expect(parseRole("Community Happiness Lead", "Software").occupations).not.toContain("tech.software");
  });

  test("puts only a partner who owns the firm at the top level", () => {
    expect(parseJobTitle("Equity Partner").level).toBe(7.5);
    expect(parseJobTitle("Partner").level).toBe(7.5);
    expect(parseJobTitle("Finance Partner").level).toBeLessThan(4);
    expect(parseJobTitle("Talent Partner").level).toBeLessThan(4);
  });

  test("keeps nearness mutual and names only occupations that exist", () => {
    const ids = new Set(occupations.map(({ id }) => id));
    expect(nearPairs.flatMap(([one, other]) => [one, other]).filter((id) => !ids.has(id))).toEqual([]);
    for (const { id } of occupations) {
      expect(nearnessOfWork(id, id)).toBe(1);
      expect(nearnessOfWork(id, "nursing.icu")).toBe(nearnessOfWork("nursing.icu", id));
    }
    expect(new Set(occupations.map(({ id }) => id)).size).toBe(occupations.length);
  });
});

describe("locations", () => {
  test.each([
    ["Mesa, AZ", "Phoenix, AZ", true],
    ["Jersey City, NJ", "New York, NY", true],
    ["Olive Branch, MS", "Memphis, TN", true],
    ["Portland, ME", "Portland, OR", false],
    ["Pasadena, TX", "Pasadena, CA", false],
    ["Ames, IA", "Ames, Iowa", true],
  ])("%s and %s", (one, other, isSame) => {
    expect(isSameLocation(parseLocation(one), parseLocation(other))).toBe(isSame);
  });

  test.each([
    ["Remote (Northeast US)", "Hartford, CT", true],
    ["Remote (Northeast US)", "San Diego, CA", false],
    ["Remote (US or Canada)", "Toronto, ON", true],
    ["Remote (US or Canada)", "Chennai, India", false],
    ["Remote", "Kraków, Poland", true],
  ])("%s from %s", (range, from, within) => {
    expect(isWithinRegions(parseLocation(from), parseRemoteRange(range))).toBe(within);
  });
});

test.each([
  ["React engineer. Fully remote only; I won't relocate.", ["will-not-move", "remote-only"]],
  ["Moving to Houston in January, my husband starts there.", ["moving-to"]],
  ["Journeyman ready to travel or relocate to AZ.", ["moving-to", "open-to-move"]],
  ["No plans to leave California.", ["will-not-move"]],
  ["Day shift only because of childcare.", ["no-nights"]],
  ["Based in Poland, no US work permit.", ["no-work-permit"]],
  ["Not looking below 250 base.", ["minimum-pay"]],
  ["Not looking for contract work.", ["no-contract"]],
  ["Moved three teams to Kubernetes and never looked back.", []],
  ["Night shift charge nurse, weekends too.", []],
  ["Looking to move into management.", []],
  ["I do not work weekends.", ["no-weekends"]],
  ["Nights are not possible for me.", ["no-nights"]],
  ["Would not consider relocating.", ["will-not-move"]],
  ["Not open to relocation.", ["will-not-move"]],
  ["We bought a house in Denver.", ["moving-to"]],
  ["Seeking part-time, mornings.", ["part-time-only"]],
  ["Pay floor is $90,000.", ["minimum-pay"]],
  ["Must be home daily, no nights out.", ["home-daily"]],
  ["Day cab work, home daily.", []],
  ["H-1B holder, transfer needed.", ["no-work-permit"]],
  ["Does not want to manage people any more.", ["no-people-management"]],
])("reads the work preference: %s", (text, kinds) => {
  expect(workPreferencesIn(text, "summary").map((wish) => wish.kind)).toEqual(kinds);
});

test.each([
  ["Twin Cities in June", "Minneapolis, MN"],
  ["Denver before the school year", "Denver, CO"],
  ["Boise, Idaho", "Boise, ID"],
  ["San Antonio when the lease ends", "San Antonio, TX"],
])("reads the location at the start of: %s", (text, place) => {
  expect(isSameLocation(leadingLocation(text), parseLocation(place))).toBe(true);
});

test("counts degrees with the lower ones, and no unfinished degrees", () => {
  expect(readDegree("MS Computer Science")).toEqual(expect.arrayContaining(["bachelor", "master"]));
  expect(readDegree("BS Accounting (in progress)")).toEqual([]);
  expect(highestDegreeIn("a BI tool such as Tableau")).toBeUndefined();
});

test("reads the nearness of industries", () => {
  expect(nearnessOfIndustries(industriesOf("Hospitals"), industriesOf("Health system"))).toBe(1);
  expect(nearnessOfIndustries(industriesOf("Hospitals"), industriesOf("Ambulatory care"))).toBeGreaterThan(0.4);
  expect(nearnessOfIndustries(industriesOf("Hospitals"), industriesOf("Trucking"))).toBe(0);
});

test("counts overlapping roles once", () => {
  const worked = workedTime(
    [
      { start: "2022-01", end: "2023-12" },
      { start: "2023-01", end: "2024-12" },
    ],
    "2026-11",
  );
  expect(worked.months).toBe(36);
  expect(worked.roles).toEqual([
    { from: 36, to: 12 },
    { from: 24, to: 0 },
  ]);
});
