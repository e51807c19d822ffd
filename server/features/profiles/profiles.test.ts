import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emptyProfile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ProfileSaved, SavedProfile } from "#domain/profiles/save-profile.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { candidateActivities, candidateProfiles, resumeAnalyses } from "../../db/tables/profiles.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aResumeReading, aUser } from "../../test/fixtures/factories.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";

const { app, db, owner } = await buildTestApp();
const url = "/api/candidate/profile";
let addresses = 0;
const newEmail = () => `person-${(addresses += 1)}@people.example`;

const load = async (browser: Browser) => (await browser.get(url)).json<SavedProfile>();
/** Saves like a tab that has just loaded the profile. */
const save = async (browser: Browser, changes: ProfileUpdate, seen?: SavedProfile) => {
  const from = seen ?? (await load(browser));
  const base = Object.fromEntries(
    Object.keys(changes).map((field) => [field, from.profile[field as keyof typeof from.profile]]),
  );
  return browser.patch(url, { profileId: from.profileId, revision: from.revision, changes, base });
};
const saved = async (browser: Browser, changes: ProfileUpdate, seen?: SavedProfile) =>
  (await save(browser, changes, seen)).json<ProfileSaved>();
const rowOf = async (profileId: string | null) => {
  const [row] = await owner.db
    .select()
    .from(candidateProfiles)
    .where(eq(candidateProfiles.id, profileId ?? ""));
  return row;
};
const signUp = (browser: Browser, email = newEmail()) =>
  browser.post("/api/auth/sign-up/email", { name: "Maya Okafor", email, password: goodPassword });
const countOf = async () => ({ sessions: await db.$count(sessions), people: await db.$count(users) });

test("[API-16] without a session, reads an empty profile and creates neither session nor row", async () => {
  const before = await countOf();
  const browser = aBrowser(app);
  const response = await browser.get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect(response.json()).toEqual({
    profileId: null,
    revision: 0,
    profile: emptyProfile,
    savedAt: null,
    hasAccount: false,
    proposals: [],
  });
  expect((await save(browser, {})).json()).toMatchObject({ profileId: null, overwritten: {} });
  expect(browser.jar.size).toBe(0);
  expect(await countOf()).toEqual(before);
});

test("[CAND-12] a visitor's profile is stored in candidate_profiles for their session", async () => {
  const browser = aBrowser(app);
  const first = await saved(browser, {
    firstName: "Jane",
    lastName: "Smith",
    skills: ["Triage"],
    experience: [{ title: "Nurse", company: "Northside", location: "Chicago", start: "2019-04", end: null }],
    education: [{ degree: "BSN", field: "Nursing", school: "DePaul", startYear: 2010, year: 2014 }],
  });
  expect(first).toMatchObject({ revision: 1, hasAccount: false });
  expect(browser.jar.size).toBeGreaterThan(0);
  const again = await load(browser);
  expect(again).toMatchObject({ profileId: first.profileId, revision: 1, profile: first.profile });
  expect(await rowOf(first.profileId)).toMatchObject({ firstName: "Jane", title: null, profileCompleteness: 38 });
});

test("another session can neither read nor change it", async () => {
  const [jane, other] = [aBrowser(app), aBrowser(app)];
  const hers = await saved(jane, { title: "Nurse" });
  await saved(other, { title: "Cook" });
  expect((await load(other)).profile.title).toBe("Cook");
  for (const stranger of [other, aBrowser(app)]) {
    const response = await save(stranger, { title: "Stolen" }, hers);
    expect(response.statusCode).toBe(409);
    expect(response.body).not.toContain("Nurse");
  }
  expect((await load(jane)).profile.title).toBe("Nurse");
});

test("two tabs that change different fields both keep their changes", async () => {
  const browser = aBrowser(app);
  const seen = await saved(browser, { firstName: "Jane" });
  await save(browser, { title: "Nurse" }, seen);
  const second = await saved(browser, { location: "Chicago" }, seen);
  expect(second).toMatchObject({ revision: 3, overwritten: {} });
  expect(second.profile).toMatchObject({ firstName: "Jane", title: "Nurse", location: "Chicago" });
});

test("the last edit of a text wins, and the overwritten text is returned", async () => {
  const browser = aBrowser(app);
  const seen = await saved(browser, { title: "Nurse" });
  await save(browser, { title: "Charge nurse" }, seen);
  const second = await saved(browser, { title: "Nurse manager" }, seen);
  expect(second.profile.title).toBe("Nurse manager");
  expect(second.overwritten).toEqual({ title: "Charge nurse" });
});

test("keeps what both tabs add to a list, and drops what one removed", async () => {
  const browser = aBrowser(app);
  const seen = await saved(browser, { skills: ["Triage", "Cooking"] });
  await save(browser, { skills: ["Triage", "Cooking", "Payroll"] }, seen);
  const second = await saved(browser, { skills: ["Triage", "Excel"] }, seen);
  expect(second.profile.skills).toEqual(["Triage", "Excel", "Payroll"]);
  expect(second.overwritten).toEqual({});
});

test("twenty simultaneous saves lose nothing", async () => {
  const browser = aBrowser(app);
  const seen = await saved(browser, { skills: [] as string[], title: "Nurse" });
  await Promise.all(Array.from({ length: 20 }, (_each, index) => save(browser, { skills: [`Skill ${index}`] }, seen)));
  const { profile, revision } = await load(browser);
  expect(profile.skills.toSorted()).toEqual(Array.from({ length: 20 }, (_each, index) => `Skill ${index}`).toSorted());
  expect(revision).toBe(21);
});

test("saving the same again changes nothing", async () => {
  const browser = aBrowser(app);
  const seen = await saved(browser, { title: "Nurse" });
  expect(await saved(browser, { title: "Nurse" }, seen)).toMatchObject({ revision: 1, savedAt: seen.savedAt });
});

test("another person's address is saved as typed, without revealing that it is known", async () => {
  const email = newEmail();
  const holder = aBrowser(app);
  await signUp(holder, email);
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  const theirs = await saved(holder, { email: email.toUpperCase() });
  expect(await rowOf(theirs.profileId)).toMatchObject({ email, statedEmail: email.toUpperCase() });

  const visitor = aBrowser(app);
  const typed = await save(visitor, { email });
  expect(typed.statusCode).toBe(200);
  expect(typed.json<ProfileSaved>().profile.email).toBe(email);
  expect(await rowOf(typed.json<ProfileSaved>().profileId)).toMatchObject({ email: null, statedEmail: email });
  expect(await rowOf(theirs.profileId)).toMatchObject({ email });

  // The address was changed: the confirmed one no longer belongs to this profile.
  await save(holder, { email: "other@people.example" });
  expect(await rowOf(theirs.profileId)).toMatchObject({ email: null, statedEmail: "other@people.example" });
});

test("an address that moved to another account moves with it", async () => {
  const email = newEmail();
  const [before, after] = [aBrowser(app), aBrowser(app)];
  await signUp(before, email);
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  const first = await saved(before, { email });
  await owner.db.update(users).set({ username: newEmail() }).where(eq(users.username, email));
  await signUp(after, email);
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  const second = await save(after, { email });
  expect(second.statusCode).toBe(200);
  expect(await rowOf(second.json<ProfileSaved>().profileId)).toMatchObject({ email });
  expect(await rowOf(first.profileId)).toMatchObject({ email: null, statedEmail: email });
});

test("[CAND-12] records the start, each import once, and completion; ignores foreign readings", async () => {
  const browser = aBrowser(app);
  const { profileId } = await saved(browser, { firstName: "Jane", lastName: "Smith", title: "Nurse" });
  const row = await rowOf(profileId);
  const readingId = await aResumeReading(owner.db, { userId: row?.userId ?? "", fileName: "jane.pdf" });
  const foreign = await aResumeReading(owner.db, { userId: (await aUser(owner.db)).id, fileName: "foreign.pdf" });
  const rest = {
    email: "jane@people.example",
    phone: "312",
    location: "Chicago",
    summary: "Nurse.",
    skills: ["Triage"],
    experience: [{ title: "Nurse", company: "Northside" }],
  };
  for (const changes of [rest, { summary: "Nurse for ten years." }]) {
    const response = await browser.patch(url, {
      profileId,
      revision: 1,
      changes,
      base: {},
      readingIds: [readingId, foreign],
    });
    expect(response.statusCode).toBe(200);
  }
  const activities = await owner.db
    .select()
    .from(candidateActivities)
    .where(eq(candidateActivities.candidateId, profileId ?? ""));
  expect(activities.map(({ activityType }) => activityType).toSorted()).toEqual([
    "profile_completed",
    "profile_started",
    "resume_imported",
  ]);
  const analyses = await owner.db
    .select()
    .from(resumeAnalyses)
    .where(eq(resumeAnalyses.candidateId, profileId ?? ""));
  expect(analyses.map(({ fileName }) => fileName)).toEqual(["jane.pdf"]);
});

test.each([
  ["a text that is too long", { title: "x".repeat(256) }],
  ["a list that is too long", { skills: Array.from({ length: 201 }, () => "x") }],
])("rejects %s", async (_what, changes) => {
  expect((await save(aBrowser(app), changes)).statusCode).toBe(400);
});
