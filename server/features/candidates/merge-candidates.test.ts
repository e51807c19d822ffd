/** Merging two records: which values are kept, which records are suggested as duplicates, and what is rejected. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { asActor } from "../../db/client.ts";
import type { candidates } from "../../db/tables/candidates.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { aCandidate, aCompany, aJob } from "../../test/fixtures/factories.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { createCompleteCandidates } from "../../test/fixtures/complete-candidates.ts";
import { readCandidatePage } from "./candidate-page.service.ts";
import { mergeCandidates, undoMerge } from "./merge-candidates.service.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";

const database = await testDatabase();
const { db, owner } = database;
const { company, worker, jobs, apply, revisionOf, merge, page, pair } = await createCompleteCandidates(database);

test("merges chosen fields, fills gaps and joins lists", async () => {
  const [one, other] = await pair(1000);
  await merge(one.id, other.id, { firstName: "other" });
  const { fields, notes, files, applications, lookalikes, merges } = await page(one.id);
  expect(fields).toMatchObject({
    firstName: "Anna",
    email: one.email,
    phone: one.phone,
    location: "Dayton, OH",
    skills: ["Patient care", "Skill 1000", "Skill 1001"],
  });
  expect(fields.education.map(({ school }) => school)).toEqual(["School 0", "School 1"]);
  expect([notes.length, files.length]).toEqual([2, 2]);
  expect(new Set(applications.map(({ jobId }) => jobId)).size).toBe(applications.length);
  expect(lookalikes).toEqual([]);
  expect(merges).toMatchObject([{ name: "Anna Ruiz 1000", by: "Mira Lund", undoBlockers: [] }]);
  // An old link leads to the merged record.
  expect((await page(other.id)).id).toBe(one.id);
});

test("keeps the more advanced of two applications with both histories", async () => {
  for (const [ownStage, theirs, stays] of [
    ["applied", "interview", "interview"],
    ["offer", "screening", "offer"],
    ["rejected", "applied", "applied"],
  ] as const) {
    const [one, other] = [
      await aCandidate(owner.db, { companyId: company.id }),
      await aCandidate(owner.db, { companyId: company.id }),
    ];
    const jobId = jobs[0]?.id ?? "";
    const ids = [await apply(owner.db, one.id, jobId, 1), await apply(owner.db, other.id, jobId, 1)] as const;
    await owner.db.update(jobApplications).set({ stage: ownStage }).where(eq(jobApplications.id, ids[0]));
    await owner.db.update(jobApplications).set({ stage: theirs }).where(eq(jobApplications.id, ids[1]));
    await merge(one.id, other.id);
    const { applications } = await page(one.id);
    expect(applications.map(({ stage }) => stage)).toEqual([stays]);
    const activities = await owner.db
      .select()
      .from(pipelineActivities)
      .where(eq(pipelineActivities.applicationId, applications[0]?.id ?? ""));
    expect(activities.map(({ activityType }) => activityType).toSorted()).toEqual([
      "applied",
      "applied",
      "merged",
      "stage_change",
      "stage_change",
    ]);
  }
});

test("merges with a deleted job, and rejects simultaneous or stale merges", async () => {
  const job = await aJob(owner.db, { companyId: company.id });
  const [one, other] = [
    await aCandidate(owner.db, { companyId: company.id }),
    await aCandidate(owner.db, { companyId: company.id }),
  ];
  await apply(owner.db, one.id, job.id, 1);
  await apply(owner.db, other.id, job.id, 2);
  const revisions = { revision: await revisionOf(one.id), otherRevision: await revisionOf(other.id) };
  const mergeRequest = { ...revisions, otherId: other.id, choices: {} };
  await expect(mergeCandidates(db, worker, one.id, { ...mergeRequest, otherRevision: "2020-01-01" })).rejects.toThrow(
    "changed after you opened it",
  );
  await expect(mergeCandidates(db, worker, one.id, { ...mergeRequest, otherId: one.id })).rejects.toThrow(
    "another record",
  );
  const both = await Promise.allSettled([
    mergeCandidates(db, worker, one.id, mergeRequest),
    mergeCandidates(db, worker, one.id, mergeRequest),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const mergeId = both.flatMap((each) => (each.status === "fulfilled" ? each.value.mergeId : []))[0] ?? "";
  await owner.db.delete(jobsEnhanced).where(eq(jobsEnhanced.id, job.id));
  await expect(undoMerge(db, worker, mergeId)).rejects.toThrow("A job that both candidates applied to was deleted.");
});

test("suggests duplicates by email, phone or name within the workspace only", async () => {
  const ownCompany = await aCompany(owner.db);
  const neighbor = await aCompany(owner.db);
  const me = {
    companyId: ownCompany.id,
    firstName: "José",
    lastName: "Álvarez",
    email: "jose@clinic.example",
    phone: "(614) 555-0142",
    currentTitle: "Nurse",
  };
  const { id } = await aCandidate(owner.db, me);
  const aNamedCandidate = async (values: Partial<typeof candidates.$inferInsert>) =>
    (await aCandidate(owner.db, { companyId: ownCompany.id, firstName: "X", lastName: "Y", ...values })).id;
  const alike = [
    [await aNamedCandidate({ email: "JOSE@clinic.example" }), ["email"]],
    [await aNamedCandidate({ phone: "+1 614.555.0142" }), ["phone"]],
    [await aNamedCandidate({ firstName: "Alvarez", lastName: "Jose M.", currentTitle: " nurse " }), ["name"]],
    [await aNamedCandidate({ phone: "1-614-555-0142 x9", email: "jose@clinic.example" }), ["email", "phone"]],
  ] as const;
  await aNamedCandidate({ firstName: "Jose", lastName: "Alvarez", currentTitle: "Cook" });
  await aNamedCandidate({ phone: "614-555-0143" });
  await aCandidate(owner.db, { ...me, companyId: neighbor.id });
  const { lookalikes } = await readCandidatePage(db, { companyId: ownCompany.id }, id);
  expect(Object.fromEntries(lookalikes.map((each) => [each.id, each.reasons]))).toEqual(Object.fromEntries(alike));
  // The function respects row-level security: it returns no id of another workspace.
  const { rows } = await asActor(db, { companyId: ownCompany.id }, (db) =>
    db.execute(sql`select id from candidate_duplicates(${id}, 100)`),
  );
  expect(rows).toHaveLength(alike.length);
  const { rows: foreign } = await asActor(db, { companyId: neighbor.id }, (db) =>
    db.execute(sql`select id from candidate_duplicates(${id}, 100)`),
  );
  expect(foreign).toEqual([]);
  await expect(
    mergeCandidates(db, worker, id, { otherId: id, revision: "", otherRevision: "", choices: {} }),
  ).rejects.toThrow("another record");
  // Without an open workspace there is nothing to merge.
  const unasked = owner.db.execute(sql`select merge_candidates(${id}, ${alike[0][0]}, '{}'::jsonb, null)`);
  await expect(unasked).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("[SEC-N3] does not restore an erased person when a merge is undone", async () => {
  for (const erase of ["erased", "deleted"] as const) {
    const [one, other] = await pair(erase === "erased" ? 5000 : 6000);
    const { mergeId } = await merge(one.id, other.id);
    if (erase === "erased") await owner.db.execute(sql`select erase_candidate_record(${one.id}::uuid)`);
    else await owner.db.execute(sql`delete from candidates where id = ${one.id}`);
    await expect(undoMerge(db, worker, mergeId), erase).rejects.toBeInstanceOf(Error);
    const { rows } = await owner.db.execute<{ text: string }>(
      sql`select c::text as text from candidates c union all select m::text from candidate_merges m`,
    );
    const traces = [one.email, other.email, one.phone ?? "-"].map((each) => each.toLowerCase());
    const tracedRows = rows.filter(({ text }) => traces.some((each) => text.toLowerCase().includes(each)));
    expect(tracedRows, erase).toEqual([]);
  }
});
