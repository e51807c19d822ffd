import { beforeAll, expect, test } from "vitest";
import type { PublicJob } from "#domain/jobs/search-jobs.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { testimonials } from "../../db/tables/site.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app, db } = await buildTestApp();

const job = (title: string, low: number, high: number, more: Partial<typeof jobs.$inferInsert> = {}) => ({
  title,
  company: "Inn",
  location: "Columbus, OH",
  salary: `$${low}k - $${high}k`,
  salaryMinUsd: low * 1000,
  salaryMaxUsd: high * 1000,
  type: "Hybrid",
  description: "A nurse may read this.",
  ...more,
});

beforeAll(() =>
  db.insert(jobs).values([
    job("Night Nurse", 50, 75, { createdAt: new Date("2026-01-01") }),
    job("ICU Nurse Manager", 98, 118, { createdAt: new Date("2026-03-01"), location: "Dayton, OH" }),
    job("Line Cook", 38, 44, { createdAt: new Date("2026-02-01") }),
    job("100% Remote_Writer", 75, 100, {
      createdAt: new Date("2025-01-01"),
      isFeatured: true,
      location: "Remote, US",
    }),
    job("Chief Nurse", 150, 210, { createdAt: new Date("2026-01-15") }),
    job("Hidden Nurse", 60, 70, { isActive: false }),
  ]),
);

const search = async (query = ""): Promise<readonly string[]> => {
  const response = await app.inject(`/api/jobs${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<PublicJob[]>().map((each) => each.title);
};

test("[JOBS-10] the list is an array of jobs with exactly the public fields", async () => {
  const response = await app.inject("/api/jobs");
  expect(response.statusCode).toBe(200);
  for (const publicJob of response.json<object[]>()) {
    expect(Object.keys(publicJob).toSorted()).toEqual([
      "company",
      "id",
      "isFeatured",
      "location",
      "salary",
      "title",
      "type",
    ]);
  }
});

test("[JOBS-11 JOBS-13] without filters, lists every active job, featured first, then newest", async () => {
  const all = ["100% Remote_Writer", "ICU Nurse Manager", "Line Cook", "Chief Nurse", "Night Nurse"];
  expect(await search()).toEqual(all);
  expect(await search("?title=&location=&salary=any")).toEqual(all);
});

test.each([
  ["?title=nurse", ["ICU Nurse Manager", "Chief Nurse", "Night Nurse"]],
  ["?title=URS", ["ICU Nurse Manager", "Chief Nurse", "Night Nurse"]],
  ["?title=manager%20nurse", ["ICU Nurse Manager"]],
  ["?title=100%25", ["100% Remote_Writer"]],
  ["?title=%25", ["100% Remote_Writer"]],
  ["?title=_", ["100% Remote_Writer"]],
  ["?location=dayton", ["ICU Nurse Manager"]],
  ["?title=nurse&location=columbus&salary=150k%2B", ["Chief Nurse"]],
  ["?salary=50k-75k", ["Night Nurse"]],
  ["?salary=75k-100k", ["100% Remote_Writer", "ICU Nurse Manager"]],
  ["?salary=100k-150k", ["ICU Nurse Manager"]],
  ["?salary=150k%2B", ["Chief Nurse"]],
  ["?title=astronaut", []],
])("[JOBS-11 JOBS-12] %s finds %j", async (query, titles) => {
  expect(await search(query)).toEqual(titles);
});

test("[JOBS-12 ERR-03] an unknown salary band returns 400", async () => {
  const response = await app.inject("/api/jobs?salary=lots");
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, "validation_failed"]);
});

test("[TESTI-06] testimonials are an array with whole stars and an avatar or null", async () => {
  expect((await app.inject("/api/testimonials")).json()).toEqual([]);
  const words = { name: "Dana Cole", position: "COO", company: "Cole", content: "They called back.", rating: 4 };
  await db.insert(testimonials).values([words, { ...words, name: "Eve", rating: 5, avatarUrl: "/a.svg" }]);
  const list = (await app.inject("/api/testimonials")).json<object[]>();
  expect(list).toMatchObject([
    { name: "Eve", rating: 5, avatarUrl: "/a.svg" },
    { ...words, avatarUrl: null },
  ]);
  expect(Object.keys(list[0] ?? {})).not.toContain("isSample");
});
