/** A workspace whose admin has not confirmed an email: what it may do, what it may not, and what confirmation opens. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { asActor } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { confirmAddress, tokenTo } from "../../test/account-links.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aFindableProfile, anApplication } from "../../test/fixtures/factories.ts";
import { completeAd, jobAt } from "../../test/fixtures/jobs.ts";
import { aBrowser, employerForm, joinAsEmployer, queuedEmails } from "../../test/browsers.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";

const { app, owner, db } = await buildTestApp();
const nurse = { title: "ICU Registered Nurse", location: "Columbus, OH", skills: ["Patient Care", "Epic"] };

const signUp = async (form: Parameters<typeof employerForm>[0] = {}) => {
  const browser = aBrowser(app);
  const email = form.email ?? `${randomUUID()}@people.example`;
  const response = await browser.post("/api/accounts/employers", employerForm({ email, ...form }));
  const [user] = await owner.db.select().from(users).where(eq(users.username, email));
  return {
    browser,
    email,
    userId: user?.id ?? "",
    answer: response,
    companyId: response.json<{ companyId: string }>().companyId,
  };
};
const confirm = ({ browser, email }: Awaited<ReturnType<typeof signUp>>) => confirmAddress(browser, owner.db, email);
const stateOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get("/api/workspace/network-access")).json<{ state: string }>().state;
/** A profile that an approved company finds, so that not finding it is meaningful. */
const aFoundProfile = async (settings: Parameters<typeof aFindableProfile>[2] = {}) => {
  const profile = await aFindableProfile(owner.db, nurse, settings);
  const approved = aBrowser(app);
  await joinAsEmployer(app, approved, { email: `${randomUUID()}@people.example` });
  const { id: jobId } = (await approved.post("/api/jobs-enhanced", { title: nurse.title })).json<{ id: string }>();
  await approved.post("/api/ai/match-candidates", { jobId });
  expect((await approved.get(`/api/candidates/${profile.id}`)).statusCode).toBe(200);
  return profile;
};
const aDraft = async (browser: ReturnType<typeof aBrowser>): Promise<string> => {
  const { id } = (await browser.post("/api/jobs-enhanced", { title: completeAd.title })).json<{ id: string }>();
  expect((await browser.put(jobAt(id), { revision: 1, facts: completeAd })).statusCode).toBe(200);
  return id;
};
const codeOf = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as { code?: string }).code,
];
const refused = [403, "email_not_confirmed"];

test("[SEC-H4] lets an unconfirmed workspace draft but not publish or invite", async () => {
  const { browser, companyId } = await signUp({ companyWebsite: "https://people.example" });
  const profile = await aFoundProfile({ profileVisibility: "recruiters_only" });
  const jobId = await aDraft(browser);

  expect(codeOf(await browser.post(jobAt(jobId, "/steps"), { revision: 2, step: "open" }))).toEqual(refused);
  expect((await browser.get("/api/job-board")).body).not.toContain(completeAd.title);

  const list = await browser.get("/api/candidates?list=network");
  expect([list.statusCode, list.json()]).toEqual([200, []]);
  expect(codeOf(await browser.get("/api/candidates?cursor=network"))).toEqual(refused);
  expect((await browser.get(`/api/candidates?ids=${profile.id}`)).json()).toEqual([]);
  expect((await browser.get(`/api/candidates/${profile.id}`)).statusCode).toBe(404);
  const matchResponse = await browser.post("/api/ai/match-candidates", { jobId });
  expect(matchResponse.json()).toMatchObject({ networkCandidates: 0, matches: [] });
  expect(codeOf(await browser.post("/api/introductions", { jobId, candidateId: profile.id }))).toEqual(refused);

  const invitee = { email: "stranger@people.example", role: "Interviewer", permissions: "viewer" };
  expect(codeOf(await browser.post("/api/workspace/invitations", invitee))).toEqual(refused);
  expect(codeOf(await browser.post("/api/workspace/tokens", { name: "CI", level: "write" }))).toEqual(refused);
  const webhook = { url: "https://hooks.example/in", events: ["candidate.hired"] };
  expect(codeOf(await browser.post("/api/workspace/webhooks", webhook))).toEqual(refused);
  expect(codeOf(await browser.post("/api/workspace/network-access"))).toEqual(refused);

  // Actions that email a candidate are rejected too; moving a card without an email is allowed.
  const { id: applicationId } = await anApplication(owner.db, companyId);
  const rejection = { reason: "other", words: "", mail: { when: "now", subject: "Your application", text: "No." } };
  const move = { from: "applied", to: "rejected", rejection };
  expect(codeOf(await browser.post(`/api/applications/${applicationId}/stage`, move))).toEqual(refused);

  const hostile = "Cohire Security: confirm at https://evil.example/login";
  for (const form of [{ companyName: hostile }, { firstName: hostile }, { companyName: "Acme\r\nBcc: x" }]) {
    expect((await signUp(form)).answer.statusCode).toBe(400);
  }
  expect((await browser.patch("/api/workspace", { name: hostile })).statusCode).toBe(400);
  expect((await browser.patch("/api/workspace", { name: "Booking.com" })).statusCode).toBe(200);
});

test("[SEC-H4] stores an unconfirmed admin's invitations and sends them on confirmation", async () => {
  const admin = await signUp();
  const { browser } = admin;
  const member = { email: `${randomUUID()}@people.example`, role: "Interviewer", permissions: "viewer" };
  const team = await browser.post("/api/teams", {
    name: "Night shift",
    description: "Everyone who hires for the night",
    members: [member],
  });
  expect(team.json()).toMatchObject({ invited: [{ email: member.email }] });
  expect((await browser.get("/api/workspace/invitations")).json()).toMatchObject([{ state: "stored" }]);
  expect(await queuedEmails(owner.db, "invitation", member.email)).toEqual([]);

  await confirm(admin);
  expect(await queuedEmails(owner.db, "invitation", member.email)).toHaveLength(1);
  const token = await tokenTo(owner.db, "invitation", member.email);
  expect((await aBrowser(app).get(`/api/invitations/${token}`)).json()).toMatchObject({ email: member.email });
  expect((await browser.get("/api/workspace/invitations")).json()).toMatchObject([{ state: "open" }]);

  const jobId = await aDraft(browser);
  expect((await browser.post(jobAt(jobId, "/steps"), { revision: 2, step: "open" })).statusCode).toBe(200);
});

test("[SEC-H4] opens the network by a proven domain or staff, unless declined", async () => {
  const profile = await aFoundProfile();
  const see = async (browser: ReturnType<typeof aBrowser>) =>
    (await browser.get(`/api/candidates/${profile.id}`)).statusCode;

  const proven = await signUp({ email: "cleo@proven.example", companyWebsite: "https://www.proven.example/jobs" });
  expect([await stateOf(proven.browser), await see(proven.browser)]).toEqual(["none", 404]);
  await confirm(proven);
  expect([await stateOf(proven.browser), await see(proven.browser)]).toEqual(["proven", 200]);

  // Another company's domain and a free mail domain prove nothing.
  for (const [email, companyWebsite] of [
    ["mallory@people.example", "https://www.proven.example"],
    ["mallory@gmail.com", "https://gmail.com"],
    ["mallory@mailinator.com", "https://mailinator.com"],
  ] as const) {
    const other = await signUp({ email, companyWebsite });
    await confirm(other);
    expect([email, await stateOf(other.browser), await see(other.browser)]).toEqual([email, "none", 404]);
  }

  const asking = await signUp({ email: "noor@free.example", companyWebsite: "" });
  await confirm(asking);
  expect((await asking.browser.post("/api/workspace/network-access")).json()).toEqual({ state: "requested" });
  expect(await see(asking.browser)).toBe(404);
  const staff = await aStaffMember(app, owner.db);
  const decide = (companyId: string, decision: string) =>
    staff.put(`/api/desk/clients/${companyId}/network-access`, { state: decision });
  const approved = await decide(asking.companyId, "approved");
  expect([approved.statusCode, approved.json()]).toMatchObject([200, { network: "approved" }]);
  expect([await stateOf(asking.browser), await see(asking.browser)]).toEqual(["approved", 200]);
  expect(await queuedEmails(owner.db, "network-approved", "noor@free.example")).toHaveLength(1);
  const activity = (await asking.browser.get("/api/workspace/activity")).body;
  expect([activity.includes("network.requested"), activity.includes("network.approved")]).toEqual([true, true]);
  await decide(proven.companyId, "declined");
  expect([await stateOf(proven.browser), await see(proven.browser)]).toEqual(["declined", 404]);
});

test("[SEC-H4] denies a company network access and its decision in the database", async () => {
  const { companyId, userId } = await signUp();
  await aFoundProfile();
  await aCandidate(owner.db, { companyId });
  const people = (actor: { companyId: string; userId?: string }) =>
    asActor(db, actor, async (db) => {
      const { rows } = await db.execute(sql`select id from match_network_people(null, null, null, 10)`);
      return rows.length;
    });
  expect(await people({ companyId })).toBe(0);
  const write = (state: string) =>
    asActor(db, { companyId, userId }, (db) =>
      db.execute(sql`insert into network_access (company_id, state) values (${companyId}::uuid, ${state})`),
    );
  await expect(write("approved")).rejects.toMatchObject({ cause: { code: "42501" } });
  await write("requested");
  const { rowCount } = await asActor(db, { companyId, userId }, (db) =>
    db.execute(sql`update network_access set state = 'approved'`),
  );
  expect(rowCount).toBe(0);
  await owner.db.execute(sql`update network_access set state = 'approved' where company_id = ${companyId}::uuid`);
  // The workspace is approved, but this member has not confirmed an email.
  expect([await people({ companyId, userId }), (await people({ companyId })) > 0]).toEqual([0, true]);
  const [company] = await owner.db.select().from(companies).where(eq(companies.id, companyId));
  expect(company?.name).toBe("Harbor Clinics");
});
