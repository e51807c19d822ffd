/** Proposals: stored, read, kept or dismissed by their owner, carried over, downloaded and erased. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Enhancement } from "#domain/profiles/proposals/enhance.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import type { Proposal } from "#domain/profiles/proposals/proposal.ts";
import type { ProfileSaved, SavedProfile } from "#domain/profiles/save-profile.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { candidateActivities, candidateProfiles } from "../../db/tables/profiles.ts";
import { asActor } from "../../db/client.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";
import { warmUpMatching } from "../matching/warm-up.service.ts";

warmUpMatching();
const { app, db, owner } = await buildTestApp();
const url = "/api/candidate/profile";
const job = {
  title: "Line Cook",
  company: "Luigi's",
  start: "2020",
  end: null,
  description: "responsible for training 4 cooks",
};
const cook = { title: "Line Cook", summary: "I like long nights", skills: ["Grill"], experience: [job] };

let people = 0;
const signUp = async (browser: Browser) => {
  const email = `proposals-${(people += 1)}@people.example`;
  const response = await browser.post("/api/auth/sign-up/email", { name: "Jo Silva", email, password: goodPassword });
  expect(response.statusCode).toBe(200);
  return email;
};
const load = async (browser: Browser) => (await browser.get(url)).json<SavedProfile>();
const save = (browser: Browser, changes: ProfileUpdate, seen: SavedProfile, resolvedProposals: string[] = []) => {
  const base = Object.fromEntries(
    Object.keys(changes).map((field) => [field, seen.profile[field as keyof typeof seen.profile]]),
  );
  const { profileId, revision } = seen;
  return browser.patch(url, { profileId, revision, changes, base, resolvedProposals });
};
const saved = async (...args: Parameters<typeof save>) => {
  const response = await save(...args);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ProfileSaved>();
};
const ask = (browser: Browser, field: string, currentProfile: Profile, more: object = {}) =>
  browser.post("/api/candidate/enhance", { field, currentProfile, ...more });
const askForProposals = async (...args: Parameters<typeof ask>) => {
  const response = await ask(...args);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Enhancement & { profileId: string; proposals: Proposal[] }>();
};
const aCook = async () => {
  const browser = aBrowser(app);
  return { browser, seen: await saved(browser, cook, await load(browser)) };
};
const proposed = <Field extends Proposal["field"]>({ proposals }: { proposals: Proposal[] }, field: Field) =>
  proposals.find((each): each is Extract<Proposal, { field: Field }> => each.field === field);
const idOf = (from: { proposals: Proposal[] }, field: Proposal["field"]) => proposed(from, field)?.id ?? "";

test("[EDITOR-09] a suggestion is stored and read again, and the profile stays unchanged", async () => {
  const { browser, seen } = await aCook();
  const { added, proposals } = await askForProposals(browser, "skills", seen.profile, { profileId: seen.profileId });
  expect(added).toHaveLength(10);
  expect(proposals).toMatchObject([{ field: "skills", value: added }]);
  const again = await load(browser);
  expect(again).toMatchObject({ profile: seen.profile, savedAt: seen.savedAt, proposals });
  expect(again.revision).toBeGreaterThan(seen.revision);
});

test("[EDITOR-08] [EDITOR-12] summaries and descriptions are proposals too; the next answer replaces the last", async () => {
  const { browser, seen } = await aCook();
  await askForProposals(browser, "summary", seen.profile);
  await askForProposals(browser, "skills", seen.profile);
  await askForProposals(browser, "experience", seen.profile, { index: 0 });
  const first = await load(browser);
  expect(first.profile).toEqual(seen.profile);
  expect(first.proposals.map(({ field }) => field)).toEqual(["summary", "skills", "experience"]);
  expect(proposed(first, "experience")).toMatchObject({ position: job, value: "Train 4 cooks." });
  await askForProposals(browser, "summary", { ...seen.profile, summary: "I like early mornings" });
  const second = await load(browser);
  expect(second.proposals).toHaveLength(3);
  expect(proposed(second, "summary")?.value).toContain("I like early mornings.");
});

test("an answer that adds nothing proposes nothing and drops the older proposal", async () => {
  const { browser, seen } = await aCook();
  const { value } = await askForProposals(browser, "summary", seen.profile);
  const { proposals } = await askForProposals(browser, "summary", { ...seen.profile, summary: String(value) });
  expect(proposals).toEqual([]);
});

test("[EDITOR-08] a summary is written from the profile and quotes no proposed skill", async () => {
  const { browser, seen } = await aCook();
  const { added } = await askForProposals(browser, "skills", seen.profile);
  const { value } = await askForProposals(browser, "summary", (await load(browser)).profile);
  expect(value).toContain("Grill");
  for (const skill of added) expect(String(value).toLowerCase()).not.toContain(skill.toLowerCase());
});

test("[EDITOR-09] keeping some skills saves them, clears the proposal and changes nothing else", async () => {
  const { browser, seen } = await aCook();
  await askForProposals(browser, "summary", seen.profile);
  const { added, proposals } = await askForProposals(browser, "skills", seen.profile);
  const skills = ["Grill", ...added.slice(0, 2)];
  const after = await saved(browser, { skills }, seen, [idOf({ proposals }, "skills")]);
  expect(after.profile.skills).toEqual(skills);
  expect(after.proposals.map(({ field }) => field)).toEqual(["summary"]);
  expect(await load(browser)).toMatchObject({ profile: after.profile, proposals: after.proposals });
});

test("dismissing clears the proposal and changes neither the profile nor its date", async () => {
  const { browser, seen } = await aCook();
  const { proposals } = await askForProposals(browser, "skills", seen.profile);
  const id = idOf({ proposals }, "skills");
  const after = await saved(browser, {}, seen, [id]);
  expect(after).toMatchObject({ proposals: [], profile: seen.profile, savedAt: seen.savedAt });
  expect(await saved(browser, {}, after, [id])).toMatchObject({ revision: after.revision, proposals: [] });
});

test("keeping in a stale tab merges with newer saves and returns the replaced text", async () => {
  const { browser, seen } = await aCook();
  await askForProposals(browser, "skills", seen.profile);
  const { value, proposals } = await askForProposals(browser, "summary", seen.profile);
  await saved(browser, { skills: ["Grill", "Baking"], summary: "Written elsewhere" }, seen);
  const skills = ["Grill", "Knife skills"];
  const ids = proposals.map(({ id }) => id);
  const after = await saved(browser, { skills, summary: String(value) }, seen, ids);
  expect(after.profile.skills).toEqual(["Grill", "Knife skills", "Baking"]);
  expect(after.overwritten).toEqual({ summary: "Written elsewhere" });
  expect(after.proposals).toEqual([]);
});

test("a tab that resolves an older proposal leaves a newer one alone", async () => {
  const { browser, seen } = await aCook();
  const older = await askForProposals(browser, "skills", seen.profile);
  const newer = await askForProposals(browser, "skills", { ...seen.profile, title: "Pastry chef" });
  const after = await saved(browser, {}, seen, [idOf(older, "skills")]);
  expect(after.proposals).toEqual(newer.proposals);
});

test("keeping and dismissing at once leave one result", async () => {
  const { browser, seen } = await aCook();
  const { proposals } = await askForProposals(browser, "skills", seen.profile);
  const ids = [idOf({ proposals }, "skills")];
  const responses = await Promise.all([
    save(browser, { skills: ["Grill", "Knife skills"] }, seen, ids),
    save(browser, {}, seen, ids),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await load(browser)).toMatchObject({ proposals: [], profile: { skills: ["Grill", "Knife skills"] } });
});

test("a visitor without a session gets one with the first proposal, and finds it again", async () => {
  const browser = aBrowser(app);
  const before = await db.$count(sessions);
  const refused = await ask(browser, "summary", (await load(browser)).profile);
  expect([refused.statusCode, await db.$count(sessions)]).toEqual([400, before]);
  const { profileId, proposals } = await askForProposals(browser, "skills", (await load(browser)).profile, {
    profileId: null,
  });
  expect(await load(browser)).toMatchObject({ profileId, proposals, hasAccount: false, profile: { skills: [] } });
});

test("another session can't read or resolve it; an ended session gets a conflict", async () => {
  const { browser, seen } = await aCook();
  const { proposals, profileId } = await askForProposals(browser, "skills", seen.profile);
  const [other, stranger] = [(await aCook()).browser, aBrowser(app)];
  expect((await load(other)).proposals).toEqual([]);
  expect((await load(stranger)).proposals).toEqual([]);
  const ids = [idOf({ proposals }, "skills")];
  for (const otherBrowser of [other, stranger]) {
    expect((await save(otherBrowser, {}, seen, ids)).statusCode).toBe(409);
    expect((await ask(otherBrowser, "skills", seen.profile, { profileId })).statusCode).toBe(409);
  }
  await saved(other, {}, await load(other), ids);
  expect((await load(browser)).proposals).toEqual(proposals);
});

test("row-level security shows proposals to their owner only", async () => {
  const { browser, seen } = await aCook();
  const { profileId, proposals } = await askForProposals(browser, "skills", seen.profile);
  const [row] = await owner.db.select().from(candidateProfiles).where(eq(candidateProfiles.id, profileId));
  const readAs = (userId: string) =>
    asActor(db, { userId }, (db) =>
      db
        .select({ proposals: candidateProfiles.proposals })
        .from(candidateProfiles)
        .where(eq(candidateProfiles.id, profileId)),
    );
  expect(await readAs(row?.userId ?? "")).toEqual([{ proposals }]);
  const [another] = await owner.db.select().from(users).limit(1);
  expect(another?.id).not.toBe(row?.userId);
  expect(await readAs(another?.id ?? "")).toEqual([]);
});

test("a visitor's proposals move to the account that they create", async () => {
  const { browser, seen } = await aCook();
  const { proposals } = await askForProposals(browser, "skills", seen.profile);
  await signUp(browser);
  expect(await load(browser)).toMatchObject({ hasAccount: true, proposals, profile: seen.profile });
});

test("the account's own proposals win over the visitor's; neither becomes a skill", async () => {
  const first = aBrowser(app);
  const email = await signUp(first);
  const ownProfile = await saved(first, cook, await load(first));
  const ownSkills = (await askForProposals(first, "skills", ownProfile.profile)).proposals;
  const { browser: visitor, seen } = await aCook();
  await askForProposals(visitor, "skills", { ...seen.profile, title: "Pastry chef" });
  const theirs = await askForProposals(visitor, "summary", seen.profile);
  await visitor.post("/api/auth/sign-in/email", { email, password: goodPassword });
  const merged = await load(visitor);
  expect(merged).toMatchObject({ profileId: ownProfile.profileId, hasAccount: true, profile: { skills: ["Grill"] } });
  expect(merged.proposals).toEqual([...ownSkills, proposed(theirs, "summary")]);
  const [note] = await owner.db
    .select()
    .from(candidateActivities)
    .where(eq(candidateActivities.activityType, "profile_merged"));
  expect(note?.metadata).toMatchObject({ before: { title: "Line Cook" } });
  expect(JSON.stringify(note?.metadata)).not.toContain("proposals");
});
