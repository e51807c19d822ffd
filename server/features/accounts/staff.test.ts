import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { URI, type TOTP } from "otpauth";
import { expect, test } from "vitest";
import { users } from "../../db/tables/identity.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { linkTo } from "../../test/account-links.ts";
import { aBrowser, type Browser, employerForm, goodPassword } from "../../test/browsers.ts";
import { aToken } from "../../test/fixtures/token-factories.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { createEnqueueAccountEmail } from "./email-address/account-email-queue.service.ts";
import { addStaff, removeStaff, resetSecondFactor } from "./staff.service.ts";

const { app, db, owner } = await buildTestApp();
const email = "Dana@firm.example";
const deps = { keys: testKeys, enqueueEmail: createEnqueueAccountEmail(() => undefined) };

test("[LEAD-16] adds staff by command, who need a second factor to read leads", async () => {
  const { path } = await addStaff(db, { name: "Dana Whitfield", email }, deps);
  const token = new URL(path ?? "", "http://x.example").searchParams.get("token");
  const browser = aBrowser(app);
  const password = "copper lantern harbor 7";
  expect((await browser.post("/api/auth/sign-in/email", { email, password })).statusCode).toBe(401);
  expect((await browser.post("/api/auth/reset-password", { token, newPassword: password })).statusCode).toBe(200);
  expect((await browser.post("/api/auth/sign-in/email", { email, password })).statusCode).toBe(200);
  const without = await browser.get("/api/leads");
  expect([without.statusCode, without.json()]).toMatchObject([403, { code: "second_factor_needed" }]);

  const startResponse = await browser.post("/api/auth/two-factor/enable", { password });
  const totp = URI.parse(startResponse.json<{ totpURI: string }>().totpURI) as TOTP;
  await browser.post("/api/auth/two-factor/verify-totp", { code: totp.generate() });
  const lead = {
    firstName: "Jo",
    lastName: "Lee",
    email: "jo@lead.example",
    company: "Lee",
    interests: ["RPO Services"],
  };
  expect((await aBrowser(app).post("/api/leads", lead)).statusCode).toBe(201);
  const readResponse = await browser.get("/api/leads");
  expect([readResponse.statusCode, readResponse.json()]).toMatchObject([
    200,
    [{ email: "jo@lead.example", status: "new" }],
  ]);
  expect((await aBrowser(app).get("/api/leads")).statusCode).toBe(401);
});

test("rejects adding staff twice and ends their access on removal", async () => {
  await expect(addStaff(db, { name: "Dana", email }, deps)).rejects.toThrow("already");
  await removeStaff(db, email);
  const [user] = await db.select().from(users).where(eq(users.username, email.toLowerCase()));
  expect(user?.kind).toBe("candidate");
  await expect(removeStaff(db, "nobody@firm.example")).rejects.toThrow("no account");
});

const enrollTwoFactor = async (browser: Browser, password: string) => {
  const startResponse = await browser.post("/api/auth/two-factor/enable", { password });
  const totp = URI.parse(startResponse.json<{ totpURI: string }>().totpURI) as TOTP;
  const code = totp.generate({ timestamp: Date.now() - 30_000 });
  expect((await browser.post("/api/auth/two-factor/verify-totp", { code })).statusCode).toBe(200);
  return totp;
};

const signUp = async (email: string) => {
  const browser = aBrowser(app);
  const response = await browser.post("/api/accounts/employers", employerForm({ email, companyName: `Of ${email}` }));
  const [user] = await db.select().from(users).where(eq(users.username, email));
  return { ...browser, email, userId: user?.id ?? "", companyId: response.json<{ companyId: string }>().companyId };
};

test("removes all earlier access on promotion and emails the password link", async () => {
  const intruder = await signUp("lee@firm.example");
  // The strongest case: an account with a second factor, which needs a confirmed email.
  await db.update(users).set({ emailVerified: true }).where(eq(users.username, intruder.email));
  await enrollTwoFactor(intruder, goodPassword);
  const { companyId, userId } = intruder;
  const token = await aToken(owner.db, { companyId, createdBy: userId, level: "admin" });
  await owner.db.insert(invitations).values({
    companyId,
    email: "friend@elsewhere.example",
    role: "Recruiter",
    permissions: "admin",
    tokenHash: randomUUID(),
    invitedBy: userId,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await intruder.post("/api/auth/request-password-reset", { email: intruder.email });
  const resetLink = await linkTo(db, "reset", intruder.email);

  const promoted = await addStaff(db, { name: "Lee Marsh", email: "Lee@firm.example" }, deps);
  expect(promoted).toEqual({ path: null });
  const [user] = await db.select().from(users).where(eq(users.username, intruder.email));
  expect(user).toMatchObject({ kind: "staff", name: "Lee Marsh", twoFactorEnabled: false });

  expect((await intruder.get("/api/me/sessions")).statusCode).toBe(401);
  const passwordAgain = { email: intruder.email, password: goodPassword };
  expect((await aBrowser(app).post("/api/auth/sign-in/email", passwordAgain)).statusCode).toBe(401);
  const resetWith = (link: string, newPassword: string) => {
    const secret = new URL(link, "http://x.example").searchParams.get("token");
    return aBrowser(app).post("/api/auth/reset-password", { token: secret, newPassword });
  };
  expect((await resetWith(resetLink, "an intruder's words 9")).statusCode).toBe(400);
  const asProgram = { url: "/api/workspace", headers: { authorization: `Bearer ${token.secret}` } };
  expect((await app.inject(asProgram)).statusCode).toBe(401);
  const open = await owner.db.execute(sql`select 1 from invitations where revoked_at is null and accepted_at is null`);
  expect(open.rows).toEqual([]);

  const path = await linkTo(db, "reset", intruder.email);
  const newPassword = "harbor violin meadow 12";
  expect((await resetWith(path, newPassword)).statusCode).toBe(200);
  expect((await resetWith(path, "a second use of it 3")).statusCode).toBe(400);
  const owners = aBrowser(app);
  expect((await owners.post("/api/auth/sign-in/email", { ...passwordAgain, password: newPassword })).statusCode).toBe(
    200,
  );
  await enrollTwoFactor(owners, newPassword);
  expect((await owners.get("/api/leads")).statusCode).toBe(200);
});

test("ends sessions and records an event when a second factor is reset", async () => {
  const [staff, password] = ["lee@firm.example", "harbor violin meadow 12"];
  const browser = aBrowser(app);
  const entered = await browser.post("/api/auth/sign-in/email", { email: staff, password });
  expect(entered.json()).toMatchObject({ twoFactorRedirect: true });
  await owner.db.execute(sql`insert into passkeys (user_id, public_key, credential_id, counter, device_type, backed_up)
    select id, 'key', 'stolen', 0, 'singleDevice', false from users where username = ${staff}`);
  await resetSecondFactor(db, staff);
  expect((await owner.db.execute(sql`select 1 from passkeys where credential_id = 'stolen'`)).rows).toEqual([]);
  expect((await browser.post("/api/auth/sign-in/email", { email: staff, password })).json()).toEqual({});
  expect((await browser.get("/api/leads")).json()).toMatchObject({ code: "second_factor_needed" });
  const events = await owner.db.execute(
    sql`select e.kind from security_events e join users u on u.id = e.subject_user_id where username = ${staff} order by at`,
  );
  expect(events.rows.map(({ kind }) => kind)).toEqual(["staff-added", "two-factor-reset"]);
  await signUp("kim@elsewhere.example");
  await expect(resetSecondFactor(db, "kim@elsewhere.example")).rejects.toThrow("is not staff");
});
