/** The team adds a candidate to a board: once, at the first stage, and with an activity that names the user. */
import { expect, test } from "vitest";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { aBoard } from "../../test/fixtures/board.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aJob } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";

const { app, owner } = await buildTestApp();

test("[DASH-08] an added candidate starts at the first stage, with a source and no response due", async () => {
  const board = await aBoard(app, owner.db, ["Maya"]);
  const { admin, job } = board;
  const knownCandidate = await aCandidate(owner.db, {
    companyId: admin.companyId,
    firstName: "Bo",
    source: "Job fair",
  });
  const addResponse = await admin.post(`/api/candidates/${knownCandidate.id}/applications`, { jobId: job.id });
  expect([addResponse.statusCode, addResponse.json()]).toEqual([
    201,
    { id: expect.any(String) as string, stage: "applied" },
  ]);
  const { id } = addResponse.json<{ id: string }>();
  expect((await board.readBoard()).columns[0]).toMatchObject({ stage: "applied", count: 2 });
  expect(await board.readStoredApplication(id)).toMatchObject({
    source: "Job fair",
    status: "active",
    answerDueAt: null,
  });
  const userId = (await admin.get("/api/me")).json<{ person: { id: string } }>().person.id;
  expect(await board.history(id)).toMatchObject([
    { activityType: "application_added", toStage: "applied", performedBy: userId, description: "Added by the team" },
  ]);
  // Their page does not claim that they applied.
  const pageOf = async (candidate: string) =>
    (await admin.get(`/api/candidates/${candidate}/page`)).json<CandidatePage>().applications;
  const applied = await board.readStoredApplication(board.first);
  expect([await pageOf(knownCandidate.id), await pageOf(applied?.candidateId ?? "")]).toMatchObject([
    [{ wasAdded: true }],
    [{ wasAdded: false }],
  ]);
});

test("a candidate is on a board once, however often and fast they are added", async () => {
  const { admin, job, readBoard } = await aBoard(app, owner.db, []);
  const knownCandidate = await aCandidate(owner.db, { companyId: admin.companyId });
  const add = () => admin.post(`/api/candidates/${knownCandidate.id}/applications`, { jobId: job.id });
  const responses = await Promise.all([add(), add(), add()]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  expect((await add()).json<{ message: string }>().message).toBe(
    "This candidate is already on this board, in applied.",
  );
  expect((await readBoard()).columns[0]?.count).toBe(1);
});

test("a closed job accepts no candidates; sample jobs accept only sample candidates", async () => {
  const admin = await anEmployer(app);
  const { companyId } = admin;
  const [knownCandidate, sample] = [
    await aCandidate(owner.db, { companyId }),
    await aCandidate(owner.db, { companyId, isSample: true }),
  ];
  const [closed, open] = [
    await aJob(owner.db, { companyId, title: "Night nurse", status: "closed" }),
    await aJob(owner.db, { companyId }),
  ];
  const add = async (who: { id: string }, job: { id: string }) => {
    const response = await admin.post(`/api/candidates/${who.id}/applications`, { jobId: job.id });
    return [response.statusCode, response.json<{ message: string }>().message];
  };
  expect(await add(knownCandidate, closed)).toEqual([409, "Night nurse is closed. Reopen it to add candidates."]);
  expect(await add(sample, open)).toEqual([
    409,
    "Sample candidates can be added only to sample jobs, and real candidates only to real jobs.",
  ]);
});
