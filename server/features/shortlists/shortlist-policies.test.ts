/** What the database enforces by itself: who answers for a candidate, reader visibility, erasure, merges, and races. */
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ShortlistByLink } from "#domain/shortlists/shortlist-by-link.ts";
import { asActor } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { privacySettings } from "../../db/tables/profiles.ts";
import {
  shortlistAnswers,
  shortlistEntries,
  shortlistReaders,
  shortlists,
  submissionConsents,
} from "../../db/tables/shortlists.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aFindableProfile } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { createShortlistHelpers } from "../../test/fixtures/shortlists.ts";
import { dumpTables } from "../../test/database/table-dump.ts";

const built = await buildTestApp();
const { app, owner, db, work } = built;
beforeAll(async () => {
  await work();
});
const { setUpShortlistJob } = createShortlistHelpers(built);

const labelsOf = async (reader: ReturnType<typeof aBrowser>, link: string) =>
  (await reader.get(link)).json<ShortlistByLink>().candidates.map(({ label }) => label);
const code = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code;
const errorCodeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => code(error),
  );

test("the team can't answer for a candidate, reword the question or delete it", async () => {
  const { person, make, ask, companyId, admin } = await setUpShortlistJob();
  const maya = await person();
  await ask(await make([maya]));
  const actor = { companyId, userId: admin.userId };
  const change = (values: Partial<typeof submissionConsents.$inferInsert>, as: Parameters<typeof asActor>[1] = actor) =>
    errorCodeOf(
      asActor(db, as, (db) =>
        db.update(submissionConsents).set(values).where(eq(submissionConsents.applicationId, maya.applicationId)),
      ),
    );
  const yes = { answer: "yes", answeredAt: new Date() };
  expect(await change(yes)).toBe("42501");
  expect(await change({ text: "Anything goes" })).toBe("42501");
  expect(await change({ until: new Date("2090-01-01") })).toBe("42501");
  const insert = { companyId, applicationId: maya.applicationId, isAnonymous: true, until: new Date(), text: "Yes" };
  expect(
    await errorCodeOf(asActor(db, actor, (db) => db.insert(submissionConsents).values({ ...insert, ...yes }))),
  ).toBe("42501");
  expect(await errorCodeOf(asActor(db, actor, (db) => db.delete(submissionConsents)))).toBe("42501");
  expect(await change(yes, { companyId, applicationId: maya.applicationId })).toBeUndefined();
});

test("lists are per workspace, and only candidates of the job can be added", async () => {
  const { person, sentTo, make, companyId } = await setUpShortlistJob();
  const { list } = await sentTo([await person()]);
  const { companyId: foreign } = await anEmployer(app);
  for (const table of [shortlists, shortlistReaders, shortlistEntries, shortlistAnswers, submissionConsents]) {
    expect(await asActor(db, { companyId: foreign }, (db) => db.$count(table))).toBe(0);
    expect(await db.$count(table)).toBe(0);
  }
  const draft = await make([await person()]);
  const put = (shortlistId: string, applicationId: string) =>
    errorCodeOf(
      asActor(db, { companyId }, (db) =>
        db.insert(shortlistEntries).values({ companyId, shortlistId, applicationId, place: 9 }),
      ),
    );
  expect(await put(draft.id, (await person({}, "offer")).applicationId)).toBe("42501");
  expect(await put(list.id, (await person()).applicationId)).toBe("42501");
  expect(await put(draft.id, (await person()).applicationId)).toBeUndefined();
  // Answers need an open link, and an entry that it shows.
  const [reader] = draft.readers;
  const answerRow = { companyId, readerId: reader?.id ?? "", applicationId: draft.entries[0]?.applicationId ?? "" };
  expect(
    await errorCodeOf(
      asActor(db, { companyId }, (db) => db.insert(shortlistAnswers).values({ ...answerRow, verdict: "yes" })),
    ),
  ).toBe("42501");
});

test("a blocked company's reader can't see the candidate; hidden locations stay hidden", async () => {
  const { person, sentTo, companyId, job } = await setUpShortlistJob();
  const profile = await aFindableProfile(owner.db, { location: "Dayton, OH" });
  const maya = await person({ location: "Dayton, OH" });
  await owner.db.insert(introductionRequests).values({
    companyId,
    profileId: profile.id,
    jobId: job.id,
    status: "accepted",
    answeredAt: new Date(),
    candidateId: maya.candidateId,
  });
  const readers = [{ name: "Dana Whitfield", email: "dana@blocked-client.example" }];
  const { link, reader } = await sentTo([maya], { readers, isAnonymous: false });
  const settings = (values: Partial<typeof privacySettings.$inferInsert>) =>
    owner.db.update(privacySettings).set(values).where(eq(privacySettings.candidateId, profile.id));
  const places = async () => (await reader.get(link)).json<ShortlistByLink>().candidates.map(({ place }) => place);
  expect(await places()).toEqual(["Dayton, OH"]);
  await settings({ showLocation: false });
  expect(await places()).toEqual([null]);
  await settings({ blockedCompanies: ["blocked-client.example"] });
  expect(await places()).toEqual([]);
  await settings({ blockedCompanies: ["Somebody else"] });
  expect(await places()).toEqual([null]);
});

test("erasing a person removes them from lists, questions, answers and texts", async () => {
  const { person, sentTo, lists, admin, companyId } = await setUpShortlistJob();
  const [maya, tom] = [
    await person({ firstName: "Mayawin", lastName: "Erasedova" }),
    await person({ firstName: "Tom", lastName: "Stays" }),
  ];
  const { list, link, reader } = await sentTo([maya, tom], {
    isAnonymous: false,
    title: "Mayawin Erasedova and Tom",
    entries: [maya, tom].map(({ applicationId }, index) => ({
      applicationId,
      why: index === 0 ? "Erasedova knows nights" : "Calm",
    })),
  });
  await reader.put(`${link}/answers/${list.entries[0]?.id}`, { verdict: "yes", comment: "Erasedova it is" });
  await reader.put(`${link}/answers/${list.entries[1]?.id}`, { verdict: "maybe" });
  expect(await labelsOf(reader, link)).toEqual(["Mayawin Erasedova", "Tom Stays"]);
  const email = maya.email;
  const account = aBrowser(app);
  await account.post("/api/auth/sign-up/email", { name: "Mayawin", email, password: goodPassword });
  const [user] = await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email)).returning();
  await owner.db.insert(applicationSubmissions).values({
    applicationId: maya.applicationId,
    companyId,
    userId: user?.id ?? "",
    firstName: "Mayawin",
    lastName: "Erasedova",
    email,
    createdCandidateId: maya.candidateId,
    confirmedAt: new Date(),
  });
  const download = await account.get("/api/rights/download");
  expect(download.statusCode).toBe(200);
  expect((await account.post("/api/rights/deletion", { word: "delete", password: goodPassword })).statusCode).toBe(200);

  expect(await labelsOf(reader, link)).toEqual(["Tom Stays"]);
  const [remainingList] = await lists();
  expect(remainingList?.entries.map(({ name }) => name)).toEqual(["Tom Stays"]);
  expect(remainingList?.title).toBe("Shortlist");
  const tables = await dumpTables(owner.db, []);
  const holding = Object.entries(tables).filter(([, rows]) => JSON.stringify(rows).includes("Erasedova"));
  expect(holding.map(([table]) => table)).toEqual([]);
  expect((await admin.get("/api/workspace/activity")).body).not.toContain("Erasedova");
});

test("erasing oneself removes list entries; a record that the workspace owns stays", async () => {
  const { person, sendWithoutEmails, companyId } = await setUpShortlistJob();
  const maya = await person();
  const { link, reader } = await sendWithoutEmails([maya]);
  const account = aBrowser(app);
  await account.post("/api/auth/sign-up/email", { name: "Maya", email: maya.email, password: goodPassword });
  const [user] = await owner.db.select().from(users).where(eq(users.username, maya.email));
  await owner.db.insert(applicationSubmissions).values({
    applicationId: maya.applicationId,
    companyId,
    userId: user?.id ?? "",
    firstName: "Maya",
    lastName: "Okafor",
    email: maya.email,
    confirmedAt: new Date(),
  });
  expect((await account.post("/api/rights/deletion", { word: "delete", password: goodPassword })).statusCode).toBe(200);
  expect(await labelsOf(reader, link)).toEqual([]);
  const countRemaining = (table: typeof shortlistEntries | typeof submissionConsents) =>
    owner.db.$count(table, eq(table.applicationId, maya.applicationId));
  expect([await countRemaining(shortlistEntries), await countRemaining(submissionConsents)]).toEqual([0, 0]);
  expect(await owner.db.$count(candidates, eq(candidates.id, maya.candidateId))).toBe(1);
});

test("erasing a reader's address keeps their answers without the name", async () => {
  const { person, sentTo, lists, admin } = await setUpShortlistJob();
  const maya = await person();
  const readers = [{ name: "Dana Quillfeather", email: "dana.quillfeather@people.example" }];
  const { list, link, reader } = await sentTo([maya], { readers });
  await reader.put(`${link}/answers/${list.entries[0]?.id}`, { verdict: "no", comment: "Not now" });
  const account = aBrowser(app);
  const email = readers[0]?.email ?? "";
  await account.post("/api/auth/sign-up/email", { name: "Dana", email, password: goodPassword });
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  expect((await account.post("/api/rights/deletion", { word: "delete", password: goodPassword })).statusCode).toBe(200);
  expect((await reader.get(link)).statusCode).toBe(410);
  const [remainingList] = await lists();
  expect(remainingList?.readers).toMatchObject([{ name: "Erased person" }]);
  expect(remainingList?.entries[0]?.answers).toMatchObject([{ verdict: "no", comment: "Not now" }]);
  const tables = await dumpTables(owner.db, []);
  const holding = Object.entries(tables).filter(([, rows]) => JSON.stringify(rows).includes("Quillfeather"));
  expect(holding.map(([table]) => table)).toEqual([]);
  const activity = (await admin.get("/api/workspace/activity")).body;
  expect(activity).not.toContain("Quillfeather");
  expect(activity).toContain("Erased person (client)");
});

test("merging two listed records joins consents and answers; unmerging restores them", async () => {
  const { person, sentTo, companyId, admin } = await setUpShortlistJob();
  const [one, other] = [await person(), await person({ firstName: "Maja" }, "screening")];
  const { list, link, reader } = await sentTo([one, other]);
  for (const entry of list.entries)
    await reader.put(`${link}/answers/${entry.id}`, { verdict: "maybe", comment: entry.name });
  // Of the readers, only the open counts have changed.
  const theirs = ["shortlists", "shortlist_entries", "shortlist_answers", "submission_consents"];
  const rows = async () => {
    const tables = await dumpTables(owner.db, []);
    return theirs.map((table) => tables[table]);
  };
  const before = await rows();
  const merge = await owner.db.transaction(async (db) => {
    await db.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
    const { rows: createdRows } = await db.execute<{ id: string }>(
      sql`select merge_candidates(${one.candidateId}, ${other.candidateId}, '{}', ${admin.userId}) as id`,
    );
    return createdRows[0]?.id ?? "";
  });
  const visibleList = (await reader.get(link)).json<ShortlistByLink>();
  expect(visibleList.candidates).toHaveLength(1);
  expect(visibleList.candidates[0]?.answer?.verdict).toBe("maybe");
  // An offer has been made since: the list entries are restored all the same.
  await owner.db
    .update(jobApplications)
    .set({ stage: "offer" })
    .where(eq(jobApplications.candidateId, one.candidateId));
  await owner.db.transaction(async (db) => {
    await db.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
    const { rows: ways } = await db.execute<{ ways: string[] }>(
      sql`select undo_candidate_merge(${merge}, ${admin.userId}) as ways`,
    );
    expect(ways).toEqual([{ ways: [] }]);
  });
  expect(await rows()).toEqual(before);
});

test("an answer and a revocation at once: the answer is first or is refused", async () => {
  const { person, sendWithoutEmails, admin, companyId } = await setUpShortlistJob();
  const outcomes = new Set<number>();
  for (let index = 0; index < 8; index += 1) {
    const maya = await person();
    const { list, link, reader } = await sendWithoutEmails([maya]);
    const way = `${link}/answers/${list.entries[0]?.id}`;
    const [answered, revoked] = await Promise.all([
      reader.put(way, { verdict: "yes" }),
      admin.post(`/api/shortlists/${list.id}/revoke`),
    ]);
    expect(revoked.statusCode).toBe(200);
    outcomes.add(answered.statusCode);
    expect([200, 410]).toContain(answered.statusCode);
    const kept = await owner.db.$count(shortlistAnswers, eq(shortlistAnswers.applicationId, maya.applicationId));
    expect(kept).toBe(answered.statusCode === 200 ? 1 : 0);
    const [row] = await owner.db.select().from(jobApplications).where(eq(jobApplications.id, maya.applicationId));
    expect(row?.stage).toBe(answered.statusCode === 200 ? "screening" : "applied");
    expect((await reader.put(way, { verdict: "no" })).statusCode).toBe(410);
  }
  expect(outcomes.size).toBeGreaterThan(0);

  // Locked manually: the answer waits for the revocation and then finds it.
  const maya = await person();
  const { list, link, reader } = await sendWithoutEmails([maya]);
  let pendingAnswer: Promise<{ statusCode: number }> | undefined;
  await asActor(owner.db, { companyId }, async (db) => {
    await db.update(shortlists).set({ revokedAt: new Date() }).where(eq(shortlists.id, list.id));
    pendingAnswer = reader.put(`${link}/answers/${list.entries[0]?.id}`, { verdict: "yes" });
    await db.execute(sql`select pg_sleep(0.3)`);
  });
  expect((await pendingAnswer)?.statusCode).toBe(410);
});

test("withdrawing consent during sending: the list is sent without it or not at all", async () => {
  const { person, make, ask, answerAs, questionTo, send } = await setUpShortlistJob();
  const maya = await person();
  const list = await make([maya]);
  await ask(list);
  await answerAs(maya.email, "yes");
  const question = await questionTo(maya.email);
  const [sendResponse, back] = await Promise.all([
    send(list),
    aBrowser(app).post(`${question}/answer`, { answer: "no" }),
  ]);
  expect(back.statusCode).toBe(200);
  expect([200, 409]).toContain(sendResponse.statusCode);
  const { rows } = await owner.db.execute<{ n: number }>(
    sql`select count(*)::int as n from shortlist_readers r cross join lateral shortlist_entries_for(r.id) where r.shortlist_id = ${list.id}`,
  );
  expect(rows).toEqual([{ n: 0 }]);
  expect(await owner.db.$count(candidates, eq(candidates.id, maya.candidateId))).toBe(1);
});
