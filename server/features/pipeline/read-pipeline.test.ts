/** Columns and list, page by page: every application once, in any order. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { type PipelineApplication, applicationsPerColumn } from "#domain/pipeline/pipeline.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBoard } from "../../test/fixtures/board.ts";
import { aUser } from "../../test/fixtures/factories.ts";
import { jobAt } from "../../test/fixtures/jobs.ts";

const { app, owner } = await buildTestApp();

interface Page {
  readonly applications: readonly PipelineApplication[];
  readonly next: string | null;
  readonly count: number;
}

const many = await aBoard(
  app,
  owner.db,
  Array.from({ length: 230 }, (_none, index) => `Person${index % 50}`),
);
await owner.db.execute(
  sql`update job_applications set score = case when random() < 0.8 then (random() * 5)::int end, last_activity = now() - (random() * 3)::int * interval '1 hour' where job_id = ${many.job.id}`,
);
const list = async (query: string) => {
  const response = await many.admin.get(jobAt(many.job.id, `/applications?${query}`));
  expect(response.statusCode).toBe(200);
  return response.json<Page>();
};
const walk = async (query: string, from = ""): Promise<readonly PipelineApplication[]> => {
  const { applications, next } = await list(`${query}&after=${from}`);
  return next === null ? applications : [...applications, ...(await walk(query, next))];
};

test("a column returns its first page and a cursor; all rows are reached once", async () => {
  const { columns } = await many.readBoard();
  const [applied] = columns;
  expect(applied).toMatchObject({ count: 230, key: "applied" });
  expect(applied?.applications).toHaveLength(applicationsPerColumn);
  const rest = await walk("step=applied", applied?.next ?? "");
  const all = [...(applied?.applications ?? []), ...rest].map(({ id }) => id);
  expect(new Set(all).size).toBe(230);
  expect(all).toHaveLength(230);
});

test("lists by activity, score or name, through every page without a gap", async () => {
  for (const order of ["activity", "score", "name"] as const) {
    const all = await walk(`order=${order}`);
    expect(new Set(all.map(({ id }) => id)).size, order).toBe(230);
    expect(all, order).toHaveLength(230);
  }
  const scores = (await walk("order=score")).map(({ score }) => score ?? -1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test("filters by step, name, source, score and overdue response", async () => {
  const [one = ""] = many.ids;
  const old = new Date(Date.now() - 9 * 86_400_000);
  await owner.db
    .update(jobApplications)
    .set({ source: "Referral", score: 99, answerDueAt: old })
    .where(eq(jobApplications.id, one));
  expect((await list("q=person7%20oka")).count).toBe(5);
  expect((await list("q=%25")).count).toBe(0);
  for (const query of ["source=Referral", "scoreFrom=90", "overdue=1", "overdue=1&step=applied&q=person0"])
    expect(
      (await list(query)).applications.map(({ id }) => id),
      query,
    ).toEqual([one]);
  expect((await list("step=offer")).count).toBe(0);
  expect((await many.readBoard()).sources).toEqual(["Referral"]);
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test("a card has its score, time in stage, next interview and recruiter", async () => {
  const { readBoard, admin, job, ids, move } = await aBoard(app, owner.db, ["Ada", "Bo"]);
  const [ada = "", bo = ""] = ids;
  const read = async (id: string) =>
    (await readBoard()).columns.flatMap(({ applications }) => applications).find((each) => each.id === id);
  expect(await read(ada)).toMatchObject({ score: null, nextInterviewAt: null, assignee: null });

  await owner.db
    .update(jobApplications)
    .set({ score: 84, scoreEngine: engineVersion })
    .where(eq(jobApplications.id, ada));
  const interview = { companyId: admin.companyId, applicationId: ada };
  await owner.db.insert(interviews).values([
    { ...interview, scheduledAt: days(3) },
    { ...interview, scheduledAt: days(2) },
    { ...interview, scheduledAt: days(1), status: "cancelled" },
    { ...interview, scheduledAt: days(-1) },
  ]);
  const recruiter = await aUser(owner.db, { name: "Dana Whitfield" });
  await owner.db
    .update(jobApplications)
    .set({ assignedRecruiterId: recruiter.id, appliedAt: days(-5), answerDueAt: days(-1) })
    .where(eq(jobApplications.id, ada));

  const card = await read(ada);
  expect(card).toMatchObject({ score: 84, isScoreStale: false, assignee: "Dana Whitfield" });
  expect(Date.parse(card?.nextInterviewAt ?? "")).toBeCloseTo(days(2).getTime(), -5);
  expect(Date.parse(card?.inStageSince ?? "")).toBeCloseTo(days(-5).getTime(), -5);
  expect((await readBoard()).columns[0]).toMatchObject({ count: 2, overdue: 1 });
  const strong = (await admin.get(jobAt(job.id, "/applications?scoreFrom=80&order=score"))).json<Page>();
  expect(strong.applications.map(({ id }) => id)).toEqual([ada]);

  await move("applied", "screening", [ada]);
  expect(Date.parse((await read(ada))?.inStageSince ?? "")).toBeCloseTo(Date.now(), -5);
  await owner.db.update(jobApplications).set({ score: 12 }).where(eq(jobApplications.id, ada));
  expect(await read(ada)).toMatchObject({ score: 12 });
  expect(await read(bo)).toMatchObject({ score: null });
});

test("rejects an invalid cursor", async () => {
  const bad = ["x", Buffer.from('["no date","","x"]').toString("base64url"), Buffer.from("[1]").toString("base64url")];
  const wrongDate = Buffer.from(JSON.stringify(["soon", "", many.first])).toString("base64url");
  for (const after of [...bad, wrongDate])
    expect((await many.admin.get(jobAt(many.job.id, `/applications?after=${after}`))).statusCode).toBe(400);
  expect((await many.admin.get(jobAt(many.job.id, "/applications?step=no-such"))).statusCode).toBe(404);
});
