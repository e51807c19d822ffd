/** Regression tests for attacks on accounts with an unproven email, as the security test found them. */
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Me } from "#domain/accounts/me.ts";
import { rateLimits } from "../../../db/tables/records.ts";
import { confirmAddress, confirmBy, linkTo, tokenTo } from "../../../test/account-links.ts";
import { buildTestApp } from "../../../test/build-test-app.ts";
import { eventually } from "../../../test/eventually.ts";
import { aBrowser, type Browser, employerForm, goodPassword, queuedEmails } from "../../../test/browsers.ts";

const { app, db, owner, catcher, work } = await buildTestApp();

beforeEach(async () => {
  await db.delete(rateLimits);
});

let serial = 0;
const newEmail = () => `proof${(serial += 1)}@accounts.example`;
const ownerPassword = "mine and only mine 4";

const signUp = async (email = newEmail()) => {
  const browser = aBrowser(app);
  const response = await browser.post("/api/accounts/employers", employerForm({ email }));
  return { browser, email, companyId: response.json<{ companyId: string }>().companyId };
};
const signIn = (browser: Browser, email: string, password: string) =>
  browser.post("/api/auth/sign-in/email", { email, password });
const readPerson = async (browser: Browser) => (await browser.get("/api/me")).json<Me>().person;
const askForReset = (email: string) => aBrowser(app).post("/api/auth/request-password-reset", { email });
const resetBy = (token: string, newPassword = ownerPassword) =>
  aBrowser(app).post("/api/auth/reset-password", { token, newPassword });
const reset = async (email: string) => {
  await askForReset(email);
  return resetBy(await tokenTo(owner.db, "reset", email));
};

test("[SEC-H2] voids a saved email change link when the owner resets the password", async () => {
  const { browser: attacker, email: victim } = await signUp();
  const evil = newEmail();
  const ask = () => attacker.post("/api/auth/change-email", { newEmail: evil, password: goodPassword });
  // While the address is unconfirmed no change is possible at all.
  expect((await ask()).statusCode).toBe(403);
  for (const kind of ["verify", "approve-change", "confirm-change", "change-email"]) {
    expect(await queuedEmails(owner.db, kind, evil), kind).toEqual([]);
  }
  // A link to the new address that was created earlier is also void after a reset.
  await confirmAddress(attacker, owner.db, victim);
  expect((await ask()).statusCode).toBe(200);
  await confirmBy(attacker, owner.db, "approve-change", victim);
  const kept = await tokenTo(owner.db, "confirm-change", evil);
  expect((await reset(victim)).statusCode).toBe(200);
  for (const body of [{}, { password: goodPassword }, { password: ownerPassword }]) {
    const response = await aBrowser(app).post(`/api/account-links/${kept}/confirmation`, body);
    expect(response.statusCode).toBe(404);
  }
  const ownerBrowser = aBrowser(app);
  expect((await signIn(ownerBrowser, victim, ownerPassword)).statusCode).toBe(200);
  expect((await readPerson(ownerBrowser))?.email).toBe(victim);
  // Changing the password in the settings voids open links as well.
  await ownerBrowser.post("/api/auth/change-email", { newEmail: evil, password: ownerPassword });
  const body = { currentPassword: ownerPassword, newPassword: "another lantern 9" };
  expect((await ownerBrowser.post("/api/auth/change-password", body)).statusCode).toBe(200);
  expect((await confirmBy(ownerBrowser, owner.db, "approve-change", victim)).statusCode).toBe(404);
});

test("[SEC-H3] confirms nothing when only a scanner or another reader opens the link", async () => {
  const { browser: mallory, email: erin } = await signUp();
  const token = await tokenTo(owner.db, "verify", erin);
  const scanner = aBrowser(app, "198.51.100.9");
  await scanner.get(await linkTo(owner.db, "verify", erin));
  const openResponse = await scanner.get(`/api/account-links/${token}`);
  expect(openResponse.json()).toMatchObject({ name: "Ada Reyes", email: erin, proof: "password" });
  await scanner.get(`/api/account-links/${token}/confirmation`);
  expect((await scanner.post(`/api/account-links/${token}/confirmation`)).statusCode).toBe(401);
  // A session of another person is not enough.
  const other = await signUp();
  expect((await other.browser.post(`/api/account-links/${token}/confirmation`)).statusCode).toBe(401);
  expect((await readPerson(mallory))?.emailVerified).toBe(false);
  // Erin rejects the link: Mallory is signed out and cannot return, and only a reset through Erin's mailbox opens the account.
  expect((await scanner.post(`/api/account-links/${token}/rejection`)).statusCode).toBe(200);
  expect(await readPerson(mallory)).toBeNull();
  expect((await signIn(aBrowser(app), erin, goodPassword)).statusCode).toBe(401);
  expect((await scanner.post(`/api/account-links/${token}/rejection`)).statusCode).toBe(404);
  expect((await reset(erin)).statusCode).toBe(200);
  const owning = aBrowser(app);
  await signIn(owning, erin, ownerPassword);
  expect((await readPerson(owning))?.emailVerified).toBe(true);
});

test("[SEC-H2] requires the password for an email change and limits each link to one use", async () => {
  const { browser, email } = await signUp();
  const next = newEmail();
  await confirmAddress(browser, owner.db, email);
  const ask = (password: string) => browser.post("/api/auth/change-email", { newEmail: next, password });
  expect((await ask("not the password")).statusCode).toBe(400);
  expect(await queuedEmails(owner.db, "approve-change", email)).toEqual([]);
  expect((await ask(goodPassword)).statusCode).toBe(200);
  const approval = await tokenTo(owner.db, "approve-change", email);
  const press = (token: string, body: object = {}) => browser.post(`/api/account-links/${token}/confirmation`, body);
  expect([(await press(approval)).statusCode, (await press(approval)).statusCode]).toEqual([200, 404]);
  expect(await queuedEmails(owner.db, "confirm-change", next)).toHaveLength(1);

  // A link works for its own purpose only.
  const confirmToken = await tokenTo(owner.db, "confirm-change", next);
  expect((await resetBy(confirmToken)).statusCode).toBe(400);
  await askForReset(email);
  const resetToken = await tokenTo(owner.db, "reset", email);
  expect((await aBrowser(app).get(`/api/account-links/${resetToken}`)).statusCode).toBe(404);
  expect((await press(resetToken)).statusCode).toBe(404);

  // Without a session the correct password is required.
  const reader = aBrowser(app, "198.51.100.12");
  const read = (password: string) => reader.post(`/api/account-links/${confirmToken}/confirmation`, { password });
  expect((await read("not the password")).statusCode).toBe(400);
  expect((await readPerson(browser))?.email).toBe(email);
  expect((await read(goodPassword)).statusCode).toBe(200);
});

test("[SEC-M3] never redirects from an auth endpoint to another site", async () => {
  for (const page of ["/..//evil.example/login", "/%2e%2e//evil.example", "//evil.example", "/\\evil.example"]) {
    const query = `token=abc&callbackURL=${encodeURIComponent(page)}`;
    const response = await aBrowser(app).get(`/api/auth/verify-email?${query}`);
    expect([response.statusCode, response.headers["location"]], page).toEqual([404, undefined]);
  }
});

/** Inserts the rows that an attacker could create before. Whether an unconfirmed account may create them is another rule. */
const grantAccess = async (userId: string, companyId: string, tokenHash: string): Promise<void> => {
  await owner.db.execute(sql`insert into api_tokens (company_id, name, level, start, token_hash, created_by)
    values (${companyId}, 'Kept', 'write', 'start', ${tokenHash}, ${userId})`);
  await owner.db.execute(sql`insert into webhook_endpoints (company_id, url, events, secret, created_by)
    values (${companyId}, 'https://evil.example/hook', '{application.created}', 'sealed', ${userId})`);
  await owner.db.execute(sql`insert into invitations (company_id, email, role, token_hash, invited_by, expires_at)
    values (${companyId}, 'friend@evil.example', 'Friend', ${tokenHash}, ${userId}, now() + interval '1 day')`);
};
const accessOf = async (userId: string) => {
  const { rows } = await owner.db.execute(sql`select
    (select count(*)::int from api_tokens where created_by = ${userId} and revoked_at is null) as tokens,
    (select count(*)::int from webhook_endpoints where created_by = ${userId} and is_on) as webhooks,
    (select count(*)::int from invitations where invited_by = ${userId} and revoked_at is null and accepted_at is null) as invitations,
    (select count(*)::int from sessions where user_id = ${userId}) as sessions,
    (select count(*)::int from company_members m join company_members own on own.company_id = m.company_id and own.user_id = ${userId}) as members`);
  return rows[0];
};

test("[SEC-M4] revokes tokens, webhooks, invitations, sessions and members after a reset", async () => {
  const nothing = { tokens: 0, webhooks: 0, invitations: 0, members: 1 };
  const { email: cfo, companyId, browser } = await signUp();
  const userId = (await readPerson(browser))?.id ?? "";
  await grantAccess(userId, companyId, "a".repeat(64));
  const guest = await signUp();
  const guestId = (await readPerson(guest.browser))?.id ?? "";
  await owner.db.execute(
    sql`insert into company_members (company_id, user_id, permissions) values (${companyId}, ${guestId}, 'admin')`,
  );
  await owner.db
    .execute(sql`insert into invitations (company_id, email, role, token_hash, invited_by, expires_at, accepted_at)
    values (${companyId}, ${guest.email}, 'Friend', ${"g".repeat(64)}, ${userId}, now(), now())`);
  await owner.db.execute(
    sql`update company_members set permissions = 'viewer' where company_id = ${companyId} and user_id = ${userId}`,
  );
  expect(await accessOf(userId)).toEqual({ tokens: 1, webhooks: 1, invitations: 1, sessions: 1, members: 2 });
  expect((await reset(cfo)).statusCode).toBe(200);
  expect(await accessOf(userId)).toEqual({ ...nothing, sessions: 0 });
  const owning = aBrowser(app);
  await signIn(owning, cfo, ownerPassword);
  expect((await owning.get("/api/me")).json<Me>().workspace).toMatchObject({ id: companyId, level: "admin" });

  // The first proof keeps only its own session.
  const second = await signUp();
  const secondId = (await readPerson(second.browser))?.id ?? "";
  await signIn(aBrowser(app), second.email, goodPassword);
  await grantAccess(secondId, second.companyId, "b".repeat(64));
  await confirmAddress(second.browser, owner.db, second.email);
  expect(await accessOf(secondId)).toEqual({ ...nothing, sessions: 1 });
  expect((await readPerson(second.browser))?.emailVerified).toBe(true);
  // A reset of a confirmed account leaves members in place and revokes the rest.
  await grantAccess(secondId, second.companyId, "c".repeat(64));
  expect((await reset(second.email)).statusCode).toBe(200);
  expect(await accessOf(secondId)).toEqual({ ...nothing, sessions: 0 });
});

test("[SEC-M5] voids older reset links after one is used and stores no link in plain text", async () => {
  const { browser, email } = await signUp();
  await askForReset(email);
  const older = await tokenTo(owner.db, "reset", email);
  await askForReset(email);
  const newer = await tokenTo(owner.db, "reset", email);
  expect(newer).not.toBe(older);
  await confirmAddress(browser, owner.db, email);
  const guest = newEmail();
  await browser.post("/api/workspace/invitations", { email: guest, role: "Interviewer", permissions: "viewer" });
  await askForReset(email);
  const newest = await tokenTo(owner.db, "reset", email);
  const invitation = await tokenTo(owner.db, "invitation", guest);
  await work();
  await eventually(() => {
    const sent = catcher.caught.map(({ mail }) => mail.text ?? "").join("\n");
    expect(sent).toContain(newest);
    expect(sent).toContain(invitation);
  });
  const { rows } = await owner.db.execute<{ at_rest: string }>(sql`select concat(
    (select string_agg(j::text, ' ') from pgboss.job j), (select string_agg(m::text, ' ') from mail_log m),
    (select string_agg(v::text, ' ') from verifications v), (select string_agg(l::text, ' ') from account_links l),
    (select string_agg(i::text, ' ') from invitations i)) as at_rest`);
  for (const token of [older, newer, newest, invitation]) expect(rows[0]?.at_rest).not.toContain(token);
  expect(rows[0]?.at_rest).not.toMatch(/localhost:3000|reset\?token=|confirm-email\//);
  expect((await resetBy(newest)).statusCode).toBe(200);
  for (const token of [older, newer, newest]) {
    expect((await resetBy(token, "a third lantern 9")).statusCode).toBe(400);
  }
  expect((await signIn(aBrowser(app), email, ownerPassword)).statusCode).toBe(200);
});
