/** The worker on a real queue: schedules exist, tasks run, payloads are validated. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { sessions } from "./db/tables/identity.ts";
import { mailLog } from "./db/tables/records.ts";
import { sweepExpired } from "./features/upkeep/sweep-expired.task.ts";
import { listDeadLetters, retryDeadLetters, runTasks, task } from "./infra/work/queue.ts";
import { aUser } from "./test/fixtures/factories.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { startWorker } from "./worker.ts";
import { eventually } from "./test/eventually.ts";

const { db, url, tools } = await buildTestApp();
const stopCallbacks: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stopCallbacks.map((stop) => stop())));

test("the worker starts with the product's database role and creates its schedules", async () => {
  const worker = await startWorker(url, tools);
  stopCallbacks.push(worker.stop);
  const schedules = await worker.boss.getSchedules();
  expect(schedules.map((each) => each.name).toSorted()).toEqual([
    "enforce-retention",
    "escalate-leads",
    "expire-offers",
    "find-job-alerts",
    "flag-overdue-answers",
    "pause-expired-jobs",
    "process-closings",
    "queue-outdated-match-facts",
    "refresh-demo",
    "refresh-match-facts",
    "remind-of-calls",
    "score-applications",
    "send-publishing-notices",
    "sweep-expired",
  ]);
});

test("a task enqueued by SQL equals one that pg-boss sends", async () => {
  const queue = await runTasks([], url, tools);
  stopCallbacks.push(queue.stop);
  await queue.boss.createQueue("twin", {
    retryLimit: 7,
    retryDelay: 3,
    retryBackoff: true,
    deadLetter: "dead-letters",
  });
  await db.execute(sql`select enqueue_task('twin', '{"n": 1}')`);
  await queue.boss.send("twin", { n: 1 });
  const twins = await queue.boss.fetch("twin", { batchSize: 2, includeMetadata: true });
  const [one, other] = twins.map(
    ({ id: _id, createdOn: _c, startAfter: _s, startedOn: _st, keepUntil: _k, ...rest }) => rest,
  );
  expect(twins).toHaveLength(2);
  expect(one).toEqual(other);
  await expect(db.execute(sql`select enqueue_task('no such task', '{}')`)).rejects.toMatchObject({
    cause: { message: "there is no queue for the task no such task" },
  });
});

test("validates a task's payload and retries a failed task", async () => {
  const seen: string[] = [];
  const greet = task({
    name: "greet",
    payload: z.object({ name: z.string() }),
    handle: async ({ name }) => {
      seen.push(name);
      if (seen.length === 1) throw new Error("not yet");
    },
  });
  const queue = await runTasks([greet], url, tools);
  stopCallbacks.push(queue.stop);
  await queue.boss.send("greet", { name: "Ada" }, { retryDelay: 0, retryBackoff: false });
  await eventually(() => expect(seen).toEqual(["Ada", "Ada"]));
});

test("lists a permanently failed task with its reason and retries it", async () => {
  let broken = true;
  const done: number[] = [];
  const fragile = task({
    name: "fragile",
    payload: z.object({ n: z.number() }),
    handle: async ({ n }) => {
      if (broken) throw new Error("the bridge is out");
      done.push(n);
    },
  });
  const queue = await runTasks([fragile], url, tools);
  stopCallbacks.push(queue.stop);
  await queue.boss.send("fragile", { n: 7 }, { retryLimit: 0 });
  const mine = async () => (await listDeadLetters(queue.boss)).filter((letter) => letter.task === "fragile");
  await eventually(async () =>
    expect(await mine()).toMatchObject([{ payload: { n: 7 }, reason: "the bridge is out" }]),
  );
  broken = false;
  const [letter] = await mine();
  expect(await retryDeadLetters(queue.boss, letter?.id)).toBe(1);
  await eventually(() => expect(done).toEqual([7]));
  expect(await mine()).toEqual([]);
});

test("[SEC-L5] deletes an email from the log after its retention and no sooner", async () => {
  const day = 86_400_000;
  const logged = (key: string, days: number) => ({
    key,
    messageId: `<${key}@firm.example>`,
    toAddress: "ana@x.example",
    template: "t",
    subject: "Ana Ruiz applied",
    status: "sent",
    createdAt: new Date(Date.now() - days * day),
  });
  await db.insert(mailLog).values([logged("old", 366), logged("young", 364), logged("of today", 0)]);
  const kept = async () => (await db.select().from(mailLog).orderBy(mailLog.key)).map(({ key }) => key);
  await sweepExpired.handle({}, tools);
  expect(await kept()).toEqual(["of today", "young"]);
  const rights = { ledgerKeys: tools.keys, retentionMonths: 24, closingDays: 30, emailLogDays: 90 };
  await sweepExpired.handle({}, { ...tools, rights });
  expect(await kept()).toEqual(["of today"]);
});

test("sweeping removes expired rows and nothing else", async () => {
  const { id: userId } = await aUser(db);
  const hour = 3_600_000;
  await db.insert(sessions).values([
    { userId, token: randomUUID(), expiresAt: new Date(Date.now() - hour) },
    { userId, token: "alive", expiresAt: new Date(Date.now() + hour) },
  ]);
  await db.execute(
    sql`insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, ${Date.now() + hour})`,
  );
  await sweepExpired.handle({}, tools);
  expect((await db.select().from(sessions)).map((each) => each.token)).toEqual(["alive"]);
  expect((await db.execute(sql`select key from rate_limits`)).rows).toEqual([{ key: "new" }]);
});
