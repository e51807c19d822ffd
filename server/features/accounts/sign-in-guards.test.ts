/** Guessing, replay and session lifetime: attacks of the security test on sign-in, and the limits that stop them. */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { type TOTP, URI } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { identityEndpoints } from "#domain/accounts/identity.ts";
import type { TrustedDevice } from "#domain/accounts/trusted-devices.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { rateLimits } from "../../db/tables/records.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, type Browser, employerForm, goodPassword } from "../../test/browsers.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";
import { identityRules } from "./identity-limits.ts";

const { app, db, owner } = await buildTestApp();

beforeEach(async () => {
  await db.delete(rateLimits);
});

let serial = 0;
const anAccount = async () => {
  const email = `guarded${(serial += 1)}@accounts.example`;
  const browser = aBrowser(app, "198.51.100.10");
  expect((await browser.post("/api/accounts/employers", employerForm({ email }))).statusCode).toBe(201);
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  return { browser, email };
};
const signIn = (browser: Browser, email: string, password = goodPassword) =>
  browser.post("/api/auth/sign-in/email", { email, password });
const statuses = (responses: readonly { readonly statusCode: number }[]) => responses.map((each) => each.statusCode);
const inParallel = async <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let from = 0; from < count; from += 40) {
    results.push(...(await Promise.all(Array.from({ length: Math.min(40, count - from) }, (_, n) => work(from + n)))));
  }
  return results;
};
const enroll = async (browser: Browser) => {
  const startResponse = await browser.post("/api/auth/two-factor/enable", { password: goodPassword });
  const { totpURI, backupCodes } = startResponse.json<{ totpURI: string; backupCodes: string[] }>();
  const totp = URI.parse(totpURI) as TOTP;
  // The previous step's code, so that the current one is still unused.
  const code = totp.generate({ timestamp: Date.now() - 30_000 });
  expect((await browser.post("/api/auth/two-factor/verify-totp", { code })).statusCode).toBe(200);
  return { totp, backupCodes };
};
const needsStepUp = async (response: { json: () => unknown; statusCode: number }) =>
  response.statusCode === 403 && (response.json() as { code: string }).code === "step_up_needed";
const isSignedIn = async (browser: Pick<Browser, "get">) =>
  (await browser.get("/api/me")).json<{ person: object | null }>().person !== null;
/** Moves a session's times into the past. */
const age = (email: string, minutes: number) =>
  owner.db.execute(sql`update sessions set created_at = created_at - make_interval(mins => ${minutes}),
    updated_at = updated_at - make_interval(mins => ${minutes}),
    stepped_up_at = stepped_up_at - make_interval(mins => ${minutes})
    where user_id = (select id from users where username = ${email})`);

test("[SEC-M2] lets the owner sign in after 301 wrong passwords from one address", async () => {
  const { email } = await anAccount();
  const knownBrowser = aBrowser(app, "203.0.113.66");
  expect((await signIn(knownBrowser, email)).statusCode).toBe(200);
  const tries = await inParallel(302, () => signIn(aBrowser(app, "203.0.113.66"), email, "wrong one"));
  expect(new Set(statuses(tries))).toEqual(new Set([401, 429]));
  expect(statuses(tries).filter((status) => status === 401)).toHaveLength(5);
  // The owner at another address, and the owner's known browser behind the attacker's address.
  expect((await signIn(aBrowser(app, "198.51.100.99"), email)).statusCode).toBe(200);
  expect((await signIn(knownBrowser, email)).statusCode).toBe(200);
  const refused = await signIn(aBrowser(app, "203.0.113.66"), email);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) <= 60]).toEqual([429, true]);
});

test("[SEC-M2] slows each address that guesses, not the owner", async () => {
  const { email } = await anAccount();
  const knownBrowser = aBrowser(app, "198.51.100.20");
  expect((await signIn(knownBrowser, email)).statusCode).toBe(200);
  for (const target of [email, "no-such-account@accounts.example"]) {
    await inParallel(52, (n) => signIn(aBrowser(app, `203.0.113.${n + 1}`), target, "wrong one"));
    const next = aBrowser(app, "192.0.2.44");
    const responses = [];
    for (let n = 0; n < 4; n += 1) responses.push(await signIn(next, target, "wrong one"));
    expect(statuses(responses)).toEqual([401, 401, 429, 429]);
    expect(Number(responses[3]?.headers["retry-after"])).toBeLessThanOrEqual(300);
  }
  expect((await signIn(knownBrowser, email)).statusCode).toBe(200);
  expect((await signIn(aBrowser(app, "192.0.2.45"), email)).statusCode).toBe(200);
});

test("[SEC-M6] limits wrong current passwords per user across all forms", async () => {
  const { browser } = await anAccount();
  const prompts = [
    ["/api/auth/change-password", { currentPassword: "wrong one", newPassword: "another lantern 9" }],
    ["/api/auth/two-factor/enable", { password: "wrong one" }],
    ["/api/auth/two-factor/disable", { password: "wrong one" }],
    ["/api/account/step-up", { method: "password", password: "wrong one" }],
    ["/api/rights/deletion", { word: "delete", password: "wrong one" }],
    ["/api/workspace/closing", { name: "Harbor Clinics", password: "wrong one" }],
  ] as const;
  for (const [path, body] of prompts) {
    await db.delete(rateLimits);
    const responses = [];
    for (let n = 0; n < 5; n += 1) responses.push(await browser.post(path, body));
    expect(new Set(statuses(responses)), path).toEqual(new Set([400]));
    // Every other form is rejected too, so that attempts cannot be spread over them.
    for (const [other, otherBody] of prompts) {
      expect([path, other, (await browser.post(other, otherBody)).statusCode]).toEqual([path, other, 429]);
    }
  }
  await db.delete(rateLimits);
  const sixty = await inParallel(60, () => browser.post(prompts[0][0], prompts[0][1]));
  expect(statuses(sixty).filter((status) => status === 429)).toHaveLength(55);
  await db.delete(rateLimits);
  const moves = [];
  for (let n = 0; n < 6; n += 1) {
    const body = { newEmail: `elsewhere${n}@accounts.example`, password: "wrong one" };
    moves.push(await browser.post("/api/auth/change-email", body));
  }
  expect(statuses(moves)).toEqual([400, 400, 400, 400, 400, 429]);
  const listed = readdirSync("domain", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => /\b(currentPassword|password): (z\.|password)/.test(readFileSync(join("domain", file), "utf8")))
    .toSorted();
  // A new file here needs a prompt above or its own limit.
  expect(listed).toEqual([
    "accounts/account-links.ts",
    "accounts/identity.ts",
    "accounts/step-up.ts",
    "closing/closing.ts",
    "companies/members.ts",
    "rights/rights.ts",
  ]);
});

test("[SEC-M6] defines a limit for every open Better Auth path", () => {
  const paths = identityEndpoints.map(({ path }) => path as string);
  const counted = new Set(Object.keys(identityRules));
  expect(paths.filter((path) => !counted.has(path))).toEqual([]);
});

test("[SEC-M6] limits wrong codes and backup codes per user, not per address", async () => {
  const { browser, email } = await anAccount();
  const { totp } = await enroll(browser);
  const renewals = [];
  for (let n = 0; n < 6; n += 1) {
    renewals.push(await browser.post("/api/auth/two-factor/generate-backup-codes", { password: "wrong one" }));
  }
  expect(statuses(renewals)).toEqual([400, 400, 400, 400, 400, 429]);
  for (const [path, code, rightCode] of [
    ["/api/auth/two-factor/verify-backup-code", "AAAAA-BBBBB", undefined],
    ["/api/auth/two-factor/verify-totp", "000000", totp],
  ] as const) {
    await db.delete(rateLimits);
    const responses = [];
    for (let n = 0; n < 7; n += 1) {
      const guesser = aBrowser(app, `203.0.113.${n + 100}`);
      expect((await signIn(guesser, email)).json()).toEqual({ twoFactorRedirect: true });
      responses.push(await guesser.post(path, { code }));
    }
    expect(statuses(responses), path).toEqual([401, 401, 401, 401, 401, 429, 429]);
    if (rightCode === undefined) continue;
    // The owner's known browser has its own count.
    await browser.post("/api/auth/sign-out");
    await signIn(browser, email);
    expect((await browser.post(path, { code: rightCode.generate() })).statusCode).toBe(200);
  }
});

test("[SEC-L1] accepts a code once, even in two simultaneous requests", async () => {
  const { browser, email } = await anAccount();
  const { totp } = await enroll(browser);
  const waiting = await Promise.all(
    [1, 2, 3].map(async (n) => {
      const otherBrowser = aBrowser(app, `203.0.113.${n}`);
      await signIn(otherBrowser, email);
      return otherBrowser;
    }),
  );
  const code = totp.generate();
  const verify = (each: Browser) => each.post("/api/auth/two-factor/verify-totp", { code });
  const responses = await Promise.all(waiting.slice(0, 2).map(verify));
  expect(statuses(responses).toSorted((one, other) => one - other)).toEqual([200, 401]);
  expect((await verify(waiting[2] as Browser)).statusCode).toBe(401);
  const asProof = await browser.post("/api/account/step-up", { method: "code", code });
  expect([asProof.statusCode, asProof.json()]).toMatchObject([400, { errors: { code: expect.any(String) as string } }]);
});

test("[SEC-L1] lists and revokes trusted devices and ends them with a new password", async () => {
  const { browser, email } = await anAccount();
  const { backupCodes, totp } = await enroll(browser);
  const device = aBrowser(app);
  const trust = async (code: string) => {
    await signIn(device, email);
    const response = await device.post("/api/auth/two-factor/verify-totp", { code, trustDevice: true });
    expect(response.statusCode).toBe(200);
  };
  const asksForCode = async (): Promise<boolean> =>
    (await signIn(device, email)).json<{ twoFactorRedirect?: boolean }>().twoFactorRedirect === true;
  const list = async () => (await browser.get("/api/me/trusted-devices")).json<TrustedDevice[]>();

  await trust(totp.generate());
  expect([await asksForCode(), await asksForCode()]).toEqual([false, false]);
  const [entry, ...others] = await list();
  expect([entry?.userAgent, others]).toEqual([expect.stringContaining("Chrome"), []]);
  const outsider = (await anAccount()).browser;
  expect((await outsider.delete(`/api/me/trusted-devices/${entry?.id}`)).statusCode).toBe(404);
  expect((await browser.delete(`/api/me/trusted-devices/${entry?.id}`)).statusCode).toBe(200);
  expect([await asksForCode(), await list()]).toEqual([true, []]);

  await owner.db.execute(sql`update two_factors set last_used_step = null`);
  await trust(totp.generate());
  expect(await asksForCode()).toBe(false);
  const change = { currentPassword: goodPassword, newPassword: "another lantern 9", revokeOtherSessions: false };
  expect((await browser.post("/api/auth/change-password", change)).statusCode).toBe(200);
  expect((await signIn(device, email, "another lantern 9")).json()).toEqual({ twoFactorRedirect: true });
  expect(await list()).toEqual([]);
  expect(backupCodes).toHaveLength(10);
});

test("asks for one step-up proof after ten minutes", async () => {
  const { browser, email } = await anAccount();
  const make = () => browser.post("/api/workspace/tokens", { name: "Payroll", level: "read" });
  expect(await needsStepUp(await make())).toBe(false);
  await age(email, 11);
  const guarded = [
    make,
    () => browser.post("/api/workspace/webhooks", { url: "https://hooks.example/x", events: ["candidate.hired"] }),
    () => browser.get("/api/rights/download"),
    () => browser.post("/api/workspace-exports", { format: "json" }),
    () => browser.get("/api/auth/passkey/generate-register-options"),
  ];
  for (const call of guarded) expect(await needsStepUp(await call()), String(call)).toBe(true);
  expect((await browser.get("/api/account/step-up")).json()).toEqual({ needed: true, methods: ["password"] });
  const prove = (password: string) => browser.post("/api/account/step-up", { method: "password", password });
  expect((await prove("wrong one")).statusCode).toBe(400);
  expect(await needsStepUp(await make())).toBe(true);
  expect((await prove(goodPassword)).statusCode).toBe(200);
  for (const call of guarded) expect(await needsStepUp(await call()), String(call)).toBe(false);

  // With two-factor authentication on, the password alone is not enough.
  const { totp } = await enroll(browser);
  await age(email, 11);
  expect((await browser.get("/api/account/step-up")).json()).toEqual({ needed: true, methods: ["code"] });
  expect((await prove(goodPassword)).statusCode).toBe(400);
  expect(await needsStepUp(await browser.post("/api/auth/two-factor/disable", { password: goodPassword }))).toBe(true);
  const byCode = await browser.post("/api/account/step-up", { method: "code", code: totp.generate() });
  expect([byCode.statusCode, await needsStepUp(await make())]).toEqual([200, false]);
});

test("asks for step-up on every call that could take over or empty an account", async () => {
  const { browser, email } = await anAccount();
  await enroll(browser);
  expect((await browser.patch("/api/workspace", { requireTwoFactor: true })).statusCode).toBe(200);
  await age(email, 11);
  const id = randomUUID();
  const password = goodPassword;
  const guarded = {
    "POST /api/workspace/tokens": { name: "Payroll", level: "read" },
    "POST /api/workspace/webhooks": { url: "https://hooks.example/x", events: ["candidate.hired"] },
    [`PATCH /api/workspace/webhooks/${id}`]: { isOn: false },
    [`POST /api/workspace/webhooks/${id}/secret`]: {},
    "POST /api/workspace-exports": { format: "json" },
    [`GET /api/workspace-exports/${id}/file`]: undefined,
    "PATCH /api/workspace": { requireTwoFactor: false },
    "POST /api/workspace/closing": { name: "Harbor Clinics", password },
    "GET /api/rights/download": undefined,
    "POST /api/rights/deletion": { word: "DELETE", password },
    "GET /api/auth/passkey/generate-register-options": undefined,
    "POST /api/auth/passkey/verify-registration": { response: { id: "AAAA", type: "public-key" }, name: "Laptop" },
    [`PATCH /api/me/passkeys/${id}`]: { name: "Laptop" },
    [`DELETE /api/me/passkeys/${id}`]: undefined,
    "POST /api/auth/two-factor/enable": { password },
    "POST /api/auth/two-factor/disable": { password },
    "POST /api/auth/two-factor/generate-backup-codes": { password },
    "POST /api/auth/change-email": { newEmail: `${randomUUID()}@accounts.example`, password },
    "POST /api/auth/change-password": { currentPassword: password, newPassword: "another lantern 9" },
  };
  const send = (call: string, body: object | undefined) => {
    const [method, path = ""] = call.split(" ");
    if (method === "GET") return browser.get(path);
    if (method === "DELETE") return browser.delete(path);
    return method === "PATCH" ? browser.patch(path, body ?? {}) : browser.post(path, body ?? {});
  };
  const askedPasswords: string[] = [];
  for (const [call, body] of Object.entries(guarded))
    if (await needsStepUp(await send(call, body))) askedPasswords.push(call);
  expect(askedPasswords).toEqual(Object.keys(guarded));
});

test("ends idle and old sessions, sooner for staff", async () => {
  const day = 24 * 60;
  const { browser, email } = await anAccount();
  for (let passed = 0; passed < 26; passed += 13) {
    await age(email, 13 * day);
    expect(await isSignedIn(browser)).toBe(true);
  }
  await age(email, 5 * day);
  expect(await isSignedIn(browser)).toBe(false);
  const idle = await anAccount();
  await age(idle.email, 15 * day);
  expect(await isSignedIn(idle.browser)).toBe(false);
  expect(
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, sql`(select id from users where username = ${email})`)),
  ).toEqual([]);

  const staff = await aStaffMember(app, owner.db);
  await age(staff.email, 90);
  expect(await isSignedIn(staff)).toBe(true);
  await age(staff.email, 150);
  expect(await isSignedIn(staff)).toBe(false);
});
