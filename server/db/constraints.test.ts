/** Constraints of the database, tested with real rows. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { eq, is, sql } from "drizzle-orm";
import { getTableConfig, PgDialect, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import { hasReached, type Stage, stages } from "#domain/pipeline/stages.ts";
import { shortlistStages } from "#domain/shortlists/shortlist-states.ts";
import { permissionLevel } from "#domain/teams/permission-level.ts";
import { aCandidate, aCompany, aJob, anApplication, aProfile, aUser } from "../test/fixtures/factories.ts";
import { testDatabase } from "../test/database/test-database.ts";
import { companies } from "./tables/companies.ts";
import { candidates } from "./tables/candidates.ts";
import { credentials, users } from "./tables/identity.ts";
import { interviews } from "./tables/interviews.ts";
import { jobs, jobsEnhanced } from "./tables/jobs.ts";
import { leads, quoteRequests } from "./tables/leads.ts";
import { jobApplications } from "./tables/pipeline.ts";
import { candidateJobInterests, candidateProfiles, professionalConnections } from "./tables/profiles.ts";
import { hiringTeamMembers, hiringTeams } from "./tables/teams.ts";

const {
  owner: { db },
} = await testDatabase();

/** PostgreSQL's error code. */
const refusal = async (work: PromiseLike<unknown>): Promise<string | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? (error as { code?: string }).code;
  }
};

const tooLong = "22001";
const notUnique = "23505";
const missing = "23502";
const checkFailed = "23514";
const noSuchRow = "23503";

const quote = { firstName: "Ana", lastName: "Ruiz", email: "ana@ruiz.example", company: "Ruiz", hiringNeed: "Nurses" };

test("[DATA-01] rejects a duplicate username and a password account without a hash", async () => {
  const user = await aUser(db, { username: "twice@example.org" });
  expect(await refusal(db.insert(users).values({ username: "twice@example.org", name: "Other" }))).toBe(notUnique);
  expect(await refusal(db.insert(users).values({ username: "Upper@example.org", name: "Other" }))).toBe(checkFailed);
  const account = { userId: user.id, accountId: user.id, providerId: "credential" };
  expect(await refusal(db.insert(credentials).values(account))).toBe(checkFailed);
  expect(await refusal(db.insert(credentials).values({ ...account, passwordHash: "hunter2" }))).toBe(checkFailed);
});

test("[DATA-29] unset columns get the specification's defaults", async () => {
  const company = await aCompany(db);
  const [request] = await db.insert(quoteRequests).values(quote).returning();
  expect(request?.status).toBe("new");
  expect(await aJob(db, { companyId: company.id })).toMatchObject({
    status: "draft",
    priority: "medium",
    type: "full-time",
  });
  const application = await anApplication(db, company.id);
  expect(application).toMatchObject({ stage: "applied", status: "active" });
  const [interview] = await db
    .insert(interviews)
    .values({ companyId: company.id, applicationId: application.id, scheduledAt: new Date("2030-01-01T15:00:00Z") })
    .returning();
  expect(interview).toMatchObject({ status: "scheduled", duration: 60 });
  const { rows: candidateRows } = await db.execute(
    sql`insert into candidates (company_id, first_name, last_name, email) values (${company.id}, 'Maya', 'Okafor', 'm@o.example') returning availability`,
  );
  expect(candidateRows).toMatchObject([{ availability: "immediate" }]);
  // Our own inserts state a value.
  expect(await aCandidate(db, { companyId: company.id })).toMatchObject({ availability: "unknown" });
  const [one, other] = [await aProfile(db), await aProfile(db)];
  expect(one).toMatchObject({ availabilityStatus: "open", profileCompleteness: 0 });
  const [link] = await db
    .insert(professionalConnections)
    .values({ candidateId: one.id, connectedCandidateId: other.id })
    .returning();
  expect(link).toMatchObject({ status: "pending", connectionType: "professional" });
  const [job] = await db
    .insert(jobs)
    .values({
      title: "Cook",
      company: "Inn",
      location: "Reno, NV",
      salary: "$45k",
      type: "On-site",
      description: "Cooks.",
    })
    .returning();
  expect(job).toMatchObject({ isActive: true, isFeatured: false });
  const [interest] = await db
    .insert(candidateJobInterests)
    .values({ candidateId: one.id, jobId: job?.id ?? "", interestType: "saved" })
    .returning();
  expect(interest?.status).toBe("pending");
});

test("[DATA-30] rejects a status outside its list", async () => {
  const company = await aCompany(db);
  const application = await anApplication(db, company.id);
  const [request] = await db.insert(quoteRequests).values(quote).returning();
  const interview = { companyId: company.id, applicationId: application.id, scheduledAt: new Date() };
  const connection = { candidateId: (await aProfile(db)).id, connectedCandidateId: (await aProfile(db)).id };
  const refused = await Promise.all([
    refusal(
      db
        .update(quoteRequests)
        .set({ status: "done" })
        .where(eq(quoteRequests.id, request?.id ?? "")),
    ),
    refusal(db.insert(leads).values({ ...quote, interests: ["RPO Services"], status: "maybe" })),
    refusal(db.insert(jobsEnhanced).values({ companyId: company.id, title: "X", status: "open" })),
    refusal(db.update(jobApplications).set({ stage: "won" }).where(eq(jobApplications.id, application.id))),
    refusal(db.insert(interviews).values({ ...interview, status: "done" })),
    refusal(db.insert(professionalConnections).values({ ...connection, status: "blocked" })),
  ]);
  expect(new Set(refused)).toEqual(new Set([checkFailed]));
  for (const status of ["scheduled", "completed", "cancelled", "no_show"]) {
    expect(await refusal(db.insert(interviews).values({ ...interview, status }))).toBeUndefined();
  }
  for (const status of ["new", "in_progress", "replied", "won", "lost", "spam"]) {
    expect(
      await refusal(
        db
          .update(quoteRequests)
          .set({ status })
          .where(eq(quoteRequests.id, request?.id ?? "")),
      ),
    ).toBeUndefined();
  }
  for (const stage of ["applied", "screening", "interview", "offer", "hired", "rejected"]) {
    expect(
      await refusal(db.update(jobApplications).set({ stage }).where(eq(jobApplications.id, application.id))),
    ).toBeUndefined();
  }
});

const caps: readonly (readonly [column: string, cap: number, insert: (value: string) => PromiseLike<unknown>])[] = [
  ...(["firstName", "lastName", "email"] as const).map(
    (name) =>
      [`quote ${name}`, 255, (value: string) => db.insert(quoteRequests).values({ ...quote, [name]: value })] as const,
  ),
  ...(["phone", "companySize", "timeline"] as const).map(
    (name) =>
      [`quote ${name}`, 50, (value: string) => db.insert(quoteRequests).values({ ...quote, [name]: value })] as const,
  ),
  ["company name", 255, (value) => db.insert(companies).values({ name: value })],
  ["company website", 500, (value) => db.insert(companies).values({ name: "A", website: value })],
  ["company logo", 500, (value) => db.insert(companies).values({ name: "A", logoUrl: value })],
  ["company industry", 100, (value) => db.insert(companies).values({ name: "A", industry: value })],
  ...(["firstName", "lastName"] as const).map(
    (name) =>
      [
        `candidate ${name}`,
        100,
        async (value: string) => aCandidate(db, { companyId: (await aCompany(db)).id, [name]: value }),
      ] as const,
  ),
  ["candidate email", 255, async (value) => aCandidate(db, { companyId: (await aCompany(db)).id, email: value })],
  ...(["resumeUrl", "linkedinUrl", "portfolioUrl"] as const).map(
    (name) =>
      [
        `candidate ${name}`,
        500,
        async (value: string) => aCandidate(db, { companyId: (await aCompany(db)).id, [name]: value }),
      ] as const,
  ),
  ["profile first name", 100, async (value) => aProfile(db, { firstName: value })],
  ["profile github", 500, async (value) => aProfile(db, { githubUrl: value })],
];

test.each(caps)("[DATA-31] %s accepts %i characters and rejects more", async (_column, cap, insert) => {
  expect(await refusal(insert("é".repeat(cap)))).toBeUndefined();
  expect(await refusal(insert("é".repeat(cap + 1)))).toBe(tooLong);
});

test("[DATA-31 AUTH-02] accepts a team role of 100 characters and only known permission levels", async () => {
  const company = await aCompany(db);
  const [team] = await db.insert(hiringTeams).values({ companyId: company.id, name: "ICU" }).returning();
  const member = async (values: { role: string; permissions?: string }) =>
    db
      .insert(hiringTeamMembers)
      .values({ companyId: company.id, teamId: team?.id ?? "", userId: (await aUser(db)).id, ...values });
  expect(await refusal(member({ role: "x".repeat(100) }))).toBeUndefined();
  expect(await refusal(member({ role: "x".repeat(101) }))).toBe(tooLong);
  for (const permissions of ["admin", "editor", "viewer", "view"]) {
    expect(await refusal(member({ role: "Recruiter", permissions }))).toBeUndefined();
  }
  expect(await refusal(member({ role: "Recruiter", permissions: "owner" }))).toBe(checkFailed);
  expect(await refusal(member({ role: "Recruiter", permissions: "x".repeat(51) }))).toBe(tooLong);
  expect(permissionLevel("view")).toBe("viewer");
});

test("[DATA-32] an interview's duration is in minutes and documented", async () => {
  const company = await aCompany(db);
  const application = await anApplication(db, company.id);
  const insert = (duration: number) =>
    db
      .insert(interviews)
      .values({ companyId: company.id, applicationId: application.id, scheduledAt: new Date(), duration });
  expect(await refusal(insert(90))).toBeUndefined();
  expect(await refusal(insert(0))).toBe(checkFailed);
  expect(durationLabel(60)).toBe("60 minutes");
});

test("[DATA-15] rejects an interview without a time", async () => {
  const company = await aCompany(db);
  const application = await anApplication(db, company.id);
  const insert = sql`insert into interviews (company_id, application_id) values (${company.id}, ${application.id})`;
  expect(await refusal(db.execute(insert))).toBe(missing);
});

test("[DATA-16] a profile's email is null or unique", async () => {
  await aProfile(db);
  await aProfile(db);
  await aProfile(db, { email: "mine@example.org" });
  expect(await refusal(aProfile(db, { email: "mine@example.org" }))).toBe(notUnique);
  const profiles = await db.select().from(candidateProfiles).where(eq(candidateProfiles.email, "mine@example.org"));
  expect(profiles).toHaveLength(1);
});

test("a row of one company cannot reference a row of another", async () => {
  const [ownCompany, theirs] = [await aCompany(db), await aCompany(db)];
  const job = await aJob(db, { companyId: ownCompany.id });
  const candidate = await aCandidate(db, { companyId: theirs.id });
  const crossed = { jobId: job.id, candidateId: candidate.id };
  expect(await refusal(db.insert(jobApplications).values({ companyId: ownCompany.id, ...crossed }))).toBe(noSuchRow);
  expect(await refusal(db.insert(jobApplications).values({ companyId: theirs.id, ...crossed }))).toBe(noSuchRow);
  expect(await db.select().from(candidates).where(eq(candidates.companyId, ownCompany.id))).toEqual([]);
});

const literalsIn = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, literal]) => literal ?? "");

test("each check of the tables exists in the database with the same values", async () => {
  const { rows } = await db.execute<{ name: string; definition: string }>(
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`,
  );
  const stored = new Map(rows.map(({ name, definition }) => [name, literalsIn(definition).toSorted()]));
  const dialect = new PgDialect({ casing: "snake_case" });
  const modules = await Promise.all(
    globSync("server/db/tables/*.ts").map(
      (path) =>
        import(new URL(`tables/${basename(path)}`, import.meta.url).href) as Promise<Readonly<Record<string, unknown>>>,
    ),
  );
  const declared = modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => (is(table, PgTable) ? getTableConfig(table).checks : []))
    .map(({ name, value }) => [name, literalsIn(dialect.sqlToQuery(value).sql).toSorted()] as const);
  expect(declared.length).toBeGreaterThan(30);
  for (const [name, values] of declared) expect([name, stored.get(name)]).toEqual([name, values]);
});

test("the lists of stages in SQL functions agree with domain", async () => {
  const { rows } = await db.execute<{ stage: Stage; progress: number; withdrawn: number }>(
    sql`select stage, application_progress(stage, 'active') as progress, application_progress(stage, 'withdrawn') as withdrawn
      from unnest(${sql.param([...stages])}::text[]) as stage`,
  );
  expect(rows.map(({ stage }) => stage)).toEqual(stages);
  for (const { stage, progress, withdrawn } of rows) {
    expect([stage, withdrawn]).toEqual([stage, -2]);
    for (const other of rows) expect(progress >= other.progress).toBe(hasReached(stage, other.stage));
  }
  const { rows: bodies } = await db.execute<{ body: string }>(
    sql`select prosrc as body from pg_proc where proname = 'shortlist_accepts'`,
  );
  expect(literalsIn(/a\.stage IN \([^)]*\)/.exec(bodies[0]?.body ?? "")?.[0] ?? "")).toEqual(shortlistStages);
});
