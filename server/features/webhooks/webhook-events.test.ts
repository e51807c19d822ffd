/** Events are sent by a real worker to a real endpoint, signed, and committed together with their change. */
import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  sentEvents,
  webhookData,
  webhookEvents,
  type WebhookEvent,
  webhookMessage,
} from "#domain/webhooks/webhook-events.ts";
import type { WebhookDelivery, WebhookEndpoint } from "#domain/webhooks/webhooks.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { webhookMessages } from "../../db/tables/webhooks.ts";
import { createApplicationHelpers, form } from "../../test/fixtures/application-helpers.ts";
import { aBoard } from "../../test/fixtures/board.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";
import { aCandidate } from "../../test/fixtures/factories.ts";
import type { Browser } from "../../test/browsers.ts";
import { startReceiver } from "../../test/webhook-receiver.ts";

const receiver = await startReceiver();
const built = await buildTestApp({}, { webhookPostOptions: receiver.webhookPostOptions });
const { app, owner, work } = built;
const { anOpenJob, theOnly, linkOf, stranger } = createApplicationHelpers(built);
beforeAll(async () => void (await work()));
afterAll(() => receiver.close());

let serial = 0;

/** Strict at every depth: a plain schema would silently drop extra fields. */
const exactly = (type: WebhookEvent) => webhookMessage(type).extend({ data: webhookData[type].strict() }).strict();
const listening = async (admin: Browser, events: readonly WebhookEvent[] = webhookEvents) => {
  const path = `/in/${(serial += 1)}`;
  const response = await admin.post("/api/workspace/webhooks", { url: receiver.urlOf(path), events });
  expect(response.statusCode).toBe(201);
  const { id, secret } = response.json<WebhookEndpoint & { secret: string }>();
  interface ReceivedEvent {
    readonly type: WebhookEvent;
    readonly sequence: number;
    readonly data: Readonly<Record<string, unknown>>;
  }
  /** Verified with the specification's own library, and against the documented schema. */
  const receivedEvents = (): readonly ReceivedEvent[] =>
    receiver
      .at(path)
      .map(({ headers, body }) => new Webhook(secret).verify(body, headers as Record<string, string>) as ReceivedEvent)
      .map((message) => exactly(message.type).parse(message) as ReceivedEvent)
      .toSorted((a, b) => a.sequence - b.sequence);
  return { id, path, secret, receivedEvents };
};

test("moves, a hire and its undo are sent in sequence, signed, with ids and no names", async () => {
  const { admin, first, job, move, undo, readStoredApplication } = await aBoard(app, owner.db, ["Zephyrine"]);
  const { receivedEvents, path } = await listening(admin);
  await move("applied", "screening");
  const hired = await move("screening", "hired");
  await undo(hired.moveId);
  await eventually(() => expect(receivedEvents()).toHaveLength(4));
  const { candidateId } = (await readStoredApplication()) ?? {};
  const about = { applicationId: first, jobId: job.id, candidateId };
  expect(receivedEvents().map(({ type, sequence, data }) => [type, sequence, data])).toEqual([
    ["application.stage_changed", 1, { ...about, from: "applied", to: "screening", isUndo: false }],
    ["application.stage_changed", 2, { ...about, from: "screening", to: "hired", isUndo: false }],
    ["candidate.hired", 3, { ...about, hiredAt: expect.any(String) as string }],
    ["application.stage_changed", 4, { ...about, from: "hired", to: "screening", isUndo: true }],
  ]);
  const [message] = receiver.at(path);
  expect(JSON.parse(message?.body ?? "{}")).toMatchObject({
    workspaceId: admin.companyId,
    links: {
      workspace: `http://localhost:3000/platform/candidates/${candidateId}`,
      api: `http://localhost:3000/api/candidates/${candidateId}/page`,
    },
  });
  expect(receiver.at(path).some(({ body }) => /Zephyrine|@/.test(body))).toBe(false);
});

test("applying and withdrawing are sent without what the candidate wrote", async () => {
  const open = await anOpenJob();
  const { receivedEvents, path } = await listening(open.admin);
  expect((await stranger().post(open.at, form({ firstName: "Zephyrine" }))).statusCode).toBe(201);
  const row = await theOnly(open.companyId);
  expect((await stranger().post(`${linkOf(row)}/withdrawal`, {})).statusCode).toBe(200);
  await eventually(() =>
    expect(receivedEvents().map(({ type }) => type)).toEqual(["application.created", "application.withdrawn"]),
  );
  expect(receivedEvents()[0]?.data).toMatchObject({
    applicationId: row.application.id,
    stage: "applied",
    jobId: open.jobId,
  });
  expect(receiver.at(path).some(({ body }) => /Zephyrine|Okafor|@|nights/.test(body))).toBe(false);
});

test("scheduling, moving and canceling an interview send one event each", async () => {
  const { admin, job } = await aBoard(app, owner.db, []);
  const { receivedEvents, path } = await listening(admin, [
    "interview.scheduled",
    "interview.moved",
    "interview.cancelled",
  ]);
  const candidate = await aCandidate(owner.db, { companyId: admin.companyId });
  const [one, two] = ["2031-05-05T14:00:00.000Z", "2031-05-06T15:30:00.000Z"];
  const meeting = { jobId: job.id, candidateId: candidate.id, scheduledAt: one, location: "Room 7, east wing" };
  const scheduled = await admin.post("/api/interviews", meeting);
  expect(scheduled.statusCode).toBe(201);
  const { id } = scheduled.json<{ id: string }>();
  await admin.post(`/api/interviews/${id}/move`, { scheduledAt: two });
  await admin.post(`/api/interviews/${id}/cancel`, {});
  await eventually(() => expect(receivedEvents()).toHaveLength(3));
  expect(receivedEvents().map(({ type, data }) => [type, data["scheduledAt"], data["movedFrom"]])).toEqual([
    ["interview.scheduled", one, undefined],
    ["interview.moved", two, one],
    ["interview.cancelled", two, undefined],
  ]);
  expect(receiver.at(path).some(({ body }) => body.includes("east wing"))).toBe(false);
});

test("an endpoint gets its chosen events, of its own workspace, without samples", async () => {
  const [one, other] = [await aBoard(app, owner.db), await aBoard(app, owner.db)];
  const hires = await listening(one.admin, ["candidate.hired"]);
  const foreign = await listening(other.admin);
  const sample = await aBoard(app, owner.db);
  const invented = await listening(sample.admin);
  await owner.db.update(jobsEnhanced).set({ isSample: true }).where(eq(jobsEnhanced.id, sample.job.id));
  await sample.move("applied", "screening");
  await one.move("applied", "screening");
  await one.move("screening", "hired");
  await other.move("applied", "screening");
  await eventually(() => expect([hires.receivedEvents().length, foreign.receivedEvents().length]).toEqual([1, 1]));
  expect(hires.receivedEvents()[0]).toMatchObject({ type: "candidate.hired", data: { applicationId: one.first } });
  expect(foreign.receivedEvents()[0]?.data).toMatchObject({ applicationId: other.first });
  expect(invented.receivedEvents()).toEqual([]);
});

test("a rolled-back move sends nothing; a committed one is sent even without a worker", async () => {
  const { admin, first, readStoredApplication } = await aBoard(app, owner.db);
  const { receivedEvents } = await listening(admin);
  const write = sql`insert into pipeline_activities (company_id, application_id, from_stage, to_stage, activity_type)
    values (${admin.companyId}, ${first}, 'applied', 'offer', 'stage_change')`;
  await owner.db
    .transaction(async (db) => {
      await db.execute(write);
      throw new Error("changed my mind");
    })
    .catch(() => undefined);
  const messages = () => owner.db.select().from(webhookMessages).where(eq(webhookMessages.companyId, admin.companyId));
  expect(await messages()).toEqual([]);
  await owner.db.execute(write);
  expect(await messages()).toHaveLength(1);
  await eventually(() => expect(receivedEvents()).toHaveLength(1));
  expect((await readStoredApplication())?.stage).toBe("applied");
});

test("a test event arrives, and the log shows the answer", async () => {
  const { admin } = await aBoard(app, owner.db, []);
  const { id, receivedEvents, path } = await listening(admin);
  receiver.answer(path, { status: 202, body: `noted${"x".repeat(5000)}\u0000` });
  const response = await admin.post(`/api/workspace/webhooks/${id}/test`, {});
  expect([response.statusCode, response.json<WebhookDelivery>().status]).toEqual([201, "waiting"]);
  const log = async () =>
    (await admin.get(`/api/workspace/webhooks/${id}/deliveries`)).json<{ deliveries: WebhookDelivery[] }>().deliveries;
  const [delivery] = await eventually(async () => {
    const deliveries = await log();
    expect(deliveries[0]?.status).toBe("delivered");
    return deliveries;
  });
  expect(delivery).toMatchObject({
    event: "webhook.test",
    tries: 1,
    answerStatus: 202,
    failure: null,
    nextTryAt: null,
  });
  expect(delivery?.answer).toBe(`noted${"x".repeat(295)}`);
  expect(receivedEvents()).toMatchObject([{ type: "webhook.test", sequence: 0 }]);
  // A resend has the same id, so that receivers recognize it.
  expect((await admin.post(`/api/workspace/webhook-deliveries/${delivery?.id}/again`)).statusCode).toBe(200);
  await eventually(() => expect(receiver.at(path)).toHaveLength(2));
  const ids = receiver.at(path).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids)).toEqual(new Set([delivery?.messageId]));
});

test("[SEC-N3] erasing a person removes them from webhook messages too", async () => {
  const { admin, first, move, readStoredApplication } = await aBoard(app, owner.db);
  await listening(admin);
  await move("applied", "screening");
  const kept = () => owner.db.select().from(webhookMessages).where(eq(webhookMessages.applicationId, first));
  expect(await kept()).toHaveLength(1);
  await owner.db.delete(candidates).where(eq(candidates.id, (await readStoredApplication())?.candidateId ?? ""));
  expect(await kept()).toEqual([]);
});

// Last in this file: it looks at what the tests above received.
test("each event was sent at least once above, and is in the API guide", async () => {
  const paths = Array.from({ length: serial }, (_, index) => `/in/${index + 1}`);
  const types = paths.flatMap((path) =>
    receiver.at(path).map(({ body }) => (JSON.parse(body) as { readonly type: string }).type),
  );
  expect(new Set(types)).toEqual(new Set(sentEvents));
  const guide = await readFile("docs/api.md", "utf8");
  expect(webhookEvents.filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});
