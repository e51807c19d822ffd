/** Proposals that the owner has not accepted never leave their profile. They are in the owner's download and erased with it. */
import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import yauzl from "yauzl";
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import type { WorkspaceExport } from "#domain/workspace-exports/workspace-exports.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { aWorkspace } from "../fixtures/workspace-factory.ts";
import { buildTestApp, testKeys } from "../build-test-app.ts";
import { dumpAsText, dumpDatabase } from "../database/database-dump.ts";
import { aFindableProfile, aJob } from "../fixtures/factories.ts";
import { aBrowser, goodPassword } from "../browsers.ts";
import { aToken } from "../fixtures/token-factories.ts";
import { introductionToken } from "../../features/matching/introductions/introduction-link.ts";
import { writeExportTask } from "../../features/workspace-exports/write-export.task.ts";

const { app, owner, ownerUrl, tools } = await buildTestApp();

const job = {
  title: "ICU Registered Nurse",
  company: "Riverside Methodist",
  location: "Columbus, OH",
  start: "2018-02",
  end: null,
  description: "Critical care for ventilated patients, charting in Epic.",
};
const nurse = {
  title: "ICU Registered Nurse",
  location: "Columbus, OH",
  summary: "ICU nurse of eight years.",
  skills: ["Patient Care", "Epic"],
  experience: [job],
};
/** Each person's proposals contain a unique word. */
const proposalsWith = (marker: string) => [
  { id: randomUUID(), field: "skills" as const, value: [`${marker} welding`, "Ventilator management"] },
  { id: randomUUID(), field: "summary" as const, value: `${marker} summary` },
  { id: randomUUID(), field: "experience" as const, position: job, value: `${marker} description` },
];

/** Signed in, with a findable profile and a public page. */
const aFindablePerson = async (marker: string) => {
  const browser = aBrowser(app, "203.0.113.40");
  const email = `${randomUUID()}@people.example`;
  await browser.post("/api/auth/sign-up/email", { name: "Noor Haddad", email, password: goodPassword });
  const [user] = await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email)).returning();
  const handle = `noor-${randomUUID().slice(0, 6)}`;
  const values = {
    ...nurse,
    userId: user?.id ?? "",
    email,
    statedEmail: email,
    handle,
    proposals: proposalsWith(marker),
  };
  return { browser, email, handle, profile: await aFindableProfile(owner.db, values) };
};

/** The tables of a dump in which a text appears. */
const tablesWith = (dump: string, words: string): readonly string[] => {
  let table = "";
  const found = new Set<string>();
  for (const line of dump.split("\n")) {
    table = /^COPY (\S+)/.exec(line)?.[1] ?? table;
    if (line.includes(words)) found.add(table);
  }
  return [...found];
};

test("[EDITOR-09] no employer, token, export, page or other row contains a proposal", async () => {
  const marker = "Zyxwunseen";
  const { browser, email, handle, profile } = await aFindablePerson(marker);
  const { browser: employer, companyId, email: employerEmail } = await aWorkspace(app);
  const mustHave = ["Critical care", "Epic", "Ventilator management"];
  const { id: jobId } = await aJob(owner.db, { companyId, title: nurse.title, location: "Columbus, OH", mustHave });
  const [admin] = await owner.db.select().from(users).where(eq(users.username, employerEmail));
  const { secret } = await aToken(owner.db, { companyId, createdBy: admin?.id ?? "", level: "write" });
  const stranger = aBrowser(app, "203.0.113.41");
  const withToken = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${secret}` } });
  const seen: string[] = [];
  const expectOk = async (request: ReturnType<typeof withToken>) => {
    const response = await request;
    expect(response.statusCode, response.body).toBeLessThan(300);
    seen.push(response.body);
    return response;
  };

  const matchResponse = await expectOk(employer.post("/api/ai/match-candidates", { jobId }));
  const [match] = matchResponse.json<MatchResult>().matches;
  expect(match?.candidateId).toBe(profile.id);
  const asPosted = { jobId, candidateId: profile.id };
  await expectOk(employer.get("/api/candidates"));
  await expectOk(employer.get(`/api/candidates?ids=${profile.id}`));
  await expectOk(employer.get(`/api/candidates/${profile.id}`));
  await expectOk(employer.post("/api/ai/generate-interview-questions", asPosted));
  await expectOk(withToken("/api/candidates"));
  await expectOk(stranger.get(`/api/profiles/${handle}`));
  await expectOk(browser.get("/api/candidate/privacy/preview?as=company&company=Harbor"));
  await expectOk(browser.get("/api/candidate/openings"));
  for (const format of ["json", "json-resume", "linkedin"])
    await expectOk(browser.get(`/api/candidate/export/${format}`));

  // After an introduction the workspace has its own record and can export it.
  await expectOk(employer.post("/api/introductions", { ...asPosted, message: "Come and see us." }));
  const [asked] = await owner.db
    .select()
    .from(introductionRequests)
    .where(eq(introductionRequests.profileId, profile.id));
  const token = introductionToken({ id: asked?.id ?? "", companyId }, testKeys);
  await expectOk(stranger.post(`/api/introductions/${token}/answer`, { answer: "accept" }));
  const [record] = await owner.db.select().from(candidates).where(eq(candidates.email, email));
  expect(record).toMatchObject({ skills: expect.arrayContaining(["Epic"]) });
  for (const url of [`/api/candidates/${record?.id}`, `/api/candidates/${record?.id}/page`]) {
    await expectOk(employer.get(url));
    await expectOk(withToken(url));
  }
  await expectOk(employer.post("/api/ai/match-candidates", { jobId }));
  const { id } = (await expectOk(employer.post("/api/workspace-exports", { format: "json" }))).json<WorkspaceExport>();
  await writeExportTask.handle({ id }, tools);
  const exported = await expectOk(employer.get(`/api/workspace-exports/${id}/file`));
  expect(exported.body).toContain(email);

  expect(seen.filter((body) => body.includes(marker))).toEqual([]);
  const dump = await dumpAsText(await dumpDatabase(ownerUrl));
  expect(tablesWith(dump, marker)).toEqual(["public.candidate_profiles"]);
  expect(tablesWith(dump, "Riverside Methodist").length).toBeGreaterThan(2);
});

test("[EDITOR-09] a proposal changes no score, match fact or completeness", async () => {
  const { browser: employer, companyId } = await aWorkspace(app);
  const mustHave = ["Critical care", "Ventilator management"];
  const { id: jobId } = await aJob(owner.db, { companyId, title: nurse.title, location: "Columbus, OH", mustHave });
  const { profile } = await aFindablePerson("Zyxwunscored");
  const scoreOf = async () => {
    const { matches } = (await employer.post("/api/ai/match-candidates", { jobId })).json<MatchResult>();
    const { trace, overallScore } = matches.find(({ candidateId }) => candidateId === profile.id) ?? {};
    return { trace, overallScore };
  };
  const before = await scoreOf();
  expect(before.overallScore).toBeGreaterThan(0);
  await owner.db.update(candidateProfiles).set({ proposals: [] }).where(eq(candidateProfiles.id, profile.id));
  expect(await scoreOf()).toEqual(before);
  await owner.db
    .update(candidateProfiles)
    .set({ skills: [...nurse.skills, "Ventilator management"] })
    .where(eq(candidateProfiles.id, profile.id));
  expect(await scoreOf()).not.toEqual(before);
});

test("the owner's download has the proposals, and erasure deletes them", async () => {
  const marker = "Zyxwerased";
  const { browser } = await aFindablePerson(marker);
  const { rawPayload, statusCode } = await browser.get("/api/rights/download");
  expect(statusCode).toBe(200);
  const zip = await yauzl.fromBufferPromise(rawPayload, { lazyEntries: true });
  let contents = "";
  for await (const entry of zip.eachEntry()) contents += await text(await zip.openReadStreamPromise(entry));
  for (const { value } of proposalsWith(marker)) expect(contents).toContain([value].flat()[0]);
  expect(tablesWith(await dumpAsText(await dumpDatabase(ownerUrl)), marker)).toEqual(["public.candidate_profiles"]);
  const deleted = await browser.post("/api/rights/deletion", { word: "delete", password: goodPassword });
  expect(deleted.statusCode).toBe(200);
  expect(tablesWith(await dumpAsText(await dumpDatabase(ownerUrl)), marker)).toEqual([]);
});
