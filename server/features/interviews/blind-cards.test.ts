/** Scorecards are blind by row-level security: checked as each user against the database alone, and through the routes. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Decision, Scorecard } from "#domain/interviews/scorecard.ts";
import { asActor } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { interviewPanelists, scorecardAmendments, scorecards } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anInterviewWorkspace, type Interviewer, startInterview } from "../../test/fixtures/interviews.ts";
import { eq } from "drizzle-orm";

const { app, db, owner } = await buildTestApp();

/** The SQLSTATE of the error, if any. */
const errorCodeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => "let through",
    (error: { readonly cause?: { readonly code?: string } }) => error.cause?.code,
  );
const notAllowed = "42501";
const checkViolation = "23514";

let hour = 0;
const aTime = () => new Date(Date.UTC(2039, 0, 3, 12) + (hour += 1) * 7_200_000).toISOString();

const aCard = (notes: string, recommendation = "yes") => ({
  ratings: [{ key: "must-1", name: "Wound care", rating: 4 }],
  notes,
  recommendation,
});

const submit = (seat: Interviewer, id: string, card: object) =>
  seat.post(`/api/interviews/${id}/scorecard/submission`, card);

const aPanel = async () => {
  const table = await anInterviewWorkspace(app, owner.db);
  const [first, second] = [
    await table.teamMember("viewer", "Fay First"),
    await table.teamMember("editor", "Sol Second"),
  ];
  const person = await table.applicant();
  const scheduleUpcoming = async (panel: readonly Interviewer[]) => {
    const response = await table.admin.post("/api/interviews", {
      jobId: table.job.id,
      candidateId: person.candidateId,
      scheduledAt: aTime(),
      panel: panel.map(({ userId }) => userId),
    });
    expect(response.statusCode).toBe(201);
    return response.json<{ id: string }>().id;
  };
  /** An interview that has started. */
  const schedule = async (panel: readonly Interviewer[]) => {
    const id = await scheduleUpcoming(panel);
    await startInterview(owner.db, id);
    return id;
  };
  /** Whose notes the database returns to a user, regardless of the routes. */
  const seenBy = ({ userId }: Pick<Interviewer, "userId">) =>
    asActor(db, { companyId: table.companyId, userId }, async (db) =>
      (await db.select().from(scorecards).orderBy(scorecards.notes)).map(({ notes }) => notes),
    );
  const decision = async (seat: Interviewer) =>
    (await seat.get(`/api/applications/${person.applicationId}/decision`)).json<Decision>();
  return { ...table, first, second, person, schedule, scheduleUpcoming, seenBy, decision };
};

test("panelists see other scorecards after submitting theirs; other admins see all", async () => {
  const { admin, first, second, schedule, seenBy, decision, companyId } = await aPanel();
  const id = await schedule([first, second]);
  expect((await submit(first, id, aCard("First saw good work"))).statusCode).toBe(200);

  expect(await seenBy(second)).toEqual([]);
  const blind = await decision(second);
  expect([blind.cards, blind.hidden, blind.submitted]).toEqual([[], "owes-card", 1]);
  expect(blind.missing.map(({ name }) => name)).toEqual(["Sol Second"]);
  // That it is submitted may be known, but not its content.
  expect(JSON.stringify(blind)).not.toContain("good work");
  expect(await seenBy(first)).toEqual(["First saw good work"]);
  expect(await seenBy(admin)).toEqual(["First saw good work"]);
  expect((await decision(admin)).hidden).toBeNull();

  // A draft reveals no other cards, and is visible to its author only.
  const draft = { ratings: [], notes: "Second has begun", recommendation: null };
  expect((await second.put(`/api/interviews/${id}/scorecard`, draft)).statusCode).toBe(200);
  expect(await seenBy(second)).toEqual(["Second has begun"]);
  expect(await seenBy(admin)).toEqual(["First saw good work"]);

  expect((await submit(second, id, aCard("Second saw gaps", "no"))).statusCode).toBe(200);
  expect(await seenBy(second)).toEqual(["First saw good work", "Second saw gaps"]);
  const open = await decision(second);
  expect([open.hidden, open.submitted, open.missing]).toEqual([null, 2, []]);
  expect(open.cards.map(({ author, recommendation }) => [author, recommendation])).toEqual([
    ["Fay First", "yes"],
    ["Sol Second", "no"],
  ]);
  // Neither anonymous actors nor another company see anything.
  expect(await asActor(db, { companyId }, (db) => db.select().from(scorecards))).toEqual([]);
  expect(await asActor(db, { userId: admin.userId }, (db) => db.select().from(scorecards))).toEqual([]);
});

test("[SEC-N2] a pending scorecard hides the others from its admin in reads, queue and logs", async () => {
  const { admin, first, schedule, person, job } = await aPanel();
  const id = await schedule([first, admin]);
  const marker = "Peeked-at words 4711";
  expect((await submit(first, id, aCard(marker, "no"))).statusCode).toBe(200);
  const idOf = [
    [/interview/, id],
    [/application/, person.applicationId],
    [/candidate/, person.candidateId],
    [/job/, job.id],
  ] as const;
  const paths = app.apiRoutes.flatMap((apiRoute) => {
    // Streams send only ids and end with the session; the other routes belong to no workspace.
    if (!apiRoute.startsWith("GET ") || /\/(events|live)$|\/api\/(desk|auth|docs|candidate|me)\b|:token/.test(apiRoute))
      return [];
    const path = apiRoute.slice("GET ".length);
    const [, one] = idOf.find(([noun]) => noun.test(path)) ?? [];
    return path.includes(":") && one === undefined ? [] : [path.replaceAll(/:\w+/g, one ?? "")];
  });
  const shown: string[] = [];
  let answered = 0;
  for (const path of paths) {
    const { statusCode, body } = await admin.get(path);
    if (statusCode === 200) answered += 1;
    if (body.includes(marker)) shown.push(path);
  }
  expect(answered).toBeGreaterThan(25);
  expect(shown).toEqual([]);
  const { rows } = await owner.db.execute<{ text: string }>(sql`
    select data::text as text from pgboss.job union all select data::text from webhook_messages
    union all select details::text from audit_log union all select subject from mail_log
    union all select description from pipeline_activities`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ text }) => text?.includes(marker))).toEqual([]);
  // Control: with their own card in, the decision shows it.
  await submit(admin, id, aCard("My own view"));
  expect((await admin.get(`/api/applications/${person.applicationId}/decision`)).body).toContain(marker);
});

test("a pending scorecard also hides those of earlier rounds, even from admins", async () => {
  const { admin, first, second, schedule, seenBy, decision } = await aPanel();
  const early = await schedule([first]);
  await submit(first, early, aCard("The first round went well"));
  const late = await schedule([admin, second]);
  expect([await seenBy(admin), await seenBy(second)]).toEqual([[], []]);
  await submit(admin, late, aCard("The second round too"));
  expect(await seenBy(admin)).toEqual(["The first round went well", "The second round too"]);
  expect(await seenBy(second)).toEqual([]);
  // A canceled interview needs no card.
  const third = await schedule([admin]);
  expect(await seenBy(admin)).toEqual(["The second round too"]);
  expect((await admin.post(`/api/interviews/${third}/cancel`)).statusCode).toBe(200);
  expect((await decision(admin)).cards).toHaveLength(2);
});

test("a viewer who is not on the panel and cannot decide reads no scorecard", async () => {
  const { teamMember, first, schedule, seenBy, decision } = await aPanel();
  const [viewer, editor] = [await teamMember("viewer", "Vic Viewer"), await teamMember("editor", "Ed Editor")];
  await submit(first, await schedule([first]), aCard("For those who decide"));
  expect(await seenBy(viewer)).toEqual([]);
  expect((await decision(viewer)).hidden).toBe("not-deciding");
  expect(await seenBy(editor)).toEqual(["For those who decide"]);
});

test("rejects a scorecard for another user or interview, and un-submitting one", async () => {
  const { companyId, admin, first, second, schedule } = await aPanel();
  const id = await schedule([first]);
  const write = (as: Interviewer, userId: string) =>
    asActor(db, { companyId, userId: as.userId }, (db) =>
      db.insert(scorecards).values({ companyId, interviewId: id, userId, notes: "Planted" }),
    );
  expect(await errorCodeOf(write(second, first.userId))).toBe(notAllowed);
  expect(await errorCodeOf(write(second, second.userId))).toBe(notAllowed);
  expect((await second.put(`/api/interviews/${id}/scorecard`, aCard("x".repeat(20)))).statusCode).toBe(404);
  await submit(first, id, aCard("What stays"));
  await asActor(db, { companyId, userId: admin.userId }, (db) => db.update(scorecards).set({ notes: "Bent" }));
  expect(await errorCodeOf(asActor(db, { companyId, userId: first.userId }, (db) => db.delete(scorecards)))).toBe(
    notAllowed,
  );
  expect(
    await errorCodeOf(
      asActor(db, { companyId, userId: first.userId }, (db) => db.update(scorecards).set({ status: "draft" })),
    ),
  ).toBe(checkViolation);
  expect(
    await errorCodeOf(
      asActor(db, { companyId, userId: first.userId }, (db) => db.update(scorecards).set({ notes: "Silently" })),
    ),
  ).toBe(checkViolation);
  const [kept] = await owner.db.select().from(scorecards).where(eq(scorecards.interviewId, id));
  expect([kept?.notes, kept?.status]).toEqual(["What stays", "submitted"]);
});

test("before an interview starts, its scorecard is saved as a draft only", async () => {
  const { first, scheduleUpcoming, decision } = await aPanel();
  const id = await scheduleUpcoming([first]);
  const early = await submit(first, id, aCard("Read the resume, looks fine"));
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
    409,
    "This interview hasn't started yet. Save a draft now and submit it after the interview starts.",
  ]);
  expect((await first.put(`/api/interviews/${id}/scorecard`, aCard("Questions to ask first"))).statusCode).toBe(200);
  expect((await decision(first)).submitted).toBe(0);
  await startInterview(owner.db, id);
  expect((await submit(first, id, aCard("Now we have met"))).statusCode).toBe(200);
  expect((await decision(first)).submitted).toBe(1);
});

test("amending a submitted scorecard needs a reason and keeps the earlier version", async () => {
  const { first, admin, schedule, decision, companyId } = await aPanel();
  const id = await schedule([first]);
  const at = `/api/interviews/${id}/scorecard`;
  expect((await first.post(`${at}/amendments`, { ...aCard("Too early to amend"), reason: "Nothing" })).statusCode).toBe(
    409,
  );
  await submit(first, id, aCard("As I first thought"));
  expect((await submit(first, id, aCard("Once more, please"))).statusCode).toBe(409);
  expect((await first.put(at, aCard("By the back door"))).statusCode).toBe(409);
  expect((await first.post(`${at}/amendments`, aCard("Without a reason"))).statusCode).toBe(400);
  const amended = await first.post(`${at}/amendments`, {
    ...aCard("After the reference call", "strong_yes"),
    reason: "I had mixed up two candidates",
  });
  expect(amended.json<Scorecard>()).toMatchObject({ notes: "After the reference call", status: "submitted" });
  const [card] = (await decision(admin)).cards;
  expect(card?.amendments).toMatchObject([
    { reason: "I had mixed up two candidates", before: { notes: "As I first thought", recommendation: "yes" } },
  ]);
  expect(
    await errorCodeOf(asActor(db, { companyId, userId: first.userId }, (db) => db.delete(scorecardAmendments))),
  ).toBe(notAllowed);
});

test("rejects an empty scorecard; the activity shows the submission, not its content", async () => {
  const { first, person, admin, schedule } = await aPanel();
  const id = await schedule([first]);
  expect((await submit(first, id, { ratings: [], notes: "", recommendation: null })).statusCode).toBe(400);
  expect((await submit(first, id, aCard("A strong opinion", "strong_no"))).statusCode).toBe(200);
  const [completedInterview] = await owner.db.select().from(interviews).where(eq(interviews.id, id));
  expect(completedInterview?.status).toBe("completed");
  const history = await admin.get(`/api/candidates/${person.candidateId}/history`);
  expect(history.body).not.toContain("strong opinion");
  const { rows } = await owner.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pipeline_activities where application_id = ${person.applicationId} and activity_type = 'scorecard_submitted'`,
  );
  expect(rows[0]?.n).toBe(1);
});

test("erasing the candidate clears scorecards; deleting their author keeps them", async () => {
  const { first, person, schedule } = await aPanel();
  const id = await schedule([first]);
  await submit(first, id, aCard("About a person who leaves"));
  const reason = "Changed my mind about it";
  await first.post(`/api/interviews/${id}/scorecard/amendments`, { ...aCard("Said differently now"), reason });
  await owner.db
    .update(candidates)
    .set({ email: "erased-1@erased.invalid" })
    .where(eq(candidates.id, person.candidateId));
  const [card] = await owner.db.select().from(scorecards).where(eq(scorecards.interviewId, id));
  expect(card).toMatchObject({ notes: "", ratings: [], recommendation: null, reason: null, status: "submitted" });
  expect(
    await owner.db
      .select()
      .from(scorecardAmendments)
      .where(eq(scorecardAmendments.scorecardId, card?.id ?? "")),
  ).toEqual([]);
  await owner.db.execute(sql`delete from company_members where user_id = ${first.userId} and permissions = 'viewer'`);
  await owner.db.execute(sql`update scorecards set user_id = null where id = ${card?.id}`);
  expect(await owner.db.select().from(interviewPanelists).where(eq(interviewPanelists.interviewId, id))).toHaveLength(
    1,
  );
});
