/** The network: who is found, what is shown, and that nothing else is revealed without their consent. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { introductionText } from "#domain/privacy/who-sees-what.ts";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { networkCode } from "#domain/privacy/network-name.ts";
import type { MatchResult, ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { candidateProfiles, privacySettings } from "../../db/tables/profiles.ts";
import { buildTestApp, otherKeys, testKeys } from "../../test/build-test-app.ts";
import { aCompany, aFindableProfile, aJob, aUser, published } from "../../test/fixtures/factories.ts";
import { aBrowser, type Browser, joinAsEmployer } from "../../test/browsers.ts";
import { askForIntroduction } from "./introductions/ask-for-introduction.task.ts";
import { introductionToken } from "./introductions/introduction-link.ts";
import { notifyOfIntroduction } from "./introductions/notify-of-introduction.task.ts";

const { app, owner, catcher, tools } = await buildTestApp();
const [member, rival, visitor] = [aBrowser(app), aBrowser(app, "203.0.113.21"), aBrowser(app, "203.0.113.22")];
const jobs = new Map<Browser, string>();

const nurse = {
  title: "ICU Registered Nurse",
  location: "Columbus, OH",
  salaryExpectation: 82_000,
  skills: ["Patient Care", "Epic"],
  credentials: [
    { name: "ACLS", status: "held" as const },
    { name: "BLS", status: "held" as const },
  ],
  summary: "ICU nurse of eight years.",
  experience: [
    {
      title: "ICU Registered Nurse",
      company: "Riverside Methodist",
      industry: "Healthcare",
      location: "Columbus, OH",
      start: "2018-02",
      end: null,
      description: "Critical care for ventilated patients, charting in Epic, patient care.",
    },
  ],
};

const aNurse = (
  settings: Partial<typeof privacySettings.$inferInsert> = {},
  values: Partial<typeof candidateProfiles.$inferInsert> = {},
) => aFindableProfile(owner.db, { ...nurse, email: `${randomUUID()}@people.example`, ...values }, settings);

const addEmployer = async (browser: Browser, email: string, companyName: string, companyWebsite: string) => {
  const joinResponse = await joinAsEmployer(app, browser, { email, companyName, companyWebsite });
  expect([joinResponse.statusCode, joinResponse.body]).toMatchObject([201, expect.any(String)]);
  const [seat] = await owner.db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companies.name, companyName));
  const job = await aJob(owner.db, {
    companyId: seat?.companyId ?? "",
    title: "ICU Registered Nurse",
    location: "Columbus, OH",
    salaryMin: 75_000,
    salaryMax: 95_000,
    minYears: 3,
    mustHave: ["Critical care", "Epic"],
  });
  jobs.set(browser, job.id);
};

beforeAll(async () => {
  await addEmployer(member, "ada@harbor.example", "Harbor Clinics, Inc.", "https://www.harbor.example/about");
  await addEmployer(rival, "bo@mills.example", "River Mills", "https://mills.example");
});

const match = async (browser: Browser): Promise<MatchResult> => {
  const response = await browser.post("/api/ai/match-candidates", { jobId: jobs.get(browser) });
  expect(response.statusCode).toBe(200);
  return response.json<MatchResult>();
};
const findMatch = async (browser: Browser, id: string): Promise<ShownMatch | undefined> =>
  (await match(browser)).matches.find(({ candidateId }) => candidateId === id);
const set = (id: string, settings: Partial<typeof privacySettings.$inferInsert>) =>
  owner.db.update(privacySettings).set(settings).where(eq(privacySettings.candidateId, id));

test("[MATCH-05] [MATCH-16] matches a published profile, marked as network, and named by a code", async () => {
  const profile = await aNurse();
  const { totalCandidates, networkCandidates, matches } = await match(member);
  expect([totalCandidates, networkCandidates]).toEqual([1, 1]);
  expect(matches[0]).toMatchObject({
    candidateId: profile.id,
    isNetwork: true,
    introduction: null,
    name: `Network candidate ${networkCode(profile.id)}`,
  });
  expect(matches[0]?.overallScore).toBeGreaterThan(60);
  const listed = (await member.get("/api/candidates")).json<{ id: string }[]>();
  expect(listed).toContainEqual(
    expect.objectContaining({ id: profile.id, firstName: "Network candidate", lastName: networkCode(profile.id) }),
  );
  const askResponse = await member.post("/api/ai/generate-interview-questions", {
    jobId: jobs.get(member),
    candidateId: profile.id,
  });
  expect(askResponse.statusCode).toBe(200);
  expect(askResponse.body).not.toMatch(/Noor|Haddad/);
});

test("a network match is not stored with the workspace's own, as it has no candidate", async () => {
  await aNurse();
  await match(member);
  const { rows } = await owner.db.execute<{ n: number }>(sql`select count(*)::int as n from ai_job_matches`);
  expect(rows[0]?.n).toBe(0);
});

test.each([
  ["a private profile", { profileVisibility: "private" }, {}],
  ["no contact by recruiters", { allowRecruiterContact: false }, {}],
  ["somebody who is not looking", {}, { availabilityStatus: "closed" }],
] as const)("%s is never found and never counted", async (_what, settings, values) => {
  const before = await match(member);
  const profile = await aNurse(settings, values);
  const after = await match(member);
  expect([after.totalCandidates, after.matches.length]).toEqual([before.totalCandidates, before.matches.length]);
  expect((await member.get(`/api/candidates/${profile.id}`)).statusCode).toBe(404);
  expect((await member.get(`/api/candidates?ids=${profile.id}`)).json()).toEqual([]);
});

test("profiles without account or settings, or unpublished, are not in the network", async () => {
  const before = (await match(member)).totalCandidates;
  const user = await aUser(owner.db, { kind: "visitor", isAnonymous: true });
  await aNurse({}, { userId: user.id });
  await aNurse({ publishedAt: null, publishedVisibility: null });
  await owner.db.insert(candidateProfiles).values({ ...nurse, userId: (await aUser(owner.db)).id });
  expect((await match(member)).totalCandidates).toBe(before);
});

test("a setting applies as soon as it is saved", async () => {
  const profile = await aNurse();
  expect(await findMatch(member, profile.id)).toBeDefined();
  await set(profile.id, { profileVisibility: "private" });
  expect((await member.get(`/api/candidates?ids=${profile.id}`)).json()).toEqual([]);
  expect(await findMatch(member, profile.id)).toBeUndefined();
  await set(profile.id, { profileVisibility: "recruiters_only" });
  expect(await findMatch(member, profile.id)).toBeUndefined();
  await set(profile.id, published);
  expect(await findMatch(member, profile.id)).toMatchObject({ name: `Network candidate ${networkCode(profile.id)}` });
});

test.each(["harbor clinics", "HARBOR CLINICS LLC", "www.harbor.example"])(
  "a company blocked as %j does not find the person, not even in a count",
  async (name) => {
    const [ownMatch, theirs] = [await match(member), await match(rival)];
    const profile = await aNurse({ blockedCompanies: [name] });
    const [after, elsewhere] = [await match(member), await match(rival)];
    expect([after.totalCandidates, after.run.poolSize]).toEqual([ownMatch.totalCandidates, ownMatch.run.poolSize]);
    expect(JSON.stringify(after.matches)).toBe(JSON.stringify(ownMatch.matches));
    expect([elsewhere.totalCandidates, (await findMatch(rival, profile.id)) !== undefined]).toEqual([
      theirs.totalCandidates + 1,
      true,
    ]);
    for (const response of [
      await member.get(`/api/candidates/${profile.id}`),
      await member.post("/api/introductions", { candidateId: profile.id, jobId: jobs.get(member) }),
      await member.post("/api/ai/generate-interview-questions", { candidateId: profile.id, jobId: jobs.get(member) }),
    ]) {
      expect(response.statusCode).toBe(404);
    }
    expect((await member.get("/api/candidates")).json<{ id: string }[]>().some(({ id }) => id === profile.id)).toBe(
      false,
    );
  },
);

test("hidden fields are neither shown nor scored", async () => {
  const profile = await aNurse({ showLocation: false });
  const hidden = await findMatch(member, profile.id);
  expect(hidden).toMatchObject({
    location: null,
    trace: { location: { verdict: "unknown" }, salary: { verdict: "unknown" } },
  });
  const page = (await member.get(`/api/candidates/${profile.id}`)).json<{ experience: object[] }>();
  expect(page).toMatchObject({ location: null, email: null, phone: null, desiredSalary: null, isNetwork: true });
  expect(JSON.stringify(page)).not.toContain("Columbus");
  await set(profile.id, { showLocation: true, showSalaryExpectation: true, showEmail: true });
  expect(await findMatch(member, profile.id)).toMatchObject({
    location: null,
    trace: { salary: { verdict: "unknown" } },
  });
  await set(profile.id, published);
  const shown = await findMatch(member, profile.id);
  expect(shown).toMatchObject({
    location: "Columbus, OH",
    trace: { location: { verdict: "same-place" }, salary: { verdict: "in-band" } },
  });
  expect((await member.get(`/api/candidates/${profile.id}`)).json()).toMatchObject({ desiredSalary: 82_000 });
});

test("demo visitors see no network profiles", async () => {
  const profile = await aNurse();
  await match(member);
  expect((await visitor.get(`/api/candidates?ids=${profile.id}`)).json()).toEqual([]);
  expect((await visitor.get(`/api/candidates/${profile.id}`)).statusCode).toBe(404);
});

const linkedOf = (row: { id: string; companyId: string } | undefined) => ({
  id: row?.id ?? "",
  companyId: row?.companyId ?? "",
});
const answerEmailsTo = async (row: Parameters<typeof linkedOf>[0], email: string) => {
  for (let index = 0; index < 2; index += 1) await notifyOfIntroduction.handle(linkedOf(row), tools);
  return catcher.caught.filter(({ to, mail }) => to.includes(email) && /introduction/i.test(mail.subject ?? ""));
};
const answerTasks = async (id: string | undefined) =>
  (
    await owner.db.execute(
      sql`select 1 from pgboss.job where name = 'notify-of-introduction' and data ->> 'id' = ${id ?? ""}`,
    )
  ).rows.length;

const requestFor = (browser: Browser, profileId: string) =>
  browser.post("/api/introductions", { candidateId: profileId, jobId: jobs.get(browser), message: "Come and see us." });

test("an introduction is requested by email; accepting creates a candidate", async () => {
  const profile = await aNurse({ profileVisibility: "recruiters_only" }, { phone: "+16145550142" });
  await match(member);
  const response = await requestFor(member, profile.id);
  expect([response.statusCode, response.json()]).toMatchObject([201, { status: "requested", candidateId: null }]);
  expect((await requestFor(member, profile.id)).json()).toEqual(response.json());
  const [row] = await owner.db
    .select()
    .from(introductionRequests)
    .where(eq(introductionRequests.profileId, profile.id));
  for (let index = 0; index < 2; index += 1) await askForIntroduction.handle(linkedOf(row), tools);
  const mails = catcher.caught.filter(({ to }) => to.includes(profile.email ?? ""));
  expect(mails).toHaveLength(1);
  const company = "Harbor Clinics, Inc.";
  for (const sentence of [introductionText.before, introductionText.ifAccepted, introductionText.ifDeclined])
    expect(mails[0]?.mail.text?.replaceAll(/\s+/g, " ")).toContain(sentence(company));
  const token = /introductions\/([\w-]+)/.exec(mails[0]?.mail.text ?? "")?.[1] ?? "";
  expect((await visitor.get(`/api/introductions/${token}`)).json()).toMatchObject({
    company: "Harbor Clinics, Inc.",
    jobTitle: "ICU Registered Nurse",
    message: "Come and see us.",
  });
  expect(await findMatch(member, profile.id)).toMatchObject({
    introduction: { status: "requested" },
    name: `Network candidate ${networkCode(profile.id)}`,
  });
  const responses = await Promise.all(
    [1, 2].map(() => visitor.post(`/api/introductions/${token}/answer`, { answer: "accept" })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const [candidate] = await owner.db
    .select()
    .from(candidates)
    .where(eq(candidates.email, profile.email ?? ""));
  expect(candidate).toMatchObject({
    source: "Cohire network",
    lastName: "Haddad",
    phone: "+16145550142",
    availability: "unknown",
    credentials: nurse.credentials,
  });
  const page = (await member.get(`/api/candidates/${candidate?.id}/page`)).json<CandidatePage>();
  expect(page.applications).toMatchObject([
    { jobTitle: "ICU Registered Nurse", stage: "applied", source: "Cohire network" },
  ]);
  const { matches } = await match(member);
  expect(matches.find(({ candidateId }) => candidateId === candidate?.id)).toMatchObject({ isNetwork: false });
  expect(matches.some(({ candidateId }) => candidateId === profile.id)).toBe(false);
  expect(await findMatch(rival, profile.id)).toBeDefined();
  expect((await visitor.get(`/api/introductions/${token}`)).statusCode).toBe(404);
  expect(await answerTasks(row?.id)).toBe(1);
  const emails = await answerEmailsTo(row, "ada@harbor.example");
  expect(emails).toHaveLength(1);
  expect(emails[0]?.mail.subject).toContain("accepted your introduction request: ICU Registered Nurse");
  expect(emails[0]?.mail.text).toContain("+16145550142");
});

test("declining is shown as declined, and the person is not asked again", async () => {
  const profile = await aNurse();
  await match(member);
  await requestFor(member, profile.id);
  const [row] = await owner.db
    .select()
    .from(introductionRequests)
    .where(eq(introductionRequests.profileId, profile.id));
  const token = introductionToken(linkedOf(row), testKeys);
  const answered = await visitor.post(`/api/introductions/${token}/answer`, { answer: "decline" });
  expect(answered.json()).toEqual({ status: "declined", company: "Harbor Clinics, Inc." });
  expect((await requestFor(member, profile.id)).json()).toMatchObject({ status: "declined", candidateId: null });
  expect(await findMatch(member, profile.id)).toMatchObject({ introduction: { status: "declined" } });
  expect((await visitor.post(`/api/introductions/${token}/answer`, { answer: "accept" })).statusCode).toBe(404);
  expect(
    await owner.db
      .select()
      .from(candidates)
      .where(eq(candidates.email, profile.email ?? "")),
  ).toEqual([]);
  const emails = (await answerEmailsTo(row, "ada@harbor.example")).filter(({ mail }) =>
    /declined/.test(mail.subject ?? ""),
  );
  expect(emails).toHaveLength(1);
  expect(emails[0]?.mail.text).not.toMatch(/Noor|Haddad|people\.example/);
});

test("a forged or expired link opens nothing", async () => {
  const profile = await aNurse();
  const company = await aCompany(owner.db);
  const job = await aJob(owner.db, { companyId: company.id });
  const [row] = await owner.db
    .insert(introductionRequests)
    .values({ companyId: company.id, jobId: job.id, profileId: profile.id, requestedAt: new Date("2020-01-01") })
    .returning();
  for (const token of [
    introductionToken(linkedOf(row), testKeys),
    introductionToken(linkedOf(row), otherKeys),
    "nonsense",
  ]) {
    expect((await visitor.get(`/api/introductions/${token}`)).statusCode).toBe(404);
  }
});
