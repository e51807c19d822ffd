/** Candidate search: matches, order, and no candidates of other workspaces. */
import { expect, test } from "vitest";
import { candidateFilter } from "#domain/candidates/search-candidates.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { aCandidate, aCompany, aJob } from "../../test/fixtures/factories.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { searchCandidates } from "./search-candidates.service.ts";

const { db, owner } = await testDatabase();
const [company, otherCompany] = [await aCompany(owner.db), await aCompany(owner.db)];

const minute = (index: number): Date => new Date(Date.UTC(2026, 0, 1, 0, index));
const people: readonly Partial<typeof candidates.$inferInsert>[] = [
  {
    firstName: "José",
    lastName: "Álvarez",
    email: "jose@clinic.example",
    currentTitle: "ICU Nurse",
    location: "Columbus, OH",
    skills: ["Patient Care", "Epic"],
    experience: 8,
    desiredSalary: 82_000,
  },
  {
    firstName: "Ana",
    lastName: "Smith-Jones",
    currentTitle: "Nurse Manager",
    location: "Dayton, OH",
    skills: ["patient care", "Budgeting"],
    experience: 15,
    desiredSalary: 120_000,
  },
  {
    firstName: "Bo",
    lastName: "Li",
    currentTitle: "C++ Developer",
    currentCompany: "Harbor's Edge",
    location: "São Paulo",
    skills: ["C++", "O'Reilly \\ LaTeX"],
    experience: null,
    desiredSalary: null,
    summary: "Writes firmware for ventilators.",
  },
  {
    firstName: "Zed",
    lastName: "Adams",
    currentTitle: "Line Cook",
    workHistory: [
      {
        title: "Nursing Aide",
        company: "Riverside",
        industry: "",
        location: "",
        start: "2019-01",
        end: null,
        description: "",
      },
    ],
    experience: 2,
  },
];
for (const [index, person] of people.entries())
  await aCandidate(owner.db, { companyId: company.id, ...person, createdAt: minute(index) });
await aCandidate(owner.db, {
  companyId: otherCompany.id,
  firstName: "José",
  lastName: "Elsewhere",
  currentTitle: "ICU Nurse",
});

const search = (query: Readonly<Record<string, string>>, companyId = company.id) =>
  searchCandidates(db, companyId, { ...candidateFilter.parse(query), after: query["after"] ?? "" });
const names = async (query: Readonly<Record<string, string>>) => (await search(query)).people.map(({ name }) => name);

const [jose, ana, bo, zed] = ["José Álvarez", "Ana Smith-Jones", "Bo Li", "Zed Adams"];

test.each([
  [{}, [zed, bo, ana, jose]],
  [{ order: "name" }, [zed, jose, bo, ana]],
  [{ q: "nurse" }, [ana, jose]],
  [{ q: "NURSE icu" }, [jose]],
  [{ q: "nur" }, [zed, ana, jose]],
  [{ q: "jose alvarez" }, [jose]],
  [{ q: "jose@clinic.example" }, [jose]],
  [{ q: "smith-jon" }, [ana]],
  [{ q: "jones" }, [ana]],
  [{ q: "c++" }, [bo]],
  [{ q: "ventil" }, [bo]],
  [{ q: "riverside" }, [zed]],
  [{ q: "harbor's" }, [bo]],
  [{ q: "' | !:* & \\" }, [zed, bo, ana, jose]],
  [{ q: "nobody here" }, []],
  [{ skills: "patient care" }, [ana, jose]],
  [{ skills: "Patient Care,EPIC" }, [jose]],
  [{ skills: "care" }, []],
  [{ skills: "o'reilly \\ latex" }, [bo]],
  [{ place: "oh" }, [ana, jose]],
  [{ place: "sao pau" }, [bo]],
  [{ place: "colum, oh" }, [jose]],
  [{ yearsFrom: "8" }, [ana, jose]],
  [{ yearsFrom: "3", yearsTo: "10" }, [jose]],
  [{ salaryTo: "100000" }, [zed, bo, jose]],
  [{ q: "nurse", salaryTo: "100000", place: "Ohio" }, []],
])("finds by %j: %j", async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test("pages without gaps or repeats in both orders and caps counts", async () => {
  const many = await aCompany(owner.db);
  const rows = Array.from({ length: 1205 }, (_, index) => ({
    companyId: many.id,
    firstName: `F${index % 7}`,
    lastName: `L${index % 30}`,
    email: `${index}@people.example`,
    // Many rows with the same timestamp, as after an import.
    createdAt: minute(Math.floor(index / 100)),
  }));
  await owner.db.insert(candidates).values(rows);
  for (const order of ["newest", "name"]) {
    const seenIds: string[] = [];
    let after = "";
    do {
      const page = await search({ order, after }, many.id);
      seenIds.push(...page.people.map(({ id }) => id));
      expect(page.counted).toBe(1001);
      after = page.next ?? "";
    } while (after !== "");
    expect([seenIds.length, new Set(seenIds).size]).toEqual([1205, 1205]);
  }
});

test("finds a change immediately and counts applications", async () => {
  const person = await aCandidate(owner.db, {
    companyId: company.id,
    firstName: "Mo",
    lastName: "Nkemelu",
    createdAt: minute(9),
  });
  const job = await aJob(owner.db, { companyId: company.id });
  await owner.db.insert(jobApplications).values({ companyId: company.id, jobId: job.id, candidateId: person.id });
  expect((await search({ q: "nkemelu" })).people[0]?.applications).toBe(1);
  await owner.db.update(candidates).set({ lastName: "Quist" });
  expect((await search({ q: "nkemelu" })).counted).toBe(0);
  expect((await search({ q: "quist" })).counted).toBe(people.length + 1);
});

test("rejects an invalid cursor", async () => {
  for (const after of [
    "x",
    Buffer.from("[1]").toString("base64url"),
    Buffer.from('["x","a","b","c"]').toString("base64url"),
  ])
    await expect(async () => search({ after })).rejects.toThrow("This page doesn't exist");
});
