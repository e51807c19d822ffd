/** A job's own steps: valid boards, and where candidates move when steps change. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type BoardStep, defaultSteps } from "#domain/pipeline/board-steps.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBoard } from "../../test/fixtures/board.ts";
import { jobAt } from "../../test/fixtures/jobs.ts";

const { app, owner } = await buildTestApp();

const phone: BoardStep = { key: "phone", name: "Phone screen", stage: "screening" };
const panel: BoardStep = { key: "panel", name: "Panel interview", stage: "interview" };
const after = (key: string, added: BoardStep, steps: readonly BoardStep[] = defaultSteps) =>
  steps.flatMap((step) => (step.key === key ? [step, added] : [step]));

const withSaving = async (names?: readonly string[]) => {
  const board = await aBoard(app, owner.db, names);
  const save = (revision: number, steps: readonly BoardStep[], reassignments = {}) =>
    board.admin.put(jobAt(board.job.id, "/board"), { revision, steps, reassignments });
  return { ...board, save };
};

test("a job can have its own steps; the stage stays one of the six", async () => {
  const { save, move, readStoredApplication, readBoard, history } = await withSaving();
  expect((await save(0, after("screening", phone))).json()).toMatchObject({ revision: 1 });
  await move("applied", "phone");
  expect(await readStoredApplication()).toMatchObject({ stage: "screening", step: "phone" });
  const { columns } = await readBoard();
  expect(columns.map(({ key, count }) => [key, count])).toContainEqual(["phone", 1]);
  await move("phone", "screening");
  expect(await readStoredApplication()).toMatchObject({ stage: "screening", step: "" });
  expect((await history()).at(-1)).toMatchObject({ fromStage: "screening", toStage: "screening" });
});

test("rejects a missing stage, a wrong order, two ends, and duplicate names", async () => {
  const { save } = await withSaving();
  const invalidSteps = [
    [...defaultSteps.filter(({ stage }) => stage !== "offer"), phone],
    after("hired", panel),
    after("rejected", { key: "no-2", name: "Rejected later", stage: "rejected" }),
    after("screening", { ...phone, name: "interview" }),
    after("screening", { ...phone, name: "" }),
  ];
  for (const steps of invalidSteps) expect((await save(0, steps)).statusCode).toBe(400);
  expect((await save(0, after("interview", panel))).statusCode).toBe(200);
});

test("removing a step with candidates needs a target; an empty one does not", async () => {
  const { save, move, readStoredApplication } = await withSaving();
  await save(0, after("screening", phone, after("interview", panel)));
  await move("applied", "phone");
  expect((await save(1, after("interview", panel))).json()).toMatchObject({
    errors: { reassignments: "Choose where to move the candidates in Phone screen." },
  });
  expect((await save(1, after("interview", panel), { phone: "interview" })).statusCode).toBe(400);
  expect((await save(1, after("interview", panel), { phone: "screening" })).statusCode).toBe(200);
  expect(await readStoredApplication()).toMatchObject({ stage: "screening", step: "" });
  expect((await save(2, defaultSteps)).statusCode).toBe(200);
});

test("steps that swap positions keep their candidates", async () => {
  const { ids, save, move, readBoard } = await withSaving(["Ada", "Bo"]);
  const [ada = "", bo = ""] = ids;
  await save(0, after("screening", phone));
  await move("applied", "phone", [ada]);
  await move("applied", "screening", [bo]);
  const swapped = defaultSteps.flatMap((step) => (step.key === "screening" ? [phone, step] : [step]));
  await save(1, swapped);
  const { columns } = await readBoard();
  expect(columns.map(({ key }) => key).slice(1, 3)).toEqual(["phone", "screening"]);
  expect(columns[1]?.applications.map(({ id }) => id)).toEqual([ada]);
  expect(columns[2]?.applications.map(({ id }) => id)).toEqual([bo]);
});

test("the second of two simultaneous edits gets a conflict", async () => {
  const { save } = await withSaving();
  const responses = await Promise.all([save(0, after("screening", phone)), save(0, after("interview", panel))]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("undoing into a removed step leads to the first step of its stage", async () => {
  const { save, move, undo, readStoredApplication } = await withSaving();
  await save(0, after("screening", phone));
  await move("applied", "phone");
  const { moveId } = await move("phone", "offer");
  await save(1, defaultSteps);
  await undo(moveId);
  expect(await readStoredApplication()).toMatchObject({ stage: "screening", step: "" });
});

test("setting only the stage moves the candidate to the step that the board shows", async () => {
  const { save, move, first, readBoard } = await withSaving();
  await save(0, after("screening", phone));
  await move("applied", "phone");
  await owner.db.update(jobApplications).set({ stage: "interview" }).where(eq(jobApplications.id, first));
  const { columns } = await readBoard();
  expect(columns.find(({ key }) => key === "interview")?.applications).toHaveLength(1);
});

test("a copied job has the same steps", async () => {
  const { admin, job, save } = await withSaving();
  await save(0, after("screening", phone));
  const { id } = (await admin.post(jobAt(job.id, "/copies"))).json<{ id: string }>();
  const { columns } = (await admin.get(jobAt(id, "/pipeline"))).json<Pipeline>();
  expect(columns.map(({ name }) => name)).toContain("Phone screen");
});
