/** Undoing a merge: nothing is lost or left behind, and blockers are listed. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { candidateMerges, candidateNotes } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { aFindableProfile } from "../../test/fixtures/factories.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { createCompleteCandidates } from "../../test/fixtures/complete-candidates.ts";
import { dumpTables } from "../../test/database/table-dump.ts";
import { refreshCandidateFacts } from "../matching/match-facts.service.ts";
import { changeCandidate } from "./change-candidate.service.ts";
import { deleteOldMergeJournals, undoMerge } from "./merge-candidates.service.ts";

const database = await testDatabase();
const { db, owner } = database;
const { company, member, worker, jobs, revisionOf, merge, page, pair } = await createCompleteCandidates(database);
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

const blockers = async (work: Promise<unknown>): Promise<readonly string[]> => {
  try {
    await work;
    return [];
  } catch (error) {
    return (error as { details?: { undoBlockers?: string[] } }).details?.undoBlockers ?? [String(error)];
  }
};

test("restores every row after 200 merges are undone", async () => {
  const pairs = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const [one, other] = await pair(index * 2);
      if (index % 20 === 0) {
        const { id: profileId } = await aFindableProfile(owner.db);
        await owner.db.insert(introductionRequests).values({
          companyId: company.id,
          profileId,
          jobId: jobs[0]?.id ?? "",
          status: "accepted",
          candidateId: other.id,
        });
      }
      return index % 2 === 0 ? ([one.id, other.id] as const) : ([other.id, one.id] as const);
    }),
  );
  // Most have match data, and some have changed since.
  while ((await refreshCandidateFacts(db, company.id, new Date())) > 0);
  await owner.db.execute(
    sql`update candidates set skills = skills || '{Epic}' where id in (select id from candidates order by id limit 40)`,
  );
  const before = await dumpTables(owner.db, ["candidate_merges"]);
  expect(before["candidates"]?.length).toBe(400);

  const merges: string[] = [];
  for (const [kept, other] of pairs) merges.push((await merge(kept, other)).mergeId);
  expect(await owner.db.$count(candidates)).toBe(200);
  const merged = await dumpTables(owner.db, ["candidate_merges"]);
  // Nothing is lost: everything that was not for the same job is still there.
  for (const table of ["candidate_notes", "candidate_files", "files", "ai_job_matches", "interviews", "offers"])
    expect(merged[table]?.length).toBe(before[table]?.length);
  expect(merged["job_applications"]?.length).toBeLessThan(before["job_applications"]?.length ?? 0);
  expect(merged["pipeline_activities"]?.length).toBeGreaterThan(before["pipeline_activities"]?.length ?? 0);

  for (const id of merges.toReversed()) await undoMerge(db, worker, id);
  const after = await dumpTables(owner.db, ["candidate_merges"]);
  for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table]);
  const [remainingMerge] = await owner.db.select().from(candidateMerges).limit(1);
  expect(remainingMerge).toMatchObject({ journal: null, undoneBy: member.id });
}, 300_000);

test("lists what blocks an undo and keeps later additions on one record", async () => {
  const [one, other] = await pair(1010);
  const [third] = await pair(1012);
  const first = (await merge(one.id, other.id)).mergeId;
  const second = (await merge(one.id, third.id)).mergeId;
  expect(await blockers(undoMerge(db, worker, first))).toContainEqual(
    "Another record was merged later. Undo that merge first.",
  );
  await undoMerge(db, worker, second);
  expect(await blockers(undoMerge(db, worker, second))).toEqual(["This merge was already undone."]);
  await changeCandidate(db, worker, one.id, {
    revision: await revisionOf(one.id),
    fields: { phone: "+1 614 555 0199" },
  });
  expect(await blockers(undoMerge(db, worker, first))).toEqual(["Changed since the merge: phone."]);
  expect((await page(one.id)).merges[0]?.undoBlockers).toEqual(["Changed since the merge: phone."]);
  await changeCandidate(db, worker, one.id, {
    revision: await revisionOf(one.id),
    fields: { phone: one.phone },
  });
  await owner.db
    .insert(candidateNotes)
    .values({ companyId: company.id, candidateId: one.id, authorId: member.id, text: "Since the merge" });
  expect(await undoMerge(db, worker, first)).toEqual({ keptId: one.id, restoredId: other.id });
  expect((await page(one.id)).notes.map(({ text }) => text)).toContain("Since the merge");
  expect((await page(other.id)).notes).toHaveLength(1);
  expect((await page(one.id)).history.entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["merge", "undo", "note", "file", "added"]),
  );
});

test("undoes a chain from its end and keeps a merged record's own merges", async () => {
  const [one, other] = await pair(1020);
  const [third] = await pair(1022);
  const before = await dumpTables(owner.db, ["candidate_merges"]);
  const first = (await merge(one.id, other.id)).mergeId;
  const second = (await merge(third.id, one.id)).mergeId;
  expect(await blockers(undoMerge(db, worker, first))).not.toEqual([]);
  await undoMerge(db, worker, second);
  await undoMerge(db, worker, first);
  const after = await dumpTables(owner.db, ["candidate_merges"]);
  for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table]);
});

test("deletes the journal after thirty days and says so", async () => {
  const [one, other] = await pair(1030);
  const { mergeId } = await merge(one.id, other.id);
  await deleteOldMergeJournals(db, days(29));
  expect((await page(one.id)).merges[0]?.undoBlockers).toEqual([]);
  expect(await deleteOldMergeJournals(db, days(31))).toBeGreaterThan(0);
  expect((await page(one.id)).merges).toMatchObject([
    { name: null, undoBlockers: ["Merges can be undone for 30 days. This one is older."] },
  ]);
  expect(await blockers(undoMerge(db, worker, mergeId))).toEqual([
    "Merges can be undone for 30 days. This one is older.",
  ]);
  const [row] = await owner.db.select().from(candidateMerges).where(eq(candidateMerges.id, mergeId));
  expect(row?.journal).toBeNull();
});
