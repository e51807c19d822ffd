/** Attempts that fail, wait, are abandoned or switch an endpoint off; with a simulated clock. */
import { eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, expect, test } from "vitest";
import { retryWaitsMs } from "#domain/webhooks/retries.ts";
import type { WebhookDelivery, WebhookEndpoint } from "#domain/webhooks/webhooks.ts";
import { auditLog } from "../../db/tables/records.ts";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../../db/tables/webhooks.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { startReceiver } from "../../test/webhook-receiver.ts";
import { deliver, type DeliveryAttempt } from "./deliver-webhook.service.ts";
import { sweepMessages } from "./deliveries.service.ts";
import { notifyOfWebhookOff } from "./notify-of-webhook-off.task.ts";

const receiver = await startReceiver();
const { app, owner, tools, catcher } = await buildTestApp({}, { webhookPostOptions: receiver.webhookPostOptions });
afterAll(() => receiver.close());

const hourMs = 3_600_000;
let serial = 0;

/** An endpoint with one pending message, and a clock that moves only on demand. */
const createPendingDelivery = async () => {
  const admin = await anEmployer(app);
  const path = `/in/${(serial += 1)}`;
  const addResponse = await admin.post("/api/workspace/webhooks", {
    url: receiver.urlOf(path),
    events: ["candidate.hired"],
  });
  const { id, secret } = addResponse.json<WebhookEndpoint & { secret: string }>();
  const sendResponse = await admin.post(`/api/workspace/webhooks/${id}/test`, {});
  const { id: deliveryId } = sendResponse.json<WebhookDelivery>();
  const clock = { now: new Date() };
  const attemptData = (triesMade: number): DeliveryAttempt => ({ companyId: admin.companyId, deliveryId, triesMade });
  const readDelivery = async () => {
    const [delivery] = await owner.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId));
    return delivery;
  };
  const readEndpoint = async () => {
    const [endpoint] = await owner.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    return endpoint;
  };
  /** The attempt numbers of the tasks in the queue. */
  const queuedTries = async () => {
    const { rows } = await owner.db.execute<{ made: number; at: Date }>(
      sql`select (data ->> 'triesMade')::int as made, start_after as at from pgboss.job where name = 'deliver-webhook' and data ->> 'deliveryId' = ${deliveryId} order by 1`,
    );
    return rows.map(({ made: attemptsMade }) => attemptsMade);
  };
  return {
    admin,
    id,
    secret,
    path,
    deliveryId,
    clock,
    attemptData,
    readDelivery,
    readEndpoint,
    queuedTries,
    attempt: (triesMade: number) => deliver(tools, attemptData(triesMade), () => clock.now, 0.5),
  };
};

test("[SEC-N4] retries a failure on schedule, each attempt once, until it is abandoned", async () => {
  const { path, attempt, readDelivery, clock, queuedTries } = await createPendingDelivery();
  receiver.answer(path, { status: 500, body: "no" });
  for (const [attemptsMade, wait] of retryWaitsMs.entries()) {
    await owner.db.update(webhookEndpoints).set({ pausedUntil: null, failingSince: null });
    await attempt(attemptsMade);
    expect(await readDelivery()).toMatchObject({
      status: "waiting",
      tries: attemptsMade + 1,
      answerStatus: 500,
      answer: "no",
    });
    expect((await readDelivery())?.nextTryAt?.getTime()).toBe(clock.now.getTime() + wait);
    // A task that the queue delivers twice detects that it is outdated.
    await attempt(attemptsMade);
    expect(receiver.at(path)).toHaveLength(attemptsMade + 1);
    clock.now = (await readDelivery())?.nextTryAt ?? clock.now;
  }
  await owner.db.update(webhookEndpoints).set({ pausedUntil: null, failingSince: null });
  await attempt(retryWaitsMs.length);
  expect(await readDelivery()).toMatchObject({ status: "failed", tries: 10, nextTryAt: null });
  expect(receiver.at(path)).toHaveLength(10);
  expect(await queuedTries()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("honors Retry-After; a success resets the failures", async () => {
  const { path, attempt, readDelivery, clock, readEndpoint } = await createPendingDelivery();
  receiver.answer(path, { status: 429, headers: { "retry-after": "120" } });
  await attempt(0);
  expect((await readDelivery())?.nextTryAt?.getTime()).toBe(clock.now.getTime() + 120_000);
  expect((await readEndpoint())?.failingSince).toEqual(clock.now);
  receiver.answer(path, { status: 204 });
  await attempt(1);
  expect(await readDelivery()).toMatchObject({ status: "delivered", tries: 2, answerStatus: 204, nextTryAt: null });
  expect(await readEndpoint()).toMatchObject({ failingSince: null, failures: 0, isOn: true });
});

test("[SEC-N4] follows no redirects and gives up at the timeout", async () => {
  const redirected = await createPendingDelivery();
  receiver.answer(redirected.path, { status: 302, headers: { location: receiver.urlOf("/elsewhere") } });
  await redirected.attempt(0);
  expect(await redirected.readDelivery()).toMatchObject({
    answerStatus: 302,
    failure: "Redirects aren't followed",
  });
  expect(receiver.at("/elsewhere")).toEqual([]);
  const silent = await createPendingDelivery();
  receiver.answer(silent.path, { status: 200, hangs: true });
  await silent.attempt(0);
  expect(await silent.readDelivery()).toMatchObject({ answerStatus: null, failure: "No response within 1.5 seconds" });
});

test("without the test resolver, private addresses and nonstandard ports are never reached", async () => {
  const { attempt, readDelivery, attemptData, clock, path } = await createPendingDelivery();
  // The last attempt below uses the test resolver and arrives, as a control.
  const { webhookPostOptions: _testOptions, ...productionTools } = tools;
  await deliver(productionTools, attemptData(0), () => clock.now, 0.5);
  expect(await readDelivery()).toMatchObject({ answerStatus: null, failure: "This URL isn't allowed" });
  const { ports } = receiver.webhookPostOptions;
  for (const resolve of [
    async () => ["127.0.0.1"],
    async () => ["10.0.0.7"],
    async () => ["203.0.113.9", "127.0.0.1"],
  ]) {
    const { tries = 0 } = (await readDelivery()) ?? {};
    await owner.db.update(webhookEndpoints).set({ pausedUntil: null });
    await deliver(
      { ...productionTools, webhookPostOptions: { ports: ports ?? [], resolve } },
      attemptData(tries),
      () => clock.now,
      0.5,
    );
    expect(await readDelivery()).toMatchObject({
      answerStatus: null,
      failure: "Couldn't connect",
      tries: tries + 1,
    });
  }
  expect(receiver.at(path)).toEqual([]);
  await owner.db.update(webhookEndpoints).set({ pausedUntil: null });
  await attempt(4);
  expect(receiver.at(path)).toHaveLength(1);
});

test("[SEC-N4] a name that is rebound between two lookups reaches no private address", async () => {
  const { readDelivery, attemptData, clock, path } = await createPendingDelivery();
  let lookups = 0;
  const resolveRebound = async () => ((lookups += 1) === 1 ? ["203.0.113.9"] : ["127.0.0.1"]);
  const postOptions = { ports: receiver.webhookPostOptions.ports ?? [], resolve: resolveRebound, limitMs: 300 };
  for (const tries of [0, 1]) {
    await owner.db.update(webhookEndpoints).set({ pausedUntil: null });
    await deliver({ ...tools, webhookPostOptions: postOptions }, attemptData(tries), () => clock.now, 0.5);
    expect(await readDelivery()).toMatchObject({ answerStatus: null, status: "waiting", tries: tries + 1 });
  }
  expect(lookups).toBeGreaterThanOrEqual(2);
  expect(receiver.at(path)).toEqual([]);
});

test("[SEC-N4] a delivery is signed with its own secret and names no other workspace", async () => {
  const [ownDelivery, other] = [await createPendingDelivery(), await createPendingDelivery()];
  await ownDelivery.attempt(0);
  const [sent] = receiver.at(ownDelivery.path);
  const { headers = {}, body = "" } = sent ?? {};
  const headerRecord = headers as Record<string, string>;
  expect(new Webhook(ownDelivery.secret).verify(body, headerRecord)).toMatchObject({ type: "webhook.test" });
  expect(() => new Webhook(other.secret).verify(body, headerRecord)).toThrow("No matching signature found");
  expect(() => new Webhook(ownDelivery.secret).verify(`${body} `, headerRecord)).toThrow("No matching signature found");
  const message = JSON.stringify([headers, body]);
  for (const secret of [ownDelivery.secret, other.secret, other.id, other.admin.companyId])
    expect(message).not.toContain(secret);
  expect(message).not.toMatch(/cookie|authorization/i);
  expect(receiver.at(other.path)).toEqual([]);
});

test("a 410 switches the endpoint off at once and emails every admin", async () => {
  const { admin, path, id, attempt, readEndpoint, readDelivery } = await createPendingDelivery();
  receiver.answer(path, { status: 410 });
  await attempt(0);
  expect(await readEndpoint()).toMatchObject({ isOn: false, offReason: "gone" });
  expect(await readDelivery()).toMatchObject({ status: "failed", tries: 1, nextTryAt: null });
  const { rows } = await owner.db.execute<{ data: never }>(
    sql`select data from pgboss.job where name = 'notify-of-webhook-off' and data ->> 'endpointId' = ${id}`,
  );
  expect(rows).toHaveLength(1);
  for (const { data } of rows) await notifyOfWebhookOff.handle(data, tools);
  const notices = await eventually(() => {
    const mails = catcher.caught.filter(({ mail }) => mail.subject?.startsWith("Webhooks to hooks.example:") === true);
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(notices[0]?.mail.text).toContain("status 410 (Gone)");
  const [auditEntry] = await owner.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(sql`created_at desc`);
  expect(auditEntry).toMatchObject({ action: "webhook.switched-off", actorUserId: null });
  // An endpoint that is off gets nothing until it is switched on.
  expect((await admin.post(`/api/workspace/webhooks/${id}/test`, {})).statusCode).toBe(409);
  const switchedOn = await admin.patch(`/api/workspace/webhooks/${id}`, { isOn: true });
  expect(switchedOn.json()).toMatchObject({ isOn: true, offReason: null, failingSince: null });
});

test("an endpoint is switched off after failing for three days, and only paused before", async () => {
  const { path, attempt, readEndpoint, clock, readDelivery } = await createPendingDelivery();
  receiver.answer(path, { status: 503 });
  const firstFailureAt = clock.now;
  await attempt(0);
  clock.now = new Date(firstFailureAt.getTime() + 71 * hourMs);
  await attempt(1);
  expect(await readEndpoint()).toMatchObject({ isOn: true, failures: 2, failingSince: firstFailureAt });
  clock.now = new Date(firstFailureAt.getTime() + 72 * hourMs);
  await attempt(2);
  expect(await readEndpoint()).toMatchObject({ isOn: false, offReason: "failing" });
  expect(await readDelivery()).toMatchObject({ status: "failed", nextTryAt: null });
});

test("a failing endpoint is paused, and attempts during the pause do not count", async () => {
  const { path, attempt, readEndpoint, clock, readDelivery } = await createPendingDelivery();
  receiver.answer(path, { status: 500 });
  for (const attemptsMade of [0, 1, 2]) await attempt(attemptsMade);
  const pauseEnd = new Date(clock.now.getTime() + 30_000);
  expect((await readEndpoint())?.pausedUntil).toEqual(pauseEnd);
  await attempt(3);
  expect(receiver.at(path)).toHaveLength(3);
  expect(await readDelivery()).toMatchObject({ tries: 3, nextTryAt: pauseEnd, status: "waiting" });
  clock.now = pauseEnd;
  await attempt(3);
  expect(receiver.at(path)).toHaveLength(4);
});

test("old and new secret both sign for a day; neither is stored in plain text", async () => {
  const { admin, id, secret, path, attempt, clock, deliveryId } = await createPendingDelivery();
  const renewed = await admin.post(`/api/workspace/webhooks/${id}/secret`, {});
  const { secret: newSecret, previousSecretUntil } = renewed.json<WebhookEndpoint & { secret: string }>();
  expect(newSecret).toMatch(/^whsec_/);
  expect(newSecret).not.toBe(secret);
  const verify = (signingSecret: string) => {
    const { headers, body } = receiver.at(path).at(-1) ?? { headers: {}, body: "" };
    return new Webhook(signingSecret).verify(body, headers as Record<string, string>);
  };
  clock.now = new Date();
  await attempt(0);
  expect([verify(secret), verify(newSecret)]).toMatchObject([{ type: "webhook.test" }, { type: "webhook.test" }]);
  expect(() => verify(`whsec_${Buffer.from("another".repeat(5)).toString("base64")}`)).toThrow("No matching signature");
  await owner.db.execute(sql`update webhook_endpoints set previous_secret_until = now() where id = ${id}`);
  expect(previousSecretUntil).not.toBeNull();
  await admin.post(`/api/workspace/webhook-deliveries/${deliveryId}/again`);
  clock.now = new Date();
  await attempt(0);
  expect(verify(newSecret)).toMatchObject({ type: "webhook.test" });
  expect(() => verify(secret)).toThrow("No matching signature");
  const [row] = await owner.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  expect([secret, newSecret].some((each) => JSON.stringify(row).includes(each.slice(6)))).toBe(false);
});

test("a pending message is not sent if its endpoint is switched off or removed", async () => {
  const off = await createPendingDelivery();
  await off.admin.patch(`/api/workspace/webhooks/${off.id}`, { isOn: false });
  await off.attempt(0);
  expect(await off.readDelivery()).toMatchObject({
    status: "failed",
    failure: "The endpoint was turned off",
    tries: 0,
  });
  const removed = await createPendingDelivery();
  expect((await removed.admin.delete(`/api/workspace/webhooks/${removed.id}`)).statusCode).toBe(200);
  await removed.attempt(0);
  expect([...receiver.at(off.path), ...receiver.at(removed.path)]).toEqual([]);
  expect(await removed.readDelivery()).toBeUndefined();
});

test("messages and their deliveries are stored for thirty days", async () => {
  const [old, recent] = [await createPendingDelivery(), await createPendingDelivery()];
  const { messageId = "" } = (await old.readDelivery()) ?? {};
  await owner.db.execute(
    sql`update webhook_messages set created_at = now() - interval '31 days' where id = ${messageId}`,
  );
  expect(await sweepMessages(tools.db, new Date())).toBe(1);
  expect(await old.readDelivery()).toBeUndefined();
  expect(await recent.readDelivery()).toBeDefined();
  expect(await owner.db.select().from(webhookMessages).where(eq(webhookMessages.id, messageId))).toEqual([]);
});

test("validates URLs on entry, pages the log, and limits the number of endpoints", async () => {
  const { admin, id } = await createPendingDelivery();
  for (const url of [
    "ftp://a.example",
    "https://user:pass@a.example/",
    "https://a.example/#x",
    "no address",
    "http://",
  ]) {
    const refused = await admin.post("/api/workspace/webhooks", { url, events: ["candidate.hired"] });
    expect([url, refused.statusCode]).toEqual([url, 400]);
  }
  for (const events of [[], ["candidate.hired", "candidate.hired"], ["candidate.fired"]]) {
    expect((await admin.post("/api/workspace/webhooks", { url: "https://a.example", events })).statusCode).toBe(400);
  }
  for (let attemptsMade = 0; attemptsMade < 21; attemptsMade++)
    await admin.post(`/api/workspace/webhooks/${id}/test`, {});
  const page = async (before?: string) =>
    (
      await admin.get(`/api/workspace/webhooks/${id}/deliveries${before === undefined ? "" : `?before=${before}`}`)
    ).json<{ deliveries: WebhookDelivery[]; more: boolean }>();
  const first = await page();
  const second = await page(first.deliveries.at(-1)?.id);
  expect([first.deliveries.length, first.more, second.deliveries.length, second.more]).toEqual([20, true, 2, false]);
  for (let endpointCount = 1; endpointCount < 10; endpointCount++) {
    await admin.post("/api/workspace/webhooks", {
      url: `https://a.example/${endpointCount}`,
      events: ["candidate.hired"],
    });
  }
  expect(
    (await admin.post("/api/workspace/webhooks", { url: "https://a.example", events: ["candidate.hired"] })).statusCode,
  ).toBe(409);
});

test("if our origin has TLS, webhooks need TLS at the default port", async () => {
  const { app } = await buildTestApp({ origin: "https://cohire.example" });
  const postStatus = async (url: string) => {
    const admin = await anEmployer(app);
    const payload = { url, events: ["candidate.hired"] };
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: "https://cohire.example" };
    return (await app.inject({ method: "POST", url: "/api/workspace/webhooks", payload, headers })).statusCode;
  };
  const urls = ["http://a.example/", "https://a.example:8443/", "https://a.example/"];
  const statuses: number[] = [];
  for (const url of urls) statuses.push(await postStatus(url));
  expect(statuses).toEqual([400, 400, 201]);
});
