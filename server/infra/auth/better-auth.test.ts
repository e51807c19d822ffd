import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credentials, users } from "../../db/tables/identity.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { createBetterAuth } from "./better-auth.ts";
import { createKeyring } from "../crypto/keyring.ts";

const { db } = await testDatabase();
const auth = createBetterAuth(db, {
  origin: "http://localhost:3000",
  keys: createKeyring(["for-tests-only-0123456789abcdef0123"]),
});

const password = "correct horse battery";
const sign = (email: string, passwordText = password) =>
  auth.api.signUpEmail({ body: { email, password: passwordText, name: "Ada Reyes" } });

test("[DATA-02] stores a password as a salted hash apart from the user and never returns it", async () => {
  const signUps = [await sign("One@Example.org"), await sign("two@example.org")];
  expect(JSON.stringify(signUps)).not.toMatch(/password|hash/i);

  const [user] = await db.select().from(users).where(eq(users.username, "one@example.org"));
  expect(user).toMatchObject({ name: "Ada Reyes", kind: "candidate", emailVerified: false });
  expect(JSON.stringify(user)).not.toMatch(/correct|hash/);

  const storedCredentials = await db.select().from(credentials);
  expect(storedCredentials).toHaveLength(2);
  const hashes = storedCredentials.map((row) => row.passwordHash ?? "");
  expect(hashes.every((hash) => /^[0-9a-f]{32}:[0-9a-f]{128}$/.test(hash))).toBe(true);
  // The same password gives two hashes: each has its own salt.
  expect(new Set(hashes).size).toBe(2);

  const signedIn = await auth.api.signInEmail({ body: { email: "one@example.org", password } });
  expect(JSON.stringify(signedIn)).not.toMatch(/password|hash/i);
});

test("[DATA-01] rejects a duplicate username in any case, and a short password", async () => {
  await sign("three@example.org");
  await expect(sign("THREE@example.org")).rejects.toMatchObject({
    body: { code: expect.stringContaining("USER_ALREADY_EXISTS") as string },
  });
  await expect(sign("four@example.org", "sq7-xv1")).rejects.toMatchObject({ body: { code: "PASSWORD_TOO_SHORT" } });
  expect(await db.select().from(users).where(eq(users.username, "four@example.org"))).toEqual([]);
  await expect(
    auth.api.signInEmail({ body: { email: "three@example.org", password: "wrong password" } }),
  ).rejects.toThrow("Invalid email or password");
});
