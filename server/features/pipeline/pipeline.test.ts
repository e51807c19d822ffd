/** A job's applications by stage, and moves from stage to stage. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anApplication } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";

const { app, owner } = await buildTestApp();

const one = async () => {
  const admin = await anEmployer(app);
  const application = await anApplication(owner.db, admin.companyId);
  const move = (from: string, to: string) => admin.post(`/api/applications/${application.id}/stage`, { from, to });
  const readStored = async () => {
    const [row] = await owner.db.select().from(jobApplications).where(eq(jobApplications.id, application.id));
    return row;
  };
  const activities = () =>
    owner.db.select().from(pipelineActivities).where(eq(pipelineActivities.applicationId, application.id));
  return { admin, application, move, stored: readStored, activities };
};

test("[DASH-08] lists applications by stage, each stage with its count", async () => {
  const { admin, application } = await one();
  const { columns } = (await admin.get(`/api/jobs-enhanced/${application.jobId}/pipeline`)).json<Pipeline>();
  expect(columns.map(({ stage, count }) => [stage, count])).toEqual([
    ["applied", 1],
    ["screening", 0],
    ["interview", 0],
    ["offer", 0],
    ["hired", 0],
    ["rejected", 0],
  ]);
  expect(columns[0]?.applications).toMatchObject([{ id: application.id, name: "Maya Okafor", stage: "applied" }]);
});

test("[DASH-08] records from, to and user of a move; hired and rejected store their date", async () => {
  const { admin, move, stored, activities } = await one();
  expect((await move("applied", "interview")).json()).toMatchObject({ stage: "interview" });
  expect((await move("interview", "hired")).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ stage: "hired", status: "closed", rejectedAt: null });
  expect((await stored())?.hiredAt).toBeInstanceOf(Date);
  await move("hired", "offer");
  expect(await stored()).toMatchObject({ stage: "offer", status: "active", hiredAt: null });
  const userId = (await admin.get("/api/me")).json<{ person: { id: string } }>().person.id;
  expect((await activities()).map(({ fromStage, toStage, performedBy }) => [fromStage, toStage, performedBy])).toEqual([
    ["applied", "interview", userId],
    ["interview", "hired", userId],
    ["hired", "offer", userId],
  ]);
});

test("of two moves from the same stage one wins; the other gets the current stage", async () => {
  const { move, activities } = await one();
  const responses = await Promise.all([move("applied", "screening"), move("applied", "rejected")]);
  const refused = responses.find(({ statusCode }) => statusCode === 409);
  const won = responses.find(({ statusCode }) => statusCode === 200);
  expect(refused?.json<{ stage: string }>().stage).toBe(won?.json<{ stage: string }>().stage);
  expect(await activities()).toHaveLength(1);
});

test("a move to the same stage changes nothing; withdrawn applications stay", async () => {
  const { move, application, activities } = await one();
  expect((await move("applied", "applied")).statusCode).toBe(200);
  await owner.db.update(jobApplications).set({ status: "withdrawn" }).where(eq(jobApplications.id, application.id));
  expect((await move("applied", "offer")).statusCode).toBe(409);
  expect(await activities()).toHaveLength(0);
});
