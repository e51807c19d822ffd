/** Candidate import, export, saved searches, and the "/" search box. */
import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { ZipFile } from "yazl";
import { sampleLines, textOf } from "#server/test/resumes/sample-resume.ts";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { open } from "../pages/site-page.ts";
import { signUpEmployer } from "../support/workspace-members.ts";

const zipOf = async (entries: readonly (readonly [string, Buffer])[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
};

test("a ZIP of resumes is read in the background; a missing email can be typed", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, "/platform/candidates/import");
  await expect(page.getByText("No imports yet")).toBeVisible();
  const archive = await zipOf([
    ["maren.txt", textOf()],
    ["no-address.txt", textOf(sampleLines.filter((line) => !line.includes("@")))],
  ]);
  await page
    .getByLabel("Choose a ZIP or CSV file")
    .setInputFiles({ name: "people.zip", mimeType: "application/zip", buffer: archive });
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByText("2 resumes read: 1 new, 1 failed.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Maren Okafor" })).toBeVisible();
  await page.getByLabel("Email address for no-address.txt").fill("second@people.example");
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByText("2 resumes read: 2 new.")).toBeVisible({ timeout: 60_000 });
  expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
});

test("table columns are recognized, corrected and imported", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpEmployer(page);
  await open(page, "/platform/candidates/import");
  const table = "Who;E-Mail;City\nAda Reyes;ada@people.example;Dayton\nBo Lindqvist;bo@people.example;Akron";
  await page
    .getByLabel("Choose a ZIP or CSV file")
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByText("Choose the column with the name.")).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
  await page.getByLabel("Field for Who").selectOption("Full name");
  await page.getByRole("button", { name: "Import candidates" }).click();
  await expect(page.getByText("2 rows read: 2 new.")).toBeVisible({ timeout: 60_000 });
});

test("exports everything as a file, and the log names who exported it", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, "/platform/settings");
  await page.getByRole("button", { name: "Export as JSON" }).click();
  const link = page.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const exported = JSON.parse((await buffer(await download.createReadStream())).toString()) as Record<string, unknown>;
  expect(Object.keys(exported)).toContain("candidates");
  await page.reload();
  await expect(page.getByText("requested a workspace export")).toBeVisible();
});

test("a search is saved under a name, found again, renamed and removed", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, "/platform/candidates?q=nurse");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Nurses");
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open(page, "/platform/candidates");
  await page.getByRole("link", { name: "Nurses" }).click();
  await expect(page).toHaveURL(/\?q=nurse$/);
  await page.getByRole("button", { name: "Options for Nurses" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Night nurses");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await page.getByRole("button", { name: "Options for Night nurses" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove search", exact: true }).click();
  await expect(page.getByRole("link", { name: "Night nurses" })).toHaveCount(0);
});

test("/ and Ctrl-K open one palette for candidates, jobs, teams, pages and actions", async ({ page }) => {
  await open(page, "/platform/dashboard");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Search candidates, jobs and teams" });
  await box.fill("nurse");
  const list = page.getByRole("listbox", { name: "Results" });
  await expect(list.getByRole("group", { name: "Candidates" }).getByRole("option")).toHaveCount(6);
  await expect(list.getByRole("group", { name: "Jobs" }).getByRole("option").first()).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(page, '[role="dialog"]')).toEqual([]);
  await box.press("ArrowUp");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(1);
  await box.press("End");
  await box.press("Home");
  for (let step = 0; step < 5; step += 1) await box.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toHaveText("See all candidates matching “nurse”");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/platform\/candidates\?q=nurse$/);
  // In a text field "/" is an ordinary character.
  await page.getByLabel("Search candidates").fill("");
  await page.getByLabel("Search candidates").press("/");
  await expect(page.getByRole("combobox", { name: "Search candidates, jobs and teams" })).toHaveCount(0);
});
