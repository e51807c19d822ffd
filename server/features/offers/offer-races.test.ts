/** Simultaneous requests over real connections: exactly one wins, and the rows show which. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OfferByLink } from "#domain/offers/offer-by-link.ts";
import { offers } from "../../db/tables/offers.ts";
import { pipelineActivities } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { createOfferHelpers, statusesOf, terms } from "../../test/fixtures/offers.ts";
import { expireDueOffers } from "./expire-offers.task.ts";

const built = await buildTestApp();
const { db, owner } = built;
const { offered, rowOf, applicationOf, aTable, drafted } = createOfferHelpers(built);

const historyOf = async (applicationId: string): Promise<readonly string[]> =>
  (await owner.db.select().from(pipelineActivities).where(eq(pipelineActivities.applicationId, applicationId))).map(
    ({ activityType }) => activityType,
  );
const sentEmails = async (id: string): Promise<readonly string[]> => {
  const { rows } = await owner.db.execute<{ news: string }>(
    sql`select data ->> 'news' as news from pgboss.job where name = 'notify-about-offer' and data ->> 'id' = ${id} order by created_on`,
  );
  return rows.map(({ news }) => news);
};
const rounds = Array.from({ length: 6 }, (_none, index) => index);

test("ten accept at once with ten names: one name, hire and email, nine conflicts", async () => {
  const { accept, offer, person } = await offered();
  const responses = await Promise.all(Array.from({ length: 10 }, (_none, index) => accept(`Maya Okafor ${index}`)));
  const won = responses.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  const { acceptedName } = won[0]?.json<OfferByLink>() ?? {};
  const late = responses.filter(({ statusCode }) => statusCode === 409);
  expect(late.map((each) => each.json<{ offer: OfferByLink }>().offer.acceptedName)).toEqual(
    Array.from({ length: 9 }, () => acceptedName),
  );
  expect(await rowOf(offer.id)).toMatchObject({ status: "accepted", acceptedName });
  expect((await historyOf(person.applicationId)).toSorted()).toEqual([
    "offer_accepted",
    "offer_sent",
    "stage_change",
    "stage_change",
  ]);
  expect(await sentEmails(offer.id)).toEqual(["sent", "accepted"]);
});

test.each(rounds)("accepting and withdrawing at once: exactly one happens (%i)", async () => {
  const { accept, admin, offer, person } = await offered();
  const [yes, back] = await Promise.all([accept(), admin.post(`/api/offers/${offer.id}/withdrawal`)]);
  expect(statusesOf([yes, back])).toEqual([200, 409]);
  const { status } = await rowOf(offer.id);
  const { stage } = await applicationOf(person.applicationId);
  expect([status, stage]).toEqual(yes.statusCode === 200 ? ["accepted", "hired"] : ["withdrawn", "offer"]);
  expect(await sentEmails(offer.id)).toEqual(["sent", status]);
});

test.each(rounds)("accepting and declining at once: exactly one answer counts (%i)", async () => {
  const { accept, decline, offer } = await offered();
  const [yes, no] = await Promise.all([accept(), decline("No")]);
  expect(statusesOf([yes, no])).toEqual([200, 409]);
  expect((await rowOf(offer.id)).status).toBe(yes.statusCode === 200 ? "accepted" : "declined");
});

test.each(rounds)("accepting while the card is moved on the board: no deadlock (%i)", async () => {
  const { accept, admin, offer, person } = await offered();
  const [yes, moveResponse] = await Promise.all([
    accept(),
    admin.post(`/api/applications/${person.applicationId}/stage`, { from: "offer", to: "interview" }),
  ]);
  // The acceptance hires from any stage; the second mover gets a conflict.
  expect(yes.statusCode).toBe(200);
  expect([200, 409]).toContain(moveResponse.statusCode);
  expect((await rowOf(offer.id)).status).toBe("accepted");
  expect((await applicationOf(person.applicationId)).stage).toBe("hired");
});

test.each(rounds)("accepting while the board's steps change: both succeed (%i)", async () => {
  const { accept, admin, job, person } = await offered();
  const steps = [
    ["applied", "Applied"],
    ["screening", "Screening"],
    ["interview", "Interview"],
    ["offer", "Offer out"],
    ["hired", "Hired"],
    ["rejected", "Rejected"],
  ].map(([stage, name]) => ({ key: stage, name, stage }));
  const [yes, saveResponse] = await Promise.all([
    accept(),
    admin.put(`/api/jobs-enhanced/${job.id}/board`, { revision: 0, steps, reassignments: {} }),
  ]);
  expect([yes.statusCode, saveResponse.statusCode, saveResponse.statusCode === 200 ? "" : saveResponse.body]).toEqual([
    200,
    200,
    "",
  ]);
  expect((await applicationOf(person.applicationId)).stage).toBe("hired");
});

test.each(rounds)("accepting at the deadline: the time of the answer decides (%i)", async () => {
  const { accept, offer } = await offered();
  const late = new Date((await rowOf(offer.id)).answerBy.getTime() + 1000);
  const [yes] = await Promise.all([accept(), expireDueOffers(db, late)]);
  const { status } = await rowOf(offer.id);
  expect([yes.statusCode, status]).toEqual(yes.statusCode === 200 ? [200, "accepted"] : [409, "expired"]);
});

test("two send one draft at once: one letter, one move, one email", async () => {
  const { admin, applicant } = await aTable();
  const { applicationId } = await applicant("interview");
  const { id } = await drafted(admin, applicationId);
  const before = (await built.files.olderThan("offer-letter", new Date(8.64e15))).length;
  const both = await Promise.all([1, 2].map(() => admin.post(`/api/offers/${id}/send`, { revision: 1 })));
  expect(statusesOf(both)).toEqual([200, 409]);
  expect((await built.files.olderThan("offer-letter", new Date(8.64e15))).length).toBe(before + 1);
  expect(await sentEmails(id)).toEqual(["sent"]);
  expect((await historyOf(applicationId)).toSorted()).toEqual(["offer_sent", "stage_change"]);
});

test("two make an offer for one candidate at once: one succeeds", async () => {
  const { admin, applicant } = await aTable();
  const { applicationId } = await applicant("interview");
  const both = await Promise.all([1, 2].map(() => admin.post(`/api/applications/${applicationId}/offers`, terms())));
  expect(statusesOf(both)).toEqual([201, 409]);
  expect(await owner.db.$count(offers, eq(offers.applicationId, applicationId))).toBe(1);
});
