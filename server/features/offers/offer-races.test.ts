/** Two at the same moment, over real connections: exactly one of them wins, and the rows say which. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OfferByLink } from "#domain/offers/offer-by-link.ts";
import { offers } from "../../db/tables/offers.ts";
import { pipelineActivities } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { createOffering, statusesOf, terms } from "../../test/offers.ts";
import { lapse } from "./lapse-offers.task.ts";

const built = await buildTestApp();
const { db, owner } = built;
const { offered, rowOf, applicationOf, aTable, drafted } = createOffering(built);

const historyOf = async (applicationId: string): Promise<readonly string[]> =>
  (await owner.db.select().from(pipelineActivities).where(eq(pipelineActivities.applicationId, applicationId))).map(
    ({ activityType }) => activityType,
  );
const told = async (id: string): Promise<readonly string[]> => {
  const { rows } = await owner.db.execute<{ news: string }>(
    sql`select data ->> 'news' as news from pgboss.job where name = 'tell-about-offer' and data ->> 'id' = ${id} order by created_on`,
  );
  return rows.map(({ news }) => news);
};
const rounds = Array.from({ length: 6 }, (_none, at) => at);

test("ten accept at once under ten names: one name stands, one hire, one mail, nine are told what stands", async () => {
  const { accept, offer, person } = await offered();
  const answers = await Promise.all(Array.from({ length: 10 }, (_none, at) => accept(`Maya Okafor ${at}`)));
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  const { acceptedName } = won[0]?.json<OfferByLink>() ?? {};
  const late = answers.filter(({ statusCode }) => statusCode === 409);
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
  expect(await told(offer.id)).toEqual(["sent", "accepted"]);
});

test.each(rounds)("accepted and withdrawn at once: one of the two, whole (%i)", async () => {
  const { accept, admin, offer, person } = await offered();
  const [yes, back] = await Promise.all([accept(), admin.post(`/api/offers/${offer.id}/withdrawal`)]);
  expect(statusesOf([yes, back])).toEqual([200, 409]);
  const { status } = await rowOf(offer.id);
  const { stage } = await applicationOf(person.applicationId);
  expect([status, stage]).toEqual(yes.statusCode === 200 ? ["accepted", "hired"] : ["withdrawn", "offer"]);
  expect(await told(offer.id)).toEqual(["sent", status]);
});

test.each(rounds)("accepted and declined at once: one answer stands (%i)", async () => {
  const { accept, decline, offer } = await offered();
  const [yes, no] = await Promise.all([accept(), decline("No")]);
  expect(statusesOf([yes, no])).toEqual([200, 409]);
  expect((await rowOf(offer.id)).status).toBe(yes.statusCode === 200 ? "accepted" : "declined");
});

test.each(rounds)(
  "accepted while the card is moved on the board: neither waits for the other for ever (%i)",
  async () => {
    const { accept, admin, offer, person } = await offered();
    const [yes, moved] = await Promise.all([
      accept(),
      admin.post(`/api/applications/${person.applicationId}/stage`, { from: "offer", to: "interview" }),
    ]);
    // Whoever accepts is hired, wherever somebody has put the card; whoever moves second is told so.
    expect(yes.statusCode).toBe(200);
    expect([200, 409]).toContain(moved.statusCode);
    expect((await rowOf(offer.id)).status).toBe("accepted");
    expect((await applicationOf(person.applicationId)).stage).toBe("hired");
  },
);

test.each(rounds)("accepted while the steps of the board are changed: both are done (%i)", async () => {
  const { accept, admin, job, person } = await offered();
  const steps = [
    ["applied", "Applied"],
    ["screening", "Screening"],
    ["interview", "Interview"],
    ["offer", "Offer out"],
    ["hired", "Hired"],
    ["rejected", "Rejected"],
  ].map(([stage, name]) => ({ key: stage, name, stage }));
  const [yes, saved] = await Promise.all([
    accept(),
    admin.put(`/api/jobs-enhanced/${job.id}/board`, { revision: 0, steps, heirs: {} }),
  ]);
  expect([yes.statusCode, saved.statusCode, saved.statusCode === 200 ? "" : saved.body]).toEqual([200, 200, ""]);
  expect((await applicationOf(person.applicationId)).stage).toBe("hired");
});

test.each(rounds)("accepted while it lapses: the clock of the answer decides (%i)", async () => {
  const { accept, offer } = await offered();
  const late = new Date((await rowOf(offer.id)).answerBy.getTime() + 1000);
  const [yes] = await Promise.all([accept(), lapse(db, late)]);
  const { status } = await rowOf(offer.id);
  expect([yes.statusCode, status]).toEqual(yes.statusCode === 200 ? [200, "accepted"] : [409, "lapsed"]);
});

test("two send one draft at once: one letter, one move, one mail", async () => {
  const { admin, applicant } = await aTable();
  const { applicationId } = await applicant("interview");
  const { id } = await drafted(admin, applicationId);
  const before = (await built.files.olderThan("offer-letter", new Date(8.64e15))).length;
  const both = await Promise.all([1, 2].map(() => admin.post(`/api/offers/${id}/send`, { revision: 1 })));
  expect(statusesOf(both)).toEqual([200, 409]);
  expect((await built.files.olderThan("offer-letter", new Date(8.64e15))).length).toBe(before + 1);
  expect(await told(id)).toEqual(["sent"]);
  expect((await historyOf(applicationId)).toSorted()).toEqual(["offer_sent", "stage_change"]);
});

test("two make an offer for one person at once: there is one", async () => {
  const { admin, applicant } = await aTable();
  const { applicationId } = await applicant("interview");
  const both = await Promise.all([1, 2].map(() => admin.post(`/api/applications/${applicationId}/offers`, terms())));
  expect(statusesOf(both)).toEqual([201, 409]);
  expect(await owner.db.$count(offers, eq(offers.applicationId, applicationId))).toBe(1);
});
