import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credentials, users } from "../db/tables/identity.ts";
import { testDatabase } from "../test/test-database.ts";
import { createAuth } from "./auth.ts";
import { createKeyring } from "./keyring.ts";

const { db } = await testDatabase();
const auth = createAuth(db, {
  origin: "http://localhost:3000",
  keys: createKeyring(["for-tests-only-0123456789abcdef0123"]),
});

const password = "correct horse battery";
const sign = (email: string, word = password) =>
  auth.api.signUpEmail({ body: { email, password: word, name: "Ada Reyes" } });

test("[DATA-02] a password is kept as a salted hash, apart from the person, and never handed out", async () => {
  const answers = [await sign("One@Example.org"), await sign("two@example.org")];
  expect(JSON.stringify(answers)).not.toMatch(/password|hash/i);

  const [user] = await db.select().from(users).where(eq(users.username, "one@example.org"));
  expect(user).toMatchObject({ name: "Ada Reyes", kind: "candidate", emailVerified: false });
  expect(JSON.stringify(user)).not.toMatch(/correct|hash/);

  const stored = await db.select().from(credentials);
  expect(stored).toHaveLength(2);
  const hashes = stored.map((row) => row.passwordHash ?? "");
  expect(hashes.every((hash) => /^[0-9a-f]{32}:[0-9a-f]{128}$/.test(hash))).toBe(true);
  // The same password twice, yet two hashes: each has a salt of its own.
  expect(new Set(hashes).size).toBe(2);

  const signedIn = await auth.api.signInEmail({ body: { email: "one@example.org", password } });
  expect(JSON.stringify(signedIn)).not.toMatch(/password|hash/i);
});

test("[DATA-01] a username exists once, whatever its capitals, and a short password makes no account", async () => {
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
