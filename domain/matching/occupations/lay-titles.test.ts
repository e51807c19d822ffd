import { expect, test } from "vitest";
import { locate } from "../location/metro-towns.ts";
import { needsOf } from "../ad/needs-of.ts";
import { factsOf } from "../facts/facts-of.ts";
import { scoreMatch } from "../score/score.ts";

const occupationFit = (jobTitle: string, title: string, description = "", industry = ""): number =>
  scoreMatch(
    needsOf({ title: jobTitle, requirements: "- Two years in the trade" }),
    factsOf({ experience: [{ title, industry, start: "2020-01", end: null, description }] }, "2026-11-01"),
  ).domain.occupation;

test.each([
  ["Bookkeeper", "Accounts Clerk"],
  ["Arborist", "Tree Surgeon"],
  ["Auto Claims Adjuster", "Claims Specialist, Auto"],
  ["HVAC Installer", "Senior Installer", "", "HVAC"],
  ["Property Manager", "Community Manager", "", "Affordable housing"],
  ["QA Engineer", "QA Automation Engineer"],
])("%s is the work of: %s", (job, title, description = "", industry = "") => {
  expect(occupationFit(job, title, description, industry)).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ["Property Manager", "Community Manager", "Runs the social media channels, writes posts and replies to comments."],
  ["Surgeon", "Tree Surgeon"],
])("%s is not the work of: %s", (job, title, description = "") => {
  expect(occupationFit(job, title, description)).toBeLessThan(0.5);
});

test("a town belongs to the metro it lies in", () => {
  expect(locate("Helotes, TX").metro).toBe(locate("San Antonio, TX").metro);
  expect(locate("Berwyn, IL").metro).toBe(locate("Chicago, IL").metro);
  expect(locate("Lubbock, TX").metro).not.toBe(locate("San Antonio, TX").metro);
});
