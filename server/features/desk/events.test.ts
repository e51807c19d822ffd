/** Open desks receive every change, over a real connection. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { sessions } from "../../db/tables/identity.ts";
import { createOpenStreams, maxStreamsPerSession, maxStreamsPerUser } from "../../infra/http/event-streams.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";
import { createEventStreams } from "./event-streams.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, owner, live } = await buildTestApp();
const me = await aStaffMember(app, owner.db);
await app.listen({ host: "127.0.0.1", port: 0 });

const openStream = async (server = app, cookie = me.cookie) => {
  const { port } = server.server.address() as AddressInfo;
  const request = get({
    host: "127.0.0.1",
    port,
    path: "/api/desk/events",
    headers: { cookie, "accept-encoding": "gzip, br", accept: "text/event-stream" },
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let heard = "";
  response.setEncoding("utf8").on("data", (part: string) => (heard += part));
  response.on("error", () => undefined);
  afterAll(() => response.destroy());
  return { answer: response, heard: () => heard, events: () => heard.match(/event: changed\ndata: .*\n\n/g) ?? [] };
};
type Stream = Awaited<ReturnType<typeof openStream>>;
const changed = (news: object) => `event: changed\ndata: ${JSON.stringify(news)}\n\n`;
const expectEvent = (stream: Stream, event: string) => eventually(() => expect(stream.events()).toContain(event));

const form = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@x.example",
  company: "Ruiz",
  interests: ["RPO Services"],
};
const newLead = async () => (await aBrowser(app).post("/api/leads", form)).json<{ id: string }>().id;
/** Waits until the shared connection listens. */
const listening = () =>
  eventually(async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where query = 'listen desk_changed' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });

test("notifies every open desk of leads and actions without compression delay", async () => {
  const [one, two] = [await openStream(), await openStream()];
  expect(one.answer.headers).toMatchObject({ "content-type": "text/event-stream; charset=utf-8" });
  expect(one.answer.headers["content-encoding"]).toBeUndefined();
  await listening();
  const id = await newLead();
  await expectEvent(one, changed({ leadId: id }));
  await expectEvent(two, changed({ leadId: id }));
  await me.post(`/api/desk/leads/${id}/notes`, { text: "Seen" });
  await eventually(() => expect(one.events()).toHaveLength(2));
});

test("notifies desks when a guest moves or cancels a call", async () => {
  const [slot, other] = (await app.inject("/api/strategy-call-slots"))
    .json<CallSlot[]>()
    .filter(({ available }) => available);
  const guest = { ...form, timeZone: "America/Denver", urgency: "month", challenges: "Nobody answers" };
  const stream = await openStream();
  await listening();
  const booked = await aBrowser(app).post("/api/strategy-calls", { ...guest, startsAt: slot?.startsAt });
  const { id, link } = booked.json<{ id: string; link: string }>();
  const news = changed({ leadId: id });
  await expectEvent(stream, news);
  const { timeZone } = guest;
  await aBrowser(app).post(`/api${link}/move`, { startsAt: other?.startsAt, timeZone });
  await eventually(() => expect(stream.events()).toEqual([news, news]));
  await aBrowser(app).post(`/api${link}/cancel`, {});
  await eventually(() => expect(stream.events()).toEqual([news, news, news]));
});

test("groups fifty simultaneous changes into few events", async () => {
  const stream = await openStream();
  await listening();
  for (let lead = 0; lead < 50; lead += 1) live.notifyDesk(crypto.randomUUID());
  await expectEvent(stream, changed({}));
  expect(stream.events().length).toBeLessThan(5);
});

test("reconnects to the database and refreshes every desk", async () => {
  const stream = await openStream();
  await listening();
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen desk_changed' and datname = current_database()`,
  );
  await expectEvent(stream, changed({}));
  const id = await newLead();
  await expectEvent(stream, changed({ leadId: id }));
  expect(stream.events()).toEqual([changed({}), changed({ leadId: id })]);
});

test("denies the stream to everyone but staff", async () => {
  const { answer: response } = await openStream(app, "x=1");
  expect(response.statusCode).toBe(401);
});

test("[SEC-L7] limits streams per session by ending the oldest", async () => {
  const other = await aStaffMember(app, owner.db);
  const opened: Stream[] = [];
  for (let count = 0; count < maxStreamsPerSession + 3; count += 1) opened.push(await openStream(app, other.cookie));
  await eventually(() => expect(opened.filter(({ answer: response }) => response.complete)).toHaveLength(3));
  expect(opened.map(({ answer: response }) => response.complete).lastIndexOf(true)).toBe(2);
  // A tab whose stream another one replaced reconnects after a minute, not immediately.
  expect(opened[0]?.heard()).toMatch(/retry: 60000\n\n$/);
  const news = await openStream();
  expect(news.answer.complete).toBe(false);
});

test("[SEC-L7] limits streams per person across sessions", () => {
  const streams = createOpenStreams();
  const opened = Array.from({ length: maxStreamsPerUser + 5 }, (_each, index) =>
    streams.open({
      sessionId: `session ${index}`,
      userId: me.id,
      subscribe: () => () => undefined,
      isStillAllowed: async () => true,
    }),
  );
  const ended = opened.filter((stream) => (stream as Duplex).writableEnded);
  expect(ended).toEqual(opened.slice(0, 5));
  streams.endAll();
});

const personOf = (staff: typeof me) =>
  ({
    id: staff.id,
    name: staff.name,
    email: staff.email,
    emailVerified: true,
    kind: "staff",
    twoFactorEnabled: true,
    hasSecondFactor: true,
    provedAt: new Date(),
    sessionId: staff.sessionId,
  }) as const;

test("sends heartbeats and ends a stream with its session", async () => {
  const other = await aStaffMember(app, owner.db);
  const streams = createEventStreams({ db, live, heartbeatMs: 20, checkMs: 40 });
  const stream = streams.open(personOf(other)).setEncoding("utf8");
  let heard = "";
  stream.on("data", (part: string) => (heard += part));
  await eventually(() => expect(heard.match(/^:$/gm)?.length ?? 0).toBeGreaterThan(4));
  expect(stream.destroyed).toBe(false);
  await owner.db.delete(sessions).where(eq(sessions.id, other.sessionId));
  await once(stream, "end");
});

test("shuts the server down while desks are open", async () => {
  const another = await buildTestApp();
  const staff = await aStaffMember(another.app, another.owner.db);
  await another.app.listen({ host: "127.0.0.1", port: 0 });
  const stream = await openStream(another.app, staff.cookie);
  const ended = once(stream.answer, "end");
  await another.app.close();
  await ended;
  // A connection that had to be cut is incomplete.
  expect(stream.answer.complete).toBe(true);
});
