/** Who sees a profile, case by case. The property test next to it covers all cases at once. */
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Preview } from "#domain/privacy/preview.ts";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import type { VisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { asActor } from "../../db/client.ts";
import { type companies, companyMembers } from "../../db/tables/companies.ts";
import { sessions } from "../../db/tables/identity.ts";
import { type candidateProfiles, privacySettings } from "../../db/tables/profiles.ts";
import { sessionCookie } from "../../test/access/access-world.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import {
  aCompany,
  aFindableProfile,
  anIntroduction,
  aProject,
  aUser,
  published,
} from "../../test/fixtures/factories.ts";
import { refreshProfileFacts } from "../matching/match-facts.service.ts";
import { handleFor } from "./page-handle.ts";

const { app, db, owner } = await buildTestApp();

const signedIn = async (userId: string, companyId: string | null = null) => {
  const token = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await owner.db.insert(sessions).values({ userId, token, expiresAt, activeCompanyId: companyId });
  const headers = { origin: "http://localhost:3000", cookie: sessionCookie(token, testKeys) };
  return {
    get: (url: string) => app.inject({ url, headers }),
    post: (url: string, payload: object = {}) => app.inject({ method: "POST", url, payload, headers }),
    patch: (url: string, payload: object) => app.inject({ method: "PATCH", url, payload, headers }),
  };
};

type Company = typeof companies.$inferSelect;

const aMember = async (email: string, ...memberCompanies: readonly Company[]) => {
  const user = await aUser(owner.db, { username: email, kind: memberCompanies.length > 0 ? "employer" : "candidate" });
  for (const { id: companyId } of memberCompanies)
    await owner.db.insert(companyMembers).values({ companyId, userId: user.id, permissions: "admin" });
  return signedIn(user.id, memberCompanies[0]?.id ?? null);
};

let people = 0;
/** A person with a page, whom recruiters find. */
const aVisibleProfile = async (
  settings: Partial<typeof privacySettings.$inferInsert> = {},
  values: Partial<typeof candidateProfiles.$inferInsert> = {},
) => {
  people += 1;
  const handle = `noor-haddad-${people}`;
  const facts = {
    handle,
    email: `noor${people}@people.example`,
    phone: "+16145550142",
    location: "Columbus, OH",
    ...values,
  };
  const profile = await aFindableProfile(owner.db, facts, settings);
  await refreshProfileFacts(db, profile.userId, new Date());
  return {
    ...profile,
    page: `/api/profiles/${handle}`,
    candidate: `/api/candidates/${profile.id}`,
    self: await signedIn(profile.userId),
  };
};

let other: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  other = await aMember(
    "vera@vandelay.example",
    await aCompany(owner.db, { name: "Vandelay", website: "vandelay.example" }),
  );
});

const anonymousUser = { get: (url: string) => app.inject({ url }) };

test.each([
  ["Acme, Inc.", "acme"],
  ["ACME", "The Acme Company"],
  ["Acme Holdings", "acme holdings GmbH & Co. KG"],
  ["Ac-me", "Acme"],
  ["Société Générale S.A.", "societe generale"],
  ["Johnson & Johnson", "Johnson and Johnson"],
])("[PRIV-06] the company %j is identified by %j", async (name, blocked) => {
  const company = await aCompany(owner.db, { name });
  const member = await aMember(`${crypto.randomUUID()}@gmail.com`, company);
  const { page, candidate } = await aVisibleProfile({ blockedCompanies: [blocked] });
  expect([(await member.get(page)).statusCode, (await member.get(candidate)).statusCode]).toEqual([404, 404]);
  expect([(await other.get(page)).statusCode, (await other.get(candidate)).statusCode]).toEqual([200, 200]);
});

test.each([
  ["its website", "https://www.initech.example/jobs", "ann@gmail.com", "initech.example"],
  ["a part of its website", "careers.initrode.example", "bea@gmail.com", "initrode.example"],
  ["its members' address", null, "cid@mail.hooli.example", "hooli.example"],
  ["an address of somebody there", "https://pied.example", "dan@gmail.com", "someone@pied.example"],
])("[PRIV-06] a company is identified by the domain of %s", async (_what, website, email, blocked) => {
  const company = await aCompany(owner.db, { name: `Firm ${crypto.randomUUID()}`, website });
  const member = await aMember(email, company);
  const { page, candidate } = await aVisibleProfile({ blockedCompanies: [blocked] });
  expect([(await member.get(page)).statusCode, (await member.get(candidate)).statusCode]).toEqual([404, 404]);
});

test("[PRIV-06] public email domains do not identify a company", async () => {
  const member = await aMember("eve@gmail.com", await aCompany(owner.db, { name: "Gee", website: "gee.example" }));
  const { page } = await aVisibleProfile({ blockedCompanies: ["gmail.com", "someone@yahoo.co.uk", "Gee Health"] });
  expect((await member.get(page)).statusCode).toBe(200);
});

test("[PRIV-06] members of a blocked company see nothing in other workspaces either", async () => {
  const acme = await aCompany(owner.db, { name: "Ajax", website: "ajax.example" });
  const second = await aCompany(owner.db, { name: "Second" });
  const both = await aMember("both@hotmail.com", second, acme);
  const teamMember = await aMember("only@hotmail.com", second);
  const outsider = await aMember("someone@ajax.example");
  const { page, candidate, id } = await aVisibleProfile({ blockedCompanies: ["Ajax"] });
  for (const viewer of [both, outsider]) expect((await viewer.get(page)).statusCode).toBe(404);
  expect((await both.get(candidate)).statusCode).toBe(404);
  expect((await both.get("/api/candidates")).body).not.toContain(id);
  expect([(await teamMember.get(page)).statusCode, (await teamMember.get(candidate)).statusCode]).toEqual([200, 200]);
});

test("[PRIV-06] a hidden page equals an unknown one, byte for byte", async () => {
  const acme = await aMember("fay@fabrikam.example", await aCompany(owner.db, { name: "Fabrikam" }));
  const missing = await acme.get("/api/profiles/nobody");
  const closed = [
    await aVisibleProfile({ profileVisibility: "private" }),
    await aVisibleProfile({ profileVisibility: "recruiters_only" }),
    await aVisibleProfile({ blockedCompanies: ["fabrikam.example"] }),
    await aVisibleProfile({}, { userId: (await aUser(owner.db, { kind: "visitor", isAnonymous: true })).id }),
  ];
  for (const { page } of closed) {
    const { statusCode, body } = await acme.get(page);
    expect([statusCode, body]).toEqual([404, missing.body]);
  }
  // The owner sees it as a visitor would, regardless of their employer.
  const ownView = closed[2];
  expect((await ownView?.self.get(ownView.page))?.statusCode).toBe(200);
  expect((await anonymousUser.get(ownView?.page ?? "")).statusCode).toBe(200);
});

test("[PRIV-06] the page shows what the settings allow, and never that the person is looking", async () => {
  const { page, id, userId } = await aVisibleProfile({}, { salaryExpectation: 82_000, availabilityStatus: "open" });
  for (const visibility of ["public", "recruiters_only", "private"]) {
    const project = await aProject(owner.db, userId, `A ${visibility} project`);
    await owner.db.execute(sql`update portfolio_items set visibility = ${visibility} where id = ${project}`);
  }
  const first = (await anonymousUser.get(page)).json<object>();
  expect(first).toMatchObject({
    lastName: "Haddad",
    email: null,
    phone: null,
    location: "Columbus, OH",
    desiredSalary: null,
    availability: null,
  });
  expect(JSON.stringify(first)).toContain("A public project");
  expect(JSON.stringify(first)).not.toMatch(/A (recruiters_only|private) project/);
  expect((await other.get(page)).body).toContain("A recruiters_only project");
  await owner.db.execute(
    sql`update privacy_settings set show_email = true, show_phone = true, show_location = false, show_salary_expectation = true where candidate_id = ${id}`,
  );
  expect((await anonymousUser.get(page)).json()).toMatchObject({ phone: null, location: null, desiredSalary: null });
  await owner.db.update(privacySettings).set(published).where(eq(privacySettings.candidateId, id));
  expect((await anonymousUser.get(page)).json()).toMatchObject({
    phone: "+16145550142",
    location: null,
    desiredSalary: 82_000,
  });
});

test("[PRIV-06] the preview says why a viewer sees nothing, and lists what is hidden", async () => {
  const { self, patch } = await aVisibleProfile().then((each) => ({ ...each, patch: each.self.patch }));
  const preview = async (query: string) => (await self.get(`/api/candidate/privacy/preview?${query}`)).json<Preview>();
  const seen = await preview("as=public");
  expect(seen).toMatchObject({ because: null, seen: { lastName: "Haddad", phone: null } });
  expect(seen.hidden).toEqual(["availability", "email", "phone"]);
  expect((await preview("as=recruiter")).hidden).toEqual(["availability", "email", "firstName", "lastName", "phone"]);
  await patch("/api/candidate/privacy", { blockedCompanies: ["vandelay.example"] });
  // By the workspace's domain, although only its name was entered.
  expect(await preview("as=company&company=VANDELAY")).toEqual({ because: "blocked", seen: null, hidden: [] });
  expect(await preview("as=company&company=Another")).toMatchObject({ because: null });
  await patch("/api/candidate/privacy", { profileVisibility: "recruiters_only" });
  expect(await preview("as=public")).toMatchObject({ because: "recruiters-only", seen: null });
  expect((await preview("as=recruiter")).seen).toMatchObject({
    firstName: "Network candidate",
    lastName: expect.stringMatching(/^[2-9A-Z]{4}$/) as string,
  });
  await patch("/api/candidate/privacy", { profileVisibility: "private" });
  expect(await preview("as=recruiter")).toMatchObject({ because: "private", seen: null });
  const asAnonymous = await anonymousUser.get("/api/candidate/privacy/preview?as=public");
  expect(asAnonymous.json()).toEqual({ because: "no-account", seen: null, hidden: [] });
});

test("a profile is invisible until published; its page gets a handle and then another", async () => {
  const { id: userId } = await aUser(owner.db, { kind: "candidate" });
  const self = await signedIn(userId);
  const standing = async () => (await self.get("/api/candidate/privacy/standing")).json<VisibilityStatus>();
  expect(await standing()).toMatchObject({
    hasAccount: true,
    publishedAt: null,
    poolHidden: "not-published",
    handle: null,
  });
  const pageReply = (await self.post("/api/candidate/privacy/page")).json<VisibilityStatus>();
  expect(pageReply.handle).toMatch(/^profile-[a-z0-9]{6}$/);
  expect((await anonymousUser.get(`/api/profiles/${pageReply.handle}`)).statusCode).toBe(404);
  const { blockedCompanies: _blocked, ...shown } = (
    await self.patch("/api/candidate/privacy", { profileVisibility: "public" })
  ).json<PrivacySettings>();
  expect(await standing()).toMatchObject({ poolHidden: "not-published", pageHidden: "not-published" });
  await self.post("/api/candidate/privacy/publication", shown);
  expect(await standing()).toMatchObject({ publishedVisibility: "public", poolHidden: null, pageHidden: null });
  expect((await anonymousUser.get(`/api/profiles/${pageReply.handle}`)).statusCode).toBe(200);
  const again = (await self.post("/api/candidate/privacy/page")).json<VisibilityStatus>();
  expect((await anonymousUser.get(`/api/profiles/${pageReply.handle}`)).statusCode).toBe(404);
  expect((await anonymousUser.get(`/api/profiles/${again.handle}`)).statusCode).toBe(200);
});

test("the current employer is named until blocked, in any spelling", async () => {
  const experience = [{ title: "Nurse", company: "Northside Regional", start: "2019-02", end: null }];
  const { self } = await aVisibleProfile({}, { experience });
  const employer = async () => (await self.get("/api/candidate/privacy/standing")).json<VisibilityStatus>().employer;
  expect(await employer()).toBe("Northside Regional");
  await self.patch("/api/candidate/privacy", { blockedCompanies: ["northside regional, inc."] });
  expect(await employer()).toBeNull();
});

test("[PRIV-06] neither side sees a request of a company that was blocked later", async () => {
  const company = await aCompany(owner.db, { name: "Massive Dynamic" });
  const member = await aMember("gus@massive.example", company);
  const { self, userId, candidate } = await aVisibleProfile();
  const id = await anIntroduction(owner.db, userId, company.id, "Come");
  const waiting = async () => (await self.get("/api/candidate/introductions")).json<{ introductions: object[] }>();
  expect((await waiting()).introductions).toMatchObject([{ id, company: "Massive Dynamic", message: "Come" }]);
  expect((await member.get(candidate)).statusCode).toBe(200);
  await self.patch("/api/candidate/privacy", { blockedCompanies: ["massive.example"] });
  expect((await waiting()).introductions).toEqual([]);
  expect((await self.post(`/api/candidate/introductions/${id}/answer`, { answer: "accept" })).statusCode).toBe(404);
  expect((await member.get(candidate)).statusCode).toBe(404);
  await self.patch("/api/candidate/privacy", { blockedCompanies: [] });
  expect((await waiting()).introductions).toHaveLength(1);
});

test("names become readable handles that can't be guessed", () => {
  expect(handleFor("Zoë Ångström-O'Neil")).toMatch(/^zoe-angstrom-o-neil-[a-z0-9]{6}$/);
  expect(handleFor("  ")).toMatch(/^profile-[a-z0-9]{6}$/);
  expect(handleFor("x".repeat(300)).length).toBeLessThanOrEqual(80);
  expect(handleFor("Ann")).not.toBe(handleFor("Ann"));
});

test("policies: others' handles, blocks, requests and internal functions are closed", async () => {
  const { userId, id } = await aVisibleProfile({ blockedCompanies: ["Secretive"] });
  const [another] = [await aUser(owner.db)];
  const company = await aCompany(owner.db, { name: "Wall" });
  const asAnother = <T extends object>(query: ReturnType<typeof sql>) =>
    asActor(
      db,
      { userId: another.id, companyId: company.id },
      async (db) => (await db.execute(query)).rows as unknown as T[],
    );
  expect(await asAnother(sql`select blocked_keys from privacy_settings where candidate_id = ${id}`)).toEqual([]);
  expect(await asAnother(sql`select handle from candidate_profiles where id = ${id}`)).toEqual([]);
  expect(await asAnother(sql`select * from match_shown_profiles(array[${id}]::uuid[])`)).toEqual([]);
  await asAnother(sql`update candidate_profiles set handle = 'taken' where id = ${id}`);
  const { rows } = await owner.db.execute(
    sql`select handle from candidate_profiles where id = ${id} and handle = 'taken'`,
  );
  expect(rows).toEqual([]);
  for (const query of [
    sql`select keys_of_viewer(${userId}, null)`,
    sql`select projects_as_seen('owner', ${id})`,
    sql`select company_keys_by_name('Wall')`,
    sql`select profiles_hidden_from_each_other(${id}, ${id})`,
  ])
    await expect(asAnother(query)).rejects.toMatchObject({ cause: { code: "42501" } });
});
