/** Self-identification: applicants give, change and withdraw it, and no decision maker sees it. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SelfIdentification } from "#domain/fairness/self-identification.ts";
import { asActor } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { selfIdentifications } from "../../db/tables/fairness.ts";
import { candidateMatch } from "../../db/tables/matches.ts";
import { accessTable } from "../../test/access/access-table.ts";
import { createApplicationHelpers, form, tokenFor } from "../../test/fixtures/application-helpers.ts";
import { buildTestApp, otherKeys } from "../../test/build-test-app.ts";
import { anApplication, aUser } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { readActiveExport, writeExport } from "../workspace-exports/write-export.service.ts";

const built = await buildTestApp();
const { app, owner, db, files } = built;
const { anOpenJob, theOnly, linkOf, confirm, stranger } = createApplicationHelpers(built);

const anApplicant = async () => {
  const open = await anOpenJob();
  expect((await stranger().post(open.at, form())).statusCode).toBe(201);
  await confirm(await theOnly(open.companyId));
  const row = await theOnly(open.companyId);
  return { ...open, row, at: `${linkOf(row)}/self-identification` };
};
const givenAnswer = ({ body }: { readonly body: string }) =>
  (JSON.parse(body) as { answer: SelfIdentification | null }).answer;
const keptOf = (applicationId: string) =>
  owner.db.select().from(selfIdentifications).where(eq(selfIdentifications.applicationId, applicationId));

test("saves, changes and withdraws answers by the link, each optional", async () => {
  const { at, row } = await anApplicant();
  const browser = stranger();
  expect(givenAnswer(await browser.get(at))).toBeNull();
  const first = { sex: "another", race: null } as const;
  expect(givenAnswer(await browser.put(at, first))).toEqual(first);
  const second = { sex: "declined", race: "several" } as const;
  expect(givenAnswer(await browser.put(at, second))).toEqual(second);
  expect(givenAnswer(await browser.get(at))).toEqual(second);
  const [kept, ...more] = await keptOf(row.application.id);
  expect([kept?.textId, kept?.textHash.length, more]).toEqual(["self-identification/2", 64, []]);
  expect(givenAnswer(await browser.delete(at))).toBeNull();
  expect(givenAnswer(await browser.delete(at))).toBeNull();
  expect(await keptOf(row.application.id)).toEqual([]);
  await browser.put(at, second);
  expect(givenAnswer(await browser.put(at, { sex: null, race: null }))).toBeNull();
  expect(await keptOf(row.application.id)).toEqual([]);
  for (const invalidAnswer of [{ sex: "x", race: null }, { sex: "male" }, {}]) {
    expect((await browser.put(at, invalidAnswer)).statusCode).toBe(400);
  }
});

test("rejects forged, foreign and cut links and shows no other applicant's data", async () => {
  const { row, companyId, at } = await anApplicant();
  const { id } = row.application;
  await stranger().put(at, { sex: "female", race: "asian" });
  const { companyId: foreign } = await anEmployer(app);
  const { id: unsent } = await anApplication(owner.db, companyId);
  for (const token of [
    tokenFor(id, companyId, otherKeys),
    tokenFor(id, foreign),
    tokenFor(unsent, companyId),
    tokenFor(id, companyId).slice(0, -1),
  ]) {
    const path = `/api/application-status/${token}/self-identification`;
    const responses = [
      await stranger().get(path),
      await stranger().put(path, { sex: "male", race: null }),
      await stranger().delete(path),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  }
  expect(await keptOf(id)).toMatchObject([{ sex: "female", race: "asian" }]);
  const other = await anApplicant();
  expect(givenAnswer(await stranger().get(other.at))).toBeNull();
});

test("shows answers to the link alone, not to workspace, staff or reports", async () => {
  const { row, companyId, at } = await anApplicant();
  const applicationId = row.application.id;
  await stranger().put(at, { sex: "female", race: "native" });
  const [member] = await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId));
  const userId = member?.userId ?? "";
  const readVisible = (actor: Parameters<typeof asActor>[1]) =>
    asActor(db, actor, async (db) => (await db.select().from(selfIdentifications)).length);
  for (const actor of [{}, { companyId }, { companyId, userId }, { userId, staff: true }, { companyId, staff: true }]) {
    expect(await readVisible(actor)).toBe(0);
  }
  expect(await readVisible({ companyId, applicationId })).toBe(1);
  const changed = await asActor(db, { companyId, userId }, (db) =>
    db.update(selfIdentifications).set({ sex: "male" }).returning(),
  );
  expect(changed).toEqual([]);
  const { rows } = await owner.db.execute<{ may: boolean }>(
    sql`select has_table_privilege('app_reader', 'self_identifications', 'select') as may`,
  );
  expect(rows).toEqual([{ may: false }]);
  // Only admins get counts, even without the server's own check.
  const counted = (actor: Parameters<typeof asActor>[1]) =>
    asActor(db, actor, async (db) => (await db.execute(sql`select * from fairness_counts(null, '{}')`)).rows.length);
  expect([await counted({ companyId, userId }), await counted({ companyId }), await counted({ userId })]).toEqual([
    1, 0, 0,
  ]);
  const { id: viewer } = await aUser(owner.db);
  await owner.db.insert(companyMembers).values({ companyId, userId: viewer, permissions: "editor" });
  expect(await counted({ companyId, userId: viewer })).toBe(0);
});

/** Every GET endpoint, with the ids of this application, job and person as parameters. */
const getsFor = (ids: readonly string[]): readonly string[] =>
  Object.entries(accessTable).flatMap(([call, { query, isStream }]) => {
    const path = call.slice("GET ".length);
    if (!call.startsWith("GET ") || isStream === true || path.includes(":token")) return [];
    const filled = path.includes(":id") ? ids.map((id) => path.replace(":id", id)) : [path];
    return filled.map((each) => (typeof query === "string" ? `${each}?${query}` : each));
  });

test("keeps answers out of every page, list, match and export", async () => {
  const { admin, row, companyId, jobId, at } = await anApplicant();
  const { application, candidate } = row;
  await admin.post("/api/ai/match-candidates", { jobId });
  const gets = getsFor([application.id, candidate.id, jobId]);
  expect(gets.length).toBeGreaterThan(60);
  // In sequence, because some of them write to the audit log, which is read here as well.
  const walk = async () => {
    const seenTexts = new Map<string, string>();
    for (const path of gets) {
      const { statusCode, body } = await admin.get(path);
      // The closing page counts the audit log's entries.
      seenTexts.set(path, `${statusCode} ${body.replace(/"audit_log":\d+/, "")}`);
    }
    return seenTexts;
  };
  const exported = async () => {
    const { id } = (await admin.post("/api/workspace-exports", { format: "json" })).json<{ id: string }>();
    const at = await readActiveExport(db, id);
    if (at !== undefined) await writeExport(db, files, at);
    return (await admin.get(`/api/workspace-exports/${id}/file`)).body;
  };
  const facts = async () =>
    JSON.stringify(await owner.db.select().from(candidateMatch).where(eq(candidateMatch.companyId, companyId)));
  const countMatched = async () =>
    (await admin.post("/api/ai/match-candidates", { jobId })).body.replace(/"run":\{[^}]*\}/, "");

  const [factsBefore, matchBefore, exportBefore] = [await facts(), await countMatched(), await exported()];
  await walk();
  const [before, again] = [await walk(), await walk()];
  expect(givenAnswer(await stranger().put(at, { sex: "another", race: "pacific" }))).not.toBeNull();
  await owner.db.update(selfIdentifications).set({ textId: "planted-marker" });
  const after = await walk();
  const dump = /pacific|native hawaiian|nonbinary|planted-marker|self.?identif/i;
  expect([...after].filter(([, text]) => dump.test(text))).toEqual([]);
  // Endpoints that record reads, such as the audit log, differ between reads.
  const steady = gets.filter((path) => before.get(path) === again.get(path));
  expect(steady.length).toBeGreaterThan(gets.length * 0.8);
  expect(steady.filter((path) => after.get(path) !== before.get(path))).toEqual([]);
  expect([await facts(), await countMatched()]).toEqual([factsBefore, matchBefore]);
  const exportAfter = await exported();
  expect(dump.test(exportAfter)).toBe(false);
  expect(exportAfter.length).toBe(exportBefore.length);
});

test("deletes an answer with its application and moves it with a merge", async () => {
  const { row, at, companyId, jobId } = await anApplicant();
  const { id } = row.application;
  await stranger().put(at, { sex: "male", race: "white" });
  // The same person again, without a form: the submission moves to the more advanced application.
  const other = await anApplication(owner.db, companyId);
  await owner.db.execute(
    sql`update job_applications set job_id = ${jobId}, stage = 'interview' where id = ${other.id}`,
  );
  const { rows } = await owner.db.transaction(async (db) => {
    await db.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
    return db.execute<{ journal: string }>(sql`
      with merge as (select merge_candidates(${other.candidateId}, ${row.candidate.id}, '{}', null) as id)
      select id from merge`);
  });
  expect(rows).toHaveLength(1);
  expect(await keptOf(id)).toEqual([]);
  expect(await keptOf(other.id)).toMatchObject([{ sex: "male", race: "white" }]);
  const { rows: journals } = await owner.db.execute<{ journal: string }>(
    sql`select journal::text as journal from candidate_merges where company_id = ${companyId}`,
  );
  expect(journals[0]?.journal).not.toMatch(/self_identif|"white"/);
  await owner.db.execute(sql`delete from job_applications where id = ${other.id}`);
  expect(await keptOf(other.id)).toEqual([]);
});
