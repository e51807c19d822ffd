/** The retention rule over simulated years: who gets a notice, who is erased, and who stays. */
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/tables/identity.ts";
import { mailSuppressions } from "../../db/tables/records.ts";
import { consentLog, erasures, retentionStates } from "../../db/tables/rights.ts";
import { createMail } from "../../infra/email/mail.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { claimNotices, eraseInactive } from "./retention.service.ts";
import { sendRetentionNotice } from "./send-retention-notice.task.ts";

const { app, owner, db, tools, catcher } = await buildTestApp();
const dayMs = 86_400_000;
let people = 0;

const aPerson = async () => {
  const email = `person-${(people += 1)}@people.example`;
  const browser = aBrowser(app);
  await browser.post("/api/auth/sign-up/email", { name: "Nadia Osei", email, password: goodPassword });
  const [row] = await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email)).returning();
  return { browser, email, userId: row?.id ?? "" };
};

const stateOf = async (userId: string) =>
  (await owner.db.select().from(retentionStates).where(eq(retentionStates.userId, userId)))[0];
const isThere = async (userId: string) => (await owner.db.$count(users, eq(users.id, userId))) === 1;

/** Simulates days for one account: runs the daily task at a given time, and the notice that it enqueues. */
const simulateDay = async (now: Date, mail = tools.mail) => {
  await claimNotices(db, 24, now);
  const { rows } = await owner.db.execute<{ data: { userId: string; noticedAt: string } }>(
    sql`delete from pgboss.job where name = 'send-retention-notice' returning data`,
  );
  for (const { data } of rows) await sendRetentionNotice.handle(data, { ...tools, mail }).catch(() => undefined);
  return eraseInactive(tools, now);
};

const noticesTo = (email: string) =>
  catcher.caught.filter(({ to, mail }) => to.includes(email) && mail.subject?.includes("will be deleted")).length;

test("after two years without a visit: a notice, thirty days, erasure and a ledger row", async () => {
  const { userId, email } = await aPerson();
  const lastSeenAt = new Date((await stateOf(userId))?.lastSeenAt ?? 0);
  const after = (months: number, days: number) => {
    const at = new Date(lastSeenAt);
    at.setUTCMonth(at.getUTCMonth() + months);
    return new Date(at.getTime() + days * dayMs);
  };
  expect(await simulateDay(after(24, -31))).toBe(0);
  expect(noticesTo(email)).toBe(0);
  for (const days of [-29, -28, -2, 0.5]) expect(await simulateDay(after(24, days)), `day ${days}`).toBe(0);
  expect(noticesTo(email)).toBe(1);
  expect(await isThere(userId)).toBe(true);
  expect(await simulateDay(after(24, 1.5))).toBe(1);
  expect(await isThere(userId)).toBe(false);
  expect(await simulateDay(after(24, 2.5))).toBe(0);
  expect(await owner.db.$count(erasures, eq(erasures.cause, "retention"))).toBe(1);
});

test("erases no one who had no notice, came back, or extended their profile", async () => {
  const [unsent, bounced, back, kept] = [await aPerson(), await aPerson(), await aPerson(), await aPerson()];
  const all = [unsent, bounced, back, kept];
  const now = new Date();
  for (const { userId } of all) {
    const lastSeenAt = new Date(now.getTime() - 800 * dayMs);
    await owner.db.update(retentionStates).set({ lastSeenAt }).where(eq(retentionStates.userId, userId));
  }
  await owner.db.insert(mailSuppressions).values({ address: bounced.email, reason: "bounced" });
  await owner.db.update(retentionStates).set({ noticedAt: now }).where(eq(retentionStates.userId, unsent.userId));
  const away = createMail({ url: "smtp://127.0.0.1:1", from: "Firm <hello@firm.example>" });
  await sendRetentionNotice
    .handle({ userId: unsent.userId, noticedAt: now.toISOString() }, { ...tools, mail: away })
    .catch(() => undefined);
  expect(await simulateDay(now)).toBe(0);
  expect((await stateOf(unsent.userId))?.noticeSentAt).toBeNull();
  expect((await stateOf(bounced.userId))?.noticeSentAt).toBeNull();
  expect((await stateOf(kept.userId))?.noticeSentAt).not.toBeNull();

  await aBrowser(app).post("/api/auth/sign-in/email", { email: back.email, password: goodPassword });
  const [notice] = catcher.caught.filter(({ to }) => to.includes(kept.email)).toReversed();
  const path = /\/keep\/(\S+)/.exec(notice?.mail.text ?? "")?.[1] ?? "";
  const stranger = aBrowser(app);
  expect((await stranger.get(`/api/rights/keep/${path}`)).statusCode).toBe(200);
  expect((await stateOf(kept.userId))?.noticedAt).not.toBeNull();
  expect((await stranger.post(`/api/rights/keep/${path}`)).statusCode).toBe(200);
  expect((await stranger.post(`/api/rights/keep/${path.slice(0, -1)}`)).statusCode).toBe(404);

  expect(await eraseInactive(tools, new Date(now.getTime() + 31 * dayMs))).toBe(0);
  for (const { userId, email } of all) expect(await isThere(userId), email).toBe(true);
  expect(
    await owner.db.$count(consentLog, and(eq(consentLog.userId, kept.userId), eq(consentLog.purpose, "keep-profile"))),
  ).toBe(1);
});
