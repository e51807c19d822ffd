/** Suggestions stay suggestions until they are accepted: a reload shows them again, and only their owner sees them. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { SavedProfile } from "#domain/profiles/save-profile.ts";
import { expectApplied, expectNoViolations, openEditor } from "../pages/editor-page.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { signUpCandidate, createEmployer, callAs, publishAs } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

const nurse = {
  firstName: "Nadia",
  lastName: "Osei",
  title: "ICU Nurse",
  location: "Duluth, MN",
  summary: "I like calm codes",
  skills: ["Epic", "Triage"],
  experience: [{ title: "ICU Nurse", company: "Northside", location: "Duluth, MN", start: "2018-02", end: null }],
};

const saveNurseProfile = async (context: BrowserContext): Promise<void> => {
  const change = { profileId: null, revision: 0, changes: nurse, base: {} };
  expect((await callAs(context, "PATCH", "/api/candidate/profile", change)).status()).toBe(200);
};
const readStoredProfile = async (context: BrowserContext) =>
  (await (await callAs(context, "GET", "/api/candidate/profile")).json()) as SavedProfile;

/** Opens the profile to recruiters and publishes a public page; returns that page's path. */
const makeVisible = async (context: BrowserContext): Promise<string> => {
  await publishAs(context, { profileVisibility: "public" });
  const page = await callAs(context, "POST", "/api/candidate/privacy/page", {});
  return `/p/${((await page.json()) as { handle: string }).handle}`;
};

const editor = (page: Page) => page.getByTestId("profile-editor");
const skills = (page: Page) => editor(page).getByRole("list", { name: "Skills", exact: true }).getByRole("listitem");
const suggested = (page: Page) => editor(page).getByRole("region", { name: "Suggested skills" });
const chips = (page: Page) => suggested(page).getByRole("listitem").getByRole("button");

const reopen = async (page: Page): Promise<void> => {
  await page.reload();
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await expect(page.getByLabel("Current Title")).toHaveValue("ICU Nurse");
};

test("[EDITOR-09] unsaved suggested skills stay suggestions after a reload, hidden from employers", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await signUpCandidate(context);
  await saveNurseProfile(context);
  const path = await makeVisible(context);
  const company = await browser.newContext();
  const { companyId } = await createEmployer(company);
  const [job] = await queryDatabase<{ id: string }>(
    `insert into jobs_enhanced (title, location, must_have, company_id, status)
     values ('ICU Nurse', 'Duluth, MN', '{Epic,Triage}', $1, 'active') returning id`,
    [companyId],
  );

  await openEditor(page);
  await page.getByRole("button", { name: "AI Suggest Skills" }).click();
  await expect(suggested(page)).toBeVisible({ timeout: 15_000 });
  await reopen(page);
  await expect(skills(page)).toHaveText(["Epic", "Triage"]);
  await expect(chips(page)).toHaveCount(10);
  for (const chip of await chips(page).all()) await expect(chip).toHaveAttribute("aria-pressed", "false");

  const { profileId, profile, proposals } = await readStoredProfile(context);
  expect(profile.skills).toEqual(["Epic", "Triage"]);
  const names = proposals.flatMap(({ value }) => value);
  expect(names).toHaveLength(10);
  const matchResponse = await callAs(company, "POST", "/api/ai/match-candidates", { jobId: job?.id });
  expect(await matchResponse.text()).toContain(profileId);
  for (const name of names) expect(await matchResponse.text()).not.toContain(name);
  const readResponse = await callAs(company, "GET", `/api/candidates/${profileId}`);
  expect([readResponse.status(), await readResponse.json()]).toMatchObject([200, { skills: ["Epic", "Triage"] }]);
  const theirs = await company.newPage();
  await open(theirs, path);
  await expect(theirs.locator("main")).toContainText("Triage");
  for (const name of names) await expect(theirs.locator("main")).not.toContainText(name);
  await company.close();
});

test("[EDITOR-09] selected skills are saved with the specified toast and undone in one step", async ({
  page,
  context,
}) => {
  await saveNurseProfile(context);
  await openEditor(page);
  await page.getByRole("button", { name: "AI Suggest Skills" }).click();
  await expect(suggested(page)).toBeFocused();
  await expect(suggested(page)).toContainText("Suggested, not in your profile yet");
  const keep = suggested(page).getByRole("button", { name: "Keep selected" });
  await expect(keep).toBeDisabled();
  await expect(editor(page).getByRole("status").filter({ hasText: "Suggested skills are ready." })).toBeAttached();

  // By keyboard alone: two chips, then Keep.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const [first, second] = await chips(page).allTextContents();
  await expect(suggested(page).getByRole("button", { pressed: true })).toHaveText([first ?? "", second ?? ""]);
  await expectNoViolations(page);
  await reopen(page);
  await expect(suggested(page).getByRole("button", { pressed: true })).toHaveText([first ?? "", second ?? ""]);
  const reader = await recordAnnouncements(page);
  await keep.focus();
  await page.keyboard.press("Enter");
  await expectApplied(page, reader, "Your skills has been enhanced with AI recommendations.");
  await expect(skills(page)).toHaveText(["Epic", "Triage", first ?? "", second ?? ""]);
  await expect(suggested(page)).toBeHidden();
  const note = page.getByRole("region", { name: "Skills kept" });
  await expect(note).toBeFocused();
  await expectNoViolations(page);
  await expect.poll(async () => (await readStoredProfile(context)).proposals).toEqual([]);

  await note.getByRole("button", { name: "Undo" }).click();
  await expect(skills(page)).toHaveText(["Epic", "Triage"]);
  await expect(note).toBeHidden();
  await expect.poll(async () => (await readStoredProfile(context)).profile.skills).toEqual(["Epic", "Triage"]);
});

test("[EDITOR-08] a suggested summary can be edited before saving and quotes no suggested skill", async ({
  page,
  context,
}) => {
  await saveNurseProfile(context);
  await openEditor(page);
  await page.getByRole("button", { name: "AI Suggest Skills" }).click();
  await expect(chips(page)).toHaveCount(10);
  const names = await chips(page).allTextContents();
  await page.getByRole("button", { name: "AI Enhance" }).click();
  const region = page.getByRole("region", { name: "Suggested summary" });
  const text = region.getByRole("textbox", { name: "Suggested summary" });
  await expect(text).toHaveValue(/I like calm codes\./);
  for (const name of names) expect((await text.inputValue()).toLowerCase()).not.toContain(name.toLowerCase());
  await expect(page.getByLabel("Professional Summary")).toHaveValue("I like calm codes");

  await text.fill("I like calm codes and night shifts.");
  await reopen(page);
  await expect(text).toHaveValue("I like calm codes and night shifts.");
  await expect(page.getByLabel("Professional Summary")).toHaveValue("I like calm codes");
  await region.getByRole("button", { name: "Keep summary" }).click();
  await expect(page.getByLabel("Professional Summary")).toHaveValue("I like calm codes and night shifts.");
  await expect
    .poll(async () => (await readStoredProfile(context)).profile.summary)
    .toBe("I like calm codes and night shifts.");
  await expect(chips(page)).toHaveCount(10);
});

test("[EDITOR-09] a dismissed suggestion is gone in every tab and after a reload", async ({ page, context }) => {
  await saveNurseProfile(context);
  await openEditor(page);
  await page.getByRole("button", { name: "AI Suggest Skills" }).click();
  await expect(chips(page)).toHaveCount(10);
  const other = await context.newPage();
  await openEditor(other);
  await expect(chips(other)).toHaveCount(10);
  await other.getByRole("button", { name: "AI Enhance" }).click();
  await expect(page.getByRole("region", { name: "Suggested summary" })).toBeVisible({ timeout: 15_000 });

  await suggested(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("button", { name: "AI Suggest Skills" })).toBeFocused();
  await expect(suggested(page)).toBeHidden();
  await expect(suggested(other)).toBeHidden();
  await reopen(page);
  await expect(skills(page)).toHaveText(["Epic", "Triage"]);
  await expect(page.getByRole("region", { name: "Suggested summary" })).toBeVisible();
  await expect(suggested(page)).toBeHidden();
});

test("[EDITOR-08] [EDITOR-09] suggestions are accessible at 390 and 1440 px", async ({ page, context }) => {
  await saveNurseProfile(context);
  await openEditor(page);
  await page.getByRole("button", { name: "AI Suggest Skills" }).click();
  await expect(chips(page)).toHaveCount(10);
  await page.getByRole("button", { name: "AI Enhance" }).click();
  const region = page.getByRole("region", { name: "Suggested summary" });
  await expect(region).toBeVisible({ timeout: 15_000 });
  await chips(page).nth(1).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
  }
  await region.getByRole("button", { name: "Keep summary" }).click();
  await suggested(page).getByRole("button", { name: "Keep selected" }).click();
  await expect(page.getByRole("region", { name: "Skills kept" })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
  }
});
