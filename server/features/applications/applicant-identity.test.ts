/** Who owns an application: attacks that typing another person's email allowed, and what stops them. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApplicationStatusPage, OwnApplication } from "#domain/applications/application-status.ts";
import type { ReceivedApplication } from "#domain/applications/application.ts";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { anEmail, createApplicationHelpers, form } from "../../test/fixtures/application-helpers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate } from "../../test/fixtures/factories.ts";
import { aSentOffer } from "../../test/fixtures/offer-factories.ts";
import { createOfferHelpers, terms } from "../../test/fixtures/offers.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";

const built = await buildTestApp();
const { app, owner } = built;
const { anOpenJob, sentTo, theOnly, linkOf, confirm, stranger } = createApplicationHelpers(built);

const { drafted, linkOf: offerLink } = createOfferHelpers(built);

const aVisitor = async () => {
  const browser = stranger();
  expect((await browser.post("/api/auth/sign-in/anonymous", {})).statusCode).toBe(200);
  return browser;
};

const aProvenPerson = async (email: string) => {
  const browser = stranger();
  await browser.post("/api/auth/sign-up/email", { name: "Dave Okafor", email, password: goodPassword });
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  await browser.post("/api/auth/sign-in/email", { email, password: goodPassword });
  return browser;
};

test("[SEC-C1] shows nothing about a sourced candidate to a person who types her email", async () => {
  const { admin, at, slug, companyId, jobId } = await anOpenJob();
  const email = anEmail();
  const { id: candidateId } = await aCandidate(owner.db, { companyId, email, firstName: "Carol", phone: null });
  const [sourced] = await owner.db.insert(jobApplications).values({ companyId, jobId, candidateId }).returning();
  const offer = await aSentOffer(owner.db, built.files, companyId, {
    applicationId: sourced?.id ?? "",
    amount: 173_500,
  });
  const [before] = await owner.db.select().from(candidates).where(eq(candidates.id, candidateId));

  const mallory = await aVisitor();
  const response = await mallory.post(at, form({ email, firstName: "Mallory", phone: "666" }));
  expect([response.statusCode, response.json<ReceivedApplication>()]).toEqual([
    201,
    { email, statusPath: null, code: null },
  ]);
  expect((await mallory.get(`/api/jobs/${slug}/own-application`)).json()).toMatchObject({ statusPath: null });
  expect((await mallory.get("/api/candidate/applications")).json()).toEqual({ applications: [] });
  const download = (await mallory.get("/api/rights/download")).body;
  expect(download).not.toContain("173500");

  const row = await theOnly(companyId);
  expect(row.application.id).not.toBe(sourced?.id);
  expect(row.candidate.id).not.toBe(candidateId);
  expect(await owner.db.select().from(candidates).where(eq(candidates.id, candidateId))).toEqual([before]);
  // The emailed link shows no offer before it is confirmed.
  expect((await mallory.get(linkOf(row))).json<ApplicationStatusPage>()).toMatchObject({
    isConfirmed: false,
    offer: null,
    interview: null,
  });
  expect((await mallory.get(`${linkOf(row)}/self-identification`)).statusCode).toBe(403);

  // The team sees it immediately, with a warning.
  const { columns } = (await admin.get(`/api/jobs-enhanced/${jobId}/pipeline`)).json<Pipeline>();
  const cards = columns.flatMap(({ applications }) => applications);
  expect(cards.find(({ id }) => id === row.application.id)).toMatchObject({ isUnconfirmed: true });
  expect(cards.find(({ id }) => id === sourced?.id)).toMatchObject({ isUnconfirmed: false });

  // Carol confirms by email: her record absorbs it, and only now the page shows her offer.
  const statusPath = await confirm(row);
  const page = (
    await stranger().get(statusPath.replace("/applications/", "/api/application-status/"))
  ).json<ApplicationStatusPage>();
  expect(page.offer?.path).toBe(offerLink(offer.id, companyId).replace("/api/offer-links/", "/offers/"));
  expect((await theOnly(companyId)).application.id).toBe(sourced?.id);
  // The first link keeps working; the session that typed the address still sees nothing.
  expect((await stranger().get(linkOf(row))).json<ApplicationStatusPage>()).toMatchObject({ isConfirmed: true });
  expect((await mallory.get("/api/candidate/applications")).json()).toEqual({ applications: [] });
});

test("[SEC-C1] accepts neither an unconfirmed account nor another address as proof", async () => {
  const { at, companyId, jobId } = await anOpenJob();
  const email = anEmail();
  const { id: candidateId } = await aCandidate(owner.db, { companyId, email });
  const [sourced] = await owner.db.insert(jobApplications).values({ companyId, jobId, candidateId }).returning();
  const impostor = stranger();
  await impostor.post("/api/auth/sign-up/email", { name: "Mallory", email, password: goodPassword });
  const another = await aProvenPerson(anEmail());
  for (const [browser, note] of [
    [impostor, "Unconfirmed account"],
    [another, "Another address"],
  ] as const) {
    const reply = (await browser.post(at, form({ email, note }))).json<ReceivedApplication>();
    expect([note, reply]).toEqual([note, { email, statusPath: null, code: null }]);
    const row = (await sentTo(companyId)).find(({ sent }) => sent.note === note);
    expect([
      note,
      row?.sent.confirmedAt,
      row?.candidate.id === candidateId,
      row?.application.id === sourced?.id,
    ]).toEqual([note, null, false, false]);
    expect([note, (await browser.get("/api/candidate/applications")).json()]).toEqual([note, { applications: [] }]);
  }
});

test("[SEC-C1] shows an offer to an unconfirmed applicant only after the email is proven", async () => {
  const { at, companyId } = await anOpenJob();
  await stranger().post(at, form());
  const row = await theOnly(companyId);
  await aSentOffer(owner.db, built.files, companyId, { applicationId: row.application.id });
  const page = async () => (await stranger().get(linkOf(row))).json<ApplicationStatusPage>();
  expect(await page()).toMatchObject({ isConfirmed: false, offer: null });
  await confirm(row);
  expect((await page()).offer).not.toBeNull();
});

test("[SEC-H5] lets the owner apply after an unconfirmed application with their email", async () => {
  const { at, companyId } = await anOpenJob();
  const email = anEmail();
  const mallory = await aVisitor();
  await mallory.post(at, form({ email, firstName: "Dave", phone: "666", note: "You are all fools." }));
  const fake = await theOnly(companyId);
  expect((await mallory.post(`${linkOf(fake)}/withdrawal`)).statusCode).toBe(200);

  expect((await stranger().post(at, form({ email, firstName: "Dave", note: "Ten years of nights." }))).statusCode).toBe(
    201,
  );
  const real = (await sentTo(companyId)).find(({ sent }) => sent.note === "Ten years of nights.");
  expect(real?.application.status).toBe("active");
  expect(real?.candidate.phone).not.toBe("666");
  if (real === undefined) throw new Error("the application was dropped");
  await confirm(real);
  const confirmed = (await sentTo(companyId)).filter(({ sent }) => sent.confirmedAt !== null);
  expect(confirmed).toMatchObject([{ application: { status: "active" }, sent: { note: "Ten years of nights." } }]);

  // After its owner withdraws it, it can be sent again with a new note.
  expect((await stranger().post(`${linkOf(real)}/withdrawal`)).statusCode).toBe(200);
  await stranger().post(at, form({ email, firstName: "Dave", note: "I changed my mind." }));
  const again = (await sentTo(companyId)).find(({ sent }) => sent.note === "I changed my mind.");
  if (again === undefined) throw new Error("the application was dropped");
  await confirm(again);
  const last = (await sentTo(companyId)).filter(({ sent }) => sent.confirmedAt !== null);
  expect(last).toMatchObject([{ application: { status: "active" }, sent: { note: "I changed my mind." } }]);
});

test("[SEC-H5] replaces other people's applications after one is confirmed", async () => {
  const { at, companyId } = await anOpenJob();
  const email = anEmail();
  for (const note of ["one", "two", "three", "four"]) await stranger().post(at, form({ email, note }));
  const active = async () =>
    (await sentTo(companyId)).flatMap(({ application, sent }) => (application.status === "active" ? [sent.note] : []));
  expect(new Set(await active())).toEqual(new Set(["two", "three", "four"]));
  // The first one was superseded, but its own link can still confirm it.
  const first = (await sentTo(companyId)).find(({ sent }) => sent.note === "one");
  if (first === undefined) throw new Error("the application was dropped");
  await confirm(first);
  expect(await active()).toEqual(["one"]);
});

test("[SEC-H5] links an application to the account with the confirmed email immediately", async () => {
  const { at, companyId } = await anOpenJob();
  const email = anEmail();
  const { id: candidateId } = await aCandidate(owner.db, { companyId, email: email.toUpperCase() });
  await stranger().post(at, form({ email, note: "Not mine." }));
  const dave = await aProvenPerson(email);
  const reply = (await dave.post(at, form({ email, note: "Mine." }))).json<ReceivedApplication>();
  expect(reply.statusPath).toMatch(/^\/applications\//);
  const rows = await sentTo(companyId);
  expect(rows.find(({ candidate }) => candidate.id === candidateId)).toMatchObject({
    application: { status: "active" },
    sent: { note: "Mine.", confirmedAt: expect.any(Date) },
  });
  expect(rows.find(({ sent }) => sent.note === "Not mine.")).toMatchObject({ application: { status: "withdrawn" } });
  const path = (reply.statusPath ?? "").replace("/applications/", "/api/application-status/");
  await dave.post(`${path}/withdrawal`);
  await dave.post(at, form({ email, note: "Mine again." }));
  const { applications } = (await dave.get("/api/candidate/applications")).json<{ applications: OwnApplication[] }>();
  expect(applications.filter(({ standing }) => !standing.isOver)).toHaveLength(1);
  expect((await dave.get(path)).json<ApplicationStatusPage>()).toMatchObject({
    isWithdrawn: false,
    sent: { note: "Mine again." },
  });
});

test("lets the mailbox's owner end an application that they did not send", async () => {
  const { at, companyId } = await anOpenJob();
  await stranger().post(at, form());
  const row = await theOnly(companyId);
  expect((await stranger().post(`${linkOf(row)}/denial`)).json<ApplicationStatusPage>()).toMatchObject({
    isWithdrawn: true,
  });
  expect((await stranger().post(`${linkOf(row)}/confirmation`)).statusCode).toBe(409);
  await stranger().post(at, form());
  const other = (await sentTo(companyId)).find(({ application }) => application.status === "active");
  if (other === undefined) throw new Error("the application was dropped");
  await confirm(other);
  expect((await stranger().post(`${linkOf(other)}/denial`)).statusCode).toBe(409);
});

test("gives applicants without email a code and holds offers until a check", async () => {
  const { admin, at, companyId } = await anOpenJob();
  const refused = await stranger().post(at, form({ email: "", hasNoEmail: true, phone: "" }));
  expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([400, { phone: expect.any(String) }]);
  const response = await stranger().post(at, form({ email: "", hasNoEmail: true }));
  const { code, statusPath } = response.json<ReceivedApplication>();
  expect([response.statusCode, statusPath]).toEqual([201, null]);
  expect(code).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  const row = await theOnly(companyId);
  expect(JSON.stringify(row)).not.toContain(code?.replaceAll("-", ""));

  const openResponse = await stranger().post("/api/application-codes", {
    code: code?.toLowerCase().replaceAll("-", " "),
  });
  const path = openResponse
    .json<{ statusPath: string }>()
    .statusPath.replace("/applications/", "/api/application-status/");
  expect((await stranger().get(path)).json<ApplicationStatusPage>()).toMatchObject({ email: null, offer: null });
  expect((await stranger().get(`${path}/self-identification`)).statusCode).toBe(200);
  expect((await stranger().post("/api/application-codes", { code: "2222-2222-2222-2222" })).statusCode).toBe(404);

  const { id, candidateId } = row.application;
  const page = async () => (await admin.get(`/api/candidates/${candidateId}/page`)).json<CandidatePage>();
  const { revision } = await page();
  await admin.patch(`/api/candidates/${candidateId}`, { revision, fields: { email: anEmail() } });
  const early = await admin.post(`/api/applications/${id}/offers`, terms());
  expect([early.statusCode, early.body]).toEqual([
    409,
    expect.stringContaining("hasn't confirmed their email address"),
  ]);
  expect((await admin.post(`/api/applications/${id}/contact-verification`)).statusCode).toBe(200);
  expect((await page()).applications).toMatchObject([{ isUnconfirmed: false }]);
  await drafted(admin, id);
});

test("rejects code guesses after thirty attempts an hour", async () => {
  const browser = aBrowser(app, "203.0.113.99");
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries += 1)
    statuses.push((await browser.post("/api/application-codes", { code: `AAAA ${tries}` })).statusCode);
  expect([statuses[0], statuses[29], statuses[30]]).toEqual([404, 404, 429]);
});
