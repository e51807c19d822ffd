/** The manual editor's first tab: personal details, the photo, skills, and suggestions. */
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { expectApplied, expectNoViolations, openEditor, preview } from "../pages/editor-page.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { holdNextResponse } from "../support/held-response.ts";
import { callAs } from "../support/account-factory.ts";

const expectSaved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();

test("[EDITOR-01] [EDITOR-02] [EDITOR-03] six tabs, profile first; typing changes preview and completeness", async ({
  page,
}) => {
  await openEditor(page);
  await expect(page.getByTestId("profile-editor").getByRole("tab")).toHaveText([
    "Profile",
    "Portfolio",
    "Experience",
    "Network",
    "Integrations",
    "Privacy",
  ]);
  await expect(page.getByRole("tab", { name: "Profile", exact: true })).toHaveAttribute("aria-selected", "true");
  for (const [label, typed] of [
    ["First Name", "Jane"],
    ["Last Name", "Smith"],
    ["Email", "not an address"],
    ["Phone", "+1 312 555 0142"],
    ["Location", "Chicago, IL"],
    ["Current Title", "ICU Nurse"],
    ["Professional Summary", "I like calm codes."],
  ] as const) {
    await page.getByTestId("profile-editor").getByLabel(label, { exact: true }).fill(typed);
    await expect(preview(page)).toContainText(typed);
  }
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  const box = await page.getByLabel("Professional Summary").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(120);
  await expect(page.getByText("75%", { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await expectSaved(page);
  await page.reload();
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("not an address");
});

test("[EDITOR-05] [EDITOR-06] skills are added by Enter, button or vocabulary, and removed by position", async ({
  page,
}) => {
  await openEditor(page);
  const skills = page.getByTestId("profile-editor").getByRole("list", { name: "Skills" }).getByRole("listitem");
  const input = page.getByRole("combobox", { name: "Add a skill" });
  await input.fill("  Triage  ");
  await input.press("Enter");
  await input.fill("Whittling");
  await page.getByRole("button", { name: "Add skill" }).click();
  await expect(skills).toHaveText(["Triage", "Whittling"]);
  await input.fill("triage");
  await input.press("Enter");
  await expect(page.getByText("triage is already in your list.")).toBeVisible();
  await input.fill("   ");
  await input.press("Enter");
  await expect(skills).toHaveCount(2);

  await input.fill("phlebo");
  await expect(page.getByRole("option", { name: "Phlebotomy", exact: true })).toBeVisible();
  await input.press("ArrowDown");
  await input.press("Enter");
  await expect(skills).toHaveText(["Triage", "Whittling", "Phlebotomy"]);
  await input.fill("wound");
  await page
    .getByRole("option", { name: /^Wound/ })
    .first()
    .click();
  await expect(skills).toHaveCount(4);
  await input.fill("phle");
  await expectNoViolations(page);
  await input.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();

  await page.getByRole("button", { name: "Remove Whittling" }).click();
  await expect(skills.nth(1)).toHaveText("Phlebotomy");
  await expect(page.getByRole("button", { name: "Remove Phlebotomy" })).toBeFocused();
});

test("[EDITOR-05] of two skills with one name, only the selected one is removed", async ({ page, context }) => {
  const response = await callAs(context, "PATCH", "/api/candidate/profile", {
    profileId: null,
    revision: 0,
    changes: { skills: ["Triage", "Epic", "Triage"] },
    base: {},
  });
  expect(response.status()).toBe(200);
  await openEditor(page);
  const skills = page.getByTestId("profile-editor").getByRole("list", { name: "Skills" }).getByRole("listitem");
  await expect(skills).toHaveText(["Triage", "Epic", "Triage"]);
  await page.getByRole("button", { name: "Remove Triage" }).nth(1).click();
  await expect(skills).toHaveText(["Triage", "Epic"]);
});

test("[EDITOR-07] [EDITOR-08] [EDITOR-09] [API-14] [API-15] suggestions load, are proposed, accepted, announced and undone in one step", async ({
  page,
}) => {
  await openEditor(page);
  const reader = await recordAnnouncements(page);
  await page.getByLabel("Current Title").fill("ICU Nurse");
  await page.getByLabel("Professional Summary").fill("I like calm codes");
  const enhance = page.getByRole("button", { name: "AI Enhance" });
  const suggest = page.getByRole("button", { name: "AI Suggest Skills" });
  const requestPromise = page.waitForRequest((request) => request.url().endsWith("/api/candidate/enhance"));
  const heldResponse = await holdNextResponse(page, "**/api/candidate/enhance");
  const began = Date.now();
  await enhance.click();
  await expect(enhance).toBeDisabled();
  await expect(enhance.locator("svg.animate-spin")).toBeVisible();
  await expect(suggest).toBeDisabled();
  const body = (await requestPromise).postDataJSON() as { field: string; currentProfile: { title: string } };
  expect([body.field, body.currentProfile.title]).toEqual(["summary", "ICU Nurse"]);
  heldResponse.release();
  const proposal = page.getByRole("region", { name: "Suggested summary" });
  await expect(proposal.getByRole("textbox")).toHaveValue("ICU Nurse. I like calm codes.");
  expect(Date.now() - began).toBeGreaterThanOrEqual(1500);
  await expect(page.getByLabel("Professional Summary")).toHaveValue("I like calm codes");
  await expect(proposal.getByRole("listitem")).toHaveText(["ICU Nurse."]);
  await expectNoViolations(page);
  await proposal.getByRole("button", { name: "Keep summary" }).click();
  await expectApplied(page, reader, "Your summary has been enhanced with AI recommendations.");
  await expect(page.getByLabel("Professional Summary")).toHaveValue("ICU Nurse. I like calm codes.");
  const summaryNote = page.getByRole("region", { name: "Summary kept" });
  await summaryNote.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Professional Summary")).toHaveValue("I like calm codes");
  await expect(summaryNote).toBeHidden();

  await page.getByRole("combobox", { name: "Add a skill" }).fill("Epic");
  await page.getByRole("button", { name: "Add skill" }).click();
  await suggest.click();
  const suggested = page.getByRole("region", { name: "Suggested skills" });
  const chips = suggested.getByRole("listitem").getByRole("button", { pressed: false });
  await expect(chips).toHaveCount(10);
  const skills = page
    .getByTestId("profile-editor")
    .getByRole("list", { name: "Skills", exact: true })
    .getByRole("listitem");
  await expect(skills).toHaveText(["Epic"]);
  for (let attemptsLeft = 10; attemptsLeft > 0; attemptsLeft -= 1) {
    await chips.first().click();
    await expect(chips).toHaveCount(attemptsLeft - 1);
  }
  await suggested.getByRole("button", { name: "Keep selected" }).click();
  await expectApplied(page, reader, "Your skills has been enhanced with AI recommendations.");
  await expect(skills).toHaveCount(11);
  await expect(skills.first()).toHaveText("Epic");
  await expectNoViolations(page);
  await page.getByRole("region", { name: "Skills kept" }).getByRole("button", { name: "Undo" }).click();
  await expect(skills).toHaveText(["Epic"]);
});

test("[EDITOR-08] an empty profile gets an explanation, and nothing is invented", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("button", { name: "AI Enhance" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There's nothing to write from yet." })).toBeVisible();
  await expect(page.getByLabel("Professional Summary")).toHaveValue("");
});

test("[EDITOR-04] a photo is chosen, shown, saved and removed; a non-image is rejected", async ({ page }) => {
  await openEditor(page);
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#8a5a10" } })
    .png()
    .toBuffer();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload Photo" }).click();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  const photo = page.getByRole("img", { name: "You", exact: true });
  await expect(photo).toHaveAttribute("src", /\/api\/candidate\/photo\/[\da-f-]{36}/);
  const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([512, 384]);

  const file = page.getByLabel("Photo file");
  await file.setInputFiles({ name: "me.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("Choose a JPG, PNG or WebP image.")).toBeVisible();
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("Choose a JPG, PNG or WebP image.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await expect(photo).toBeVisible();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(photo).toBeHidden();
});
