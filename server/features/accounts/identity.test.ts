/** Sign-in and its protections, through the API as a browser uses it. */
import { eq } from "drizzle-orm";
import { Secret, type TOTP, URI } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import type { Me } from "#domain/accounts/me.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { rateLimits } from "../../db/tables/records.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { aBrowser, type Browser, employerForm, goodPassword, queuedEmails } from "../../test/browsers.ts";
import { confirmAddress, confirmBy, linkTo, tokenTo } from "../../test/account-links.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aProfile } from "../../test/fixtures/factories.ts";
import { accountEmailPayload } from "./email-address/account-email-queue.service.ts";
import { sendAccountEmail } from "./email-address/send-account-email.task.ts";
import { sweepVisitors } from "./visitors.service.ts";

const { app, db, owner, catcher, tools: deps } = await buildTestApp();

beforeEach(async () => {
  await db.delete(rateLimits);
});

let serial = 0;
const newEmail = () => `person${(serial += 1)}@accounts.example`;

const signUp = async (email = newEmail()) => {
  const browser = aBrowser(app);
  const response = await browser.post("/api/accounts/employers", employerForm({ email }));
  expect(response.statusCode).toBe(201);
  return { browser, email };
};
const signIn = async (browser: Browser, email: string, password = goodPassword) =>
  browser.post("/api/auth/sign-in/email", { email, password });
const readPerson = async (browser: Browser) => (await browser.get("/api/me")).json<Me>().person;
const tokenOf = (path: string) => new URL(path, "http://x.example").searchParams.get("token") ?? "";

test("signs in and out independently on two machines", async () => {
  const { browser, email } = await signUp();
  const elsewhere = aBrowser(app);
  const response = await signIn(elsewhere, email.toUpperCase());
  expect([response.statusCode, response.json()]).toEqual([200, {}]);
  expect((await readPerson(elsewhere))?.email).toBe(email);
  expect(elsewhere.jar.get("signed_in_as")).toBe("employer");
  await elsewhere.post("/api/auth/sign-out");
  expect(await readPerson(elsewhere)).toBeNull();
  expect(elsewhere.jar.get("signed_in_as")).toBeUndefined();
  expect((await readPerson(browser))?.email).toBe(email);
});

test("sets HttpOnly, SameSite session cookies and returns no token", async () => {
  const { email } = await signUp();
  const response = await signIn(aBrowser(app), email);
  const session = response.cookies.find((cookie) => cookie.name.endsWith("session_token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(response.body).not.toContain(session?.value.split(".")[0]);
});

test("gives a wrong password and an unknown email the same reply", async () => {
  const { email } = await signUp();
  const wrongResponse = await signIn(aBrowser(app), email, "not the password");
  const unknown = await signIn(aBrowser(app), "nobody@accounts.example", "not the password");
  expect([wrongResponse.statusCode, wrongResponse.body]).toEqual([401, unknown.body]);
  expect(Object.keys(wrongResponse.headers)).toEqual(Object.keys(unknown.headers));
});

test("rate limits the sixth attempt after five wrong passwords for one address", async () => {
  const { email } = await signUp();
  for (let n = 0; n < 5; n += 1) expect((await signIn(aBrowser(app), email, "wrong one")).statusCode).toBe(401);
  const sixth = await signIn(aBrowser(app), email);
  expect([sixth.statusCode, Number(sixth.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
  expect((await signIn(aBrowser(app, "198.51.100.7"), email)).statusCode).toBe(200);
  expect((await signIn(aBrowser(app), (await signUp()).email)).statusCode).toBe(200);
});

test("resets the attempt count after a correct password", async () => {
  const { email } = await signUp();
  for (let n = 0; n < 12; n += 1) {
    expect((await signIn(aBrowser(app), email, n % 3 === 2 ? goodPassword : "wrong one")).statusCode).not.toBe(429);
  }
});

test("resets a password with a one-time link that ends every other session", async () => {
  const { browser, email } = await signUp();
  const ask = (address: string) => aBrowser(app).post("/api/auth/request-password-reset", { email: address });
  const [knownResponse, unknown] = [await ask(email), await ask("nobody@accounts.example")];
  expect([knownResponse.statusCode, knownResponse.body]).toEqual([200, unknown.body]);
  expect(await queuedEmails(owner.db, "reset", "nobody@accounts.example")).toEqual([]);

  const token = tokenOf(await linkTo(owner.db, "reset", email));
  const reset = (password: string) => aBrowser(app).post("/api/auth/reset-password", { token, newPassword: password });
  expect((await reset("password1")).json()).toMatchObject({ errors: { newPassword: expect.any(String) as string } });
  expect((await reset("another lantern 9")).statusCode).toBe(200);
  expect(await readPerson(browser)).toBeNull();
  expect((await reset("a third lantern 9")).statusCode).toBe(400);
  expect((await signIn(aBrowser(app), email)).statusCode).toBe(401);
  expect((await signIn(aBrowser(app), email, "another lantern 9")).statusCode).toBe(200);
});

test("confirms an email once by the button, not by opening the link", async () => {
  const { browser, email } = await signUp();
  const token = await tokenTo(owner.db, "verify", email);
  const openResponse = await browser.get(`/api/account-links/${token}`);
  expect(openResponse.json()).toMatchObject({ purpose: "verify", name: "Ada Reyes", email, proof: "session" });
  expect((await readPerson(browser))?.emailVerified).toBe(false);
  await confirmAddress(browser, owner.db, email);
  expect((await readPerson(browser))?.emailVerified).toBe(true);
  expect((await confirmBy(browser, owner.db, "verify", email)).statusCode).toBe(404);
  expect((await browser.get(`/api/account-links/${token}`)).statusCode).toBe(404);
});

const askForChange = (browser: Browser, newEmail: string, password = goodPassword) =>
  browser.post("/api/auth/change-email", { newEmail, password });

test("changes an email only after both addresses agree and notifies the old one", async () => {
  const { browser, email } = await signUp();
  await confirmAddress(browser, owner.db, email);
  const newAddress = newEmail();
  expect((await askForChange(browser, newAddress, "not the password")).statusCode).toBe(400);
  expect(await queuedEmails(owner.db, "approve-change", email)).toEqual([]);
  expect((await askForChange(browser, newAddress)).statusCode).toBe(200);
  expect((await readPerson(browser))?.email).toBe(email);
  expect((await confirmBy(browser, owner.db, "approve-change", email)).json()).toEqual({ email, waitsFor: newAddress });
  expect((await readPerson(browser))?.email).toBe(email);
  expect((await confirmBy(browser, owner.db, "confirm-change", newAddress)).json()).toEqual({
    email: newAddress,
    waitsFor: null,
  });
  expect((await readPerson(browser))?.email).toBe(newAddress);
  expect(await queuedEmails(owner.db, "email-changed", email)).toMatchObject([{ newEmail: newAddress }]);
});

test("accepts an email change link with the password and opens no session", async () => {
  const { browser, email } = await signUp();
  await confirmAddress(browser, owner.db, email);
  const newAddress = newEmail();
  await askForChange(browser, newAddress);
  const otherBrowser = aBrowser(app);
  const tries = (kind: string, to: string, body: object) => confirmBy(otherBrowser, owner.db, kind, to, body);
  expect((await tries("approve-change", email, {})).statusCode).toBe(401);
  expect((await tries("approve-change", email, { password: "not the password" })).statusCode).toBe(400);
  expect((await tries("approve-change", email, { password: goodPassword })).statusCode).toBe(200);
  expect((await tries("confirm-change", newAddress, { password: goodPassword })).statusCode).toBe(200);
  expect(await readPerson(otherBrowser)).toBeNull();
  expect((await readPerson(browser))?.email).toBe(newAddress);
  expect((await browser.get("/api/me/sessions")).json()).toHaveLength(1);
});

test("replaces an earlier email change and ignores one to a taken address", async () => {
  const [{ browser, email }, other] = [await signUp(), await signUp()];
  await confirmAddress(browser, owner.db, email);
  await askForChange(browser, newEmail());
  const earlier = await tokenTo(owner.db, "approve-change", email);
  expect((await askForChange(browser, other.email)).statusCode).toBe(200);
  expect((await browser.post(`/api/account-links/${earlier}/confirmation`)).statusCode).toBe(404);
  expect(await queuedEmails(owner.db, "approve-change", email)).toHaveLength(1);
  const newAddress = newEmail();
  await askForChange(browser, newAddress);
  await confirmBy(browser, owner.db, "approve-change", email);
  await signUp(newAddress);
  expect((await confirmBy(browser, owner.db, "confirm-change", newAddress)).statusCode).toBe(409);
  expect((await readPerson(browser))?.email).toBe(email);
});

test("requires the session for a link when two-factor authentication is on", async () => {
  const { browser, email } = await signUp();
  await enrollTwoFactor(browser, email);
  await askForChange(browser, newEmail());
  const otherBrowser = aBrowser(app);
  const body = { password: goodPassword };
  expect((await confirmBy(otherBrowser, owner.db, "approve-change", email, body)).statusCode).toBe(401);
  expect((await confirmBy(browser, owner.db, "approve-change", email)).statusCode).toBe(200);
});

test("does not send an email whose link has become void", async () => {
  const { browser, email } = await signUp();
  await confirmAddress(browser, owner.db, email);
  const [queued] = await queuedEmails(owner.db, "verify", email);
  await sendAccountEmail.handle(accountEmailPayload.parse(queued), deps);
  expect(catcher.caught.filter((each) => each.to.includes(email))).toEqual([]);
});

test("rejects common passwords wherever one is chosen", async () => {
  for (const password of ["password", "Qwerty123", "iloveyou", "11111111"]) {
    const form = employerForm({ email: newEmail(), password });
    const response = await aBrowser(app).post("/api/accounts/employers", form);
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { errors: { password: expect.any(String) as string } },
    ]);
    const body = { name: "Ada Reyes", email: newEmail(), password };
    const candidate = await aBrowser(app).post("/api/auth/sign-up/email", body);
    expect(candidate.json()).toMatchObject({ errors: { password: expect.any(String) as string } });
  }
  const form = employerForm({ email: "lantern.copper@accounts.example", password: "lanterncopper" });
  expect((await aBrowser(app).post("/api/accounts/employers", form)).statusCode).toBe(400);
});

const enrollTwoFactor = async (browser: Browser, email: string) => {
  await confirmAddress(browser, owner.db, email);
  const startResponse = await browser.post("/api/auth/two-factor/enable", { password: goodPassword });
  const { totpURI, backupCodes } = startResponse.json<{ totpURI: string; backupCodes: string[] }>();
  const authenticator = URI.parse(totpURI) as TOTP;
  const finishResponse = await browser.post("/api/auth/two-factor/verify-totp", { code: authenticator.generate() });
  expect(finishResponse.statusCode).toBe(200);
  return { totp: authenticator, backupCodes };
};

test("asks for a second factor at sign-in and accepts each backup code once", async () => {
  const { browser, email } = await signUp();
  const { totp, backupCodes } = await enrollTwoFactor(browser, email);
  expect(totp.secret).toBeInstanceOf(Secret);
  expect((await readPerson(browser))?.twoFactorEnabled).toBe(true);

  const second = aBrowser(app);
  expect((await signIn(second, email)).json()).toEqual({ twoFactorRedirect: true });
  expect(await readPerson(second)).toBeNull();
  const wrongResponse = await second.post("/api/auth/two-factor/verify-totp", { code: "000000" });
  expect([wrongResponse.statusCode, wrongResponse.json()]).toMatchObject([
    401,
    { errors: { code: expect.any(String) as string } },
  ]);
  // The code that confirmed the setup is used up; the app's next code is accepted.
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  expect((await second.post("/api/auth/two-factor/verify-totp", { code: next })).statusCode).toBe(200);
  expect((await readPerson(second))?.email).toBe(email);

  for (const expected of [200, 401]) {
    const third = aBrowser(app);
    await signIn(third, email);
    const response = await third.post("/api/auth/two-factor/verify-backup-code", { code: backupCodes[0] });
    expect(response.statusCode).toBe(expected);
  }
});

test("ends a pre-account hijack when the owner resets the password", async () => {
  const { browser: attacker, email: victim } = await signUp();
  const early = await attacker.post("/api/auth/two-factor/enable", { password: goodPassword });
  expect(early.statusCode).toBe(403);
  await aBrowser(app).post("/api/auth/request-password-reset", { email: victim });
  const token = tokenOf(await linkTo(owner.db, "reset", victim));
  await aBrowser(app).post("/api/auth/reset-password", { token, newPassword: "mine and only mine 4" });
  expect(await readPerson(attacker)).toBeNull();
  const owning = aBrowser(app);
  expect((await signIn(owning, victim, "mine and only mine 4")).json()).toEqual({});
  expect((await readPerson(owning))?.emailVerified).toBe(true);
});

test("creates a new session at sign-in (session fixation)", async () => {
  const { email } = await signUp();
  const browser = aBrowser(app);
  await browser.post("/api/auth/sign-in/anonymous");
  const planted = browser.jar.get("cohire.session_token");
  await signIn(browser, email);
  expect(browser.jar.get("cohire.session_token")).not.toBe(planted);
  const thief = aBrowser(app);
  thief.jar.set("cohire.session_token", planted ?? "");
  expect(await readPerson(thief)).toBeNull();
});

test("rejects a session cookie that we did not sign", async () => {
  const { browser } = await signUp();
  const [row] = await db.select().from(sessions).limit(1);
  const forged = aBrowser(app);
  for (const value of [row?.token ?? "", `${row?.token}.AAAA`, `${row?.token}.${"A".repeat(44)}`]) {
    forged.jar.set("cohire.session_token", encodeURIComponent(value));
    expect(await readPerson(forged)).toBeNull();
  }
  expect(await readPerson(browser)).not.toBeNull();
});

test("rejects requests from another site that carry a person's cookies", async () => {
  const { browser } = await signUp();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const origin of ["https://evil.example", "null", "http://localhost:3000.evil.example"]) {
    const response = await app.inject({
      method: "PATCH",
      url: "/api/me",
      headers: { cookie, origin },
      payload: { name: "Eve Evil" },
    });
    expect(response.statusCode, origin).toBe(403);
  }
  expect((await readPerson(browser))?.name).toBe("Ada Reyes");
});

test("lists sessions without secrets and ends one or all others", async () => {
  const { browser, email } = await signUp();
  const [second, third] = [aBrowser(app), aBrowser(app)];
  await signIn(second, email);
  await signIn(third, email);
  const list = (await browser.get("/api/me/sessions")).json<{ id: string; current: boolean }[]>();
  expect(list).toHaveLength(3);
  expect(JSON.stringify(list)).not.toContain("token");
  const other = list.find((session) => !session.current);
  expect((await browser.delete(`/api/me/sessions/${other?.id}`)).statusCode).toBe(200);
  expect((await browser.get("/api/me/sessions")).json()).toHaveLength(2);
  await browser.delete("/api/me/sessions");
  expect(await Promise.all([readPerson(second), readPerson(third)])).toEqual([null, null]);
  expect(await readPerson(browser)).not.toBeNull();
});

test("ends other sessions on request when the password changes", async () => {
  const { browser, email } = await signUp();
  const second = aBrowser(app);
  await signIn(second, email);
  const body = { currentPassword: "wrong", newPassword: "another lantern 9", revokeOtherSessions: true };
  expect((await browser.post("/api/auth/change-password", body)).statusCode).toBe(400);
  expect((await browser.post("/api/auth/change-password", { ...body, currentPassword: goodPassword })).statusCode).toBe(
    200,
  );
  expect(await readPerson(second)).toBeNull();
  expect(await readPerson(browser)).not.toBeNull();
});

test("moves a visitor's data to the account they create", async () => {
  const browser = aBrowser(app);
  await browser.post("/api/auth/sign-in/anonymous");
  const [visitor] = await db.select().from(users).where(eq(users.kind, "visitor"));
  expect(await readPerson(browser)).toBeNull();
  const profile = await aProfile(owner.db, { userId: visitor?.id ?? "", title: "Charge nurse" });
  const email = newEmail();
  await browser.post("/api/auth/sign-up/email", { name: "Maya Okafor", email, password: goodPassword });
  const person = await readPerson(browser);
  expect(person).toMatchObject({ email, kind: "candidate" });
  const [carried] = await owner.db.select().from(candidateProfiles).where(eq(candidateProfiles.id, profile.id));
  expect(carried).toMatchObject({ userId: person?.id, title: "Charge nurse" });
  expect(
    await db
      .select()
      .from(users)
      .where(eq(users.id, visitor?.id ?? "")),
  ).toEqual([]);
});

test("keeps an account's own profile when a visitor signs in to it", async () => {
  const email = newEmail();
  await aBrowser(app).post("/api/auth/sign-up/email", { name: "Maya Okafor", email, password: goodPassword });
  const [account] = await db.select().from(users).where(eq(users.username, email));
  await aProfile(owner.db, { userId: account?.id ?? "", title: "Kept" });
  const browser = aBrowser(app);
  await browser.post("/api/auth/sign-in/anonymous");
  const [visitor] = await db.select().from(users).where(eq(users.kind, "visitor"));
  await aProfile(owner.db, { userId: visitor?.id ?? "", title: "Left" });
  await signIn(browser, email);
  const titles = await owner.db
    .select({ title: candidateProfiles.title })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, account?.id ?? ""));
  expect(titles).toEqual([{ title: "Kept" }]);
});

test("deletes a visitor's data with their session", async () => {
  const [staying, leaving] = [aBrowser(app), aBrowser(app)];
  for (const browser of [staying, leaving]) await browser.post("/api/auth/sign-in/anonymous");
  const before = await db.select().from(users).where(eq(users.isAnonymous, true));
  await leaving.post("/api/auth/sign-out");
  expect(await sweepVisitors(db)).toBeGreaterThan(0);
  const after = await db.select().from(users).where(eq(users.isAnonymous, true));
  expect(after.length).toBeLessThan(before.length);
  expect((await staying.post("/api/auth/sign-in/anonymous")).statusCode).toBe(400);
});

test("ignores a kind and verification flags in a sign-up body", async () => {
  const email = newEmail();
  const body = {
    name: "Eve Evil",
    email,
    password: goodPassword,
    kind: "staff",
    emailVerified: true,
    twoFactorEnabled: true,
  };
  expect((await aBrowser(app).post("/api/auth/sign-up/email", body)).statusCode).toBe(200);
  const [user] = await db.select().from(users).where(eq(users.username, email));
  expect(user).toMatchObject({ kind: "candidate", emailVerified: false, twoFactorEnabled: false });
});

test("emails the person about a new browser and not about a known one", async () => {
  const { email } = await signUp();
  const browser = aBrowser(app);
  await signIn(browser, email);
  expect(await queuedEmails(owner.db, "new-sign-in", email)).toMatchObject([{ device: "Chrome on Linux" }]);
  await browser.post("/api/auth/sign-out");
  await signIn(browser, email);
  expect(await queuedEmails(owner.db, "new-sign-in", email)).toHaveLength(1);
});

test("closes the Better Auth paths that we do not use", async () => {
  const { browser } = await signUp();
  for (const path of [
    "delete-user",
    "update-user",
    "link-social",
    "sign-in/social",
    "two-factor/send-otp",
    "revoke-sessions",
  ]) {
    expect((await browser.post(`/api/auth/${path}`)).statusCode, path).toBe(404);
  }
  for (const path of [
    "get-session",
    "list-accounts",
    "error",
    "ok",
    "verify-email?token=x",
    "reset-password/abc?callbackURL=//evil.example",
  ]) {
    expect((await browser.get(`/api/auth/${path}`)).statusCode, path).toBe(404);
  }
});
