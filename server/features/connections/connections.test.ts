import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Network } from "#domain/profiles/connections.ts";
import { asActor } from "../../db/client.ts";
import { connectionInvitations, privacySettings, professionalConnections } from "../../db/tables/profiles.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { aProfile, aUser, published } from "../../test/fixtures/factories.ts";
import { aBrowser } from "../../test/browsers.ts";
import {
  answerConnection,
  removeConnection,
  requestConnection,
  showNetwork,
  connectionRequestTask,
} from "./connections.service.ts";
import { optOutToken } from "./opt-out-link.ts";
import { notifyConnectionRequest } from "./notify-connection-request.task.ts";

const { app, db, owner, catcher, tools: deps } = await buildTestApp();
const noWakeWorker = () => undefined;
let people = 0;

const aCandidate = async (firstName: string, more: { verified?: boolean; profile?: boolean } = {}) => {
  people += 1;
  const email = `${firstName.toLowerCase()}${people}@people.example`;
  const user = await aUser(owner.db, { username: email, kind: "candidate", emailVerified: more.verified ?? true });
  if (more.profile !== false) await aProfile(owner.db, { userId: user.id, firstName, lastName: "Doe", title: "Nurse" });
  return { id: user.id, email };
};

const ask = (from: string, email: string, message = "") =>
  requestConnection(db, noWakeWorker, from, { email, message });

const emailsTo = async (email: string): Promise<readonly string[]> => {
  const { rows } = await owner.db.execute<{ id: string }>(
    sql`select j.data ->> 'id' as id from pgboss.job_common j join connection_invitations i on i.id::text = j.data ->> 'id'
        where j.name = ${connectionRequestTask} and i.email = ${email}`,
  );
  return rows.map(({ id }) => id);
};

const withoutIds = ({ sent, ...rest }: Network) => ({ ...rest, sent: sent.map(({ to }) => to) });

test("[EDITOR-13] shows visitors a marked, read-only sample", async () => {
  const visitor = aBrowser(app);
  await visitor.post("/api/candidate/portfolio", { title: "So that there is a session" });
  for (const browser of [visitor, aBrowser(app)]) {
    const sample = (await browser.get("/api/candidate/connections")).json<Network>();
    expect([sample.isSample, sample.requestCount, sample.connectionCount]).toEqual([true, 3, 47]);
    expect([sample.requests.length, sample.connections.length]).toEqual([1, 1]);
    const id = sample.requests[0]?.id ?? "";
    expect((await browser.post(`/api/candidate/connections/${id}/answer`, { answer: "accept" })).statusCode).toBe(401);
    expect((await browser.post("/api/candidate/connections", { email: "a@b.example" })).statusCode).toBe(401);
  }
});

test("[EDITOR-13] changes status and counts on accept and ignore", async () => {
  const jane = await aCandidate("Jane");
  const [bob, carol] = [await aCandidate("Bob"), await aCandidate("Carol")];
  await ask(bob.id, jane.email, "We met at Mercy.");
  await ask(carol.id, jane.email);
  const before = await showNetwork(db, jane.id);
  expect([before.isSample, before.requestCount, before.connectionCount]).toEqual([false, 2, 0]);
  const fromBob = before.requests.find(({ name }) => name === "Bob Doe");
  expect(fromBob).toMatchObject({ title: "Nurse", message: "We met at Mercy." });

  const accepted = await answerConnection(db, jane.id, fromBob?.id ?? "", "accept");
  expect([accepted.requestCount, accepted.connectionCount]).toEqual([1, 1]);
  const ignored = await answerConnection(db, jane.id, accepted.requests[0]?.id ?? "", "ignore");
  expect([ignored.requestCount, ignored.connectionCount]).toEqual([0, 1]);

  expect(withoutIds(await showNetwork(db, bob.id))).toMatchObject({ connectionCount: 1, sent: [] });
  // The ignored requester does not notice.
  expect(withoutIds(await showNetwork(db, carol.id))).toMatchObject({ connectionCount: 0, sent: [jane.email] });
  const gone = await removeConnection(db, bob.id, fromBob?.id ?? "");
  expect(gone.connectionCount).toBe(0);
  expect((await showNetwork(db, jane.id)).connectionCount).toBe(0);
});

test("[EDITOR-13] gives known and unknown addresses the same reply", async () => {
  const [jane, bob] = [await aCandidate("Jane"), await aCandidate("Bob")];
  const withoutNetworking = await aCandidate("Una");
  await owner.db.execute(
    sql`insert into privacy_settings (candidate_id, allow_networking) select id, false from candidate_profiles where user_id = ${withoutNetworking.id}`,
  );
  const unverified = await aCandidate("Pru", { verified: false });
  const replies = [];
  for (const email of [jane.email, "nobody@people.example", withoutNetworking.email, unverified.email]) {
    const requester = await aCandidate("Ann");
    const network = await ask(requester.id, email);
    replies.push({ ...withoutIds(network), sent: network.sent.map(({ to }) => to === email) });
    expect(await emailsTo(email)).toHaveLength(1);
  }
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect((await showNetwork(db, jane.id)).requestCount).toBe(1);
  for (const other of [withoutNetworking, unverified, bob])
    expect((await showNetwork(db, other.id)).requestCount).toBe(0);
});

test("[EDITOR-13] holds an emailed request until an account proves the address", async () => {
  const [bob, email] = [await aCandidate("Bob"), "later@people.example"];
  await ask(bob.id, email, "Hello");
  const late = await aUser(owner.db, { username: email, kind: "candidate", emailVerified: false });
  await aProfile(owner.db, { userId: late.id, firstName: "Lata" });
  expect((await showNetwork(db, late.id)).requestCount).toBe(0);
  await owner.db.execute(sql`update users set email_verified = true where id = ${late.id}`);
  const network = await showNetwork(db, late.id);
  expect(network.requests.map(({ name, message }) => [name, message])).toEqual([["Bob Doe", "Hello"]]);
  await answerConnection(db, late.id, network.requests[0]?.id ?? "", "accept");
  expect(withoutIds(await showNetwork(db, bob.id))).toMatchObject({ connectionCount: 1, sent: [] });
});

test("[EDITOR-13] sends one email per requester without their text, none after an opt-out", async () => {
  const [bob, carol] = [await aCandidate("Bob"), await aCandidate("Carol")];
  const email = "wanted@people.example";
  const network = await ask(bob.id, email, "Buy this at https://spam.example");
  const [id = ""] = await emailsTo(email);
  await notifyConnectionRequest.handle({ id }, deps);
  await notifyConnectionRequest.handle({ id }, deps);
  const mails = () => catcher.caught.filter(({ to }) => to.includes(email));
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.mail.text).toContain("Bob Doe");
  expect(mails()[0]?.mail.text).not.toContain("spam.example");

  // Withdrawn and requested again: still one email.
  await removeConnection(db, bob.id, network.sent[0]?.id ?? "");
  await ask(bob.id, email);
  for (const again of await emailsTo(email)) await notifyConnectionRequest.handle({ id: again }, deps);
  expect(mails()).toHaveLength(1);

  const token = optOutToken(email, testKeys);
  const openResponse = await app.inject({ url: `/api/connection-refusals/${token}` });
  expect(openResponse.json()).toEqual({ email });
  const pressed = await app.inject({
    method: "POST",
    url: `/api/connection-refusals/${token}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(pressed.statusCode).toBe(200);
  expect((await app.inject({ url: `/api/connection-refusals/${token.slice(0, -2)}xx` })).statusCode).toBe(404);
  const reply = await ask(carol.id, email);
  expect(reply.sent).toHaveLength(1);
  for (const again of await emailsTo(email)) await notifyConnectionRequest.handle({ id: again }, deps);
  expect(mails()).toHaveLength(1);
});

test("[EDITOR-13] accepts requests to public profiles only and connects mutual ones", async () => {
  const [jane, bob] = [await aCandidate("Jane"), await aCandidate("Bob")];
  const idOf = async (userId: string) => {
    const { rows } = await owner.db.execute<{ id: string }>(
      sql`select id from candidate_profiles where user_id = ${userId}`,
    );
    return rows[0]?.id ?? "";
  };
  const profileId = await idOf(jane.id);
  const asking = () => requestConnection(db, noWakeWorker, bob.id, { profileId, message: "" });
  await expect(asking()).rejects.toMatchObject({ code: "not_found" });
  await owner.db.insert(privacySettings).values({ candidateId: profileId });
  await expect(asking()).rejects.toMatchObject({ code: "not_found" });
  await owner.db.update(privacySettings).set(published).where(eq(privacySettings.candidateId, profileId));
  expect((await asking()).sent.map(({ to }) => to)).toEqual(["Jane Doe"]);
  expect((await ask(jane.id, bob.email)).connectionCount).toBe(1);
});

test("[EDITOR-13] denies other people's connections in routes, service and database", async () => {
  const [jane, bob, eve] = [await aCandidate("Jane"), await aCandidate("Bob"), await aCandidate("Eve")];
  await ask(bob.id, jane.email);
  const id = (await showNetwork(db, jane.id)).requests[0]?.id ?? "";
  for (const other of [bob, eve]) {
    await expect(answerConnection(db, other.id, id, "accept")).rejects.toMatchObject({ code: "not_found" });
  }
  await expect(removeConnection(db, eve.id, id)).rejects.toMatchObject({ code: "not_found" });
  const changed = await asActor(db, { userId: bob.id }, (db) =>
    db.update(professionalConnections).set({ status: "accepted" }).returning(),
  );
  expect(changed).toEqual([]);
  const visibleCounts = await asActor(db, { userId: eve.id }, async (db) => [
    await db.$count(professionalConnections),
    await db.$count(connectionInvitations),
  ]);
  expect(visibleCounts).toEqual([0, 0]);
});

test("[EDITOR-13] rejects one's own address, an invalid one, and too many a day", async () => {
  const jane = await aCandidate("Jane");
  await expect(ask(jane.id, jane.email)).rejects.toMatchObject({
    errors: { email: "This is your own email address." },
  });
  for (let index = 0; index < 19; index += 1) await ask(jane.id, `friend${index}@people.example`);
  await expect(ask(jane.id, "onemore@people.example")).rejects.toMatchObject({ code: "rate_limited" });
});
