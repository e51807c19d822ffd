/** What admins, people and programs read of security events. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type SecurityEvent, securityEventLine } from "#domain/security-events/read-security-events.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { aToken } from "../../test/fixtures/token-factories.ts";

const { app, owner, ownerUrl, db } = await buildTestApp();
interface Page {
  readonly events: SecurityEvent[];
  readonly more: boolean;
}
const adminOf = async (companyId: string): Promise<string> => {
  const [row] = await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId));
  return row?.userId ?? "";
};
const [ownWorkspace, theirs] = [await anEmployer(app), await anEmployer(app)];
const [me, them] = [await adminOf(ownWorkspace.companyId), await adminOf(theirs.companyId)];
const source = { network: "198.51.100.0/24", device: "Firefox on Linux", sessionId: null };
for (let n = 0; n < 60; n += 1) {
  const details = { method: "password", newDevice: false } as const;
  await recordSecurityEvent(db, { kind: "sign-in", userId: me, source, details });
}
await recordSecurityEvent(db, { kind: "password-changed", userId: them, source, details: {} });
await recordSecurityEvent(db, {
  kind: "member-level-changed",
  userId: them,
  subjectUserId: me,
  companyId: theirs.companyId,
  details: { from: "viewer", to: "admin" },
});

const list = async (browser: typeof ownWorkspace, query = "") =>
  (await browser.get(`/api/workspace/security-events${query}`)).json<Page>();

test("admins page through their workspace's events and filter them by kind and person", async () => {
  const first = await list(ownWorkspace, "?kind=sign-in");
  expect([first.events.length, first.more]).toEqual([50, true]);
  expect(first.events[0]).toMatchObject({ person: "Ada Reyes", network: source.network, device: source.device });
  const second = await list(ownWorkspace, `?kind=sign-in&before=${first.events.at(-1)?.id}`);
  expect([second.events.length, second.more]).toEqual([10, false]);
  expect((await list(ownWorkspace, `?person=${them}`)).events).toEqual([]);
  expect((await list(theirs)).events.map(({ kind }) => kind)).toEqual(["member-level-changed", "password-changed"]);
  expect((await list(theirs, `?person=${me}`)).events.map(({ kind, subject }) => [kind, subject])).toEqual([
    ["member-level-changed", "Ada Reyes"],
  ]);
  expect((await ownWorkspace.get("/api/workspace/security-events?kind=nothing")).statusCode).toBe(400);
});

test("a person reads their own events, without the names of others", async () => {
  const { events } = (await ownWorkspace.get("/api/me/security-events")).json<Page>();
  expect(events[0]).toMatchObject({ kind: "member-level-changed", person: null, subject: null });
  expect(events).toHaveLength(50);
  const ownEvents = (await theirs.get("/api/me/security-events")).json<Page>();
  expect(ownEvents.events.map(({ kind }) => kind)).toEqual(["member-level-changed", "password-changed"]);
});

test("JSON lines: one event each, fixed schema, by day, for admins and admin tokens", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const path = "/api/workspace/security-events/lines";
  const response = await ownWorkspace.get(`${path}?from=${today}&to=${today}`);
  expect(response.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
  const lines = response.body.trim().split("\n");
  const events = lines.map((line) => securityEventLine.parse(JSON.parse(line)));
  expect(events.filter(({ kind }) => kind === "sign-in")).toHaveLength(60);
  expect(events.at(-1)).toMatchObject({ kind: "export-file", workspaceId: ownWorkspace.companyId, userId: me });
  expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted());
  expect(new Set(events.map(({ userId }) => userId))).toEqual(new Set([me]));
  expect((await ownWorkspace.get(`${path}?to=2020-01-01`)).body).toBe("");
  for (const day of ["yesterday", "0000-01-01"])
    expect((await ownWorkspace.get(`${path}?from=${day}`)).statusCode).toBe(400);

  const call = async (level: "read" | "admin") => {
    const { secret } = await aToken(owner.db, { companyId: theirs.companyId, createdBy: them, level });
    return app.inject({ url: path, headers: { authorization: `Bearer ${secret}` } });
  };
  expect((await call("read")).statusCode).toBe(403);
  const byToken = await call("admin");
  expect(byToken.statusCode).toBe(200);
  expect(byToken.body).not.toContain('"kind":"sign-in"');
  expect(byToken.body).toContain("password-changed");
});

test("the operators' command writes every event since a time as JSON lines", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["script/operate/security-events.ts", "1h"], {
    env: { ...process.env, MIGRATION_DATABASE_URL: ownerUrl },
  });
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => securityEventLine.parse(JSON.parse(line)));
  const [user] = await owner.db.select().from(users).where(eq(users.id, them));
  expect(lines.filter(({ kind }) => kind === "sign-in").length).toBeGreaterThanOrEqual(60);
  expect(lines.find(({ kind }) => kind === "password-changed")?.userEmail).toBe(user?.username);
});
