/** Publishing is a separate step: nothing else makes a profile visible, and the log states what was agreed to. */
import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CandidatePage } from "#domain/matching/facts/read-candidate.ts";
import { networkCode } from "#domain/privacy/network-name.ts";
import type { Preview } from "#domain/privacy/preview.ts";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import type { VisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { publishTexts } from "#domain/rights/consent.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { sessions } from "../../db/tables/identity.ts";
import { consentLog } from "../../db/tables/rights.ts";
import { sessionCookie } from "../../test/access/access-world.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { aCompany, aProfile, aUser } from "../../test/fixtures/factories.ts";
import { aBrowser } from "../../test/browsers.ts";
import { refreshProfileFacts } from "../matching/match-facts.service.ts";

const { app, db, owner } = await buildTestApp();
const privacy = "/api/candidate/privacy";
const publication = `${privacy}/publication`;

const signedIn = async (userId: string, companyId: string | null = null) => {
  const token = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await owner.db.insert(sessions).values({ userId, token, expiresAt, activeCompanyId: companyId });
  const headers = { origin: "http://localhost:3000", cookie: sessionCookie(token, testKeys) };
  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return {
    get: (url: string) => send("GET", url),
    post: (url: string, payload: object) => send("POST", url, payload),
    patch: (url: string, payload: object) => send("PATCH", url, payload),
    delete: (url: string) => send("DELETE", url),
  };
};

let handles = 0;
const priya = async () => {
  const handle = `priya-${(handles += 1)}`;
  const profile = await aProfile(owner.db, {
    firstName: "Priya",
    lastName: "Raghunathan",
    handle,
    title: "Senior Backend Engineer",
    email: `${handle}@people.example`,
    phone: "+15125550147",
    location: "Austin, TX",
    summary: "I keep payments running at Stripe.",
    skills: [
      "Go",
      "Stripe API",
      "Ini-Tech tooling",
      "PostgreSQL",
      "Priya's toolkit",
      "github.com/priya",
      "ISO 9001:2015",
    ],
    credentials: [
      { name: "CKA", issuer: "Stripe Academy", number: "4122331", status: "held" },
      { name: "License of Ini-Tech", status: "held" },
    ],
    linkedinUrl: "https://linkedin.example/in/priya",
    experience: [
      {
        title: "Senior Engineer, Stripe",
        company: "Stripe, Inc.",
        location: "Austin, TX",
        start: "2020-01",
        end: null,
        description: "Ledger work at Stripe.",
      },
      { title: "Engineer", company: "Initech LLC", start: "2016-01", end: "2019-12" },
    ],
    education: [{ degree: "M.S., UT Austin", school: "UT Austin", field: "Computer Science", year: 2015 }],
  });
  const self = await signedIn(profile.userId);
  const shown = async () => {
    const { blockedCompanies: _blocked, ...settings } = (await self.get(privacy)).json<PrivacySettings>();
    return settings;
  };
  const publish = async () => {
    const response = await self.post(publication, await shown());
    await refreshProfileFacts(db, profile.userId, new Date());
    return response;
  };
  const standing = async () => (await self.get(`${privacy}/standing`)).json<VisibilityStatus>();
  const log = async () =>
    (
      await owner.db
        .select()
        .from(consentLog)
        .where(eq(consentLog.userId, profile.userId))
        .orderBy(desc(consentLog.createdAt), desc(consentLog.id))
    ).map(({ choice, textId }) => `${choice} ${textId}`);
  const page = async () => (await app.inject({ url: `/api/profiles/${handle}` })).statusCode;
  return { ...profile, self, shown, publish, standing, log, page, candidate: `/api/candidates/${profile.id}` };
};

const company = await aCompany(owner.db, { name: "Vandelay" });
const member = await aUser(owner.db, { username: "vera@vandelay.example", kind: "employer" });
await owner.db.insert(companyMembers).values({ companyId: company.id, userId: member.id, permissions: "admin" });
const recruiter = await signedIn(member.id, company.id);

test("[PRIV-06] blocking, editing and saving settings publish nothing and log nothing", async () => {
  const { self, standing, log, page, candidate } = await priya();
  await self.patch(privacy, { blockedCompanies: ["Stripe"] });
  await self.patch(privacy, { showPhone: true, profileVisibility: "recruiters_only" });
  await self.patch(privacy, { profileVisibility: "public" });
  await self.post(`${privacy}/page`, {});
  expect(await standing()).toMatchObject({ publishedAt: null, isWider: false, poolHidden: "not-published" });
  expect([await page(), (await recruiter.get(candidate)).statusCode, await log()]).toEqual([404, 404, []]);
});

test("[PRIV-06] publishing shows what was on screen and logs the button's text, once", async () => {
  const { publish, standing, log, page, userId } = await priya();
  expect((await publish()).statusCode).toBe(200);
  expect(await standing()).toMatchObject({ publishedVisibility: "public", isWider: false, pageHidden: null });
  expect(await page()).toBe(200);
  await publish();
  expect(await log()).toEqual(["given publish-public/1"]);
  const [entry] = await owner.db.select().from(consentLog).where(eq(consentLog.userId, userId));
  expect(entry).toMatchObject({
    purpose: "recruiter-visibility",
    place: "Publish profile",
    textHash: createHash("sha256").update(publishTexts.public.text).digest("hex"),
  });
});

test("settings that changed since they were shown are not published, nor private ones", async () => {
  const { self, shown, standing, log } = await priya();
  const before = await shown();
  await self.patch(privacy, { showPhone: true });
  expect((await self.post(publication, before)).statusCode).toBe(409);
  await self.patch(privacy, { profileVisibility: "private" });
  expect((await self.post(publication, await shown())).statusCode).toBe(400);
  expect((await self.post(publication, {})).statusCode).toBe(400);
  expect([(await standing()).publishedAt, await log()]).toEqual([null, []]);
  expect((await aBrowser(app).post(publication, before)).statusCode).toBe(401);
});

test("[PRIV-06] a narrower setting applies at once, a wider one with the next publishing", async () => {
  const { self, publish, standing, page, candidate, log, userId } = await priya();
  const readVisible = async () => {
    await refreshProfileFacts(db, userId, new Date());
    return (await recruiter.get(candidate)).json<CandidatePage>();
  };
  await self.patch(privacy, { profileVisibility: "recruiters_only", showSalaryExpectation: true });
  await publish();
  await self.patch(privacy, { profileVisibility: "public", showPhone: true });
  expect([await page(), (await readVisible()).phone]).toEqual([404, null]);
  expect(await standing()).toMatchObject({ publishedVisibility: "recruiters_only", isWider: true });
  await publish();
  expect([await page(), (await readVisible()).phone]).toEqual([200, "+15125550147"]);
  await self.patch(privacy, { showPhone: false });
  expect((await readVisible()).phone).toBeNull();
  await self.patch(privacy, { showPhone: true });
  expect([(await readVisible()).phone, (await standing()).isWider]).toEqual([null, true]);
  await self.patch(privacy, { profileVisibility: "private" });
  await self.patch(privacy, { profileVisibility: "public" });
  expect([await page(), await standing()]).toMatchObject([404, { publishedAt: null, poolHidden: "not-published" }]);
  expect(await log()).toEqual([
    "withdrawn publish-public/1",
    "given publish-public/1",
    "given publish-recruiters-only/3",
  ]);
});

test("[PRIV-06] unpublishing hides the profile at once and ends the permission in the log", async () => {
  const { self, publish, page, candidate, log } = await priya();
  await publish();
  expect((await self.delete(publication)).json()).toMatchObject({ publishedAt: null, pageHidden: "not-published" });
  expect([await page(), (await recruiter.get(candidate)).statusCode]).toEqual([404, 404]);
  await self.delete(publication);
  expect(await log()).toEqual(["withdrawn publish-public/1", "given publish-public/1"]);
});

test("[MATCH-05] [MATCH-16] before an acceptance, a recruiters-only profile shows skills but no identity", async () => {
  const { self, publish, candidate, id } = await priya();
  await self.patch(privacy, { profileVisibility: "recruiters_only", showEmail: true, showPhone: true });
  await publish();
  const { body } = await recruiter.get(candidate);
  expect(body).not.toMatch(/priya|raghunathan|stripe|ini-?tech|UT Austin|4122331|ledger|\+1512/i);
  const page = JSON.parse(body) as CandidatePage;
  expect(page).toMatchObject({
    name: `Network candidate ${networkCode(id)}`,
    currentTitle: "Senior Backend Engineer",
    currentCompany: null,
    summary: null,
    email: null,
    resumeUrl: null,
    skills: ["Go", "PostgreSQL", "ISO 9001:2015"],
    credentials: [{ name: "CKA", status: "held" }],
    experience: [
      { title: "", company: "", start: "2020-01", end: null },
      { title: "Engineer", company: "", start: "2016-01", end: "2019-12" },
    ],
    education: [{ degree: "", school: "", field: "Computer Science", year: 2015 }],
  });
  const list = (await recruiter.get(`/api/candidates?ids=${id}`)).json<{ firstName: string; lastName: string }[]>();
  expect(list).toMatchObject([{ firstName: "Network candidate", lastName: networkCode(id) }]);
});

test("[PRIV-06] before an acceptance, a public profile shows its page's content, except the name", async () => {
  const { publish, candidate, id, handle } = await priya();
  await publish();
  const page = (await app.inject({ url: `/api/profiles/${handle}` })).json<Record<string, unknown>>();
  const visiblePage = (await recruiter.get(candidate)).json<CandidatePage>();
  expect(visiblePage.name).toBe(`Network candidate ${networkCode(id)}`);
  expect(page).toMatchObject({ firstName: "Priya", lastName: "Raghunathan" });
  const { summary, location, email, phone, desiredSalary, availability, linkedinUrl, skills, experience, education } =
    visiblePage;
  expect({
    summary,
    location,
    email,
    phone,
    desiredSalary,
    availability,
    linkedinUrl,
    skills,
    experience,
    education,
  }).toEqual({
    summary: page["summary"],
    location: page["location"],
    email: null,
    phone: null,
    desiredSalary: null,
    availability: null,
    linkedinUrl: page["linkedinUrl"],
    skills: page["skills"],
    experience: page["experience"],
    education: page["education"],
  });
});

test("the planned preview shows what publishing would do, before anything is published", async () => {
  const { self, publish } = await priya();
  const preview = async (query: string) => (await self.get(`${privacy}/preview?${query}`)).json<Preview>();
  expect(await preview("as=public")).toEqual({ because: "not-published", seen: null, hidden: [] });
  const planned = [await preview("as=public&planned=true"), await preview("as=recruiter&planned=true")];
  expect(planned).toMatchObject([
    { because: null, seen: { firstName: "Priya" } },
    { because: null, seen: { firstName: "Network candidate" } },
  ]);
  await publish();
  expect([await preview("as=public"), await preview("as=recruiter")]).toEqual(planned);
});
