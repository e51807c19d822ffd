import { expect, test } from "vitest";
import { availabilities } from "#domain/fractional/availability.ts";
import { expert, type Expert } from "#domain/fractional/expert.ts";
import { rateBandOf, rateBands } from "#domain/fractional/filter.ts";
import { skillGroups } from "#domain/fractional/skill-groups.ts";
import { seedSite } from "../../db/seed/seed-site.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app, owner } = await buildTestApp();
await seedSite(owner.db, new Date());
const all = (await app.inject("/api/experts")).json<Expert[]>();

test("[POOL-06] returns six experts with every field of the card", () => {
  expect(all).toHaveLength(6);
  for (const each of all) {
    expect(Object.keys(expert.parse(each))).toEqual(
      expect.arrayContaining([
        "id",
        "name",
        "title",
        "company",
        "previousCompanies",
        "skills",
        "experience",
        "hourlyRate",
        "availability",
        "location",
        "image",
        "successRate",
        "projectsCompleted",
        "specialties",
        "bio",
      ]),
    );
  }
});

test("[POOL-07] covers all availabilities and rate bands and marks all as samples", () => {
  expect(new Set(all.map((each) => each.availability))).toEqual(new Set(availabilities));
  expect(new Set(all.map((each) => rateBandOf(each.hourlyRate)))).toEqual(new Set(rateBands));
  expect(all.some((each) => each.skills.length > 5)).toBe(true);
  expect(all.every((each) => each.isSample)).toBe(true);
});

test("[POOL-08 POOL-09] has six skill groups that contain every expert's skills", () => {
  expect(skillGroups.map((group) => group.name)).toEqual([
    "Frontend",
    "Backend",
    "Mobile",
    "Cloud & DevOps",
    "Data & AI",
    "Database",
  ]);
  const knownSkills = skillGroups.flatMap<string>((group) => group.skills);
  expect(skillGroups.every((group) => group.skills.length > 0)).toBe(true);
  expect(all.flatMap((each) => each.skills).filter((skill) => !knownSkills.includes(skill))).toEqual([]);
});

test("returns an expert by slug and not found for an unknown one", async () => {
  const response = await app.inject(`/api/experts/${all[0]?.slug}`);
  expect(response.json()).toEqual(all[0]);
  expect((await app.inject("/api/experts/nobody")).statusCode).toBe(404);
});
