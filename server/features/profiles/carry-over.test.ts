import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ProfileSaved, SavedProfile } from "#domain/profiles/save-profile.ts";
import { users } from "../../db/tables/identity.ts";
import {
  candidateActivities,
  candidateProfiles,
  externalIntegrations,
  portfolioItems,
  privacySettings,
  resumeAnalyses,
} from "../../db/tables/profiles.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";

const { app, owner } = await buildTestApp();
const url = "/api/candidate/profile";
let addresses = 0;

const load = async (browser: Browser) => (await browser.get(url)).json<SavedProfile>();
const save = async (browser: Browser, changes: ProfileUpdate) => {
  const { profileId, revision } = await load(browser);
  return (await browser.patch(url, { profileId, revision, changes, base: {} })).json<ProfileSaved>();
};
const newAccount = async (browser: Browser) => {
  const email = `carried-${(addresses += 1)}@people.example`;
  const response = await browser.post("/api/auth/sign-up/email", {
    name: "Maya Okafor",
    email,
    password: goodPassword,
  });
  expect(response.statusCode).toBe(200);
  return email;
};
const signIn = (browser: Browser, email: string) =>
  browser.post("/api/auth/sign-in/email", { email, password: goodPassword });

const nurse = { title: "Nurse", company: "Northside", start: "2018-03", end: null };
const cook = { title: "Cook", company: "Harbor" };

test("[CAND-12] a visitor's profile becomes the account's, and opens in another browser", async () => {
  const browser = aBrowser(app);
  const before = await save(browser, { firstName: "Maya", skills: ["Triage"], experience: [nurse] });
  const email = await newAccount(browser);
  expect(await load(browser)).toEqual({ ...before, overwritten: undefined, hasAccount: true });
  const elsewhere = aBrowser(app);
  await signIn(elsewhere, email);
  expect((await load(elsewhere)).profile).toEqual(before.profile);
});

test("the account's values win, gaps are filled, lists and linked rows are merged", async () => {
  const first = aBrowser(app);
  const email = await newAccount(first);
  const ownProfile = await save(first, { title: "Nurse", skills: ["Triage"], experience: [nurse] });
  const visitor = aBrowser(app);
  const theirs = await save(visitor, {
    title: "Cook",
    phone: "312",
    skills: ["triage", "Epic"],
    experience: [nurse, cook],
    education: [{ degree: "BSN", school: "DePaul" }],
    credentials: [{ name: "RN", region: "IL", status: "held" }],
  });
  const [ownId, visitorsId] = [ownProfile.profileId ?? "", theirs.profileId ?? ""];
  await owner.db.insert(portfolioItems).values([
    { candidateId: ownId, title: "Mine" },
    { candidateId: visitorsId, title: "Added" },
  ]);
  await owner.db.insert(externalIntegrations).values([
    { candidateId: ownId, platform: "github", username: "mine" },
    { candidateId: visitorsId, platform: "github", username: "other" },
    { candidateId: visitorsId, platform: "dribbble", username: "added" },
  ]);
  await owner.db.insert(privacySettings).values([
    { candidateId: ownId, profileVisibility: "private" },
    { candidateId: visitorsId, profileVisibility: "public" },
  ]);
  await owner.db.insert(resumeAnalyses).values({ candidateId: visitorsId, fileName: "maya.pdf" });
  await signIn(visitor, email);

  const merged = await load(visitor);
  expect(merged).toMatchObject({ profileId: ownId, revision: ownProfile.revision + 1, hasAccount: true });
  expect(merged.profile).toMatchObject({
    title: "Nurse",
    phone: "312",
    skills: ["Triage", "Epic"],
    experience: [nurse, cook],
    education: [{ degree: "BSN", school: "DePaul" }],
    credentials: [{ name: "RN", region: "IL", status: "held" }],
  });
  const { db } = owner;
  const items = await db.select().from(portfolioItems).where(eq(portfolioItems.candidateId, ownId));
  expect(items.map(({ title }) => title).toSorted()).toEqual(["Added", "Mine"]);
  const platforms = await db.select().from(externalIntegrations).where(eq(externalIntegrations.candidateId, ownId));
  expect(new Set(platforms.map(({ username }) => username))).toEqual(new Set(["added", "mine"]));
  const [settings] = await db.select().from(privacySettings).where(eq(privacySettings.candidateId, ownId));
  expect(settings?.profileVisibility).toBe("private");
  expect(await db.select().from(resumeAnalyses).where(eq(resumeAnalyses.candidateId, ownId))).toHaveLength(1);
  expect(await db.select().from(candidateProfiles).where(eq(candidateProfiles.id, visitorsId))).toEqual([]);
  const activities = await db.select().from(candidateActivities).where(eq(candidateActivities.candidateId, ownId));
  const note = activities.find(({ activityType }) => activityType === "profile_merged");
  expect(note?.metadata).toMatchObject({ before: { title: "Cook", skills: ["triage", "Epic"] } });
  const [row] = await db.select().from(candidateProfiles).where(eq(candidateProfiles.id, ownId));
  expect(row?.profileCompleteness).toBe(50);
});

test("a tab that was open during a sign-in elsewhere gets a conflict when it writes", async () => {
  const first = aBrowser(app);
  const email = await newAccount(first);
  await save(first, { title: "Nurse" });
  const visitor = aBrowser(app);
  const storedProfile = await save(visitor, { title: "Cook" });
  await signIn(visitor, email);
  const late = await visitor.patch(url, {
    profileId: storedProfile.profileId,
    revision: storedProfile.revision,
    changes: { phone: "312" },
    base: { phone: "" },
  });
  expect(late.statusCode).toBe(409);
  expect((await load(visitor)).profile).toMatchObject({ title: "Nurse", phone: "" });
});

test("nothing of a visitor carries over to staff, and an account can't be carried over", async () => {
  const staff = aBrowser(app);
  const email = await newAccount(staff);
  await owner.db.update(users).set({ kind: "staff" }).where(eq(users.username, email));
  const visitor = aBrowser(app);
  await save(visitor, { title: "Cook" });
  await signIn(visitor, email);
  expect((await load(visitor)).profileId).toBeNull();
});
