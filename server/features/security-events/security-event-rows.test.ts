/** The table of security events: who may add, read, change and delete rows, checked in PostgreSQL itself. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweepSecurityEvents } from "./sweep-security-events.service.ts";
import { type NewSecurityEvent, recordForAddress, recordSecurityEvent } from "../../infra/auth/security-events.ts";
import { aCompany, aUser } from "../../test/fixtures/factories.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { type DatabaseActor, asActor } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { securityEvents } from "../../db/tables/security-events.ts";

const { db, owner } = await testDatabase();
const source = { network: "203.0.113.0/24", device: "Firefox on Linux", sessionId: crypto.randomUUID() };
const signedIn = (userId: string): NewSecurityEvent => ({
  kind: "sign-in",
  userId,
  source,
  details: { method: "password", newDevice: true },
});
const seenBy = (actor: DatabaseActor) =>
  asActor(db, actor, async (db) => {
    const found = await db.select().from(securityEvents).orderBy(securityEvents.id);
    return found.map(({ kind, userId, subjectUserId }) => [kind, userId ?? subjectUserId]);
  });
const aMember = async (companyId: string, permissions: string) => {
  const user = await aUser(owner.db);
  const joinedAt = new Date(Date.now() - 86_400_000);
  await owner.db.insert(companyMembers).values({ companyId, userId: user.id, permissions, joinedAt });
  return user.id;
};

test("the app can add security events but not change or delete them", async () => {
  const user = await aUser(owner.db);
  await recordSecurityEvent(db, signedIn(user.id));
  for (const statement of [
    "update security_events set kind = 'password-reset'",
    "update security_events set network = null",
    "delete from security_events",
    "truncate security_events",
  ]) {
    const asUser = asActor(db, { userId: user.id, staff: true }, (db) => db.execute(sql.raw(statement)));
    await expect(asUser, statement).rejects.toMatchObject({ cause: { code: "42501" } });
  }
  await expect(
    owner.db.update(securityEvents).set({ kind: "password-reset" }),
    "the owner by hand",
  ).rejects.toMatchObject({ cause: { code: "42501" } });
  await expect(
    asActor(db, { companyId: (await aCompany(owner.db)).id }, async (db) =>
      recordSecurityEvent(db, {
        kind: "webhook-removed",
        companyId: (await aCompany(owner.db)).id,
        details: { id: user.id, host: "example.com" },
      }),
    ),
    "another workspace's event",
  ).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("admins see their workspace's events, people their own, staff the firm's", async () => {
  await owner.db.delete(securityEvents);
  const [ownCompany, theirs] = [await aCompany(owner.db), await aCompany(owner.db)];
  const [admin, editor] = [await aMember(ownCompany.id, "admin"), await aMember(ownCompany.id, "editor")];
  const [otherAdmin, staff] = [await aMember(theirs.id, "admin"), (await aUser(owner.db)).id];
  await owner.db.update(users).set({ kind: "staff" }).where(eq(users.id, staff));

  await recordSecurityEvent(db, signedIn(editor));
  await recordSecurityEvent(db, { kind: "export-own-data", userId: editor, source, details: {} });
  await recordSecurityEvent(db, {
    kind: "member-level-changed",
    userId: admin,
    subjectUserId: editor,
    companyId: ownCompany.id,
    details: { from: "viewer", to: "editor" },
  });
  await recordSecurityEvent(db, signedIn(staff));
  await recordForAddress(db, "unknown@nowhere.example", {
    kind: "sign-in-failed",
    source,
    details: { method: "password" },
  });
  // Events from before they joined are hidden from the workspace.
  await owner.db.insert(securityEvents).values({
    kind: "password-changed",
    outcome: "success",
    details: {},
    userId: editor,
    at: new Date(Date.now() - 2 * 86_400_000),
  });

  expect(await seenBy({ companyId: ownCompany.id, userId: admin })).toEqual([
    ["sign-in", editor],
    ["member-level-changed", admin],
  ]);
  expect(await seenBy({ companyId: ownCompany.id, userId: editor })).toEqual([
    ["sign-in", editor],
    ["export-own-data", editor],
    ["member-level-changed", admin],
    ["password-changed", editor],
  ]);
  expect(await seenBy({ companyId: theirs.id, userId: otherAdmin })).toEqual([]);
  expect(await seenBy({ companyId: ownCompany.id, userId: otherAdmin })).toEqual([]);
  expect(await seenBy({})).toEqual([]);
  expect(await seenBy({ userId: staff, staff: true })).toEqual([
    ["sign-in", staff],
    ["sign-in-failed", null],
  ]);
});

test("clears networks after 90 days, and deletes rows after 400 or with their person", async () => {
  await owner.db.delete(securityEvents);
  const user = await aUser(owner.db);
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const days of [401, 399, 91, 89]) {
    const row = { kind: "sign-in", outcome: "success", details: {}, userId: user.id, ...source, at: daysAgo(days) };
    await owner.db.insert(securityEvents).values(row);
  }
  expect(await sweepSecurityEvents(db, now)).toBe(1);
  const kept = () => owner.db.select().from(securityEvents).orderBy(securityEvents.at);
  expect((await kept()).map(({ network, device, sessionId }) => [network, device, sessionId])).toEqual([
    [null, null, null],
    [null, null, null],
    [source.network, source.device, source.sessionId],
  ]);
  await owner.db.delete(users).where(eq(users.id, user.id));
  for (const row of await kept()) {
    expect(row).toMatchObject({ userId: null, network: null, device: null, sessionId: null });
  }
  expect(await kept()).toHaveLength(3);
});
