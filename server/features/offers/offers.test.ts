/** The life of an offer: draft, preview, send, answer; and what each side sees of it. */
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Offer, ApplicationOfferList } from "#domain/offers/offers.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import type { ReportRows } from "#domain/reports/reports.ts";
import { offers } from "../../db/tables/offers.ts";
import { pipelineActivities } from "../../db/tables/pipeline.ts";
import { auditLog } from "../../db/tables/records.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { emailIn } from "../../test/email/interview-emails.ts";
import { createOfferHelpers, terms, pdfPagesAsText } from "../../test/fixtures/offers.ts";
import { aBrowser } from "../../test/browsers.ts";
import { sha256Of } from "./offer-letter.service.ts";

const built = await buildTestApp();
const { app, owner, catcher, work } = built;
const { aTable, drafted, sent, offered, rowOf, applicationOf, linkOf } = createOfferHelpers(built);
const emailTo = emailIn(catcher);
beforeAll(async () => {
  await work();
});

const storedLetters = () => built.files.olderThan("offer-letter", new Date(8.64e15));

const historyOf = async (applicationId: string) =>
  (
    await owner.db
      .select()
      .from(pipelineActivities)
      .where(eq(pipelineActivities.applicationId, applicationId))
      .orderBy(pipelineActivities.createdAt, pipelineActivities.id)
  ).map(({ activityType, toStage, performedBy }) => [activityType, toStage, performedBy]);

test("the draft's PDF equals the sent letter, which is stored and served byte for byte", async () => {
  const { admin, applicant, companyId, job } = await aTable();
  const { applicationId, email } = await applicant("interview");
  const draft = await drafted(admin, applicationId, { currency: "GBP", amount: 61_250.5 });
  const preview = await admin.get(`/api/offers/${draft.id}/letter.pdf`);
  expect(preview.headers["content-type"]).toBe("application/pdf");
  const [previewed = ""] = await pdfPagesAsText(preview.rawPayload);
  const expected = ["Dear Maya,", job.title, "£61,250.50/year", "Monday, January 2, 2040", "(New York)", "Maya Okafor"];
  for (const words of expected) expect(previewed).toContain(words);
  const offer = (await admin.post(`/api/offers/${draft.id}/send`, { revision: 1 })).json<Offer>();
  const letter = (await admin.get(`/api/offers/${draft.id}/letter.pdf`)).rawPayload;
  expect(sha256Of(letter)).toBe(offer.sha256);
  expect((await pdfPagesAsText(letter))[0]).toBe(previewed);
  expect(offer.letter).toContain("£61,250.50/year, from Monday, January 2, 2040");
  const response = await aBrowser(app).get(linkOf(offer.id, companyId, "/letter.pdf"));
  expect([response.statusCode, sha256Of(response.rawPayload)]).toEqual([200, offer.sha256]);
  expect(response.headers["cache-control"]).toBe("private, no-store");
  // The email has the terms and the link, and nothing else.
  const { mail } = await emailTo(email, "Your offer:");
  expect(mail.text).toContain("£61,250.50/year");
  expect(mail.text).toContain(linkOf(offer.id, companyId).replace("/api/offer-links", "/offers"));
});

test("sending moves the card to Offer, sets the dates, and stops the response clock", async () => {
  const { admin, person, offer } = await offered();
  const row = await applicationOf(person.applicationId);
  expect(row).toMatchObject({ stage: "offer", status: "active", answerDueAt: null, startDate: "2040-01-02" });
  expect([row.offerAmount, row.offerDate?.length, row.lastMoveId === null]).toEqual([92_000, 10, false]);
  // Both happened in one transaction.
  const history = await historyOf(person.applicationId);
  expect(history).toHaveLength(2);
  expect(history).toContainEqual(["offer_sent", null, admin.userId]);
  expect(history).toContainEqual(["stage_change", "offer", admin.userId]);
  expect(
    await owner.db.$count(auditLog, and(eq(auditLog.subjectId, offer.id), eq(auditLog.action, "offer.sent"))),
  ).toBe(1);
  // No second offer next to a sent one, which cannot be changed, discarded or sent again.
  expect((await admin.post(`/api/applications/${person.applicationId}/offers`, terms())).statusCode).toBe(409);
  expect((await admin.put(`/api/offers/${offer.id}`, { ...terms(), revision: 1 })).statusCode).toBe(409);
  expect((await admin.delete(`/api/offers/${offer.id}`)).statusCode).toBe(409);
  expect((await admin.post(`/api/offers/${offer.id}/send`, { revision: 1 })).statusCode).toBe(409);
  const { columns } = (await admin.get(`/api/jobs-enhanced/${row.jobId}/pipeline`)).json<Pipeline>();
  expect(columns.find(({ key }) => key === "offer")?.applications).toMatchObject([{ offer: "sent" }]);
});

test("accepting is a hire, recorded with name, time and letter hash; both get an email", async () => {
  const { admin, person, offer, at, accept, fetchOffer, stranger } = await offered();
  expect(await fetchOffer()).toMatchObject({ state: "open", terms: { amount: 92_000, sha256: offer.sha256 } });
  for (const invalidChange of [{ name: "M" }, { agreed: false }, { sha256: "x" }, { timeZone: "Nowhere" }]) {
    const expected = { name: "Maya Okafor", agreed: true, sha256: offer.sha256, timeZone: "UTC", ...invalidChange };
    expect((await stranger.post(at("/acceptance"), expected)).statusCode).toBe(400);
  }
  // The hash of another letter: nothing is accepted.
  const other = { name: "Maya Okafor", agreed: true, sha256: "0".repeat(64), timeZone: "UTC" };
  const unseen = await stranger.post(at("/acceptance"), other);
  expect([unseen.statusCode, unseen.body]).toEqual([
    409,
    expect.stringContaining("letter changed after you opened it"),
  ]);
  const yes = await accept("Maya Adaeze Okafor");
  expect(yes.json()).toMatchObject({ state: "accepted", acceptedName: "Maya Adaeze Okafor" });
  const row = await rowOf(offer.id);
  expect(row).toMatchObject({ status: "accepted", acceptedSha256: offer.sha256, answerTimeZone: "Europe/Berlin" });
  const application = await applicationOf(person.applicationId);
  expect(application).toMatchObject({ stage: "hired", status: "closed", offerAmount: 92_000 });
  expect(application.hiredAt?.getTime()).toBe(row.answeredAt?.getTime());
  const history = await historyOf(person.applicationId);
  expect(history.slice(2)).toEqual(
    expect.arrayContaining([
      ["offer_accepted", null, null],
      ["stage_change", "hired", null],
    ]),
  );
  expect((await emailTo(admin.email, "accepted the offer")).mail.text).toContain("Maya Adaeze Okafor");
  expect((await emailTo(admin.email, "accepted the offer")).mail.text).not.toContain("92,000");
  expect((await emailTo(person.email, "Offer accepted")).mail.text).toContain("/offers/");
  // The report counts it as any other hire.
  const { rows } = (await admin.get("/api/reports/time-to-hire/rows")).json<ReportRows>();
  expect(rows).toMatchObject([{ applicationId: person.applicationId, stage: "hired" }]);
  // The record is separate from the letter, whose bytes stay unchanged.
  const record = (await pdfPagesAsText((await stranger.get(at("/acceptance.pdf"))).rawPayload)).join(" ");
  for (const words of [
    "Record of acceptance",
    "Maya Adaeze Okafor",
    "(Berlin)",
    "(New York)",
    row.answeredAt?.toISOString(),
  ])
    expect(record).toContain(words);
  expect(record.replaceAll(" ", "")).toContain(offer.sha256);
  expect(sha256Of((await stranger.get(at("/letter.pdf"))).rawPayload)).toBe(offer.sha256);
  const again = await admin.get(`/api/offers/${offer.id}/acceptance.pdf`);
  expect((await pdfPagesAsText(again.rawPayload)).join(" ")).toBe(record);
});

test("repeating an answer succeeds; a different second answer is refused", async () => {
  const { accept, decline, admin, offer } = await offered();
  expect((await accept()).statusCode).toBe(200);
  const first = await rowOf(offer.id);
  expect((await accept()).json()).toMatchObject({ state: "accepted" });
  const other = await accept("Somebody Else");
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    { offer: { state: "accepted", acceptedName: "Maya Okafor" } },
  ]);
  const no = await decline("Changed my mind");
  expect([no.statusCode, no.body]).toEqual([409, expect.stringContaining("already accepted this offer")]);
  expect((await admin.post(`/api/offers/${offer.id}/withdrawal`)).statusCode).toBe(409);
  expect(await rowOf(offer.id)).toEqual(first);
  expect(
    await owner.db.$count(
      pipelineActivities,
      sql`${pipelineActivities.activityType} = 'offer_accepted' and ${pipelineActivities.applicationId} = ${offer.applicationId}`,
    ),
  ).toBe(1);
});

test("accepts a name with missing glyphs and lists its code points in the record", async () => {
  const { accept, stranger, at } = await offered();
  expect((await accept("李 明")).statusCode).toBe(200);
  const [record] = await pdfPagesAsText((await stranger.get(at("/acceptance.pdf"))).rawPayload);
  expect(record).toContain("U+674E");
});

test("declining keeps the card at Offer, emails the reason, and allows a new offer", async () => {
  const { admin, person, decline, fetchOffer, job, offer, at, stranger } = await offered();
  expect((await decline("I stay where I am.")).json()).toMatchObject({ state: "declined" });
  expect((await decline()).json()).toMatchObject({ state: "declined" });
  expect(await applicationOf(person.applicationId)).toMatchObject({
    stage: "offer",
    status: "active",
    offerAmount: null,
  });
  expect((await emailTo(admin.email, "declined the offer")).mail.text).toContain("I stay where I am.");
  const { columns } = (await admin.get(`/api/jobs-enhanced/${job.id}/pipeline`)).json<Pipeline>();
  expect(columns.find(({ key }) => key === "offer")?.applications).toMatchObject([{ offer: "declined" }]);
  expect((await fetchOffer()).terms).not.toBeNull();
  expect((await stranger.get(at("/letter.pdf"))).statusCode).toBe(200);
  expect((await stranger.get(at("/acceptance.pdf"))).statusCode).toBe(404);
  const next = await sent(admin, person.applicationId, { amount: 99_000 });
  const all = (await admin.get(`/api/applications/${person.applicationId}/offers`)).json<ApplicationOfferList>();
  expect(all.offers.map(({ id, status }) => [id, status])).toEqual([
    [next.id, "sent"],
    [offer.id, "declined"],
  ]);
  expect(all.offers[1]?.declineReason).toBe("I stay where I am.");
});

test("withdrawing notifies the candidate, shows the status and hides the letter", async () => {
  const { admin, person, offer, fetchOffer, accept, at, stranger } = await offered();
  expect((await admin.post(`/api/offers/${offer.id}/withdrawal`)).json<Offer>()).toMatchObject({
    status: "withdrawn",
    endedBy: "Ada Reyes",
  });
  expect((await emailTo(person.email, "Offer withdrawn")).mail.text).toContain("can no longer respond to it");
  expect(await fetchOffer()).toMatchObject({ state: "withdrawn", terms: null });
  expect((await stranger.get(at("/letter.pdf"))).statusCode).toBe(404);
  expect((await accept()).json()).toMatchObject({ offer: { state: "withdrawn" } });
  const row = await applicationOf(person.applicationId);
  expect([row.stage, row.offerAmount, row.answerDueAt === null]).toEqual(["offer", null, false]);
  // The team can still read the letter.
  expect((await admin.get(`/api/offers/${offer.id}/letter.pdf`)).statusCode).toBe(200);
});

test("requires an open application, and checks again when sending", async () => {
  const { admin, applicant, job } = await aTable();
  const people = { rejected: await applicant("rejected"), hired: await applicant("hired") };
  for (const { applicationId } of Object.values(people)) {
    const { blocker } = (await admin.get(`/api/applications/${applicationId}/offers`)).json<ApplicationOfferList>();
    const response = await admin.post(`/api/applications/${applicationId}/offers`, terms());
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([409, blocker]);
  }
  const late = await applicant("interview");
  const { id } = await drafted(admin, late.applicationId);
  const before = await storedLetters();
  await owner.db.execute(sql`update jobs_enhanced set status = 'closed' where id = ${job.id}`);
  expect((await admin.post(`/api/offers/${id}/send`, { revision: 1 })).statusCode).toBe(409);
  expect(await owner.db.$count(offers, and(eq(offers.id, id), eq(offers.status, "draft")))).toBe(1);
  // The bytes rendered for it are deleted again.
  expect(await storedLetters()).toEqual(before);
});
