import { createCipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type TOTP, URI } from "otpauth";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { sessions, twoFactors, users } from "../../db/tables/identity.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import { signCookie } from "../../infra/auth/cookie-renewal.ts";
import { createKeyring, type Keyring } from "../../infra/crypto/keyring.ts";
import { decryptFactor } from "../../infra/crypto/encrypted-two-factor.ts";
import { decryptText } from "../../infra/crypto/encrypted-text.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { aBrowser, type Browser, goodPassword as password } from "../../test/browsers.ts";
import { createEnqueueAccountEmail } from "../accounts/email-address/account-email-queue.service.ts";
import { addStaff } from "../accounts/staff.service.ts";
import { unsubscribeToken } from "../accounts/unsubscribe.service.ts";
import { rotateKeys } from "./rotate-keys.service.ts";

const [first, second] = ["for-tests-only-the-first-secret-0123", "for-tests-only-the-second-secret-0123"];
const [before, both, after] = [createKeyring([first]), createKeyring([second, first]), createKeyring([second])];
const { app, appWith, db, owner } = await buildTestApp({ keys: before });

const [email, teamMember] = ["dana@firm.example", "lee@firm.example"];
const cookieName = "cohire.session_token";
const halfMinute = 30_000;

/** The same browser at a process with another configuration. */
const moved = (browser: Browser, to: FastifyInstance, only?: readonly string[]): Browser => {
  const next = aBrowser(to);
  for (const [name, value] of browser.jar) if (only === undefined || only.includes(name)) next.jar.set(name, value);
  return next;
};

const signIn = (browser: Browser, as = email) => browser.post("/api/auth/sign-in/email", { email: as, password });

const aStaffAccount = async (email: string) => {
  const { path } = await addStaff(
    db,
    { name: "Dana Whitfield", email },
    { keys: before, enqueueEmail: createEnqueueAccountEmail(() => undefined) },
  );
  const token = new URL(path ?? "", "http://x.example").searchParams.get("token");
  const browser = aBrowser(app);
  await browser.post("/api/auth/reset-password", { token, newPassword: password });
  await signIn(browser, email);
  const response = await browser.post("/api/auth/two-factor/enable", { password });
  const { totpURI, backupCodes } = response.json<{ totpURI: string; backupCodes: string[] }>();
  const totp = URI.parse(totpURI) as TOTP;
  // Each later sign-in uses a later code, since a code is valid for one sign-in only.
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * halfMinute });
  expect((await browser.post("/api/auth/two-factor/verify-totp", { code: code(-1) })).statusCode).toBe(200);
  return { browser, code, backupCodes };
};

const aTrustedBrowser = async (): Promise<Browser> => {
  const { code } = await aStaffAccount(teamMember);
  const trusted = aBrowser(app);
  await signIn(trusted, teamMember);
  const entered = await trusted.post("/api/auth/two-factor/verify-totp", { code: code(0), trustDevice: true });
  expect(entered.statusCode, entered.body).toBe(200);
  return trusted;
};

/** Converts a stored value to the format from before key ids. */
const storeAsBefore = async (endpointId: string) => {
  for (const row of await owner.db.select().from(twoFactors)) {
    const old = async (sealed: string) => symmetricEncrypt({ key: first, data: await decryptFactor(sealed, before) });
    const values = { secret: await old(row.secret), backupCodes: await old(row.backupCodes) };
    await owner.db.update(twoFactors).set(values).where(eq(twoFactors.id, row.id));
  }
  const [endpoint] = await owner.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
  const [key, nonce] = [createHash("sha256").update(`sealed address\0${first}`).digest(), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
  const text = decryptText(endpoint?.secret ?? "", before, "webhook secret");
  const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const secret = Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
  await owner.db.update(webhookEndpoints).set({ secret }).where(eq(webhookEndpoints.id, endpointId));
};

/** A session whose cookie was signed before key ids, with the bare secret. */
const anOldSession = async (): Promise<Browser> => {
  const [user] = await db.select().from(users).where(eq(users.username, email));
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(sessions).values({ userId: user?.id ?? "", token, expiresAt });
  const browser = aBrowser(app);
  browser.jar.set(cookieName, signCookie(token, first));
  return browser;
};

test("[SEC-M7] replaces the secret while users stay signed in; nothing encrypted is lost", async () => {
  const { browser, code, backupCodes } = await aStaffAccount(email);
  const trusted = await aTrustedBrowser();
  const admin = await anEmployer(app);
  const added = await admin.post("/api/workspace/webhooks", {
    url: "https://receiver.example/in",
    events: ["candidate.hired"],
  });
  const { id: endpointId, secret: signing } = added.json<{ id: string; secret: string }>();
  await storeAsBefore(endpointId);
  const oldSession = await anOldSession();
  const [user] = await db.select().from(users).where(eq(users.username, email));
  const linkUnder = (keys: Keyring) =>
    `/api/unsubscribe/${unsubscribeToken(keys, { userId: user?.id ?? "", setting: "memberJoined" })}`;
  const mailed = linkUnder(before);

  const works = async (keys: Keyring, to: FastifyInstance, steps: number, link: string) => {
    const visits = [];
    for (const signedInBrowser of [browser, oldSession, admin]) {
      const visit = moved(signedInBrowser, to);
      visits.push((await visit.get("/api/me/sessions")).statusCode);
      // The reply re-signed the cookie, and the browser stores it.
      for (const [name, value] of visit.jar) signedInBrowser.jar.set(name, value);
    }
    expect(visits).toEqual([200, 200, 200]);
    expect((await aBrowser(to).get(link)).statusCode).toBe(200);

    const [endpoint] = await owner.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
    const opened = decryptText(endpoint?.secret ?? "", keys, "webhook secret");
    const at = new Date();
    const headers = {
      "webhook-id": "msg_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(opened).sign("msg_1", at, "{}"),
    };
    expect(new Webhook(signing).verify("{}", headers)).toEqual({});

    const fresh = aBrowser(to);
    expect((await signIn(fresh)).json()).toMatchObject({ twoFactorRedirect: true });
    const entered = await fresh.post("/api/auth/two-factor/verify-totp", { code: code(steps) });
    expect(entered.statusCode, entered.body).toBe(200);
    expect((await fresh.get("/api/leads")).statusCode).toBe(200);

    // A trusted browser skips the second step, and is then trusted under the current key.
    const knownBrowser = moved(trusted, to, ["cohire.trust_device"]);
    expect((await signIn(knownBrowser, teamMember)).json()).toEqual({});
    trusted.jar.set("cohire.trust_device", knownBrowser.jar.get("cohire.trust_device") ?? "");
  };

  const during = await appWith({ keys: both });
  await works(both, during, 0, mailed);

  const run = await rotateKeys(owner.db, both);
  expect(run.tables).toEqual([
    { table: "webhook_endpoints", resealed: 1, unreadable: [] },
    { table: "two_factors", resealed: 2, unreadable: [] },
  ]);
  expect([...run.inUse.keys()]).toEqual([after.current.name]);
  expect((await rotateKeys(owner.db, both)).tables.map(({ resealed }) => resealed)).toEqual([0, 0]);

  const dropped = await appWith({ keys: after });
  await works(after, dropped, 1, linkUnder(both));
  expect((await aBrowser(dropped).get(mailed)).statusCode).toBe(404);
  const withBackupCode = aBrowser(dropped);
  await signIn(withBackupCode);
  const used = await withBackupCode.post("/api/auth/two-factor/verify-backup-code", { code: backupCodes[1] });
  expect(used.statusCode, used.body).toBe(200);
});

test("lists rows that no configured key decrypts, and leaves them unchanged", async () => {
  const other = createKeyring(["for-tests-only-of-a-third-server-01234"]);
  const storedSecrets = await owner.db.select().from(twoFactors);
  const { tables, inUse } = await rotateKeys(owner.db, other);
  expect(tables.map(({ resealed, unreadable }) => [resealed, unreadable.length])).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect([...inUse.keys()]).toEqual([after.current.name]);
  expect(await owner.db.select().from(twoFactors)).toEqual(storedSecrets);
});
