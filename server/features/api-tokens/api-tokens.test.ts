/** API tokens from creation to revocation, as an admin and a client program see them. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApiToken, NewToken } from "#domain/api-tokens/api-tokens.ts";
import { asActor } from "../../db/client.ts";
import { apiTokens } from "../../db/tables/api-tokens.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { auditLog } from "../../db/tables/records.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aUser } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import type { Browser } from "../../test/browsers.ts";
import { aToken } from "../../test/fixtures/token-factories.ts";

const { app, owner, db } = await buildTestApp({ tokenCallsPerMinute: 20 });

const createToken = async (browser: Browser, values: Partial<NewToken> = {}) => {
  const response = await browser.post("/api/workspace/tokens", {
    name: "Payroll",
    level: "write",
    days: 30,
    ...values,
  });
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([201, "private, no-store"]);
  return response.json<ApiToken & { secret: string }>();
};
const tokensOf = async (browser: Browser) =>
  (await browser.get("/api/workspace/tokens")).json<{ tokens: ApiToken[] }>().tokens;
const program = (secret: string, headers: Readonly<Record<string, string>> = {}) => ({
  get: (url: string) => app.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } }),
  post: (url: string, payload: object) =>
    app.inject({ method: "POST", url, payload, headers: { authorization: `Bearer ${secret}`, ...headers } }),
});
const actionsOf = async (companyId: string) =>
  (await owner.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.companyId, companyId)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith("token."))
    .toSorted();

test("shows a token once, stores its hash and revokes it immediately", async () => {
  const admin = await anEmployer(app);
  const token = await createToken(admin);
  expect(token.secret).toMatch(/^cohire_[\w-]{43}$/);
  expect([token.start, token.state, token.lastUsedAt]).toEqual([token.secret.slice(0, 13), "active", null]);
  const [row] = await owner.db.select().from(apiTokens).where(eq(apiTokens.id, token.id));
  expect(JSON.stringify(row)).not.toContain(token.secret.slice(13));
  const { get } = program(token.secret);
  expect((await get("/api/workspace")).json()).toMatchObject({ id: admin.companyId });
  expect((await get("/api/workspace")).statusCode).toBe(200);
  const [listed] = await tokensOf(admin);
  expect(listed).toMatchObject({ id: token.id, madeBy: "Ada Reyes", level: "write" });
  expect(listed?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(token.secret.slice(13));
  expect((await admin.delete(`/api/workspace/tokens/${token.id}`)).statusCode).toBe(200);
  expect((await admin.delete(`/api/workspace/tokens/${token.id}`)).statusCode).toBe(200);
  const refused = await get("/api/workspace");
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, "not_signed_in"]);
  expect((await tokensOf(admin))[0]?.state).toBe("revoked");
  expect(await actionsOf(admin.companyId)).toEqual(["token.made", "token.revoked", "token.used"]);
});

test("attributes a token's writes to its creator, in its workspace only", async () => {
  const [admin, other] = [await anEmployer(app), await anEmployer(app)];
  const { secret } = await createToken(admin);
  const ownCandidate = await aCandidate(owner.db, { companyId: admin.companyId });
  const foreign = await aCandidate(owner.db, { companyId: other.companyId });
  const { get, post } = program(secret);
  expect((await post(`/api/candidates/${ownCandidate.id}/notes`, { text: "Reached by phone" })).statusCode).toBe(201);
  expect((await get(`/api/candidates/${ownCandidate.id}/page`)).json()).toMatchObject({
    notes: [{ text: "Reached by phone" }],
  });
  expect((await post(`/api/candidates/${foreign.id}/notes`, { text: "Not mine" })).statusCode).toBe(404);
  expect((await get(`/api/candidates/${foreign.id}/page`)).statusCode).toBe(404);
});

test("limits a token to its creator's level and stops it when they leave", async () => {
  const admin = await anEmployer(app);
  const { companyId } = admin;
  const second = await aUser(owner.db, { kind: "employer" });
  const membership = { companyId, userId: second.id, permissions: "admin" };
  await owner.db.insert(companyMembers).values(membership);
  const { secret } = await aToken(owner.db, { companyId, createdBy: second.id, level: "write" });
  const { get, post } = program(secret);
  expect((await post("/api/jobs-enhanced", { title: "Charge nurse" })).statusCode).toBe(201);
  const seat = eq(companyMembers.userId, second.id);
  await owner.db.update(companyMembers).set({ permissions: "viewer" }).where(seat);
  expect((await post("/api/jobs-enhanced", { title: "Charge nurse" })).statusCode).toBe(403);
  expect((await get("/api/jobs-enhanced")).statusCode).toBe(200);
  await owner.db.delete(companyMembers).where(seat);
  expect((await get("/api/jobs-enhanced")).statusCode).toBe(401);
  expect((await tokensOf(admin))[0]?.state).toBe("maker-left");
});

test("rejects an expired token and lists it as expired", async () => {
  const admin = await anEmployer(app);
  const { id, secret } = await createToken(admin, { days: 30 });
  await owner.db.execute(sql`update api_tokens set expires_at = now() - interval '1 second' where id = ${id}`);
  expect((await program(secret).get("/api/workspace")).statusCode).toBe(401);
  expect((await tokensOf(admin))[0]?.state).toBe("expired");
  expect((await createToken(admin, { days: 0 })).expiresAt).toBeNull();
});

test("rate limits one token without affecting another", async () => {
  const admin = await anEmployer(app);
  const [busy, idleToken] = [await createToken(admin), await createToken(admin)];
  for (let calls = 0; calls < 20; calls++) {
    expect((await program(busy.secret).get("/api/workspace")).statusCode).toBe(200);
  }
  const refused = await program(busy.secret).get("/api/workspace");
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await program(idleToken.secret).get("/api/workspace")).statusCode).toBe(200);
});

test("never falls back from a token to a cookie or the demo", async () => {
  const admin = await anEmployer(app);
  const { secret } = await createToken(admin);
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  // A bad token means an anonymous caller, whatever cookie comes with it; without a token this call shows the demo.
  expect((await app.inject({ url: "/api/jobs-enhanced" })).statusCode).toBe(200);
  for (const invalidToken of ["cohire_wrong", "anything"]) {
    expect((await program(invalidToken).get("/api/jobs-enhanced")).statusCode).toBe(401);
    expect((await program(invalidToken, { cookie }).get("/api/jobs-enhanced")).statusCode).toBe(401);
  }
  // A session may read members; a token of the same person may not, even together with the session's cookie.
  expect((await admin.get("/api/workspace/members")).statusCode).toBe(200);
  expect((await program(secret, { cookie }).get("/api/workspace/members")).statusCode).toBe(403);
  // A token without cookies works from any origin; a browser's cookie from another origin is rejected, with or without a token.
  const elsewhere = { origin: "https://evil.example" };
  const job = { title: "Charge nurse" };
  expect((await program(secret, elsewhere).post("/api/jobs-enhanced", job)).statusCode).toBe(201);
  expect((await program(secret, { ...elsewhere, cookie }).post("/api/jobs-enhanced", job)).statusCode).toBe(403);
  expect((await program(secret).get("/api/no-such-call")).statusCode).toBe(404);
});

test("denies editors tokens and changes of level or hash in the database", async () => {
  const admin = await anEmployer(app);
  const { id } = await createToken(admin, { level: "read" });
  const editor = await aUser(owner.db, { kind: "employer" });
  const { companyId } = admin;
  await owner.db.insert(companyMembers).values({ companyId, userId: editor.id, permissions: "editor" });
  const visibleTokens = await asActor(db, { companyId, userId: editor.id }, (db) => db.select().from(apiTokens));
  expect(visibleTokens).toEqual([]);
  await expect(
    asActor(db, { companyId, userId: editor.id }, (db) =>
      db
        .insert(apiTokens)
        .values({ companyId, name: "x", level: "admin", start: "x", tokenHash: "x", createdBy: editor.id }),
    ),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
  const [first] = await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId));
  await expect(
    asActor(db, { companyId, userId: first?.userId ?? "" }, (db) =>
      db.update(apiTokens).set({ level: "admin" }).where(eq(apiTokens.id, id)),
    ),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("rejects a token beyond fifty active ones", async () => {
  const admin = await anEmployer(app);
  const rows = Array.from({ length: 50 }, (_none, index) =>
    aToken(owner.db, { companyId: admin.companyId, name: `${index}` }),
  );
  await Promise.all(rows);
  const refused = await admin.post("/api/workspace/tokens", { name: "One more", level: "read" });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    "A workspace can have up to 50 tokens. Revoke one you don't use.",
  ]);
});
