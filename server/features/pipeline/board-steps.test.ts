/** A job's own steps: what a board may look like, and where people go when it changes. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type BoardStep, usualSteps } from "#domain/pipeline/board-steps.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBoard } from "../../test/board.ts";
import { jobAt } from "../../test/jobs.ts";

const { app, owner } = await buildTestApp();

const phone: BoardStep = { key: "phone", name: "Phone screen", stage: "screening" };
const panel: BoardStep = { key: "panel", name: "Panel interview", stage: "interview" };
const after = (key: string, added: BoardStep, steps: readonly BoardStep[] = usualSteps) =>
  steps.flatMap((step) => (step.key === key ? [step, added] : [step]));

const withSaving = async (names?: readonly string[]) => {
  const board = await aBoard(app, owner.db, names);
  const save = (revision: number, steps: readonly BoardStep[], heirs = {}) =>
    board.admin.put(jobAt(board.job.id, "/board"), { revision, steps, heirs });
  return { ...board, save };
};

test("a job has steps of its own, people stand in them, and the stage stays one of the six", async () => {
  const { save, move, stored, read, history } = await withSaving();
  expect((await save(0, after("screening", phone))).json()).toMatchObject({ revision: 1 });
  await move("applied", "phone");
  expect(await stored()).toMatchObject({ stage: "screening", step: "phone" });
  const { columns } = await read();
  expect(columns.map(({ key, count }) => [key, count])).toContainEqual(["phone", 1]);
  await move("phone", "screening");
  expect(await stored()).toMatchObject({ stage: "screening", step: "" });
  expect((await history()).at(-1)).toMatchObject({ fromStage: "screening", toStage: "screening" });
});

test("what is no board is refused: a missing stage, a wrong order, two ends, a name twice", async () => {
  const { save } = await withSaving();
  const wrong = [
    [...usualSteps.filter(({ stage }) => stage !== "offer"), phone],
    after("hired", panel),
    after("rejected", { key: "no-2", name: "Rejected later", stage: "rejected" }),
    after("screening", { ...phone, name: "interview" }),
    after("screening", { ...phone, name: "" }),
  ];
  for (const steps of wrong) expect((await save(0, steps)).statusCode).toBe(400);
  expect((await save(0, after("interview", panel))).statusCode).toBe(200);
});

test("a step with people goes only when it is said where they go; an empty one just goes", async () => {
  const { save, move, stored } = await withSaving();
  await save(0, after("screening", phone, after("interview", panel)));
  await move("applied", "phone");
  expect((await save(1, after("interview", panel))).json()).toMatchObject({
    errors: { heirs: "Please choose where the people of Phone screen go." },
  });
  expect((await save(1, after("interview", panel), { phone: "interview" })).statusCode).toBe(400);
  expect((await save(1, after("interview", panel), { phone: "screening" })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ stage: "screening", step: "" });
  expect((await save(2, usualSteps)).statusCode).toBe(200);
});

test("steps that change places keep their people", async () => {
  const { ids, save, move, read } = await withSaving(["Ada", "Bo"]);
  const [ada = "", bo = ""] = ids;
  await save(0, after("screening", phone));
  await move("applied", "phone", [ada]);
  await move("applied", "screening", [bo]);
  const swapped = usualSteps.flatMap((step) => (step.key === "screening" ? [phone, step] : [step]));
  await save(1, swapped);
  const { columns } = await read();
  expect(columns.map(({ key }) => key).slice(1, 3)).toEqual(["phone", "screening"]);
  expect(columns[1]?.applications.map(({ id }) => id)).toEqual([ada]);
  expect(columns[2]?.applications.map(({ id }) => id)).toEqual([bo]);
});

test("of two who edit the steps the second is told to look again", async () => {
  const { save } = await withSaving();
  const answers = await Promise.all([save(0, after("screening", phone)), save(0, after("interview", panel))]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("undo into a step that is gone leads to the first of its stage", async () => {
  const { save, move, undo, stored } = await withSaving();
  await save(0, after("screening", phone));
  await move("applied", "phone");
  const { moveId } = await move("phone", "offer");
  await save(1, usualSteps);
  await undo(moveId);
  expect(await stored()).toMatchObject({ stage: "screening", step: "" });
});

test("whoever sets a stage without knowing of steps puts the person where the board shows them", async () => {
  const { save, move, first, read } = await withSaving();
  await save(0, after("screening", phone));
  await move("applied", "phone");
  await owner.db.update(jobApplications).set({ stage: "interview" }).where(eq(jobApplications.id, first));
  const { columns } = await read();
  expect(columns.find(({ key }) => key === "interview")?.applications).toHaveLength(1);
});

test("a copy of a job has its steps", async () => {
  const { admin, job, save } = await withSaving();
  await save(0, after("screening", phone));
  const { id } = (await admin.post(jobAt(job.id, "/copies"))).json<{ id: string }>();
  const { columns } = (await admin.get(jobAt(id, "/pipeline"))).json<Pipeline>();
  expect(columns.map(({ name }) => name)).toContain("Phone screen");
});
