/** Open boards receive every change of their job, over a real connection, from any process. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { defaultSteps } from "#domain/pipeline/board-steps.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { sessions } from "../../db/tables/identity.ts";
import { pipelineActivities } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBoard } from "../../test/fixtures/board.ts";
import { aUser } from "../../test/fixtures/factories.ts";
import { jobAt } from "../../test/fixtures/jobs.ts";
import { createBoardStreams } from "./board-streams.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, owner, live } = await buildTestApp();
await app.listen({ host: "127.0.0.1", port: 0 });

const listening = () =>
  eventually(async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where query = 'listen desk_changed' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });

const openStream = async (jobId: string, jar: ReadonlyMap<string, string>) => {
  const { port } = app.server.address() as AddressInfo;
  const path = jobAt(jobId, "/live");
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = get({ host: "127.0.0.1", port, path, headers: { cookie, accept: "text/event-stream" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let heard = "";
  response.setEncoding("utf8").on("data", (part: string) => (heard += part));
  response.on("error", () => undefined);
  afterAll(() => response.destroy());
  if (response.statusCode === 200) await listening();
  return {
    answer: response,
    events: () =>
      [...heard.matchAll(/event: changed\ndata: (.*)\n\n/g)].map(([, data]) => JSON.parse(data ?? "") as object),
  };
};

test("a board receives moves, activities of other processes and steps, of its job only", async () => {
  const board = await aBoard(app, owner.db, ["Ada", "Bo"]);
  const other = await aBoard(app, owner.db);
  const ownStream = await openStream(board.job.id, board.admin.jar);
  const theirs = await openStream(other.job.id, other.admin.jar);
  await board.move("applied", "screening");
  await eventually(() => expect(ownStream.events()).toHaveLength(1));
  expect(ownStream.events()).toEqual([{ applicationIds: board.ids.toSorted() }]);
  await owner.db
    .insert(pipelineActivities)
    .values({ companyId: board.admin.companyId, applicationId: board.first, activityType: "note" });
  await eventually(() => expect(ownStream.events()[1]).toEqual({ applicationIds: [board.first] }));
  await board.admin.put(jobAt(board.job.id, "/board"), { revision: 0, steps: defaultSteps });
  await eventually(() => expect(ownStream.events()[2]).toEqual({}));
  expect(theirs.events()).toEqual([]);
});

test("a move of a thousand is one event without ids", async () => {
  const board = await aBoard(
    app,
    owner.db,
    Array.from({ length: 30 }, (_none, index) => `P${index}`),
  );
  const stream = await openStream(board.job.id, board.admin.jar);
  await board.move("applied", "screening");
  await eventually(() => expect(stream.events()).toEqual([{}]));
});

test("requires access to the workspace", async () => {
  const board = await aBoard(app, owner.db);
  const other = await aBoard(app, owner.db);
  expect((await openStream(board.job.id, new Map([["x", "1"]]))).answer.statusCode).toBe(401);
  expect((await openStream(board.job.id, other.admin.jar)).answer.statusCode).toBe(404);
});

test("a stream ends when its user leaves the workspace, and when the session ends", async () => {
  for (const end of ["membership", "session"] as const) {
    const { admin, job } = await aBoard(app, owner.db);
    const { id: userId } = (await admin.get("/api/me")).json<{ person: { id: string } }>().person;
    const [session] = await owner.db.select().from(sessions).where(eq(sessions.userId, userId));
    const streams = createBoardStreams({ db, live, heartbeatMs: 20, checkMs: 40 });
    const watcher = { userId, sessionId: session?.id ?? "", companyId: admin.companyId, jobId: job.id };
    const stream = streams.open(watcher).setEncoding("utf8");
    let heard = "";
    stream.on("data", (part: string) => (heard += part));
    await eventually(() => expect(heard.match(/^:$/gm)?.length ?? 0).toBeGreaterThan(4));
    expect(stream.destroyed).toBe(false);
    if (end === "session") await owner.db.delete(sessions).where(eq(sessions.userId, userId));
    else {
      // A workspace always needs an admin.
      const [ownMembership] = await owner.db.select().from(companyMembers).where(eq(companyMembers.userId, userId));
      const { id: successor } = await aUser(owner.db);
      await owner.db
        .insert(companyMembers)
        .values({ ...ownMembership, id: undefined, userId: successor, companyId: admin.companyId });
      await owner.db.delete(companyMembers).where(eq(companyMembers.userId, userId));
    }
    await once(stream, "end");
  }
});
