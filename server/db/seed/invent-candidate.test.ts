import { expect, test } from "vitest";
import { education, position } from "#domain/profiles/history.ts";
import { uniqueSkills } from "#domain/skills/unique-skills.ts";
import { seededRandom } from "./seeded-random.ts";
import { generateCandidate } from "./invent-candidate.ts";
import { occupationsByCategory } from "./sample-people.ts";

const now = new Date("2026-11-15T12:00:00Z");
const occupations = Object.values(occupationsByCategory).flat();
const people = occupations.flatMap((occupation, index) =>
  Array.from({ length: 20 }, (_each, serial) =>
    generateCandidate(occupation, serial, now, seededRandom(index * 1000 + serial)),
  ),
);

test("the same seed generates the same candidate", () => {
  const [occupation] = occupations;
  if (occupation === undefined) throw new Error("no occupations");
  const twice = [1, 2].map(() => generateCandidate(occupation, 7, now, seededRandom(99)));
  expect(twice[0]).toEqual(twice[1]);
});

test("every generated work history matches the stored schema", () => {
  for (const person of people) {
    for (const job of person.workHistory) position.parse(job);
    for (const school of person.education) education.parse(school);
    expect(person.email).toMatch(/^[a-z]+\.[a-z]+\.\d+@people\.example$/);
    expect(person.phone).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
    expect(person.summary).not.toContain("{");
  }
});

test("positions do not overlap, and the newest is current", () => {
  for (const { workHistory } of people) {
    expect(workHistory.length).toBeGreaterThan(0);
    expect(workHistory[0]?.end).toBeNull();
    for (const [index, job] of workHistory.entries()) {
      const { start = "" } = job;
      expect(start <= (job.end ?? "2026-11"), JSON.stringify(job)).toBe(true);
      const older = workHistory[index + 1];
      expect((older?.end ?? "") <= start).toBe(true);
    }
  }
});

test("no skill is listed twice", () => {
  for (const { skills } of people) expect(uniqueSkills(skills)).toEqual(skills);
});
