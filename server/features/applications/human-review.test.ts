/** What the team sees of an applicant who asks for a person instead of the matching engine, and until when. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import type { ActionItems } from "#domain/dashboard/action-items.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { humanReviews } from "../../db/tables/rights.ts";
import { createApplicationHelpers, form } from "../../test/fixtures/application-helpers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aProfile, aUser } from "../../test/fixtures/factories.ts";

const built = await buildTestApp();
const { owner } = built;
const { anOpenJob, theOnly, linkOf, stranger } = createApplicationHelpers(built);

const anApplicant = async (more: object = {}) => {
  const { admin, at, companyId, jobId } = await anOpenJob();
  expect((await stranger().post(at, form(more))).statusCode).toBe(201);
  const row = await theOnly(companyId);
  const page = async () => (await admin.get(`/api/candidates/${row.candidate.id}/page`)).json<CandidatePage>();
  const items = async () => (await admin.get("/api/action-items")).json<ActionItems>();
  const card = async () => {
    const { columns } = (await admin.get(`/api/jobs-enhanced/${jobId}/pipeline`)).json<Pipeline>();
    return columns.flatMap(({ applications }) => applications).find(({ id }) => id === row.application.id);
  };
  return {
    row,
    companyId,
    jobId,
    page,
    items,
    move: async (from: string, to: string) =>
      (await admin.post(`/api/applications/${row.application.id}/stage`, { from, to })).json<{ moveId: string }>(),
    undo: (moveId: string) => admin.post(`/api/pipeline-moves/${moveId}/undo`, {}),
    choose: (requestsHumanReview: boolean) => stranger().put(`${linkOf(row)}/review`, { requestsHumanReview }),
    marks: async () => [(await page()).requestsHumanReview, (await card())?.requestsHumanReview],
    open: async () => (await items()).reviews.count,
  };
};

test("marks who asked for a human review, and lists them until a person moves them", async () => {
  const { row, items, marks, open, move, undo } = await anApplicant({ requestsHumanReview: true });
  expect(await marks()).toEqual([true, true]);
  expect(await items()).toMatchObject({
    applicants: { count: 0 },
    reviews: {
      count: 1,
      rows: [
        {
          applicationId: row.application.id,
          candidate: "Maya Okafor",
          job: "Night Ward Nurse",
          requestedAt: expect.any(String) as string,
        },
      ],
    },
  });
  const { moveId } = await move("applied", "screening");
  expect([await open(), await marks()]).toEqual([0, [true, true]]);
  await undo(moveId);
  expect(await open()).toBe(1);
  await move("applied", "rejected");
  expect([await open(), await marks()]).toEqual([0, [true, false]]);
});

test("marks no one else, and a request by link counts from then on", async () => {
  const { items, marks, open, move, choose } = await anApplicant();
  expect([await marks(), (await items()).applicants.count, await open()]).toEqual([[false, false], 1, 0]);
  await move("applied", "screening");
  await choose(true);
  expect([await marks(), await open()]).toEqual([[true, true], 1]);
  await choose(false);
  expect([await marks(), await open()]).toEqual([[false, false], 0]);
  await choose(true);
  await move("screening", "interview");
  expect([await marks(), await open()]).toEqual([[true, true], 0]);
});

test("a choice in the account counts for applications and introductions of its workspaces", async () => {
  const { row, marks, open } = await anApplicant();
  const user = await aUser(owner.db);
  const profile = await aProfile(owner.db, { userId: user.id });
  const { applicationId } = row.sent;
  await owner.db
    .update(applicationSubmissions)
    .set({ userId: user.id })
    .where(eq(applicationSubmissions.applicationId, applicationId));
  expect(await marks()).toEqual([false, false]);
  await owner.db.insert(humanReviews).values({ profileId: profile.id });
  expect([await marks(), await open()]).toEqual([[true, true], 1]);

  const introduced = await aProfile(owner.db, { userId: (await aUser(owner.db)).id });
  const other = await anApplicant();
  await owner.db.insert(introductionRequests).values({
    companyId: other.companyId,
    jobId: other.jobId,
    profileId: introduced.id,
    status: "accepted",
    candidateId: other.row.candidate.id,
  });
  await owner.db.insert(humanReviews).values({ profileId: introduced.id });
  expect([await other.marks(), await other.open(), await open()]).toEqual([[true, true], 1, 1]);
});
