/** Drafts of offers: the proposal, validation, and simultaneous edits. */
import { expect, test } from "vitest";
import type { Offer, ApplicationOfferList } from "#domain/offers/offers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { createOfferHelpers, inDays, statusesOf, terms } from "../../test/fixtures/offers.ts";

const { aTable, drafted, rowOf, applicationOf } = createOfferHelpers(await buildTestApp());

test("proposes terms from job, candidate and company; one open offer at a time", async () => {
  const { admin, applicant, job } = await aTable();
  const { applicationId } = await applicant("interview");
  const at = `/api/applications/${applicationId}/offers`;
  const before = (await admin.get(at)).json<ApplicationOfferList>();
  expect(before).toMatchObject({ offers: [], standing: null, isHidden: false, blocker: null });
  expect(before.proposal).toMatchObject({ currency: "USD", per: "year", firstName: "Maya", sender: "Ada Reyes" });
  expect(before.proposal?.letter).toContain("{pay}");
  expect(new Date(`${before.proposal?.startsOn}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(before.jobTitle).toBe(job.title);
  const draft = await drafted(admin, applicationId);
  expect(draft).toMatchObject({ status: "draft", amount: 92_000, revision: 1, madeBy: "Ada Reyes", sentAt: null });
  const twice = await admin.post(at, terms());
  expect([twice.statusCode, twice.body]).toEqual([409, expect.stringContaining("already an open offer")]);
  // A draft moves no card and is hidden from other roles.
  expect((await applicationOf(applicationId)).stage).toBe("interview");
  expect((await admin.delete(`/api/offers/${draft.id}`)).statusCode).toBe(200);
  expect((await admin.post(at, terms())).statusCode).toBe(201);
});

test("rejects invalid amounts, days, hours, currencies and unknown placeholders", async () => {
  const { admin, applicant } = await aTable();
  const { applicationId } = await applicant("interview");
  const invalidTerms = {
    amount: [0, -1, 92_000.001, 1e12, "92000"],
    currency: ["XXX", ""],
    per: ["week"],
    startsOn: ["2020-01-01", "soon", "2040-02-30"],
    answerBy: [inDays(-1), inDays(91), "tomorrow"],
    timeZone: ["Mars/Olympus"],
    letter: ["short", "Dear {first name}, you get {salary} and {a free car}."],
  };
  for (const [field, values] of Object.entries(invalidTerms))
    for (const value of values) {
      const response = await admin.post(`/api/applications/${applicationId}/offers`, terms({ [field]: value }));
      expect([field, value, response.statusCode]).toEqual([field, value, 400]);
      expect(Object.keys(response.json<{ errors: object }>().errors), `${field} ${value}`).toEqual([field]);
    }
  // Cents are accepted, smaller fractions are not.
  expect((await drafted(admin, applicationId, { amount: 41.37, per: "hour" })).amount).toBe(41.37);
});

test("the second edit of a draft is rejected, and a stale draft is not sent", async () => {
  const { admin, applicant } = await aTable();
  const { applicationId } = await applicant("interview");
  const { id } = await drafted(admin, applicationId);
  const change = (revision: number, amount: number) =>
    admin.put(`/api/offers/${id}`, { ...terms({ amount }), revision });
  expect((await change(1, 95_000)).json<Offer>()).toMatchObject({ amount: 95_000, revision: 2 });
  expect((await change(1, 90_000)).statusCode).toBe(409);
  expect((await admin.post(`/api/offers/${id}/send`, { revision: 1 })).statusCode).toBe(409);
  expect((await rowOf(id)).status).toBe("draft");
  const both = await Promise.all([change(2, 96_000), change(2, 97_000)]);
  expect(statusesOf(both)).toEqual([200, 409]);
});
