/** Every recorded kind: once, with the right person and workspace, and without secrets. */
import { createHmac } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventKinds, type EventKind } from "#domain/security-events/security-events.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { securityEvents } from "../../db/tables/security-events.ts";
import { deniedThreshold } from "../../infra/auth/denied-bursts.ts";
import { logSecurityEvents } from "../../infra/auth/security-events.ts";
import { createLog } from "../../infra/telemetry/log.ts";
import { createMetrics } from "../../infra/telemetry/metrics.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";
import { createEnqueueAccountEmail } from "../accounts/email-address/account-email-queue.service.ts";
import { addStaff, removeStaff } from "../accounts/staff.service.ts";

const { app, owner, db } = await buildTestApp();

/** What was recorded since the last call, oldest first. */
let seenUntil = "00000000-0000-0000-0000-000000000000";
const recorded = async () => {
  const rows = await owner.db
    .select()
    .from(securityEvents)
    .where(sql`${securityEvents.id} > ${seenUntil}`)
    .orderBy(asc(securityEvents.id));
  seenUntil = rows.at(-1)?.id ?? seenUntil;
  for (const { kind, details, outcome } of rows) {
    const rule = eventKinds[kind as EventKind];
    expect(rule.details.safeParse(details).success, `${kind} ${JSON.stringify(details)}`).toBe(true);
    expect(outcome).toBe(rule.outcome);
  }
  return rows;
};
const short = async () =>
  (await recorded()).map(({ kind, userId, subjectUserId, companyId }) => [kind, userId, subjectUserId, companyId]);

const aPerson = async (name: string) => {
  const email = `${name}@people.example`;
  const browser = aBrowser(app);
  await browser.post("/api/auth/sign-up/email", { name: "Nadia Osei", email, password: goodPassword });
  const [row] = await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email)).returning();
  return { browser, email, userId: row?.id ?? "" };
};

/** The current code of an authenticator app for this secret, by RFC 6238. */
const totp = (uri: string): string => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = (new URL(uri).searchParams.get("secret") ?? "")
    .split("")
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
};

test("a failed sign-in names the account, if any, and never the typed address", async () => {
  const { email, userId } = await aPerson("failing");
  await recorded();
  const wrongPassword = "not the password at all";
  const knownResponse = await aBrowser(app).post("/api/auth/sign-in/email", { email, password: wrongPassword });
  const unknown = await aBrowser(app).post("/api/auth/sign-in/email", {
    email: "no@one.example",
    password: wrongPassword,
  });
  expect([knownResponse.statusCode, knownResponse.body]).toEqual([unknown.statusCode, unknown.body]);
  const rows = await recorded();
  expect(rows.map(({ kind, userId }) => [kind, userId])).toEqual([
    ["sign-in-failed", userId],
    ["sign-in-failed", null],
  ]);
  expect(rows[0]).toMatchObject({ network: "203.0.113.0/24", device: "Chrome on Linux", sessionId: null });
  for (const secret of [wrongPassword, "no@one.example", email]) expect(JSON.stringify(rows)).not.toContain(secret);

  for (let tries = 0; tries < 12; tries += 1) {
    await aBrowser(app).post("/api/auth/sign-in/email", { email, password: wrongPassword });
  }
  const kinds = (await recorded()).map(({ kind, userId }) => `${kind} ${userId}`);
  expect(kinds.filter((each) => each === `sign-in-slowed ${userId}`)).toHaveLength(1);
});

test("records sign-ins, reset requests, sessions and downloads for the person", async () => {
  const { email, userId } = await aPerson("steady");
  await recorded();
  const browser = aBrowser(app);
  await browser.post("/api/auth/sign-in/email", { email, password: goodPassword });
  const [signedIn] = await recorded();
  expect(signedIn).toMatchObject({ kind: "sign-in", userId, details: { method: "password", newDevice: true } });
  expect(signedIn?.sessionId).not.toBeNull();
  await browser.delete("/api/me/sessions");
  await aBrowser(app).post("/api/auth/request-password-reset", { email });
  await browser.get("/api/rights/download");
  expect(await short()).toEqual([
    ["session-revoked", userId, null, null],
    ["password-reset-requested", userId, null, null],
    ["export-own-data", userId, null, null],
  ]);
});

test("records two-factor authentication on, failed, by backup code and off", async () => {
  const { browser, email, userId } = await aPerson("factor");
  const startResponse = await browser.post("/api/auth/two-factor/enable", { password: goodPassword });
  const { totpURI, backupCodes } = startResponse.json<{ totpURI: string; backupCodes: string[] }>();
  await recorded();
  await browser.post("/api/auth/two-factor/verify-totp", { code: totp(totpURI) });
  const later = aBrowser(app);
  await later.post("/api/auth/sign-in/email", { email, password: goodPassword });
  await later.post("/api/auth/two-factor/verify-totp", { code: "000000" });
  await later.post("/api/auth/two-factor/verify-backup-code", { code: backupCodes[0] ?? "" });
  await later.post("/api/auth/two-factor/generate-backup-codes", { password: goodPassword });
  await later.post("/api/auth/two-factor/disable", { password: goodPassword });
  await later.post("/api/auth/change-password", { currentPassword: goodPassword, newPassword: `${goodPassword}x` });
  const rows = await recorded();
  expect(rows.map(({ kind, userId }) => [kind, userId])).toEqual([
    ["two-factor-enabled", userId],
    ["sign-in-failed", userId],
    ["sign-in", userId],
    ["backup-code-used", userId],
    ["backup-codes-renewed", userId],
    ["two-factor-disabled", userId],
    ["password-changed", userId],
  ]);
  expect(rows[2]?.details).toEqual({ method: "backup-code", newDevice: true });
  expect(JSON.stringify(rows)).not.toContain(backupCodes[0]);
});

test("records tokens, webhooks, members, recruiters and exports for the workspace", async () => {
  const admin = await anEmployer(app);
  const { companyId } = admin;
  const [me] = await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId));
  const adminId = me?.userId ?? "";
  const member = await aPerson("member");
  await owner.db.insert(companyMembers).values({ companyId, userId: member.userId, permissions: "viewer" });
  const staff = await aStaffMember(app, owner.db);
  await recorded();

  const createResponse = await admin.post("/api/workspace/tokens", { name: "Payroll", level: "read", days: 30 });
  const token = createResponse.json<{ id: string; secret: string }>();
  const use = (remoteAddress: string) =>
    app.inject({ url: "/api/workspace", remoteAddress, headers: { authorization: `Bearer ${token.secret}` } });
  await use("198.51.100.7");
  await use("198.51.100.8");
  await use("2001:db8:77::1");
  await admin.delete(`/api/workspace/tokens/${token.id}`);
  const rows = await recorded();
  expect(rows.map(({ kind, userId, network }) => [kind, userId, network])).toEqual([
    ["token-created", adminId, "203.0.113.0/24"],
    ["token-new-network", adminId, "2001:db8:77::/48"],
    ["token-revoked", adminId, "203.0.113.0/24"],
  ]);
  expect(JSON.stringify(rows)).not.toContain(token.secret);

  const hook = await admin.post("/api/workspace/webhooks", {
    url: "https://hooks.example.com/in?key=secret",
    events: ["application.created"],
  });
  await admin.delete(`/api/workspace/webhooks/${hook.json<{ id: string }>().id}`);
  await admin.patch(`/api/workspace/members/${member.userId}`, { level: "editor" });
  await admin.delete(`/api/workspace/members/${member.userId}`);
  await admin.post("/api/workspace/recruiters", { email: staff.email });
  await admin.delete(`/api/workspace/recruiters/${staff.id}`);
  await admin.get("/api/decision-log?format=csv");
  expect(await short()).toEqual([
    ["webhook-created", adminId, null, companyId],
    ["webhook-removed", adminId, null, companyId],
    ["member-level-changed", adminId, member.userId, companyId],
    ["member-removed", adminId, member.userId, companyId],
    ["staff-access-granted", adminId, staff.id, companyId],
    ["staff-access-removed", adminId, staff.id, companyId],
    ["export-file", adminId, null, companyId],
  ]);
});

test("records staff added and removed by command, and repeated denials in a session", async () => {
  const email = "new.staff@firm.example";
  await recorded();
  await addStaff(
    db,
    { name: "Dana Whitfield", email },
    { keys: testKeys, enqueueEmail: createEnqueueAccountEmail(() => undefined) },
  );
  await removeStaff(db, email);
  const [user] = await owner.db.select().from(users).where(eq(users.username, email));
  expect(await short()).toEqual([
    ["staff-added", null, user?.id, null],
    ["staff-removed", null, user?.id, null],
  ]);
  const { browser, userId } = await aPerson("probing");
  await recorded();
  for (let n = 0; n < deniedThreshold + 5; n += 1) await browser.get("/api/desk/leads");
  await browser.get("/api/me");
  expect(await short()).toEqual([["access-denied-burst", userId, null, null]]);
});

test("each event is one structured log line and counts in the metrics", async () => {
  const { email, userId } = await aPerson("logged");
  const lines: string[] = [];
  const stop = logSecurityEvents(createLog("info", { write: (line: string) => void lines.push(line) }));
  const metrics = createMetrics({ db, pool: { totalCount: 0, idleCount: 0, waitingCount: 0 } });
  await aBrowser(app).post("/api/auth/sign-in/email", { email, password: goodPassword });
  await aBrowser(app).post("/api/auth/sign-in/email", { email, password: "wrong password" });
  stop();
  const parsed = lines.map((line) => JSON.parse(line) as { level: number; securityEvent: { kind: string } });
  expect(parsed.map(({ level, securityEvent }) => [level, securityEvent.kind])).toEqual([
    [30, "sign-in"],
    [40, "sign-in-failed"],
  ]);
  expect(parsed[1]).toMatchObject({ securityEvent: { userId, outcome: "failure" } });
  expect(parsed[0]).toMatchObject({ msg: "security event", securityEvent: { userId, network: "203.0.113.0/24" } });
  expect(lines.join("")).not.toContain(email);
  const text = await metrics.text();
  expect(text).toContain('cohire_security_events_total{kind="sign-in-failed"} 1');
  expect(text).toContain('cohire_security_events_total{kind="token-new-network"} 0');
  metrics.close();
});
