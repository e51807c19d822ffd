/** Members, invitations and the firm's recruiters. */
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Me } from "#domain/accounts/me.ts";
import type { Invitation, Member } from "#domain/companies/members.ts";
import type { Team } from "#domain/teams/team.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { rateLimits } from "../../db/tables/records.ts";
import { aBrowser, type Browser, joinAsEmployer, goodPassword, queuedEmails } from "../../test/browsers.ts";
import { linkIn, linkTo } from "../../test/account-links.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app, db, owner } = await buildTestApp();

beforeEach(async () => {
  await db.delete(rateLimits);
});

let serial = 0;
const newEmail = () => `member${(serial += 1)}@companies.example`;
const me = async (browser: Browser) => (await browser.get("/api/me")).json<Me>();

const anAdmin = async () => {
  const browser = aBrowser(app);
  const email = newEmail();
  await joinAsEmployer(app, browser, { email });
  return { browser, email, id: (await me(browser)).person?.id ?? "" };
};
const invite = (browser: Browser, body: object) =>
  browser.post("/api/workspace/invitations", { role: "Interviewer", permissions: "viewer", ...body });
const tokenFor = async (email: string) => (await linkTo(owner.db, "invitation", email)).split("/").at(-1) ?? "";
const accept = (browser: Browser, token: string, body: object = {}) =>
  browser.post(`/api/invitations/${token}/accept`, body);
const setLevel = (browser: Browser, id: string, level: string) =>
  browser.patch(`/api/workspace/members/${id}`, { level });
const newcomer = { name: "Noor Haddad", password: goodPassword };

/** A member who joined by invitation. */
const join = async (admin: Browser, more: object = {}) => {
  const [browser, email] = [aBrowser(app), newEmail()];
  await invite(admin, { email, ...more });
  expect((await accept(browser, await tokenFor(email), newcomer)).statusCode).toBe(200);
  return { browser, email, id: (await me(browser)).person?.id ?? "" };
};

test("creates a member with a proven email from an invitation", async () => {
  const { browser: admin } = await anAdmin();
  const email = newEmail();
  const invited = (await invite(admin, { email: email.toUpperCase() })).json<Invitation>();
  expect(invited).toMatchObject({ email, state: "open", level: "viewer", team: null });
  const days = (new Date(invited.expiresAt).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);

  const browser = aBrowser(app);
  const token = await tokenFor(email);
  const response = await browser.get(`/api/invitations/${token}`);
  expect(response.json()).toEqual({
    email,
    company: "Harbor Clinics",
    team: null,
    level: "viewer",
    invitedBy: "Ada Reyes",
    hasAccount: false,
  });
  expect((await accept(browser, token)).statusCode).toBe(401);
  expect((await accept(browser, token, { name: "Noor", password: "short" })).json()).toMatchObject({
    errors: { password: "Password must be at least 8 characters" },
  });
  expect((await accept(browser, token, newcomer)).statusCode).toBe(200);
  expect(await me(browser)).toMatchObject({
    person: { email, emailVerified: true, kind: "employer" },
    workspace: { name: "Harbor Clinics", level: "viewer" },
  });
  const members = (await admin.get("/api/workspace/members")).json<Member[]>();
  expect(members.map((member) => member.level)).toEqual(["admin", "viewer"]);
});

test("accepts a link once, for its email, until revoked, replaced or expired", async () => {
  const { browser: admin } = await anAdmin();
  const usedEmail = newEmail();
  await invite(admin, { email: usedEmail });
  const token = await tokenFor(usedEmail);
  await accept(aBrowser(app), token, newcomer);
  expect((await accept(aBrowser(app), token, newcomer)).statusCode).toBe(404);

  const another = await anAdmin();
  const bound = newEmail();
  await invite(admin, { email: bound });
  expect((await accept(another.browser, await tokenFor(bound))).statusCode).toBe(403);

  const first = await tokenFor(bound);
  await invite(admin, { email: bound });
  expect((await aBrowser(app).get(`/api/invitations/${first}`)).statusCode).toBe(404);
  const second = (await admin.get("/api/workspace/invitations"))
    .json<Invitation[]>()
    .find((each) => each.state === "open");
  const secondToken = await tokenFor(bound);
  expect((await aBrowser(app).get(`/api/invitations/${secondToken}`)).statusCode).toBe(200);
  await admin.delete(`/api/workspace/invitations/${second?.id}`);
  expect((await aBrowser(app).get(`/api/invitations/${secondToken}`)).statusCode).toBe(404);

  const late = newEmail();
  await invite(admin, { email: late });
  const lateToken = await tokenFor(late);
  await owner.db
    .update(invitations)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(invitations.email, late));
  expect((await accept(aBrowser(app), lateToken, newcomer)).statusCode).toBe(404);
  expect(await owner.db.select().from(users).where(eq(users.username, late))).toEqual([]);
});

test("adds one member when an invitation is accepted twenty times at once", async () => {
  const { browser: admin } = await anAdmin();
  const email = newEmail();
  await invite(admin, { email });
  const token = await tokenFor(email);
  const responses = await Promise.all(Array.from({ length: 20 }, () => accept(aBrowser(app), token, newcomer)));
  const statuses = responses.map((response) => response.statusCode).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(1).every((status) => status === 404 || status === 409)).toBe(true);
  expect(await owner.db.select().from(users).where(eq(users.username, email))).toHaveLength(1);
});

test("stores only the hash of a token", async () => {
  const { browser: admin } = await anAdmin();
  const email = newEmail();
  await invite(admin, { email });
  const token = await tokenFor(email);
  const [row] = await owner.db.select().from(invitations).where(eq(invitations.email, email));
  expect(JSON.stringify(row)).not.toContain(token);
});

test("lists the level of each team beside that of the workspace", async () => {
  const { browser: admin } = await anAdmin();
  const teamOf = async (name: string) =>
    (
      await admin.post("/api/teams", {
        name,
        description: "Cooks and serves the guests",
        members: [{ email: newEmail(), role: "Cook", permissions: "viewer" }],
      })
    ).json<Team>().id;
  const [kitchen, bar] = [await teamOf("Kitchen"), await teamOf("Bar")];
  const { id } = await join(admin, { teamId: kitchen, permissions: "editor" });
  await admin.put(`/api/teams/${bar}/members/${id}`, { role: "Host", permissions: "viewer" });
  const members = (await admin.get("/api/workspace/members")).json<Member[]>();
  expect(members.find(({ userId }) => userId === id)).toMatchObject({
    level: "viewer",
    teams: [
      { id: bar, name: "Bar", level: "viewer" },
      { id: kitchen, name: "Kitchen", level: "editor" },
    ],
  });
  // A team level changes nothing elsewhere.
  expect((await setLevel(admin, id, "editor")).json<Member>()).toMatchObject({ level: "editor", teams: [{}, {}] });
});

test("emails the inviter after someone joins", async () => {
  const admin = await anAdmin();
  await join(admin.browser);
  expect(await queuedEmails(owner.db, "member-joined", admin.email)).toMatchObject([{ member: "Noor Haddad" }]);
});

test("lets admins change levels and protects the last admin", async () => {
  const admin = await anAdmin();
  const viewer = await join(admin.browser);
  for (const response of [
    await setLevel(admin.browser, admin.id, "editor"),
    await admin.browser.delete(`/api/workspace/members/${admin.id}`),
    await admin.browser.post("/api/workspace/leave"),
  ]) {
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { message: expect.stringContaining("admin") as string },
    ]);
  }
  expect((await setLevel(viewer.browser, viewer.id, "admin")).statusCode).toBe(403);
  expect((await setLevel(admin.browser, viewer.id, "admin")).json()).toMatchObject({ level: "admin" });
  expect((await admin.browser.post("/api/workspace/leave")).statusCode).toBe(200);
  expect((await me(admin.browser)).workspace).toBeNull();
  expect((await viewer.browser.post("/api/workspace/leave")).statusCode).toBe(409);
});

test("keeps one of two admins who leave at the same time", async () => {
  for (let n = 0; n < 5; n += 1) {
    const one = await anAdmin();
    const two = await join(one.browser, { permissions: "admin" });
    const companyId = (await me(one.browser)).workspace?.id ?? "";
    const responses = await Promise.all([one, two].map(({ browser }) => browser.post("/api/workspace/leave")));
    expect(responses.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId))).toHaveLength(1);
  }
});

test("ends a removed member's access and team memberships immediately", async () => {
  const admin = await anAdmin();
  const member = await join(admin.browser);
  const team = (
    await admin.browser.post("/api/teams", {
      name: "Clinical",
      description: "Hires for the wards",
      members: [{ email: member.email, role: "Interviewer", permissions: "editor" }],
    })
  ).json<Team>();
  expect(team.members.map((each) => each.level)).toEqual(["admin", "editor"]);
  expect((await member.browser.get(`/api/teams/${team.id}`)).statusCode).toBe(200);
  await admin.browser.delete(`/api/workspace/members/${member.id}`);
  expect((await member.browser.get("/api/workspace")).statusCode).toBe(403);
  expect((await member.browser.get(`/api/teams/${team.id}`)).statusCode).toBe(404);
  expect((await admin.browser.get(`/api/teams/${team.id}`)).json<Team>().members).toHaveLength(1);
});

test("[AUTH-02] applies a team member's level to that team only", async () => {
  const admin = await anAdmin();
  const create = (name: string, permissions: string) =>
    admin.browser.post("/api/teams", {
      name,
      description: "A team with a description",
      members: [{ email: "lead@companies.example", role: "Lead", permissions }],
    });
  expect((await create("Wrong", "owner")).json()).toMatchObject({
    errors: { "members.0.permissions": "Please select permissions" },
  });
  const [ownTeam, other] = [
    (await create("Mine", "admin")).json<Team>(),
    (await create("Other", "viewer")).json<Team>(),
  ];
  expect(ownTeam.invited).toMatchObject([{ email: "lead@companies.example", level: "admin" }]);

  const lead = aBrowser(app);
  const mails = await queuedEmails(owner.db, "invitation", "lead@companies.example");
  const mail = mails.find((each) => each["team"] === "Mine");
  const token = (await linkIn(owner.db, "invitation", mail)).split("/").at(-1) ?? "";
  await accept(lead, token, newcomer);
  const facts = { name: "Renamed", description: "Another description" };
  expect((await lead.patch(`/api/teams/${ownTeam.id}`, facts)).statusCode).toBe(200);
  expect((await lead.patch(`/api/teams/${other.id}`, facts)).statusCode).toBe(403);
  expect((await lead.post("/api/teams", { ...facts, members: [] })).statusCode).toBe(400);
  const draft = (hiringTeamId: string | null) =>
    lead.post("/api/jobs-enhanced", { title: "Charge nurse", hiringTeamId });
  expect((await draft(ownTeam.id)).statusCode).toBe(201);
  expect((await draft(other.id)).statusCode).toBe(403);
  expect((await draft(null)).statusCode).toBe(403);
  expect((await invite(lead, { email: newEmail(), teamId: ownTeam.id })).statusCode).toBe(201);
  expect((await invite(lead, { email: newEmail(), teamId: other.id })).statusCode).toBe(403);
  expect((await invite(lead, { email: newEmail() })).statusCode).toBe(403);
});

test("denies members without a second factor where it is required", async () => {
  const admin = await anAdmin();
  const member = await join(admin.browser);
  expect((await admin.browser.patch("/api/workspace", { requireTwoFactor: true })).statusCode).toBe(409);
  await owner.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, admin.id));
  expect((await admin.browser.patch("/api/workspace", { requireTwoFactor: true })).statusCode).toBe(200);
  const response = await member.browser.get("/api/workspace");
  expect([response.statusCode, response.json()]).toMatchObject([403, { code: "second_factor_needed" }]);
  expect((await me(member.browser)).workspace).toMatchObject({ needsSecondFactor: true });
  expect((await admin.browser.get("/api/workspace")).statusCode).toBe(200);
});

test("lets an admin admit and dismiss a recruiter, visible to all members", async () => {
  const admin = await anAdmin();
  const viewer = await join(admin.browser);
  const recruiter = aBrowser(app);
  const email = newEmail();
  await recruiter.post("/api/auth/sign-up/email", { name: "Rosa Castillo", email, password: goodPassword });
  const admitRecruiter = () => admin.browser.post("/api/workspace/recruiters", { email });
  expect((await admitRecruiter()).statusCode).toBe(400);
  await owner.db.update(users).set({ kind: "staff", twoFactorEnabled: true }).where(eq(users.username, email));
  const recruiterId = (await me(recruiter)).person?.id ?? "";
  const companyId = (await me(admin.browser)).workspace?.id ?? "";

  expect((await recruiter.put("/api/me/workspace", { companyId })).statusCode).toBe(404);
  expect((await admitRecruiter()).statusCode).toBe(201);
  expect((await viewer.browser.get("/api/workspace/recruiters")).json()).toMatchObject([{ name: "Rosa Castillo" }]);
  expect((await recruiter.get("/api/workspace")).statusCode).toBe(403);
  expect((await recruiter.put("/api/me/workspace", { companyId })).json<Me>().workspace).toMatchObject({
    level: "editor",
    asRecruiter: true,
  });
  expect((await recruiter.get("/api/workspace")).statusCode).toBe(200);
  expect((await recruiter.post("/api/jobs-enhanced", { title: "Charge nurse" })).statusCode).toBe(201);
  expect((await recruiter.patch("/api/workspace", { name: "Mine now" })).statusCode).toBe(403);

  expect((await admin.browser.delete(`/api/workspace/recruiters/${recruiterId}`)).statusCode).toBe(200);
  expect((await recruiter.get("/api/workspace")).statusCode).toBe(403);
  expect((await viewer.browser.get("/api/workspace/recruiters")).json()).toEqual([]);
});

test("does not turn a recruiter into a member by invitation", async () => {
  const admin = await anAdmin();
  const [recruiter, email] = [aBrowser(app), newEmail()];
  await recruiter.post("/api/auth/sign-up/email", { name: "Rosa Castillo", email, password: goodPassword });
  await owner.db.update(users).set({ kind: "staff" }).where(eq(users.username, email));
  await invite(admin.browser, { email });
  expect((await accept(recruiter, await tokenFor(email))).statusCode).toBe(409);
  expect((await admin.browser.get("/api/workspace/members")).json<Member[]>()).toHaveLength(1);
});

test("turns a candidate who joins into an employer", async () => {
  const admin = await anAdmin();
  const [candidate, email] = [aBrowser(app), newEmail()];
  await candidate.post("/api/auth/sign-up/email", { name: "Maya Okafor", email, password: goodPassword });
  await invite(admin.browser, { email });
  expect((await accept(candidate, await tokenFor(email))).statusCode).toBe(200);
  expect([(await me(candidate)).person?.kind, candidate.jar.get("signed_in_as")]).toEqual(["employer", "employer"]);
});

test("opens one of a member's two workspaces at a time", async () => {
  const [one, two] = [await anAdmin(), await anAdmin()];
  await invite(two.browser, { email: one.email });
  expect((await accept(one.browser, await tokenFor(one.email))).statusCode).toBe(200);
  const before = await me(one.browser);
  expect([before.workspaces.length, before.workspace?.level]).toEqual([2, "admin"]);
  const other = before.workspaces.find((each) => each.id !== before.workspace?.id);
  await one.browser.put("/api/me/workspace", { companyId: other?.id });
  expect((await me(one.browser)).workspace).toMatchObject({ id: other?.id, level: "viewer" });
  expect((await one.browser.get("/api/workspace/members")).json<Member[]>()).toHaveLength(2);
});
