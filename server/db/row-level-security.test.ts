/** Row-level security: what PostgreSQL shows without the server's own checks. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { securedTablesWithoutPolicy, tablesWithoutForcedSecurity } from "../test/database/catalog-checks.ts";
import { aCompany, anApplication, aProfile, aUser } from "../test/fixtures/factories.ts";
import { testDatabase } from "../test/database/test-database.ts";
import { type DatabaseActor, asActor, type Database } from "./client.ts";
import { companyMembers } from "./tables/companies.ts";
import { auditLog } from "./tables/records.ts";

const { db, owner } = await testDatabase();

/** Tables without a tenant: the public site, the firm's desk, identity, counters. */
const shared = [
  "auth_rate_limits",
  "contact_requests",
  "credentials",
  "experts",
  "job_locations",
  "job_titles",
  "jobs",
  "leads",
  "mail_log",
  "mail_suppressions",
  "passkeys",
  "quote_requests",
  "rate_limits",
  "sessions",
  "strategy_calls",
  "team_members",
  "testimonials",
  "two_factors",
  "users",
  "verifications",
];

const count = async (db: Database, table: string): Promise<number> => {
  const { rows } = await db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`));
  return Number(rows[0]?.n);
};

const countVisible = (actor: DatabaseActor, table: string) => asActor(db, actor, (db) => count(db, table));

test("every table is either listed as shared or has a forced policy", async () => {
  expect(await tablesWithoutForcedSecurity(owner.db)).toEqual(shared);
  expect(await securedTablesWithoutPolicy(owner.db)).toEqual([]);
});

test("only the migration role bypasses policies; the reader sees no secret", async () => {
  const { rows } = await owner.db.execute<{ name: string; passes: boolean }>(
    sql`select rolname as name, rolbypassrls or rolsuper as passes from pg_roles where rolname like 'app\\_%' order by 1`,
  );
  expect(rows).toEqual([
    { name: "app_owner", passes: true },
    { name: "app_reader", passes: false },
    { name: "app_server", passes: false },
  ]);
  const { rows: secrets } = await owner.db.execute<{ readable: boolean }>(
    sql`select has_table_privilege('app_reader', t, 'select') as readable from unnest(array['sessions', 'credentials', 'verifications', 'two_factors', 'passkeys', 'trusted_devices']) t`,
  );
  expect(secrets.every((row) => !row.readable)).toBe(true);
});

test("a company sees only its own rows; no actor sees none", async () => {
  const [ownCompany, theirs] = [await aCompany(owner.db), await aCompany(owner.db)];
  await anApplication(owner.db, ownCompany.id);
  for (const table of ["companies", "jobs_enhanced", "candidates", "job_applications"]) {
    expect(await countVisible({ companyId: ownCompany.id }, table), `${table}, own`).toBe(1);
    expect(await countVisible({}, table), `${table}, nobody`).toBe(0);
    expect(await count(db, table), `${table}, outside a transaction`).toBe(0);
  }
  expect(await countVisible({ companyId: theirs.id }, "candidates")).toBe(0);
});

test("a company cannot insert into another or move rows there", async () => {
  const [ownCompany, theirs] = [await aCompany(owner.db), await aCompany(owner.db)];
  await anApplication(owner.db, ownCompany.id);
  const asMine = (statement: string) =>
    asActor(db, { companyId: ownCompany.id }, (db) => db.execute(sql.raw(statement)));
  await expect(
    asMine(`insert into hiring_teams (name, company_id) values ('x', '${theirs.id}')`),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
  await expect(asMine(`update jobs_enhanced set company_id = '${theirs.id}'`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
  const touched = await asActor(db, { companyId: theirs.id }, (db) =>
    db.execute(sql`update candidates set notes = 'x'`),
  );
  expect(touched.rowCount).toBe(0);
});

test("the actor is reset after the transaction on a pooled connection", async () => {
  const company = await aCompany(owner.db);
  await anApplication(owner.db, company.id);
  expect(await countVisible({ companyId: company.id }, "candidates")).toBe(1);
  const results = await Promise.all(Array.from({ length: 30 }, () => count(db, "candidates")));
  expect(new Set(results)).toEqual(new Set([0]));
});

test("a user sees their companies before one is chosen", async () => {
  const [user, company] = [await aUser(owner.db), await aCompany(owner.db)];
  await owner.db.insert(companyMembers).values({ companyId: company.id, userId: user.id });
  expect(await countVisible({ userId: user.id }, "companies")).toBe(1);
  expect(await countVisible({ userId: (await aUser(owner.db)).id }, "companies")).toBe(0);
});

test("only its user sees a profile and its parts", async () => {
  const profile = await aProfile(owner.db);
  await owner.db.execute(sql`insert into privacy_settings (candidate_id) values (${profile.id})`);
  for (const table of ["candidate_profiles", "privacy_settings"]) {
    expect(await countVisible({ userId: profile.userId }, table)).toBe(1);
    expect(await countVisible({ userId: (await aUser(owner.db)).id }, table)).toBe(0);
  }
});

test("the audit log is append-only", async () => {
  const company = await aCompany(owner.db);
  const entry = { companyId: company.id, action: "candidate.viewed", subjectType: "candidate" };
  await asActor(db, { companyId: company.id }, (db) => db.insert(auditLog).values(entry));
  expect(await countVisible({ companyId: company.id }, "audit_log")).toBe(1);
  for (const statement of ["update audit_log set action = 'x'", "delete from audit_log"]) {
    await expect(asActor(db, { companyId: company.id }, (db) => db.execute(sql.raw(statement)))).rejects.toMatchObject({
      cause: { code: "42501" },
    });
  }
});
