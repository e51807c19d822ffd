/** The profile builder: what is on the page, how it is saved, and that no work is ever lost. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { emptyProfile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import type { SavedProfile } from "#domain/profiles/save-profile.ts";
import { accessibilityIssues, issuesAtWidths } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { signUpCandidate, uniqueEmail, callAs } from "../support/account-factory.ts";
import { goodPassword } from "#server/test/browsers.ts";
import { open } from "../pages/site-page.ts";

const path = "/api/candidate/profile";
const main = (page: Page) => page.getByRole("main");
const preview = (page: Page) => page.getByTestId("profile-preview");
const editor = (page: Page) => page.getByTestId("profile-editor");
const assistant = (page: Page) => page.locator("#assistant");
const completeness = (page: Page) => main(page).getByRole("region", { name: "Profile Completeness" });
const expectSaved = (page: Page) => expect(completeness(page).getByRole("status")).toHaveText("Saved");

const conflictList = (page: Page) => main(page).getByRole("list", { name: "Changed in another tab" });

const topOfJobs = (page: Page): Promise<number> =>
  page.locator("#jobs").evaluate((element) => element.getBoundingClientRect().top);

const openBuilder = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  await expect(preview(page)).toBeVisible();
};
const edit = async (page: Page): Promise<void> => {
  await main(page).getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await expect(editor(page)).not.toHaveAttribute("inert");
};
const field = (page: Page, name: string) => editor(page).getByLabel(name, { exact: true });
/** Saves as another tab of this browser would. */
const save = async (context: BrowserContext, changes: ProfileUpdate): Promise<void> => {
  const storedProfile = (await (await callAs(context, "GET", path)).json()) as SavedProfile;
  const { profileId, revision } = storedProfile;
  const response = await callAs(context, "PATCH", path, { profileId, revision, changes, base: {} });
  expect(response.status()).toBe(200);
};
const readSavedProfile = async (context: BrowserContext) =>
  ((await (await callAs(context, "GET", path)).json()) as SavedProfile).profile;

const fullProfile = {
  firstName: "Maya",
  lastName: "Okafor",
  email: "maya@people.example",
  phone: "+1 312 555 0142",
  location: "Dayton, Ohio",
  title: "Charge nurse",
  summary: "Twelve years of nights in intensive care.",
  skills: ["Triage", "Epic"],
  experience: [
    {
      title: "Charge nurse",
      company: "Northside",
      location: "Dayton",
      start: "2018-03",
      end: null,
      description: "24 beds.",
    },
  ],
  education: [{ degree: "BSN", field: "Nursing", school: "DePaul University", startYear: 2008, year: 2012 }],
} satisfies ProfileUpdate;

test("[ROUTE-01 CAND-01 CAND-04 CAND-05 API-16] the builder opens empty in chat mode after one call that stores nothing", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/candidate")) calls.push(`${request.method()} ${pathname}`);
  });
  await page.clock.install();
  await openBuilder(page);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Build Your AI-Powered Professional Profile");
  await expect(completeness(page)).toContainText("0%");
  await expect(completeness(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expect(assistant(page)).toBeVisible();
  await expect(preview(page).getByRole("heading", { name: "Your Profile Preview" })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Switch to Manual Profile Editor" })).toBeVisible();
  await page.clock.runFor(1200);
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call) => call === `GET ${path}`)).toEqual([`GET ${path}`]);
  expect(calls.filter((call) => call.startsWith("PATCH"))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("[CAND-02] Start Your Profile scrolls to the assistant and focuses its field, in any mode", async ({ page }) => {
  await openBuilder(page);
  const start = main(page).getByRole("button", { name: "Start Your Profile" });
  for (const arrange of [() => Promise.resolve(), () => edit(page)]) {
    await arrange();
    await start.click();
    await expect(assistant(page).getByRole("textbox")).toBeFocused();
    await expect(assistant(page).getByRole("textbox")).toBeInViewport();
  }
});

test("[CAND-03] Import from LinkedIn/Resume opens the import dialog", async ({ page }) => {
  await openBuilder(page);
  await main(page).getByRole("button", { name: "Import from LinkedIn/Resume" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[CAND-06 CAND-13] the preview is 600 px high, shows everything and follows every keystroke", async ({
  page,
  context,
}) => {
  await save(context, fullProfile);
  await openBuilder(page);
  expect((await preview(page).boundingBox())?.height).toBe(600);
  for (const words of [
    "Maya Okafor",
    fullProfile.title,
    fullProfile.email,
    fullProfile.phone,
    fullProfile.location,
    fullProfile.summary,
    "Triage",
    "Epic",
    "Northside, Dayton",
    "Mar 2018 to present",
    "24 beds.",
    "BSN, Nursing",
    "DePaul University",
    "2008 to 2012",
  ]) {
    await expect(preview(page)).toContainText(words);
  }
  await expect(completeness(page)).toContainText("100%");
  await edit(page);
  await field(page, "Current Title").fill("Nurse manager");
  await expect(preview(page)).toContainText("Nurse manager");
  await field(page, "Phone").fill("");
  await expect(completeness(page)).toContainText("88%");
});

test("[CAND-07 CAND-08] chat mode disables the editor, manual mode enables it, in both directions", async ({
  page,
}) => {
  await openBuilder(page);
  await expect(editor(page)).toHaveAttribute("inert");
  expect(Number(await editor(page).evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(0.6);
  await editor(page).scrollIntoViewIfNeeded();
  const box = await editor(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 120, (box?.y ?? 0) + 190);
  expect(await editor(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await edit(page);
  await expect(assistant(page)).toBeHidden();
  await field(page, "First Name").fill("Maya");
  await expect(preview(page)).toContainText("Maya");
  await main(page).getByRole("button", { name: "Return to AI Chat Assistant" }).click();
  await expect(assistant(page)).toBeVisible();
  await expect(editor(page)).toHaveAttribute("inert");
  await expect(preview(page)).toContainText("Maya");
});

test("[CAND-12] typed text is saved automatically, says so, and is there after a reload", async ({ page, context }) => {
  await openBuilder(page);
  await edit(page);
  await field(page, "First Name").fill("Maya");
  await field(page, "Email").fill("no address at all");
  await expectSaved(page);
  const rows = await queryDatabase<{ stated_email: string; email: string | null }>(
    "select stated_email, email from candidate_profiles where first_name = 'Maya' and stated_email = 'no address at all' order by created_at desc limit 1",
  );
  expect(rows).toEqual([{ stated_email: "no address at all", email: null }]);
  expect((await readSavedProfile(context)).firstName).toBe("Maya");
  await page.reload();
  await expect(preview(page)).toContainText("Maya");
  await expect(preview(page)).toContainText("no address at all");
});

test("leaving the page mid-word keeps the word", async ({ page, context }) => {
  await openBuilder(page);
  await edit(page);
  await field(page, "Current Title").fill("Charge nurse");
  await page.reload();
  await expect(preview(page)).toContainText("Charge nurse");
  await expect.poll(async () => (await readSavedProfile(context)).title).toBe("Charge nurse");
});

test("offline, the page says so, keeps retrying, and saves on reconnect", async ({ page, context }) => {
  await openBuilder(page);
  await edit(page);
  await page.route(`**${path}`, (route) => route.abort());
  await field(page, "Current Title").fill("Charge nurse");
  await expect(completeness(page).getByRole("status")).toHaveText("Not saved, retrying");
  await field(page, "Location").fill("Dayton");
  await page.unroute(`**${path}`);
  await expectSaved(page);
  expect(await readSavedProfile(context)).toMatchObject({ title: "Charge nurse", location: "Dayton" });
});

test("the last twenty changes can be undone by button or Ctrl+Z outside a field", async ({ page, context }) => {
  await save(context, { title: "Nurse" });
  await openBuilder(page);
  await edit(page);
  const undo = completeness(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeDisabled();
  const fieldNames = ["First Name", "Last Name", "Location", "Current Title"];
  for (let index = 0; index < 24; index += 1) await field(page, fieldNames[index % 4] ?? "").fill(`Value ${index}`);
  await page.getByRole("heading", { name: "Profile Completeness" }).click();
  await editor(page).getByRole("tab", { name: "Profile" }).focus();
  for (let index = 0; index < 4; index += 1) await page.keyboard.press("Control+z");
  await expect(field(page, "Current Title")).toHaveValue("Value 19");
  for (let index = 0; index < 20; index += 1) await undo.click();
  await expect(undo).toBeDisabled();
  await expect(field(page, "Current Title")).toHaveValue("Nurse");
  await expectSaved(page);
  expect(await readSavedProfile(context)).toMatchObject({ ...emptyProfile, title: "Nurse" });
});

test("two tabs edit at once without losing anything", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openBuilder(tab);
    await edit(tab);
  }
  // Neither tab has a session yet, and both send their first save at the same time.
  await Promise.all([field(page, "First Name").fill("Maya"), field(other, "Last Name").fill("Okafor")]);
  for (const tab of [page, other]) {
    await expectSaved(tab);
    await expect(preview(tab)).toContainText("Maya Okafor");
  }
  // Both tabs edit one field: the later edit wins, each tab says so, and the other version can be restored.
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === "PATCH") await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await field(page, "Current Title").fill("Charge nurse");
  await field(other, "Current Title").fill("Nurse manager");
  for (const tab of [page, other]) await expectSaved(tab);
  const [shownTitle, tabWithConflict] = await Promise.all([
    field(page, "Current Title").inputValue(),
    expect
      .poll(async () => (await conflictList(page).count()) + (await conflictList(other).count()))
      .toBeGreaterThan(0)
      .then(async () => ((await conflictList(page).count()) > 0 ? page : other)),
  ]);
  expect(["Charge nurse", "Nurse manager"]).toContain(shownTitle);
  const keptTitle = (await readSavedProfile(context)).title;
  const lost = keptTitle === "Charge nurse" ? "Nurse manager" : "Charge nurse";
  await expect(conflictList(tabWithConflict)).toContainText(`“${lost}”`);
  await conflictList(tabWithConflict).getByRole("button", { name: "Use the other version" }).click();
  await expect.poll(async () => (await readSavedProfile(context)).title).toBe(lost);
  for (const tab of [page, other]) await expect(preview(tab)).toContainText(lost);
});

test("a visitor's work appears in another browser after creating an account", async ({ page, browser }) => {
  await openBuilder(page);
  await edit(page);
  await field(page, "First Name").fill("Maya");
  await field(page, "Current Title").fill("Charge nurse");
  await expectSaved(page);
  await completeness(page).getByRole("link", { name: "Create an account" }).click();
  const email = uniqueEmail();
  await expect(page).toHaveURL(/\/sign-up/);
  const response = await callAs(page.context(), "POST", "/api/auth/sign-up/email", {
    name: "Maya Okafor",
    email,
    password: goodPassword,
  });
  expect(response.status()).toBe(200);
  await openBuilder(page);
  await expect(preview(page)).toContainText("Charge nurse");
  await expect(completeness(page)).toContainText("In your account");

  const fresh = await browser.newContext({ reducedMotion: "reduce" });
  const otherPage = await fresh.newPage();
  await open(otherPage, "/sign-in");
  await main(otherPage).getByLabel("Email").fill(email);
  await main(otherPage).getByLabel("Password").fill(goodPassword);
  await main(otherPage).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(otherPage).toHaveURL("/candidates");
  await expect(preview(otherPage)).toContainText("Maya");
  await expect(preview(otherPage)).toContainText("Charge nurse");
  await fresh.close();
});

test("signing in keeps the account's profile and fills its gaps from the visitor's profile", async ({
  page,
  browser,
}) => {
  const first = await browser.newContext();
  const person = await signUpCandidate(first);
  await save(first, { title: "Charge nurse", skills: ["Triage"] });
  await first.close();
  await save(page.context(), { title: "Cook", phone: "312 555 0142", skills: ["Epic"] });
  const { email, password } = person;
  expect((await callAs(page.context(), "POST", "/api/auth/sign-in/email", { email, password })).status()).toBe(200);
  await openBuilder(page);
  for (const words of ["Charge nurse", "312 555 0142", "Triage", "Epic"])
    await expect(preview(page)).toContainText(words);
});

for (const width of [390, 1440]) {
  test(`the layout does not shift when the builder loads, ${width} px`, async ({ page, browser }) => {
    const staticContext = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const staticPage = await staticContext.newPage();
    await staticPage.goto("/candidates");
    await page.setViewportSize({ width, height: 900 });
    await openBuilder(page);
    // Fonts may load later in one of the tabs than in the other.
    await expect.poll(async () => Math.abs((await topOfJobs(page)) - (await topOfJobs(staticPage)))).toBeLessThan(4);
    await staticContext.close();
  });
}

test("no axe violations at 390 and 1440 px", async ({ page, context }) => {
  await openBuilder(page);
  expect(await issuesAtWidths(page, [390, 1440], accessibilityIssues)).toEqual([]);
  await save(context, fullProfile);
  await page.reload();
  await expect(preview(page)).toContainText("Maya");
  await edit(page);
  expect(await issuesAtWidths(page, [390, 1440], accessibilityIssues)).toEqual([]);
});
