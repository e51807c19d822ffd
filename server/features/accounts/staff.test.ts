import { eq } from "drizzle-orm";
import { URI, type TOTP } from "otpauth";
import { expect, test } from "vitest";
import { users } from "../../db/tables/identity.ts";
import { aBrowser } from "../../test/people.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { addStaff, removeStaff } from "./staff.service.ts";

const { app, db } = await buildTestApp();
const email = "Dana@firm.example";

test("[LEAD-16] staff come by the command, choose a password by its link, need a second factor, and then read the leads", async () => {
  const { path } = await addStaff(db, { name: "Dana Whitfield", email }, testKeys);
  const token = new URL(path, "http://x.example").searchParams.get("token");
  const browser = aBrowser(app);
  const password = "copper lantern harbor 7";
  expect((await browser.post("/api/auth/sign-in/email", { email, password })).statusCode).toBe(401);
  expect((await browser.post("/api/auth/reset-password", { token, newPassword: password })).statusCode).toBe(200);
  expect((await browser.post("/api/auth/sign-in/email", { email, password })).statusCode).toBe(200);
  const without = await browser.get("/api/leads");
  expect([without.statusCode, without.json()]).toMatchObject([403, { code: "second_factor_needed" }]);

  const begun = await browser.post("/api/auth/two-factor/enable", { password });
  const totp = URI.parse(begun.json<{ totpURI: string }>().totpURI) as TOTP;
  await browser.post("/api/auth/two-factor/verify-totp", { code: totp.generate() });
  const lead = {
    firstName: "Jo",
    lastName: "Lee",
    email: "jo@lead.example",
    company: "Lee",
    interests: ["RPO Services"],
  };
  expect((await aBrowser(app).post("/api/leads", lead)).statusCode).toBe(201);
  const read = await browser.get("/api/leads");
  expect([read.statusCode, read.json()]).toMatchObject([200, [{ email: "jo@lead.example", status: "new" }]]);
  expect((await aBrowser(app).get("/api/leads")).statusCode).toBe(401);
});

test("an account that exists does not become staff, and staff who leave are out at once", async () => {
  await expect(addStaff(db, { name: "Dana", email }, testKeys)).rejects.toThrow("already");
  await removeStaff(db, email);
  const [user] = await db.select().from(users).where(eq(users.username, email.toLowerCase()));
  expect(user?.kind).toBe("candidate");
  await expect(removeStaff(db, "nobody@firm.example")).rejects.toThrow("no account");
});
