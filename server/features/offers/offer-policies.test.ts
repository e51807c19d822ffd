/** Who may read and change an offer: through the routes, and through the database policies alone. */
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApplicationOfferList } from "#domain/offers/offers.ts";
import { type DatabaseActor, asActor } from "../../db/client.ts";
import { companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { offers } from "../../db/tables/offers.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { signedLink } from "../../infra/crypto/signed-link.ts";
import { buildTestApp, otherKeys, testKeys } from "../../test/build-test-app.ts";
import { aUser } from "../../test/fixtures/factories.ts";
import { aDraftOffer, aSentOffer } from "../../test/fixtures/offer-factories.ts";
import { createOfferHelpers, terms } from "../../test/fixtures/offers.ts";
import { offerToken } from "./offer-link.ts";

const built = await buildTestApp();
const { app, db, owner } = built;
const { offered, rowOf, aTable, linkOf } = createOfferHelpers(built);

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "";
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string; message?: string; code?: string } };
    return cause?.constraint ?? cause?.message ?? String(error);
  }
};

test("a viewer sees that an offer exists and its status, but never its content", async () => {
  const { teamMember, person, offer, job } = await offered();
  const vera = await teamMember("viewer", "Vera Lang");
  const at = `/api/applications/${person.applicationId}/offers`;
  const visibleOffers = (await vera.get(at)).json<ApplicationOfferList>();
  expect(visibleOffers).toMatchObject({ offers: [], standing: "sent", isHidden: true, proposal: null });
  const calls = [
    await vera.post(at, terms()),
    await vera.get(`/api/offers/${offer.id}/letter.pdf`),
    await vera.post(`/api/offers/${offer.id}/withdrawal`),
    await vera.delete(`/api/offers/${offer.id}`),
    await vera.put(`/api/offers/${offer.id}`, { ...terms(), revision: 1 }),
  ];
  expect(calls.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  const pages = [
    `/api/candidates/${person.candidateId}`,
    `/api/candidates/${person.candidateId}/page`,
    `/api/candidates/${person.candidateId}/history`,
    `/api/jobs-enhanced/${job.id}/pipeline`,
    `/api/jobs-enhanced/${job.id}/applications`,
    at,
  ];
  for (const page of pages) {
    const { statusCode, body } = await vera.get(page);
    expect([page, statusCode, body.includes("92000") || body.includes("92,000")]).toEqual([page, 200, false]);
  }
});

test("only deciders see a draft; a viewer sees nothing of it", async () => {
  const { admin, applicant, teamMember } = await aTable();
  const { applicationId } = await applicant("interview");
  await admin.post(`/api/applications/${applicationId}/offers`, terms());
  const vera = await teamMember("viewer", "Vera Lang");
  const visibleOffers = (await vera.get(`/api/applications/${applicationId}/offers`)).json<ApplicationOfferList>();
  expect([visibleOffers.standing, visibleOffers.offers]).toEqual([null, []]);
});

test("the team level counts: a viewer who is team editor decides, the reverse does not", async () => {
  const { admin, applicant, teamMember, companyId, job } = await aTable();
  const [team] = await owner.db.insert(hiringTeams).values({ companyId, name: "Ward" }).returning();
  await owner.db
    .update(jobsEnhanced)
    .set({ hiringTeamId: team?.id ?? "" })
    .where(eq(jobsEnhanced.id, job.id));
  const seat = async (level: "viewer" | "editor", inTeam: "viewer" | "editor") => {
    const person = await teamMember(level, `${level} ${inTeam}`);
    await owner.db
      .insert(hiringTeamMembers)
      .values({ teamId: team?.id ?? "", companyId, userId: person.userId, role: "x", permissions: inTeam });
    return person;
  };
  const [raised, lowered] = [await seat("viewer", "editor"), await seat("editor", "viewer")];
  const { applicationId } = await applicant("interview");
  const at = `/api/applications/${applicationId}/offers`;
  expect((await lowered.post(at, terms())).statusCode).toBe(403);
  const response = await raised.post(at, terms());
  expect(response.statusCode, response.body).toBe(201);
  expect((await raised.get(at)).json<ApplicationOfferList>().offers).toHaveLength(1);
  expect((await lowered.get(at)).json<ApplicationOfferList>()).toMatchObject({ offers: [], isHidden: true });
  expect((await admin.get(at)).json<ApplicationOfferList>().offers).toHaveLength(1);
});

test("the database shows offers only to deciders and the application's own link", async () => {
  const { companyId, teamMember, offer, person, admin } = await offered();
  const elsewhere = await aTable();
  const vera = await teamMember("viewer", "Vera Lang");
  const ed = await teamMember("editor", "Ed Lang");
  const recruiter = await aUser(owner.db, { kind: "staff" });
  await owner.db.insert(recruiterAccess).values({ companyId, userId: recruiter.id, admittedBy: admin.userId });
  const seenBy = (actor: DatabaseActor) =>
    asActor(db, actor, async (db) => (await db.select().from(offers).where(eq(offers.id, offer.id))).length);
  const viewerCases: readonly (readonly [string, DatabaseActor, number])[] = [
    ["nobody", {}, 0],
    ["the workspace without a person", { companyId }, 0],
    ["an admin", { companyId, userId: admin.userId }, 1],
    ["a viewer", { companyId, userId: vera.userId }, 0],
    ["a recruiter who was let in", { companyId, userId: recruiter.id }, 1],
    ["staff who were not", { staff: true, userId: elsewhere.admin.userId }, 0],
    ["an admin of another workspace", { companyId: elsewhere.companyId, userId: elsewhere.admin.userId }, 0],
    ["an admin of another who claims this one", { companyId, userId: elsewhere.admin.userId }, 0],
    ["the application's link", { companyId, applicationId: person.applicationId }, 1],
    ["that link with another company", { companyId: elsewhere.companyId, applicationId: person.applicationId }, 0],
  ];
  for (const [who, actor, count] of viewerCases) expect([who, await seenBy(actor)]).toEqual([who, count]);
  const changed = await asActor(db, { companyId, userId: vera.userId }, (db) =>
    db.update(offers).set({ status: "withdrawn", endedAt: new Date() }).returning(),
  );
  expect(changed).toEqual([]);
  const gone = await asActor(db, { companyId, userId: admin.userId }, (db) => db.delete(offers).returning());
  expect(gone).toEqual([]);
  // A recruiter whose access was removed no longer sees it.
  await owner.db
    .update(recruiterAccess)
    .set({ dismissedAt: new Date() })
    .where(eq(recruiterAccess.userId, recruiter.id));
  expect(await seenBy({ companyId, userId: recruiter.id })).toBe(0);
  // Neither does an editor who has left.
  expect(await seenBy({ companyId, userId: ed.userId })).toBe(1);
  await owner.db
    .delete(companyMembers)
    .where(and(eq(companyMembers.userId, ed.userId), eq(companyMembers.companyId, companyId)));
  expect(await seenBy({ companyId, userId: ed.userId })).toBe(0);
});

test("no one changes a sent offer, not even the tables' owner; status never goes back", async () => {
  const { offer, accept, person } = await offered();
  const set = (values: object) => refusalOf(owner.db.update(offers).set(values).where(eq(offers.id, offer.id)));
  const terms = [
    { amount: 91_000 },
    { currency: "EUR" },
    { per: "month" },
    { startsOn: "2040-02-01" },
    { answerBy: new Date(Date.now() + 86_400_000) },
    { timeZone: "UTC" },
    { letter: "Another letter altogether" },
    { sha256: "0".repeat(64) },
    { sentAt: new Date() },
    { candidateName: "Somebody Else" },
    { jobTitle: "Another job" },
  ];
  for (const change of terms) expect([change, await set(change)]).toEqual([change, "offers_unchanged_once_sent"]);
  const other = await aSentOffer(owner.db, undefined, (await aTable()).companyId);
  expect(await set({ fileId: other.fileId })).toBe("offers_unchanged_once_sent");
  expect(await set({ status: "draft" })).toMatch(/offers_/);
  expect((await accept()).statusCode).toBe(200);
  for (const status of ["sent", "declined", "withdrawn", "expired"]) expect(await set({ status })).toMatch(/offers_/);
  expect(await set({ acceptedName: "Somebody Else" })).toBe("offers_answered_once");
  expect((await rowOf(offer.id)).acceptedName).toBe("Maya Okafor");
  // The database allows one open offer per application.
  const open = aDraftOffer(owner.db, offer.applicationId === person.applicationId ? other.companyId : "", {
    applicationId: other.applicationId,
  });
  expect(await refusalOf(open)).toBe("offers_one_open");
});

test("the database validates amounts, enums, and the columns of each status", async () => {
  const { companyId } = await aTable();
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  const invalidTerms: readonly (readonly [object, string])[] = [
    [{ amount: 0 }, "offers_amount_positive"],
    [{ currency: "XXX" }, "offers_currency_known"],
    [{ per: "week" }, "offers_per_known"],
    [{ status: "sent" }, "offers_sent_whole"],
    [{ sentAt: now }, "offers_draft_unsent"],
    [{ acceptedName: "Maya" }, "offers_accepted_letter"],
    [{ declineReason: "No" }, "offers_declined_reason"],
    [{ endedAt: now }, "offers_ended"],
    [{ answeredAt: now }, "offers_answered"],
  ];
  for (const [values, name] of invalidTerms)
    expect([values, await refusalOf(aDraftOffer(owner.db, companyId, values))]).toEqual([values, name]);
  const invalidAnswers: readonly (readonly [object, string])[] = [
    [{ status: "declined", answeredAt: new Date(later.getTime() + 30 * 86_400_000) }, "offers_answered_in_time"],
    [{ status: "accepted", answeredAt: now, acceptedName: "Maya" }, "offers_accepted_letter"],
    [
      { status: "accepted", answeredAt: now, acceptedName: "Maya", acceptedSha256: "f".repeat(64) },
      "offers_accepted_letter",
    ],
    [{ status: "asleep" }, "offers_status_known"],
    [{ status: "withdrawn" }, "offers_ended"],
    [{ answerBy: new Date(now.getTime() - 2 * 86_400_000) }, "offers_sent_in_time"],
  ];
  for (const [values, name] of invalidAnswers)
    expect([values, await refusalOf(aSentOffer(owner.db, undefined, companyId, values))]).toEqual([values, name]);
});

test("every kind of invalid token gets the same reply as an unknown one", async () => {
  const { offer, companyId, stranger } = await offered();
  const elsewhere = await aTable();
  const token = offerToken({ id: offer.id, companyId }, testKeys);
  const tokens = [
    token.slice(0, -1),
    `${token}A`,
    `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
    `${token}=`,
    `${token}%20`,
    offerToken({ id: offer.id, companyId }, otherKeys),
    offerToken({ id: offer.id, companyId: elsewhere.companyId }, testKeys),
    offerToken({ id: companyId, companyId }, testKeys),
    signedLink("interview invitation").tokenOf({ id: offer.id, companyId }, testKeys),
    "x",
  ];
  const acceptanceBody = { name: "Maya Okafor", agreed: true, sha256: offer.sha256, timeZone: "UTC" };
  const bodies = new Set<string>();
  for (const invalidToken of tokens) {
    const at = `/api/offer-links/${invalidToken}`;
    const responses = [
      await stranger.get(at),
      await stranger.get(`${at}/letter.pdf`),
      await stranger.get(`${at}/acceptance.pdf`),
      await stranger.post(`${at}/acceptance`, acceptanceBody),
      await stranger.post(`${at}/refusal`, { reason: "", timeZone: "UTC" }),
    ];
    expect([invalidToken, ...responses.map(({ statusCode }) => statusCode)]).toEqual([
      invalidToken,
      404,
      404,
      404,
      404,
      404,
    ]);
    for (const { body } of responses) bodies.add(body);
  }
  expect([...bodies]).toHaveLength(1);
  expect((await rowOf(offer.id)).status).toBe("sent");
  expect((await stranger.get(linkOf(offer.id, companyId))).statusCode).toBe(200);
  expect(app.apiRoutes.filter((route) => route.includes("offer-links")).length).toBeGreaterThan(4);
  const { rows } = await owner.db.execute<{ may: boolean }>(
    sql`select has_function_privilege('app_server', 'withdraw_offers(uuid[], timestamptz)', 'execute') as may`,
  );
  expect(rows).toEqual([{ may: false }]);
});
