/** A shortlist from draft to end: consent, sending, reading, answers, and the resulting moves. */
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ActivityEntry } from "#domain/companies/activity.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import type { ShortlistByLink } from "#domain/shortlists/shortlist-by-link.ts";
import type { SubmissionByLink } from "#domain/shortlists/submission-consent.ts";
import type { Shortlist } from "#domain/shortlists/shortlist.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { matchRuns } from "../../db/tables/matches.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { shortlistEntries, shortlists, submissionConsents } from "../../db/tables/shortlists.ts";
import { buildTestApp, otherKeys, testKeys } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";
import { createShortlistHelpers, dayAhead, emailWith } from "../../test/fixtures/shortlists.ts";
import { consentLink, readerLink } from "./shortlist-links.ts";

const built = await buildTestApp();
const { app, owner, catcher, work } = built;
beforeAll(async () => {
  await work();
});
const { setUpShortlistJob } = createShortlistHelpers(built);

const stageOf = async (id: string) =>
  (await owner.db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0]?.stage;
const historyOf = (id: string, type?: string) =>
  owner.db
    .select()
    .from(pipelineActivities)
    .where(
      and(
        eq(pipelineActivities.applicationId, id),
        type === undefined ? undefined : eq(pipelineActivities.activityType, type),
      ),
    );

test("sends nothing while a consent is missing, and names the candidate", async () => {
  const { person, make, ask, answerAs, send, admin, lists } = await setUpShortlistJob();
  const [maya, tom] = [await person(), await person({ firstName: "Tom", lastName: "Brandt" })];
  const list = await make([maya, tom]);
  expect(list).toMatchObject({ state: "draft", entries: [{ consent: "none", letter: "A" }, { letter: "B" }] });
  const early = await send(list);
  expect([early.statusCode, early.json()]).toMatchObject([409, { lacking: ["Maya Okafor", "Tom Brandt"] }]);

  const askReply = (await ask(list)).json<{ asked: string[]; leftOut: object[]; shortlist: Shortlist }>();
  expect([askReply.asked, askReply.leftOut, askReply.shortlist.state]).toEqual([
    ["Maya Okafor", "Tom Brandt"],
    [],
    "waiting",
  ]);
  const question = await emailWith(catcher, maya.email, "/submissions/");
  for (const { name, email } of list.readers)
    expect(question.mail.text?.replaceAll("\u2060", "")).toContain(`${name} at ${email.split("@")[1]}`);
  expect((await answerAs(maya.email, "yes")).statusCode).toBe(200);
  expect((await answerAs(tom.email, "no")).statusCode).toBe(200);
  const refused = await send(list);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { lacking: ["Tom Brandt"] }]);
  expect((await lists())[0]).toMatchObject({ state: "waiting", sentAt: null });
  // A candidate who declined is not asked again.
  expect((await ask(list)).json()).toMatchObject({ asked: [], leftOut: [{ name: "Tom Brandt", why: "declined" }] });
  await emailWith(catcher, admin.email, "Tom Brandt declined to share their details");

  const [, second] = list.entries;
  expect((await admin.delete(`/api/shortlist-entries/${second?.id}`)).statusCode).toBe(200);
  expect((await lists())[0]?.state).toBe("ready");
  expect((await send(list)).json()).toMatchObject({ state: "sent" });
  expect((await send(list)).statusCode).toBe(409);
});

test("a consent request names who would see the candidate, in the email and on its page", async () => {
  const { person, make, ask, questionTo } = await setUpShortlistJob();
  const maya = await person();
  const readers = [
    { name: "Tom Ito", email: "tom@investor.example" },
    { name: "Dana Whitfield", email: "dana@client.example" },
  ];
  await ask(await make([maya], { readers }));
  const { mail } = await emailWith(catcher, maya.email, "share your details");
  // An invisible character keeps mail programs from linking the domains.
  expect(mail.text?.replaceAll("\u2060", "")).toContain(
    "Reviewers: Dana Whitfield at client.example\nTom Ito at investor.example",
  );
  const page = await aBrowser(app).get(await questionTo(maya.email));
  expect(page.json<SubmissionByLink>()).toMatchObject({
    standing: "open",
    reviewers: ["Dana Whitfield at client.example", "Tom Ito at investor.example"],
    shownTo: [],
  });
});

test("the database refuses to send a list without consents, and freezes a sent one", async () => {
  const { person, make, sentTo } = await setUpShortlistJob();
  const list = await make([await person()]);
  const mark = (id: string) => owner.db.update(shortlists).set({ sentAt: new Date() }).where(eq(shortlists.id, id));
  await expect(mark(list.id)).rejects.toMatchObject({ cause: { constraint: "shortlists_consented" } });
  await owner.db.delete(shortlistEntries).where(eq(shortlistEntries.shortlistId, list.id));
  await expect(mark(list.id)).rejects.toMatchObject({ cause: { constraint: "shortlists_consented" } });

  const { list: sent } = await sentTo([await person()]);
  const change = (values: Partial<typeof shortlists.$inferInsert>) =>
    owner.db.update(shortlists).set(values).where(eq(shortlists.id, sent.id));
  await expect(change({ isAnonymous: false })).rejects.toMatchObject({ cause: { constraint: "shortlists_sent" } });
  const [entry] = await owner.db.select().from(shortlistEntries).where(eq(shortlistEntries.shortlistId, sent.id));
  expect(entry?.consentId).not.toBeNull();
});

test("a candidate agrees, withdraws, and disappears from the reader's page at once", async () => {
  const { person, make, ask, questionTo, sentTo, admin, job, lists } = await setUpShortlistJob();
  const [maya, tom] = [await person(), await person({ firstName: "Tom" })];
  const { link, reader } = await sentTo([maya, tom]);
  const open = async () => (await reader.get(link)).json<ShortlistByLink>().candidates.map(({ label }) => label);
  expect(await open()).toEqual(["Candidate A", "Candidate B"]);

  const question = await questionTo(maya.email);
  const page = (await reader.get(question)).json<SubmissionByLink>();
  expect(page).toMatchObject({ standing: "agreed", job: job.title, isAnonymous: true });
  expect(page.shownTo).toMatchObject([{ name: "Dana Whitfield" }]);
  expect(page.text).toContain("Without my name");
  expect(page.text).toContain("Not shown: my name, email address, phone number, employers, schools");
  const [kept] = await owner.db
    .select()
    .from(submissionConsents)
    .where(eq(submissionConsents.applicationId, maya.applicationId));
  expect([kept?.text, kept?.answer]).toEqual([page.text, "yes"]);

  const back = await reader.post(`${question}/answer`, { answer: "no" });
  expect(back.json()).toMatchObject({ standing: "withdrawn" });
  expect(await open()).toEqual(["Candidate B"]);
  expect((await lists())[0]?.entries.map(({ consent }) => consent)).toEqual(["withdrawn", "agreed"]);
  await emailWith(catcher, admin.email, "withdrew their consent");
  expect((await historyOf(maya.applicationId)).map(({ activityType }) => activityType)).toEqual([
    "shortlist_asked",
    "shortlist_agreed",
    "shortlist_sent",
    "shortlist_withdrawn",
  ]);
  // After withdrawing, they may agree again, and keep their letter.
  await reader.post(`${question}/answer`, { answer: "yes" });
  expect(await open()).toEqual(["Candidate A", "Candidate B"]);

  // Showing the name needs a consent of its own; the first link stays valid for its question.
  const namedList = await make([maya], { isAnonymous: false });
  expect(namedList.entries[0]?.consent).toBe("none");
  expect((await ask(namedList)).json()).toMatchObject({ asked: ["Maya Okafor"] });
  expect((await reader.get(question)).statusCode).toBe(200);
});

test("a yes advances the applicant, a no only marks; both are logged and emailed", async () => {
  const { person, sentTo, admin, job } = await setUpShortlistJob();
  const [maya, tom, ana] = [
    await person(),
    await person({ firstName: "Tom" }),
    await person({ firstName: "Ana" }, "interview"),
  ];
  const { list, link, reader } = await sentTo([maya, tom, ana]);
  const [a, b, c] = list.entries;
  const say = (entry: { readonly id: string } | undefined, verdict: string, comment = "") =>
    reader.put(`${link}/answers/${entry?.id}`, { verdict, comment });
  expect((await say(a, "yes", "Please invite her soon.")).statusCode).toBe(200);
  expect((await say(b, "no", "Too far away.")).statusCode).toBe(200);
  const page = (await say(c, "yes")).json<ShortlistByLink>();
  expect(page.candidates.map(({ answer }) => answer?.verdict)).toEqual(["yes", "no", "yes"]);

  expect([
    await stageOf(maya.applicationId),
    await stageOf(tom.applicationId),
    await stageOf(ana.applicationId),
  ]).toEqual(["screening", "applied", "interview"]);
  expect(await historyOf(maya.applicationId, "shortlist_yes")).toMatchObject([
    { description: "Dana Whitfield: Please invite her soon.", performedBy: null },
  ]);
  expect(await historyOf(maya.applicationId, "stage_change")).toMatchObject([
    { fromStage: "applied", toStage: "screening", performedBy: null },
  ]);
  const board = (await admin.get(`/api/jobs-enhanced/${job.id}/pipeline`)).json<Pipeline>();
  const cards = board.columns.flatMap(({ applications }) => applications);
  expect(cards.find(({ id }) => id === tom.applicationId)).toMatchObject({ status: "active", readerVerdict: "no" });
  const { entries } = (await admin.get("/api/workspace/activity")).json<{ entries: ActivityEntry[] }>();
  expect(entries).toContainEqual(
    expect.objectContaining({
      actor: "Dana Whitfield (client)",
      action: "shortlist.answered",
      subject: `No to Tom Okafor, ${job.title}`,
    }),
  );

  // One email for answers given together; a changed answer sends another one, but moves the card only once.
  const mail = await emailWith(catcher, admin.email, "reviewed your shortlist");
  expect(mail.mail.text).toContain("Too far away.");
  const moved = await historyOf(maya.applicationId, "stage_change");
  await say(a, "maybe", "Second thoughts");
  await say(a, "maybe", "Second thoughts");
  expect(await historyOf(maya.applicationId, "shortlist_maybe")).toHaveLength(1);
  expect(await historyOf(maya.applicationId, "stage_change")).toHaveLength(moved.length);
  expect(await stageOf(maya.applicationId)).toBe("screening");
  expect((await say({ id: list.id }, "yes")).statusCode).toBe(404);
  expect((await reader.put(`${link}/answers/${a?.id}`, { verdict: "never" })).statusCode).toBe(400);
});

test("the decision log lists a yes with the match that named the candidate", async () => {
  const { person, sentTo, admin, job, companyId } = await setUpShortlistJob();
  const maya = await person();
  await owner.db.insert(matchRuns).values({
    companyId,
    number: 1,
    jobId: job.id,
    jobTitle: job.title,
    engineVersion: "test",
    settingsHash: "0",
    inputsHash: "0",
    poolSize: 1,
    networkSize: 0,
    scored: 1,
    proof: {},
    inputs: {},
    results: [{ id: maya.candidateId, isNetwork: false, overall: 71, value: 71 }],
    durationMs: 1,
  });
  const { list, link, reader } = await sentTo([maya]);
  await reader.put(`${link}/answers/${list.entries[0]?.id}`, { verdict: "yes" });
  const log = (await admin.get("/api/decision-log?format=json")).json<
    { personId: string; actions: { action: string }[] }[]
  >();
  expect(log.find(({ personId }) => personId === maya.candidateId)?.actions.map(({ action }) => action)).toEqual([
    "shortlist_sent",
    "shortlist_yes",
    "stage_change",
  ]);
});

test("revoked, expired and closed lists reply 410; a forged link is not found", async () => {
  const { person, sentTo, admin, job, companyId } = await setUpShortlistJob();
  const two = [
    { name: "Dana Whitfield", email: "dana.one@client.example" },
    { name: "Tom Brandt", email: "tom.two@client.example" },
  ];
  const { list, link, reader } = await sentTo([await person()], { readers: two });
  const [entry] = list.entries;
  const statuses = async (at: string) => [
    (await reader.get(at)).statusCode,
    (await reader.put(`${at}/answers/${entry?.id}`, { verdict: "yes" })).statusCode,
  ];
  const [dana, tom] = list.readers.map(
    ({ id }) => `/api/shortlist-links/${readerLink.tokenOf({ id, companyId }, testKeys)}`,
  );
  expect(dana).toBe(link);
  expect(await statuses(tom ?? "")).toEqual([200, 200]);
  expect((await admin.post(`/api/shortlist-readers/${list.readers[0]?.id}/revoke`)).statusCode).toBe(200);
  expect([await statuses(link), await statuses(tom ?? "")]).toEqual([
    [410, 410],
    [200, 200],
  ]);

  const expire = (expiresAt: Date) => owner.db.update(shortlists).set({ expiresAt }).where(eq(shortlists.id, list.id));
  await expire(new Date(Date.now() - 1000));
  expect(await statuses(tom ?? "")).toEqual([410, 410]);
  expect((await reader.get(tom ?? "")).json()).toMatchObject({ code: "gone", message: "This shortlist is closed." });
  expect((await admin.post(`/api/shortlists/${list.id}/extend`, { lastDay: dayAhead(20) })).json()).toMatchObject({
    state: "sent",
  });
  expect(await statuses(tom ?? "")).toEqual([200, 200]);
  expect((await admin.post(`/api/shortlists/${list.id}/extend`, { lastDay: dayAhead(120) })).statusCode).toBe(400);
  await owner.db.update(jobsEnhanced).set({ status: "closed" }).where(eq(jobsEnhanced.id, job.id));
  expect(await statuses(tom ?? "")).toEqual([410, 410]);
  await owner.db.update(jobsEnhanced).set({ status: "active" }).where(eq(jobsEnhanced.id, job.id));

  expect((await admin.post(`/api/shortlists/${list.id}/revoke`)).json()).toMatchObject({ state: "revoked" });
  expect(await statuses(tom ?? "")).toEqual([410, 410]);
  expect((await admin.post(`/api/shortlists/${list.id}/extend`, { lastDay: dayAhead(20) })).statusCode).toBe(409);
  await expect(
    owner.db.update(shortlists).set({ revokedAt: null }).where(eq(shortlists.id, list.id)),
  ).rejects.toMatchObject({ cause: { constraint: "shortlists_revoked" } });

  const id = list.readers[1]?.id ?? "";
  for (const forged of [
    readerLink.tokenOf({ id, companyId }, otherKeys),
    consentLink.tokenOf({ id, companyId }, testKeys),
    readerLink.tokenOf({ id, companyId: list.id }, testKeys),
    "cut-short",
  ]) {
    expect((await reader.get(`/api/shortlist-links/${forged}`)).statusCode).toBe(404);
  }
});

test("counts opens per reader; a late reader gets the email at once", async () => {
  const { person, sentTo, admin, lists } = await setUpShortlistJob();
  const { list, link, reader } = await sentTo([await person()]);
  await reader.get(link);
  await reader.get(link);
  expect((await lists())[0]?.readers).toMatchObject([{ timesOpened: 2, mail: "sent" }]);
  const late = { name: "Lee Park", email: "lee.park@client.example" };
  expect((await admin.post(`/api/shortlists/${list.id}/readers`, late)).statusCode).toBe(201);
  const mail = await emailWith(catcher, late.email, "/shortlists/");
  // The email names no candidate: names are only behind the link.
  expect(`${mail.mail.subject} ${mail.mail.text}`).not.toMatch(/Maya|Okafor/);
  expect((await admin.post(`/api/shortlists/${list.id}/readers`, late)).statusCode).toBe(409);
});

test("rejects duplicates, samples, other jobs, and candidates past the interview stage", async () => {
  const { person, draft, admin, job } = await setUpShortlistJob();
  const other = await setUpShortlistJob();
  const make = (people: readonly { applicationId: string }[]) =>
    admin.post(`/api/jobs-enhanced/${job.id}/shortlists`, draft(people));
  for (const stage of ["offer", "hired", "rejected"]) {
    const refused = await make([await person({ firstName: "Far" }, stage)]);
    expect([stage, refused.statusCode]).toEqual([stage, 409]);
    expect(refused.body).toContain("Far Okafor");
  }
  expect((await make([await person({ isSample: true })])).statusCode).toBe(409);
  expect((await make([await other.person()])).statusCode).toBe(404);
  const maya = await person();
  expect((await make([maya, maya])).statusCode).toBe(400);
  expect((await make([])).statusCode).toBe(400);
  expect((await make([maya])).statusCode).toBe(201);
});

test("a draft can be changed and deleted, a sent list can't", async () => {
  const { person, make, draft, sentTo, admin } = await setUpShortlistJob();
  const [maya, tom] = [await person(), await person()];
  const list = await make([maya]);
  const response = await admin.put(`/api/shortlists/${list.id}`, draft([tom, maya], { title: "Second round" }));
  expect(response.json()).toMatchObject({
    title: "Second round",
    entries: [{ applicationId: tom.applicationId }, { applicationId: maya.applicationId }],
  });
  expect((await admin.delete(`/api/shortlists/${list.id}`)).statusCode).toBe(200);
  const { list: sent } = await sentTo([maya]);
  expect((await admin.put(`/api/shortlists/${sent.id}`, draft([tom]))).statusCode).toBe(409);
  expect((await admin.delete(`/api/shortlists/${sent.id}`)).statusCode).toBe(409);
});

test("a viewer can't see or create lists; a withdrawn applicant can't be listed", async () => {
  const { person, sentTo, teamMember, job, draft } = await setUpShortlistJob();
  const maya = await person();
  const { link, reader } = await sentTo([maya]);
  const viewer = await teamMember("viewer", "Vera Lind");
  expect((await viewer.get(`/api/jobs-enhanced/${job.id}/shortlists`)).statusCode).toBe(403);
  expect((await viewer.post(`/api/jobs-enhanced/${job.id}/shortlists`, draft([maya]))).statusCode).toBe(403);
  const editor = await teamMember("editor", "Ed Moss");
  expect((await editor.get(`/api/jobs-enhanced/${job.id}/shortlists`)).statusCode).toBe(200);
  await owner.db.update(jobApplications).set({ status: "withdrawn" }).where(eq(jobApplications.id, maya.applicationId));
  expect((await reader.get(link)).json<ShortlistByLink>().candidates).toEqual([]);
});

test("asks once a day at most; a longer list asks again, which ends the older link", async () => {
  const { person, make, ask, questionTo, admin, draft } = await setUpShortlistJob();
  const maya = await person();
  const list = await make([maya]);
  await ask(list);
  const first = await questionTo(maya.email);
  expect((await ask(list)).json()).toMatchObject({ asked: [], leftOut: [{ why: "asked today" }] });
  await admin.put(`/api/shortlists/${list.id}`, draft([maya], { lastDay: dayAhead(40) }));
  const mails = catcher.caught.filter(({ to }) => to.includes(maya.email)).length;
  expect((await ask(list)).json()).toMatchObject({ asked: ["Maya Okafor"] });
  expect((await aBrowser(app).get(first)).statusCode).toBe(410);
  await emailWith(catcher, maya.email, "Can ");
  expect(mails).toBe(1);
});
