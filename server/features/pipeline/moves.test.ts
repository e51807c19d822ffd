/** Moves on a board: many at once, what is skipped and why, and undo. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Skipped } from "#domain/pipeline/moves.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBoard, rejectionWithoutEmail } from "../../test/fixtures/board.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";

const { app, owner } = await buildTestApp();

const withdraw = (id: string) =>
  owner.db.update(jobApplications).set({ status: "withdrawn" }).where(eq(jobApplications.id, id));

test("moves many at once, each with an activity, and lists the rest with the reason", async () => {
  const { ids, move, readStoredApplication, history } = await aBoard(app, owner.db, ["Ada", "Bo", "Cy", "Di"]);
  const [ada = "", bo = "", cy = "", di = ""] = ids;
  await move("applied", "offer", [bo]);
  await withdraw(cy);
  await move("applied", "screening", [di]);
  const foreign = await aBoard(app, owner.db, ["Eve"]);
  const outcome = await move("applied", "screening", [...ids, foreign.first, randomUUID()]);
  expect(outcome.moved).toEqual([ada]);
  expect(new Map(outcome.skipped.map(({ id, why }) => [id, why])).get(bo)).toBe("moved");
  expect(outcome.skipped.map(({ name, why }) => `${name} ${why}`).toSorted()).toEqual([
    " gone",
    " gone",
    "Bo Okafor moved",
    "Cy Okafor withdrawn",
    "Di Okafor there",
  ]);
  expect(await readStoredApplication(ada)).toMatchObject({ stage: "screening", status: "active" });
  expect((await readStoredApplication(cy))?.stage).toBe("applied");
  expect((await foreign.readStoredApplication())?.stage).toBe("applied");
  expect(await history(ada)).toMatchObject([
    { fromStage: "applied", toStage: "screening", activityType: "stage_change", description: "Applied to Screening" },
  ]);
});

test("of two identical moves one wins; the other gets who moved each card where", async () => {
  const { admin, ids, move, history } = await aBoard(app, owner.db, ["Ada", "Bo", "Cy"]);
  const outcomes = await Promise.all([move("applied", "screening", ids), move("applied", "offer", ids.toReversed())]);
  expect(outcomes.map(({ moved }) => moved.length).toSorted((a, b) => a - b)).toEqual([0, 3]);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const name = (await admin.get("/api/me")).json<{ person: { name: string } }>().person.name;
  expect(skipped).toHaveLength(3);
  for (const skippedPerson of skipped)
    expect(skippedPerson).toMatchObject({ why: "moved", by: name, at: expect.any(String) as string });
  for (const id of ids) expect(await history(id)).toHaveLength(1);
});

test("the preview states exactly what the move then does", async () => {
  const { ids, move, post } = await aBoard(app, owner.db, ["Ada", "Bo", "Cy"]);
  const [ada = "", bo = "", cy = ""] = ids;
  await withdraw(cy);
  await move("applied", "interview", [bo]);
  const moveRequest = { people: [{ from: "applied", ids }], to: "offer" };
  const preview = (await post("/moves/preview", moveRequest)).json<{
    moved: { id: string; name: string }[];
    skipped: Skipped[];
  }>();
  expect(preview.moved).toEqual([{ id: ada, name: "Ada Okafor", from: "applied", getsMail: true }]);
  const outcome = await move("applied", "offer", ids);
  expect(outcome.moved).toEqual(preview.moved.map(({ id }) => id));
  expect(outcome.skipped).toEqual(preview.skipped);
  expect(outcome.skipped).toContainEqual(expect.objectContaining({ id: bo, stepName: "Interview" }));
});

test("everyone who waits for a decision is previewed, whatever their stage", async () => {
  const { ids, move, post, readBoard } = await aBoard(app, owner.db, ["Ada", "Bo", "Cy", "Di", "Eve"]);
  const [ada = "", bo = "", cy = "", di = "", eve = ""] = ids;
  await move("applied", "interview", [bo]);
  await move("applied", "hired", [cy]);
  await move("applied", "rejected", [di], rejectionWithoutEmail);
  await withdraw(eve);
  expect((await readBoard()).waiting).toBe(2);
  const preview = (await post("/moves/preview", { allOpen: true, to: "rejected" })).json<{
    moved: { id: string; from: string }[];
    skipped: unknown[];
    left: number;
  }>();
  expect(new Map(preview.moved.map(({ id, from }) => [id, from]))).toEqual(
    new Map([
      [ada, "applied"],
      [bo, "interview"],
    ]),
  );
  expect([preview.skipped, preview.left]).toEqual([[], 0]);
});

test("a whole column is previewed, including rows that were not loaded", async () => {
  const { ids, post } = await aBoard(
    app,
    owner.db,
    Array.from({ length: 60 }, (_none, index) => `P${index}`),
  );
  const preview = (await post("/moves/preview", { allIn: "applied", to: "offer" })).json<{
    moved: { id: string }[];
    left: number;
  }>();
  expect(preview.moved.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(preview.left).toBe(0);
  expect((await post("/moves/preview", { allIn: "no-such", to: "offer" })).statusCode).toBe(400);
});

test("undo restores every column, also from an end stage, and records an activity", async () => {
  const { move, undo, readStoredApplication, history, first } = await aBoard(app, owner.db);
  await move("applied", "hired");
  const before = await readStoredApplication();
  const { moveId } = await move("hired", "rejected", [first], { ...rejectionWithoutEmail, words: "Said too much" });
  expect(await readStoredApplication()).toMatchObject({
    rejectionKind: "skills",
    rejectionReason: "Said too much",
    hiredAt: null,
  });
  expect(await undo(moveId)).toMatchObject({ undone: [first], skipped: [] });
  expect(await readStoredApplication()).toEqual(before);
  expect((await history()).map(({ activityType, toStage }) => [activityType, toStage])).toEqual([
    ["stage_change", "hired"],
    ["rejected", "rejected"],
    ["undone", "hired"],
  ]);
});

test("moves are undone one after the other, each once", async () => {
  const { admin, move, undo, readStoredApplication } = await aBoard(app, owner.db);
  const one = await move("applied", "screening");
  const two = await move("screening", "offer");
  expect((await undo(one.moveId)).skipped).toMatchObject([{ why: "moved", stepName: "Offer" }]);
  await undo(two.moveId);
  expect((await readStoredApplication())?.stage).toBe("screening");
  expect((await admin.post(`/api/pipeline-moves/${two.moveId}/undo`, {})).statusCode).toBe(409);
});

test("undo skips candidates who moved since or withdrew, and restores the others", async () => {
  const { ids, move, undo, readStoredApplication } = await aBoard(app, owner.db, ["Ada", "Bo", "Cy"]);
  const [ada = "", bo = "", cy = ""] = ids;
  const { moveId } = await move("applied", "screening");
  await move("screening", "interview", [bo]);
  await withdraw(cy);
  const outcome = await undo(moveId);
  expect(outcome.undone).toEqual([ada]);
  expect(Object.fromEntries(outcome.skipped.map(({ id, why }) => [id, why]))).toEqual({
    [bo]: "moved",
    [cy]: "withdrawn",
  });
  expect((await readStoredApplication(bo))?.stage).toBe("interview");
  expect(await readStoredApplication(cy)).toMatchObject({ stage: "screening", status: "withdrawn" });
});

test("a note since the move keeps its time when the move is undone", async () => {
  const { move, undo, readStoredApplication, first } = await aBoard(app, owner.db);
  const { moveId } = await move("applied", "screening");
  const later = new Date(Date.now() + 60_000);
  await owner.db.update(jobApplications).set({ lastActivity: later }).where(eq(jobApplications.id, first));
  await undo(moveId);
  expect(await readStoredApplication()).toMatchObject({ stage: "applied", lastActivity: later });
});

test("another workspace's job, application and move are not found", async () => {
  const { job, first, move } = await aBoard(app, owner.db);
  const stranger = await anEmployer(app);
  const { moveId } = await move("applied", "screening");
  const body = { people: [{ from: "screening", ids: [first] }], to: "offer" };
  expect((await stranger.post(`/api/jobs-enhanced/${job.id}/moves`, body)).statusCode).toBe(404);
  expect((await stranger.post(`/api/jobs-enhanced/${job.id}/moves/preview`, body)).statusCode).toBe(404);
  expect((await stranger.post(`/api/pipeline-moves/${moveId}/undo`, {})).statusCode).toBe(404);
});

test("a rejection needs the rejected stage, and a reason from the list", async () => {
  const { post, first } = await aBoard(app, owner.db);
  const people = [{ from: "applied", ids: [first] }];
  expect((await post("/moves", { people, to: "offer", rejection: rejectionWithoutEmail })).statusCode).toBe(400);
  expect(
    (await post("/moves", { people, to: "rejected", rejection: { ...rejectionWithoutEmail, reason: "age" } }))
      .statusCode,
  ).toBe(400);
  const unknown = owner.db.update(jobApplications).set({ rejectionKind: "age" }).where(eq(jobApplications.id, first));
  await expect(unknown).rejects.toMatchObject({ cause: { constraint: "job_applications_rejection_known" } });
});
