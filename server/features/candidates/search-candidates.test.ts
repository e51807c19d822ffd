/** Candidate search: matches, order, and no candidates of other workspaces. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  candidateFilter,
  candidateSortOrders,
  type CandidateSortOrder,
  type FoundCandidate,
} from "#domain/candidates/search-candidates.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
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
    credentials: [
      { name: "CCRN", issuer: "AACN", status: "held" },
      { name: "CNML", status: "in_progress" },
    ],
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

/** The value that an order sorts by. */
const sortValueOf =
  (order: CandidateSortOrder) =>
  ({ addedAt, name, years, desiredSalary, bestScore }: FoundCandidate): string | number | null => {
    if (order.endsWith("name")) return name.split(" ").toReversed().join(" ");
    if (order.endsWith("years")) return years;
    if (order.endsWith("score")) return bestScore?.score ?? null;
    return order.endsWith("salary") ? desiredSalary : addedAt;
  };

/** Null comes last in both directions. */
const comparatorOf = (order: CandidateSortOrder) => {
  const sign = order === "newest" || order.startsWith("-") ? -1 : 1;
  return (a: string | number | null, b: string | number | null): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === "number" ? a - Number(b) : a.localeCompare(String(b), "en-US"));
  };
};

const [jose, ana, bo, zed] = ["José Álvarez", "Ana Smith-Jones", "Bo Li", "Zed Adams"];

test.each([
  [{}, [zed, bo, ana, jose]],
  [{ order: "name" }, [zed, jose, bo, ana]],
  [{ order: "-name" }, [ana, bo, jose, zed]],
  [{ order: "oldest" }, [jose, ana, bo, zed]],
  [{ order: "years" }, [zed, jose, ana, bo]],
  [{ order: "-years" }, [ana, jose, zed, bo]],
  [{ order: "-years", q: "nurse" }, [ana, jose]],
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
  [{ q: "aacn" }, [ana]],
  [{ skills: "ccrn" }, [ana]],
  [{ skills: "cnml" }, []],
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

test("pages without gaps or repeats in every order, with ties and nulls, and caps counts", async () => {
  const many = await aCompany(owner.db);
  const rows = Array.from({ length: 1205 }, (_, index) => ({
    companyId: many.id,
    firstName: `F${index % 7}`,
    lastName: `L${index % 30}`,
    email: `${index}@people.example`,
    // Many rows with the same timestamp, as after an import.
    createdAt: minute(Math.floor(index / 100)),
    experience: index % 3 === 0 ? null : index % 11,
    desiredSalary: index % 7 === 0 ? null : 40_000.5 + (index % 90) * 100,
  }));
  await owner.db.insert(candidates).values(rows);
  // Some have two scores, some have none, and a withdrawn application doesn't count.
  for (const [modulo, status] of [
    [2, "active"],
    [3, "closed"],
    [5, "withdrawn"],
  ] as const) {
    const job = await aJob(owner.db, { companyId: many.id });
    await owner.db.execute(sql`
      insert into job_applications (company_id, job_id, candidate_id, status, score)
      select company_id, ${job.id}, id, ${status}, nullif((n * 37 + ${modulo}) % 101, 0) from (select *, row_number() over (order by email) n from candidates where company_id = ${many.id}) c
      where n % ${modulo} = 0`);
  }
  await owner.db.execute(sql`analyze candidates, job_applications`);
  for (const order of candidateSortOrders) {
    const seen: FoundCandidate[] = [];
    let after = "";
    do {
      const page = await search({ order, after }, many.id);
      seen.push(...page.people);
      expect(page.counted).toBe(1001);
      after = page.next ?? "";
    } while (after !== "");
    expect([seen.length, new Set(seen.map(({ id }) => id)).size], order).toEqual([1205, 1205]);
    expect(seen.map(sortValueOf(order)), order).toEqual(seen.map(sortValueOf(order)).toSorted(comparatorOf(order)));
  }
});

test("pages through candidates without a value, and through those that share one", async () => {
  for (const [experience, desiredSalary] of [
    [null, null],
    [7, 90_000],
  ]) {
    const same = await aCompany(owner.db);
    await owner.db.insert(candidates).values(
      Array.from({ length: 120 }, (_, index) => ({
        companyId: same.id,
        firstName: "Ana",
        lastName: "Silva",
        email: `${index}@people.example`,
        createdAt: minute(0),
        experience,
        desiredSalary,
      })),
    );
    for (const order of candidateSortOrders) {
      const first = await search({ order }, same.id);
      const second = await search({ order, after: first.next ?? "" }, same.id);
      const third = await search({ order, after: second.next ?? "" }, same.id);
      const ids = [first, second, third].flatMap(({ people }) => people.map(({ id }) => id));
      expect([ids.length, new Set(ids).size, third.next], order).toEqual([120, 120, null]);
    }
  }
});

test("finds candidates by the stages of their applications", async () => {
  const workspace = await aCompany(owner.db);
  const other = await aCompany(owner.db);
  const [first, second] = [
    await aJob(owner.db, { companyId: workspace.id }),
    await aJob(owner.db, { companyId: workspace.id }),
  ];
  const applicant = async (
    lastName: string,
    applications: readonly Pick<typeof jobApplications.$inferInsert, "stage" | "status">[],
  ) => {
    const { id } = await aCandidate(owner.db, { companyId: workspace.id, firstName: "Ana", lastName });
    for (const [index, application] of applications.entries())
      await owner.db.insert(jobApplications).values({
        companyId: workspace.id,
        jobId: index === 0 ? first.id : second.id,
        candidateId: id,
        ...application,
      });
  };
  await applicant("None", []);
  await applicant("Applied", [{ stage: "applied" }]);
  await applicant("Both", [{ stage: "applied" }, { stage: "interview" }]);
  await applicant("Hired", [
    { stage: "hired", status: "closed" },
    { stage: "rejected", status: "closed" },
  ]);
  await applicant("Withdrawn", [{ stage: "applied", status: "withdrawn" }]);
  const found = async (stage: string) =>
    (await search({ stage, order: "name" }, workspace.id)).people.map(({ name, stages }) => [name, stages]);
  const [applied, both, hired] = [
    ["Ana Applied", ["applied"]],
    ["Ana Both", ["interview", "applied"]],
    ["Ana Hired", ["hired", "rejected"]],
  ];
  expect(await found("applied")).toEqual([applied, both]);
  expect(await found("interview,HIRED")).toEqual([both, hired]);
  expect(await found("offer")).toEqual([]);
  expect((await search({ stage: "applied" }, workspace.id)).counted).toBe(2);
  expect((await search({ stage: "applied" }, other.id)).people).toEqual([]);
  expect(await found("")).toEqual([applied, both, hired, ["Ana None", []], ["Ana Withdrawn", []]]);
});

test("finds candidates by the highest score of their applications, and says while it is stale", async () => {
  const workspace = await aCompany(owner.db);
  const [first, second] = [
    await aJob(owner.db, { companyId: workspace.id, title: "Cook" }),
    await aJob(owner.db, { companyId: workspace.id, title: "Baker" }),
  ];
  for (const [lastName, scores, status] of [
    ["Low", [20, 40], "active"],
    ["High", [90, null], "active"],
    ["None", [], "active"],
    ["Withdrawn", [95], "withdrawn"],
  ] as const) {
    const { id } = await aCandidate(owner.db, { companyId: workspace.id, firstName: "Ana", lastName });
    for (const [index, score] of scores.entries()) {
      const jobId = index === 0 ? first.id : second.id;
      await owner.db.insert(jobApplications).values({ companyId: workspace.id, jobId, candidateId: id, score, status });
    }
  }
  await owner.db.update(jobApplications).set({ scoreEngine: engineVersion, scoredAt: minute(1) });
  const found = async (query: Readonly<Record<string, string>>) =>
    (await search(query, workspace.id)).people.map(({ name, bestScore }) => [
      name.replace("Ana ", ""),
      bestScore?.score ?? null,
      bestScore?.jobTitle ?? null,
    ]);
  const [low, high] = [
    ["Low", 40, "Baker"],
    ["High", 90, "Cook"],
  ];
  expect(await found({ order: "-score" })).toEqual([high, low, ["Withdrawn", null, null], ["None", null, null]]);
  expect((await found({ order: "score" })).slice(0, 2)).toEqual([low, high]);
  expect(await found({ scoreFrom: "40", order: "name" })).toEqual([high, low]);
  expect((await search({ scoreFrom: "41" }, workspace.id)).counted).toBe(1);
  const isStale = async () =>
    (await search({ order: "-score" }, workspace.id)).people.map(({ bestScore }) => bestScore?.isScoreStale);
  expect(await isStale()).toEqual([false, false, undefined, undefined]);
  await owner.db.update(jobApplications).set({ scoreEngine: null }).where(eq(jobApplications.jobId, second.id));
  expect(await isStale()).toEqual([true, true, undefined, undefined]);
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
    Buffer.from('["2026-01-01T00:00:00Z","a","b","00000000-0000-4000-8000-000000000000",9e9,null]').toString(
      "base64url",
    ),
  ])
    await expect(async () => search({ after })).rejects.toThrow("This page doesn't exist");
});
