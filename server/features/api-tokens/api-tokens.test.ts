/** Tokens from their making to their end, as an admin and a program see them. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApiToken, NewToken } from "#domain/api-tokens/api-tokens.ts";
import { asActor } from "../../db/client.ts";
import { apiTokens } from "../../db/tables/api-tokens.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { auditLog } from "../../db/tables/records.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aUser } from "../../test/factories.ts";
import { anEmployer } from "../../test/jobs.ts";
import type { Browser } from "../../test/people.ts";
import { aToken } from "../../test/token-factories.ts";

const { app, owner, db } = await buildTestApp({ tokenCallsPerMinute: 20 });

const made = async (browser: Browser, values: Partial<NewToken> = {}) => {
  const answer = await browser.post("/api/workspace/tokens", { name: "Payroll", level: "write", days: 30, ...values });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([201, "private, no-store"]);
  return answer.json<ApiToken & { secret: string }>();
};
const tokensOf = async (browser: Browser) =>
  (await browser.get("/api/workspace/tokens")).json<{ tokens: ApiToken[] }>().tokens;
const program = (secret: string, headers: Readonly<Record<string, string>> = {}) => ({
  get: (url: string) => app.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } }),
  post: (url: string, payload: object) =>
    app.inject({ method: "POST", url, payload, headers: { authorization: `Bearer ${secret}`, ...headers } }),
});
const deedsOf = async (companyId: string) =>
  (await owner.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.companyId, companyId)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith("token."))
    .toSorted();

test("a token is shown once, kept as a hash, used, listed with its use, and revoked at once", async () => {
  const admin = await anEmployer(app);
  const token = await made(admin);
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
  expect(await deedsOf(admin.companyId)).toEqual(["token.made", "token.revoked", "token.used"]);
});

test("what a program writes stands under its maker's name, in its workspace alone", async () => {
  const [admin, other] = [await anEmployer(app), await anEmployer(app)];
  const { secret } = await made(admin);
  const own = await aCandidate(owner.db, { companyId: admin.companyId });
  const foreign = await aCandidate(owner.db, { companyId: other.companyId });
  const { get, post } = program(secret);
  expect((await post(`/api/candidates/${own.id}/notes`, { text: "Reached by phone" })).statusCode).toBe(201);
  expect((await get(`/api/candidates/${own.id}/page`)).json()).toMatchObject({ notes: [{ text: "Reached by phone" }] });
  expect((await post(`/api/candidates/${foreign.id}/notes`, { text: "Not mine" })).statusCode).toBe(404);
  expect((await get(`/api/candidates/${foreign.id}/page`)).statusCode).toBe(404);
});

test("a token never reaches further than its maker: demoted with them, stopped when they leave, back with nobody", async () => {
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

test("a token that has run out opens nothing, and says so in the list", async () => {
  const admin = await anEmployer(app);
  const { id, secret } = await made(admin, { days: 30 });
  await owner.db.execute(sql`update api_tokens set expires_at = now() - interval '1 second' where id = ${id}`);
  expect((await program(secret).get("/api/workspace")).statusCode).toBe(401);
  expect((await tokensOf(admin))[0]?.state).toBe("expired");
  expect((await made(admin, { days: 0 })).expiresAt).toBeNull();
});

test("too many calls of one token are refused with when to go on; another token goes on", async () => {
  const admin = await anEmployer(app);
  const [busy, calm] = [await made(admin), await made(admin)];
  for (let calls = 0; calls < 20; calls++) {
    expect((await program(busy.secret).get("/api/workspace")).statusCode).toBe(200);
  }
  const refused = await program(busy.secret).get("/api/workspace");
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await program(calm.secret).get("/api/workspace")).statusCode).toBe(200);
});

test("a token never falls back on a cookie or on the demo, and the origin check for cookies stays", async () => {
  const admin = await anEmployer(app);
  const { secret } = await made(admin);
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  // Whoever shows a bad token is nobody, whatever cookie comes with it; without one this call shows the demo.
  expect((await app.inject({ url: "/api/jobs-enhanced" })).statusCode).toBe(200);
  for (const wrong of ["cohire_wrong", "anything"]) {
    expect((await program(wrong).get("/api/jobs-enhanced")).statusCode).toBe(401);
    expect((await program(wrong, { cookie }).get("/api/jobs-enhanced")).statusCode).toBe(401);
  }
  // A session may read members; a token of the same person may not, even with the session's cookie beside it.
  expect((await admin.get("/api/workspace/members")).statusCode).toBe(200);
  expect((await program(secret, { cookie }).get("/api/workspace/members")).statusCode).toBe(403);
  // Programs send no cookies, whatever origin they name; a browser's cookie from elsewhere is refused, token or not.
  const elsewhere = { origin: "https://evil.example" };
  const job = { title: "Charge nurse" };
  expect((await program(secret, elsewhere).post("/api/jobs-enhanced", job)).statusCode).toBe(201);
  expect((await program(secret, { ...elsewhere, cookie }).post("/api/jobs-enhanced", job)).statusCode).toBe(403);
  expect((await program(secret).get("/api/no-such-call")).statusCode).toBe(404);
});

test("the database itself keeps tokens from editors and never lets a level or a hash be changed", async () => {
  const admin = await anEmployer(app);
  const { id } = await made(admin, { level: "read" });
  const editor = await aUser(owner.db, { kind: "employer" });
  const { companyId } = admin;
  await owner.db.insert(companyMembers).values({ companyId, userId: editor.id, permissions: "editor" });
  const seen = await asActor(db, { companyId, userId: editor.id }, (db) => db.select().from(apiTokens));
  expect(seen).toEqual([]);
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

test("a workspace has at most fifty tokens that open something", async () => {
  const admin = await anEmployer(app);
  const rows = Array.from({ length: 50 }, (_none, at) =>
    aToken(owner.db, { companyId: admin.companyId, name: `${at}` }),
  );
  await Promise.all(rows);
  const refused = await admin.post("/api/workspace/tokens", { name: "One more", level: "read" });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    "A workspace has at most 50 tokens. Revoke one that is not used.",
  ]);
});
