/** What applicants say about themselves: theirs to give, change and take back, and seen by nobody who decides. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SelfIdentification } from "#domain/fairness/self-identification.ts";
import { asActor } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { selfIdentifications } from "../../db/tables/fairness.ts";
import { candidateMatch } from "../../db/tables/matches.ts";
import { accessTable } from "../../test/access-table.ts";
import { createApplying, form, tokenFor } from "../../test/applying.ts";
import { buildTestApp, otherKeys } from "../../test/build-test-app.ts";
import { anApplication, aUser } from "../../test/factories.ts";
import { anEmployer } from "../../test/jobs.ts";
import { exportAtWork, writeExport } from "../workspace-exports/write-export.service.ts";

const built = await buildTestApp();
const { app, owner, db, files } = built;
const { anOpenJob, theOnly, linkOf, confirm, stranger } = createApplying(built);

const anApplicant = async () => {
  const open = await anOpenJob();
  expect((await stranger().post(open.at, form())).statusCode).toBe(201);
  await confirm(await theOnly(open.companyId));
  const row = await theOnly(open.companyId);
  return { ...open, row, at: `${linkOf(row)}/self-identification` };
};
const said = ({ body }: { readonly body: string }) =>
  (JSON.parse(body) as { answer: SelfIdentification | null }).answer;
const keptOf = (applicationId: string) =>
  owner.db.select().from(selfIdentifications).where(eq(selfIdentifications.applicationId, applicationId));

test("answers are given, changed and taken back by the link; each question alone, or neither", async () => {
  const { at, row } = await anApplicant();
  const browser = stranger();
  expect(said(await browser.get(at))).toBeNull();
  const first = { sex: "another", race: null } as const;
  expect(said(await browser.put(at, first))).toEqual(first);
  const second = { sex: "declined", race: "several" } as const;
  expect(said(await browser.put(at, second))).toEqual(second);
  expect(said(await browser.get(at))).toEqual(second);
  const [kept, ...more] = await keptOf(row.application.id);
  expect([kept?.textId, kept?.textHash.length, more]).toEqual(["self-identification/1", 64, []]);
  expect(said(await browser.delete(at))).toBeNull();
  expect(said(await browser.delete(at))).toBeNull();
  expect(await keptOf(row.application.id)).toEqual([]);
  await browser.put(at, second);
  expect(said(await browser.put(at, { sex: null, race: null }))).toBeNull();
  expect(await keptOf(row.application.id)).toEqual([]);
  for (const wrong of [{ sex: "x", race: null }, { sex: "male" }, {}]) {
    expect((await browser.put(at, wrong)).statusCode).toBe(400);
  }
});

test("a forged, foreign or cut link neither reads nor writes, and one applicant's link says nothing of another's", async () => {
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
    const answers = [
      await stranger().get(path),
      await stranger().put(path, { sex: "male", race: null }),
      await stranger().delete(path),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  }
  expect(await keptOf(id)).toMatchObject([{ sex: "female", race: "asian" }]);
  const other = await anApplicant();
  expect(said(await stranger().get(other.at))).toBeNull();
});

test("the database shows the answers to the link alone: not to the workspace, an admin, staff or the reports by hand", async () => {
  const { row, companyId, at } = await anApplicant();
  const applicationId = row.application.id;
  await stranger().put(at, { sex: "female", race: "native" });
  const [member] = await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId));
  const userId = member?.userId ?? "";
  const seen = (actor: Parameters<typeof asActor>[1]) =>
    asActor(db, actor, async (db) => (await db.select().from(selfIdentifications)).length);
  for (const actor of [{}, { companyId }, { companyId, userId }, { userId, staff: true }, { companyId, staff: true }]) {
    expect(await seen(actor)).toBe(0);
  }
  expect(await seen({ companyId, applicationId })).toBe(1);
  const changed = await asActor(db, { companyId, userId }, (db) =>
    db.update(selfIdentifications).set({ sex: "male" }).returning(),
  );
  expect(changed).toEqual([]);
  const { rows } = await owner.db.execute<{ may: boolean }>(
    sql`select has_table_privilege('app_reader', 'self_identifications', 'select') as may`,
  );
  expect(rows).toEqual([{ may: false }]);
  // Counts are for admins, even where the server's own check is forgotten.
  const counted = (actor: Parameters<typeof asActor>[1]) =>
    asActor(db, actor, async (db) => (await db.execute(sql`select * from fairness_counts(null, '{}')`)).rows.length);
  expect([await counted({ companyId, userId }), await counted({ companyId }), await counted({ userId })]).toEqual([
    1, 0, 0,
  ]);
  const { id: viewer } = await aUser(owner.db);
  await owner.db.insert(companyMembers).values({ companyId, userId: viewer, permissions: "editor" });
  expect(await counted({ companyId, userId: viewer })).toBe(0);
});

/** Every GET there is, with the ids of this application, job and person wherever one is asked for. */
const getsFor = (ids: readonly string[]): readonly string[] =>
  Object.entries(accessTable).flatMap(([call, { query, isStream }]) => {
    const path = call.slice("GET ".length);
    if (!call.startsWith("GET ") || isStream === true || path.includes(":token")) return [];
    const filled = path.includes(":id") ? ids.map((id) => path.replace(":id", id)) : [path];
    return filled.map((each) => (typeof query === "string" ? `${each}?${query}` : each));
  });

test("no page, list, match or export of the workspace is changed by an answer, or holds it", async () => {
  const { admin, row, companyId, jobId, at } = await anApplicant();
  const { application, candidate } = row;
  await admin.post("/api/ai/match-candidates", { jobId });
  const gets = getsFor([application.id, candidate.id, jobId]);
  expect(gets.length).toBeGreaterThan(60);
  // One after the other: some of them write into the log of deeds, which is read here as well.
  const walk = async () => {
    const seen = new Map<string, string>();
    for (const path of gets) {
      const { statusCode, body } = await admin.get(path);
      // The page about closing counts the log's entries.
      seen.set(path, `${statusCode} ${body.replace(/"audit_log":\d+/, "")}`);
    }
    return seen;
  };
  const exported = async () => {
    const { id } = (await admin.post("/api/workspace-exports", { format: "json" })).json<{ id: string }>();
    const at = await exportAtWork(db, id);
    if (at !== undefined) await writeExport(db, files, at);
    return (await admin.get(`/api/workspace-exports/${id}/file`)).body;
  };
  const facts = async () =>
    JSON.stringify(await owner.db.select().from(candidateMatch).where(eq(candidateMatch.companyId, companyId)));
  const matched = async () =>
    (await admin.post("/api/ai/match-candidates", { jobId })).body.replace(/"run":\{[^}]*\}/, "");

  const [factsBefore, matchBefore, exportBefore] = [await facts(), await matched(), await exported()];
  await walk();
  const [before, again] = [await walk(), await walk()];
  expect(said(await stranger().put(at, { sex: "another", race: "pacific" }))).not.toBeNull();
  await owner.db.update(selfIdentifications).set({ textId: "planted-marker" });
  const after = await walk();
  const telling = /pacific|native hawaiian|nonbinary|planted-marker|self.?identif/i;
  expect([...after].filter(([, text]) => telling.test(text))).toEqual([]);
  // What tells of looking itself, such as the log of deeds, differs from look to look.
  const steady = gets.filter((path) => before.get(path) === again.get(path));
  expect(steady.length).toBeGreaterThan(gets.length * 0.8);
  expect(steady.filter((path) => after.get(path) !== before.get(path))).toEqual([]);
  expect([await facts(), await matched()]).toEqual([factsBefore, matchBefore]);
  const exportAfter = await exported();
  expect(telling.test(exportAfter)).toBe(false);
  expect(exportAfter.length).toBe(exportBefore.length);
});

test("an answer goes with the application, and goes along when two records of a person become one", async () => {
  const { row, at, companyId, jobId } = await anApplicant();
  const { id } = row.application;
  await stranger().put(at, { sex: "male", race: "white" });
  // The same person once more, without a form: what was sent moves to the application that has come further.
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
