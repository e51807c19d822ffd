/** How offers end: with their deadline, application, job or candidate; and how they survive a merge of two records. */
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { auditLog, mailLog } from "../../db/tables/records.ts";
import { tokenFor } from "../../test/fixtures/application-helpers.ts";
import { rejectionWithoutEmail } from "../../test/fixtures/board.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";
import { emailIn } from "../../test/email/interview-emails.ts";
import { createOfferHelpers, inDays } from "../../test/fixtures/offers.ts";
import { aBrowser, type Browser } from "../../test/browsers.ts";
import { sweepFiles } from "../files/sweep-files.service.ts";
import { offerLetterPurpose } from "./offer-letter.service.ts";
import { expireDueOffers } from "./expire-offers.task.ts";
import { withdrawOffers } from "./withdraw-offers.task.ts";

const built = await buildTestApp();
const { app, db, owner, catcher, work, tools } = built;
const { offered, rowOf, applicationOf, closeJob, drafted, sent, linkOf } = createOfferHelpers(built);
const emailTo = emailIn(catcher);
beforeAll(async () => {
  await work();
});

const waiting = async (applicationId: string) => {
  const { rows } = await owner.db.execute<{ data: { by: string | null }; later: boolean }>(sql`
    select data, start_after > now() + interval '30 seconds' as later from pgboss.job
    where name = 'withdraw-offers' and data ->> 'applicationId' = ${applicationId}`);
  return rows;
};

/** Simulates the end of the undo window. */
const dueOffers = async (applicationId: string) => {
  for (const { data } of await waiting(applicationId))
    await withdrawOffers.handle(withdrawOffers.payload.parse(data), tools);
};

const asSubmitted = async (applicationId: string, companyId: string, email: string) => {
  const input = { firstName: "Maya", lastName: "Okafor", email };
  await owner.db.insert(applicationSubmissions).values({ ...input, applicationId, companyId, confirmedAt: new Date() });
  return `/api/application-status/${tokenFor(applicationId, companyId)}`;
};

test("expires without an answer in time: notifies the sender and refuses late answers", async () => {
  const { admin, offer, fetchOffer, accept, person, job, stranger, at } = await offered();
  const row = await rowOf(offer.id);
  await emailTo(person.email, "Your offer:");
  expect(await expireDueOffers(db, new Date(row.answerBy.getTime() - 1000))).toBe(0);
  expect(await expireDueOffers(db, new Date(row.answerBy.getTime() + 1000))).toBe(1);
  expect(await expireDueOffers(db, new Date(row.answerBy.getTime() + 2000))).toBe(0);
  const { mail } = await emailTo(admin.email, "Offer expired");
  expect(mail.text).toContain("didn't respond to the offer");
  expect(await fetchOffer()).toMatchObject({ state: "expired", terms: null });
  expect((await accept()).json()).toMatchObject({ offer: { state: "expired" } });
  expect((await stranger.get(at("/letter.pdf"))).statusCode).toBe(404);
  expect(await applicationOf(person.applicationId)).toMatchObject({ stage: "offer", offerAmount: null });
  const { columns } = (await admin.get(`/api/jobs-enhanced/${job.id}/pipeline`)).json<Pipeline>();
  expect(columns.find(({ key }) => key === "offer")?.applications).toMatchObject([{ offer: "expired" }]);
  // The candidate gets no email about it: the offer email stated the deadline.
  expect(catcher.caught.filter(({ to }) => to.includes(person.email)).map(({ mail: { subject } }) => subject)).toEqual([
    expect.stringContaining("Your offer:"),
  ]);
});

test("refuses an answer between the deadline and the task", async () => {
  const { offer, accept, fetchOffer } = await offered();
  await owner.db.execute(sql`alter table offers disable trigger offers_unchanged_once_sent`);
  await owner.db.execute(
    sql`update offers set sent_at = now() - interval '2 days', answer_by = now() - interval '1 minute' where id = ${offer.id}`,
  );
  await owner.db.execute(sql`alter table offers enable trigger offers_unchanged_once_sent`);
  expect(await fetchOffer()).toMatchObject({ state: "expired" });
  expect((await accept()).statusCode).toBe(409);
});

test("a rejection holds the offer; an undo restores it, otherwise it is withdrawn", async () => {
  const { admin, person, offer, fetchOffer, accept } = await offered();
  const reject = () =>
    admin.post(`/api/applications/${person.applicationId}/stage`, {
      from: "offer",
      to: "rejected",
      rejection: rejectionWithoutEmail,
    });
  const before = await rowOf(offer.id);
  const { moveId } = (await reject()).json<{ moveId: string }>();
  expect(await waiting(person.applicationId)).toMatchObject([{ data: { by: admin.userId }, later: true }]);
  expect(await fetchOffer()).toMatchObject({ state: "held", terms: null });
  expect((await accept()).statusCode).toBe(409);
  expect((await admin.post(`/api/pipeline-moves/${moveId}/undo`)).statusCode).toBe(200);
  await dueOffers(person.applicationId);
  expect(await rowOf(offer.id)).toEqual(before);
  expect(await fetchOffer()).toMatchObject({ state: "open" });
  expect((await applicationOf(person.applicationId)).stage).toBe("offer");

  await reject();
  await dueOffers(person.applicationId);
  expect(await rowOf(offer.id)).toMatchObject({ status: "withdrawn", endedBy: admin.userId });
  expect((await emailTo(person.email, "Offer withdrawn")).mail.text).toContain("has withdrawn its offer");
  const ended = await rowOf(offer.id);
  await dueOffers(person.applicationId);
  expect(await rowOf(offer.id)).toEqual(ended);
});

test("withdrawing on the status page, which showed the offer, ends it at once", async () => {
  const { person, offer, companyId, stranger } = await offered();
  const at = await asSubmitted(person.applicationId, companyId, person.email);
  const page = (await stranger.get(at)).json<ApplicationStatusPage>();
  expect(page.offer).toMatchObject({ state: "open", timeZone: "America/New_York" });
  expect((await stranger.get(`/api/offer-links/${page.offer?.path.split("/").at(-1)}`)).statusCode).toBe(200);
  expect(page.standing.where).toContain("has sent you an offer");
  expect((await stranger.post(`${at}/withdrawal`)).statusCode).toBe(200);
  await eventually(async () => expect((await rowOf(offer.id)).status).toBe("withdrawn"));
  expect((await emailTo(person.email, "Offer withdrawn")).mail.text).toContain("You withdrew");
  expect((await stranger.get(at)).json<ApplicationStatusPage>().offer).toMatchObject({ state: "withdrawn" });
});

test("hides a draft from its candidate, and deletes it silently with its application", async () => {
  const { admin, applicant, companyId, stranger } = await offered();
  const other = await applicant("interview", "Nils");
  const draft = await drafted(admin, other.applicationId);
  const at = await asSubmitted(other.applicationId, companyId, other.email);
  expect((await stranger.get(at)).json<ApplicationStatusPage>().offer).toBeNull();
  expect((await stranger.get(linkOf(draft.id, companyId))).statusCode).toBe(404);
  await stranger.post(`${at}/withdrawal`);
  await eventually(async () => expect((await rowOf(draft.id)).status).toBe("withdrawn"));
  expect(await owner.db.$count(mailLog, eq(mailLog.toAddress, other.email))).toBe(0);
});

test("closing a job withdraws its open offers and keeps accepted ones", async () => {
  const { admin, person, offer, job, applicant, companyId } = await offered();
  const hired = await applicant("interview", "Hanna");
  const yes = await sent(admin, hired.applicationId);
  const input = { name: "Hanna Okafor", agreed: true, sha256: yes.sha256, timeZone: "UTC" };
  expect((await aBrowser(app).post(linkOf(yes.id, companyId, "/acceptance"), input)).statusCode).toBe(200);
  await closeJob(job.id);
  await dueOffers(person.applicationId);
  await dueOffers(hired.applicationId);
  expect([(await rowOf(offer.id)).status, (await rowOf(yes.id)).status]).toEqual(["withdrawn", "accepted"]);
});

test("a candidate hired manually can still accept; the hire date stays", async () => {
  const { admin, person, accept, offer } = await offered();
  await admin.post(`/api/applications/${person.applicationId}/stage`, { from: "offer", to: "hired" });
  const { hiredAt } = await applicationOf(person.applicationId);
  expect((await accept()).statusCode).toBe(200);
  expect((await rowOf(offer.id)).status).toBe("accepted");
  expect((await applicationOf(person.applicationId)).hiredAt).toEqual(hiredAt);
});

test("erasing a person empties link, letter, emails and logs; the offer stays counted", async () => {
  const { person, offer, admin, at, stranger, accept } = await offered();
  await accept("Maya Okafor the third");
  await emailTo(admin.email, "accepted the offer");
  const { fileId } = await rowOf(offer.id);
  await owner.db
    .update(candidates)
    .set({ firstName: "Erased", lastName: "person", email: `erased-${person.candidateId}@erased.invalid` })
    .where(eq(candidates.id, person.candidateId));
  const row = await rowOf(offer.id);
  expect(row).toMatchObject({ status: "accepted", amount: 92_000, letter: "", fileId: null, answerTimeZone: null });
  expect(JSON.stringify(row)).not.toContain("Maya");
  expect(await owner.db.$count(files, eq(files.id, fileId ?? ""))).toBe(0);
  for (const part of ["", "/letter.pdf", "/acceptance.pdf"])
    expect((await stranger.get(at(part))).statusCode).toBe(404);
  const mails = await owner.db.select().from(mailLog).where(eq(mailLog.toAddress, admin.email));
  expect(JSON.stringify(mails)).not.toContain("Maya");
  const log = await owner.db.select().from(auditLog).where(eq(auditLog.companyId, row.companyId));
  expect(JSON.stringify(log)).not.toContain("Maya");
});

test("a task for an offer whose candidate was erased ends quietly", async () => {
  const { person, offer } = await offered();
  await owner.db
    .update(candidates)
    .set({ email: `erased-${person.candidateId}@erased.invalid` })
    .where(eq(candidates.id, person.candidateId));
  expect(await rowOf(offer.id)).toMatchObject({ status: "withdrawn", candidateName: "Erased person" });
});

test("deleting a record deletes its offers and the bytes of their letters", async () => {
  const { admin, person, offer } = await offered();
  const { fileId } = await rowOf(offer.id);
  const [file] = await owner.db
    .select()
    .from(files)
    .where(eq(files.id, fileId ?? ""));
  expect((await admin.delete(`/api/candidates/${person.candidateId}`)).statusCode).toBe(200);
  expect(await owner.db.$count(offers, eq(offers.id, offer.id))).toBe(0);
  expect(await owner.db.$count(files, eq(files.id, fileId ?? ""))).toBe(0);
  const storedKeys = await built.files.olderThan("offer-letter", new Date(8.64e15));
  expect(storedKeys).not.toContain(file?.storageKey);
});

test("sweeps letter files without a row after a day, and keeps the others", async () => {
  const { offer } = await offered();
  const { fileId } = await rowOf(offer.id);
  const [file] = await owner.db
    .select()
    .from(files)
    .where(eq(files.id, fileId ?? ""));
  await built.files.put("offer-letter/orphan", Buffer.from("x"));
  const old = { ...built.files, olderThan: (purpose: string) => built.files.olderThan(purpose, new Date(8.64e15)) };
  await sweepFiles(db, old, { purpose: offerLetterPurpose, now: new Date() });
  const storedKeys = await built.files.olderThan("offer-letter", new Date(8.64e15));
  expect([storedKeys.includes("offer-letter/orphan"), storedKeys.includes(file?.storageKey ?? "")]).toEqual([
    false,
    true,
  ]);
});

interface Pages {
  readonly revision: string;
}
const revisionOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/candidates/${id}/page`)).json<Pages>().revision;

test("merging two records keeps their offers; two open offers for one job block it", async () => {
  const { admin, person, offer, applicant, at, stranger, job } = await offered();
  const other = await applicant("applied", "Maja");
  const merge = async () =>
    admin.post(`/api/candidates/${other.candidateId}/merges`, {
      otherId: person.candidateId,
      revision: await revisionOf(admin, other.candidateId),
      otherRevision: await revisionOf(admin, person.candidateId),
      choices: {},
    });
  // Both have an offer for the same job.
  const second = await drafted(admin, other.applicationId);
  const refused = await merge();
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining("open offer for the same job")]);
  expect((await admin.delete(`/api/offers/${second.id}`)).statusCode).toBe(200);

  const before = await rowOf(offer.id);
  const { mergeId } = (await merge()).json<{ mergeId: string }>();
  const [kept] = await owner.db.select().from(jobApplications).where(eq(jobApplications.jobId, job.id));
  expect(kept?.candidateId).toBe(other.candidateId);
  expect((await rowOf(offer.id)).applicationId).toBe(kept?.id);
  expect((await stranger.get(at())).json()).toMatchObject({ state: "open" });
  expect((await admin.post(`/api/candidate-merges/${mergeId}/undo`)).statusCode).toBe(200);
  expect(await rowOf(offer.id)).toEqual(before);
  expect((await stranger.get(at())).json()).toMatchObject({ state: "open" });
});

test("a deadline can be up to three months ahead, in the sender's time zone", async () => {
  const { fetchOffer } = await offered({ answerBy: inDays(89), timeZone: "Asia/Kolkata" });
  expect(await fetchOffer()).toMatchObject({ state: "open", timeZone: "Asia/Kolkata" });
});
