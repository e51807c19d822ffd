/** Tests data download, notices and consents, human review, and deletion. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import { consentTexts, publishTexts } from "#domain/rights/consent.ts";
import { notices } from "#domain/rights/notices.ts";
import type { Rights } from "#domain/rights/rights.ts";
import { candidateMatch, introductionRequests, matchStale } from "../../db/tables/matches.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { files as fileRows } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { candidateActivities, candidateProfiles } from "../../db/tables/profiles.ts";
import { consentLog } from "../../db/tables/rights.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aCompany, aJob, aPublicJob } from "../../test/fixtures/factories.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";
import { refreshCandidateFacts, refreshProfileFacts } from "../matching/match-facts.service.ts";
import { downloadEverything } from "./download.service.ts";

const { app, owner, db, files } = await buildTestApp();
let people = 0;

const aPerson = async () => {
  const email = `person-${(people += 1)}@people.example`;
  const browser = aBrowser(app);
  await browser.post("/api/auth/sign-up/email", { name: "Nadia Osei", email, password: goodPassword });
  const [row] = await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email)).returning();
  return { browser, email, userId: row?.id ?? "" };
};

const publishProfile = async (browser: Browser) => {
  await browser.patch("/api/candidate/profile", {
    profileId: null,
    revision: 0,
    changes: {
      title: "Registered Nurse",
      location: "Chicago, IL",
      skills: ["Triage", "Wound care", "Epic"],
      experience: [
        {
          title: "Registered Nurse",
          company: "Ruiz Clinics",
          start: "2019-01",
          end: null,
          description: "Triage and wound care with Epic.",
        },
      ],
    },
    base: {},
  });
  const { blockedCompanies: _blocked, ...shown } = (
    await browser.patch("/api/candidate/privacy", { profileVisibility: "public" })
  ).json<PrivacySettings>();
  // Not available to a visitor, who has to create an account first.
  await browser.post("/api/candidate/privacy/publication", shown);
};

const profileOf = async (userId: string): Promise<string> =>
  (await owner.db.select().from(candidateProfiles).where(eq(candidateProfiles.userId, userId)))[0]?.id ?? "";

const rightsOf = async (browser: Browser) => (await browser.get("/api/rights")).json<Rights>();

const unzip = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const open = promisify(yauzl.fromBuffer) as (bytes: Buffer, options: object) => Promise<ZipFile>;
  const zip = await open(bytes, { lazyEntries: true });
  const read = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const fileByName = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    const take = async (entry: Entry): Promise<void> => {
      fileByName.set(entry.fileName, await buffer(await read(entry)));
      zip.readEntry();
    };
    zip.on("entry", (entry: Entry) => void take(entry).catch(reject));
    zip.on("end", () => resolve(fileByName));
    zip.on("error", reject);
    zip.readEntry();
  });
};

test("downloads everything as one archive: a page, JSON, and the files", async () => {
  const { browser, userId } = await aPerson();
  await publishProfile(browser);
  await files.put("resume/of-nadia", Buffer.from("the bytes of a résumé"));
  const file = {
    ownerUserId: userId,
    purpose: "resume",
    mediaType: "application/pdf",
    sizeBytes: 21,
    sha256: "0".repeat(64),
  };
  await owner.db.insert(fileRows).values([
    { ...file, fileName: "../../Nadia Osei.pdf", storageKey: "resume/of-nadia", createdAt: new Date(0) },
    { ...file, fileName: "gone.pdf", storageKey: "resume/not-there" },
  ]);
  const response = await browser.get("/api/rights/download");
  expect(response.headers["content-type"]).toBe("application/zip");
  const filesByName = await unzip(response.rawPayload);
  expect([...filesByName.keys()]).toEqual([
    "README.txt",
    "index.html",
    "data.json",
    "files/1-resume-__.._Nadia Osei.pdf",
    "files/2-resume-gone.pdf",
  ]);
  expect(filesByName.get("files/1-resume-__.._Nadia Osei.pdf")?.toString()).toBe("the bytes of a résumé");
  expect(filesByName.get("files/2-resume-gone.pdf")?.toString()).toContain("no longer have this file");
  const { sections } = JSON.parse(filesByName.get("data.json")?.toString() ?? "") as {
    sections: Record<string, readonly Record<string, unknown>[]>;
  };
  expect(sections["profile"]?.[0]).toMatchObject({ title: "Registered Nurse", location: "Chicago, IL" });
  expect(sections["consents"]?.map(({ purpose }) => purpose)).toEqual(["account", "recruiter-visibility"]);
  expect(sections["match-facts"]).toEqual([]);
  const secrets = await owner.db.execute<{ token: string }>(sql`select token from sessions where user_id = ${userId}`);
  for (const [name, content] of filesByName) {
    expect(content.toString(), name).not.toContain(secrets.rows[0]?.token);
    expect(content.toString(), name).not.toContain("password_hash");
  }
  expect(filesByName.get("index.html")?.toString()).toContain("<dt>Title</dt><dd>Registered Nurse</dd>");
  expect((await aBrowser(app).get("/api/rights/download")).statusCode).toBe(404);
});

test("a visitor without an account has the same rights over their session", async () => {
  const visitor = aBrowser(app);
  await publishProfile(visitor);
  expect(await rightsOf(visitor)).toMatchObject({ standing: "visitor", email: null });
  const filesByName = await unzip((await visitor.get("/api/rights/download")).rawPayload);
  expect(filesByName.get("data.json")?.toString()).toContain("Registered Nurse");
  const response = await visitor.post("/api/rights/deletion", { word: "delete" });
  expect(response.json()).toMatchObject({ scope: "everything", counts: { profile: 1, account: 1 } });
  expect(await rightsOf(visitor)).toMatchObject({ standing: "signedOut" });
});

test("a thousand rows and twenty megabytes don't delay other requests", async () => {
  const { browser, userId } = await aPerson();
  await publishProfile(browser);
  const candidateId = await profileOf(userId);
  const rows = Array.from({ length: 1000 }, (_row, index) => ({
    candidateId,
    activityType: "x",
    description: `${index} `.repeat(200),
  }));
  await owner.db.insert(candidateActivities).values(rows);
  await files.put("resume/large", Buffer.alloc(20 * 1024 * 1024, "x"));
  await owner.db.insert(fileRows).values({
    ownerUserId: userId,
    purpose: "resume",
    fileName: "large.pdf",
    mediaType: "application/pdf",
    sizeBytes: 20 * 1024 * 1024,
    sha256: "0".repeat(64),
    storageKey: "resume/large",
  });
  const stream = await downloadEverything({ db, files }, userId, new Date());
  // How often other requests run during the download, and how much is buffered at once.
  let [turns, isOver] = [0, false];
  const takeTurn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const sizes: number[] = [];
  for await (const chunk of stream) sizes.push((chunk as Buffer).length);
  isOver = true;
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(20_000);
  expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
  expect(turns).toBeGreaterThan(100);
});

test("records notices and answers with the hash of the text, immutably", async () => {
  const { browser, userId } = await aPerson();
  await publishProfile(browser);
  await browser.put("/api/candidate/job-alerts", { isOn: true, frequency: "weekly", minScore: 60 });
  await browser.put("/api/candidate/job-alerts", { isOn: true, frequency: "daily", minScore: 60 });
  await browser.put("/api/candidate/job-alerts", { isOn: false, frequency: "daily", minScore: 60 });
  await browser.patch("/api/candidate/privacy", { showPhone: true });
  await browser.patch("/api/candidate/privacy", { profileVisibility: "private" });
  const { consents } = await rightsOf(browser);
  expect(consents.map(({ purpose, choice }) => `${purpose} ${choice}`).toReversed()).toEqual([
    "account given",
    "recruiter-visibility given",
    "job-alerts given",
    "job-alerts withdrawn",
    "recruiter-visibility withdrawn",
  ]);
  for (const { purpose, textId, textHash } of consents) {
    const consentText =
      purpose === "recruiter-visibility" ? publishTexts.public : consentTexts[purpose as keyof typeof consentTexts];
    expect([textId, textHash]).toEqual([consentText.id, createHash("sha256").update(consentText.text).digest("hex")]);
  }
  for (const statement of ["update consent_log set choice = 'given'", "delete from consent_log"]) {
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
  }
  expect(await owner.db.$count(consentLog, eq(consentLog.userId, userId))).toBe(5);
});

test("notices depend on the profile's and job's location, and are recorded once each", async () => {
  const { browser } = await aPerson();
  const listed = async (query = "") =>
    (await browser.get(`/api/rights/notices${query}`)).json<{
      notices: { textId: string; isAcknowledged: boolean }[];
    }>();
  expect((await listed()).notices.map(({ textId }) => textId)).toEqual(["ai-notice/everywhere/2"]);
  await publishProfile(browser);
  const { notices: ownNotices } = await listed("?place=Berlin%2C%20Germany");
  expect(ownNotices.map(({ textId, isAcknowledged }) => [textId, isAcknowledged])).toEqual([
    ["ai-notice/everywhere/2", false],
    ["ai-notice/illinois/3", false],
    ["ai-notice/eu/1", false],
  ]);
  const textIds = ownNotices.map(({ textId }) => textId);
  const sendAnswer = async (choice: string) =>
    (
      await browser.post("/api/rights/notices", { textIds: [...textIds, "no such text"], choice, shownAt: "openings" })
    ).json<unknown>();
  expect(await sendAnswer("shown")).toEqual({ written: 3 });
  expect(await sendAnswer("shown")).toEqual({ written: 0 });
  expect(await sendAnswer("acknowledged")).toEqual({ written: 3 });
  expect((await listed()).notices.every(({ isAcknowledged }) => isAcknowledged)).toBe(true);
  const { consents } = await rightsOf(browser);
  const illinois = consents.find(({ textId }) => textId === "ai-notice/illinois/3");
  expect(illinois?.textHash).toBe(createHash("sha256").update(notices.illinois.text).digest("hex"));
  expect(
    (await aBrowser(app).post("/api/rights/notices", { textIds, choice: "shown", shownAt: "openings" })).json(),
  ).toEqual({ written: 0 });
});

test("human review removes a person from index, scores and results until they opt in", async () => {
  const { browser, userId } = await aPerson();
  await publishProfile(browser);
  await aPublicJob(owner.db);
  const profileId = await profileOf(userId);
  const company = await aCompany(owner.db);
  const job = await aJob(owner.db, { companyId: company.id });
  const record = await aCandidate(owner.db, { companyId: company.id, skills: ["Triage"] });
  await owner.db
    .insert(introductionRequests)
    .values({ companyId: company.id, profileId, jobId: job.id, candidateId: record.id, status: "accepted" });
  const refreshFacts = async () => {
    await refreshProfileFacts(db, userId, new Date());
    await refreshCandidateFacts(db, company.id, new Date());
  };
  const inIndex = async () => ({
    profile: await owner.db.$count(candidateMatch, eq(candidateMatch.subjectId, profileId)),
    record: await owner.db.$count(candidateMatch, eq(candidateMatch.subjectId, record.id)),
  });
  const indexedCount = async () =>
    (
      await owner.db.execute<{ n: number }>(
        sql`select coalesce(sum(holders), 0)::int as n from match_key_counts where key = -1`,
      )
    ).rows[0]?.n;
  await refreshFacts();
  expect(await inIndex()).toEqual({ profile: 1, record: 1 });
  const initialIndexedCount = (await indexedCount()) ?? 0;
  expect((await browser.get("/api/candidate/openings")).json()).toMatchObject({
    isMatched: true,
    requestsHumanReview: false,
  });

  expect((await browser.put("/api/rights/human-review", { requestsHumanReview: true })).json()).toEqual({
    requestsHumanReview: true,
  });
  expect(await inIndex()).toEqual({ profile: 0, record: 0 });
  expect(await indexedCount()).toBe(initialIndexedCount - 2);
  expect((await browser.get("/api/candidate/openings")).json()).toMatchObject({
    isMatched: false,
    requestsHumanReview: true,
    openings: [],
  });
  // Regardless of other changes, and of who writes into the index.
  await browser.patch("/api/candidate/privacy", { profileVisibility: "recruiters_only" });
  await owner.db.insert(matchStale).values([
    { subjectId: profileId, userId, change: 1 },
    { subjectId: record.id, companyId: company.id, change: 2 },
  ]);
  await refreshFacts();
  expect(await inIndex()).toEqual({ profile: 0, record: 0 });

  await browser.put("/api/rights/human-review", { requestsHumanReview: false });
  await refreshFacts();
  expect(await inIndex()).toEqual({ profile: 1, record: 1 });
  const { consents } = await rightsOf(browser);
  const choices = consents.filter(({ purpose }) => purpose === "human-review").map(({ choice }) => choice);
  expect(choices).toEqual(["withdrawn", "given"]);
});

test("a visitor's records and choices carry over to their new account", async () => {
  const browser = aBrowser(app);
  await publishProfile(browser);
  await browser.put("/api/rights/human-review", { requestsHumanReview: true });
  await browser.post("/api/auth/sign-up/email", {
    name: "Was Visitor",
    email: "was-visitor@people.example",
    password: goodPassword,
  });
  const rights = await rightsOf(browser);
  expect(rights).toMatchObject({ standing: "account", requestsHumanReview: true });
  expect(rights.consents.map(({ purpose }) => purpose)).toEqual(["account", "human-review"]);
});

test("a workspace member deletes their candidate data and keeps their account", async () => {
  const { browser, userId, email } = await aPerson();
  await publishProfile(browser);
  const company = await aCompany(owner.db, { name: "Ruiz Clinics" });
  await owner.db.insert(companyMembers).values({ companyId: company.id, userId });
  expect(await rightsOf(browser)).toMatchObject({ standing: "member", workspaces: ["Ruiz Clinics"], retention: null });
  const response = await browser.post("/api/rights/deletion", { word: "delete", password: goodPassword });
  expect(response.json()).toMatchObject({ scope: "candidate-side", counts: { profile: 1 } });
  expect((await browser.get("/api/me")).json()).toMatchObject({
    person: { email },
    workspace: { name: "Ruiz Clinics" },
  });
  expect(await profileOf(userId)).toBe("");
});
