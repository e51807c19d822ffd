/** The candidate: a profile by chat, an account that stores it, and visibility for recruiters. */
import { expect, type Page } from "@playwright/test";
import { goodPassword } from "#server/test/browsers.ts";
import { open } from "../pages/site-page.ts";
import { waitForEmail, linkPathIn, type Mailbox } from "./emails.ts";
import { iris, jobLocation, jobTitle } from "./people.ts";

const answers = [
  `hi, it's ${iris.name}`,
  `${iris.email} and +1 218 555 0142`,
  jobLocation,
  jobTitle,
  "I have run ventilators in intensive care for nine years, the last four as shift lead.",
  "mechanical ventilation, arterial blood gas analysis, intubation, patient education",
  `${jobTitle} at Lakeview Hospital since March 2020, before that ${jobTitle} at Harbor Clinic, 2015-2020`,
  "Bachelor of Science in Respiratory Care, College of Saint Scholastica, 2015",
];

export const buildProfile = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  const chat = page.getByRole("region", { name: "AI assistant" });
  const step = (index: number) => chat.getByText(`Step ${index} of 9`, { exact: true });
  const messageField = chat.getByRole("textbox", { name: "Your message" });
  for (const [index, answer] of answers.entries()) {
    await expect(step(index + 1)).toBeVisible();
    await expect(messageField).toBeEnabled();
    await messageField.fill(answer);
    await messageField.press("Enter");
    await expect(step(index + 2)).toBeVisible();
  }
  for (const expected of [iris.last, jobTitle, "Lakeview Hospital"])
    await expect(page.getByTestId("profile-preview")).toContainText(expected);
};

export const createAccount = async (page: Page, mailbox: Mailbox): Promise<void> => {
  await page.getByRole("link", { name: "Create an account" }).first().click();
  const form = page.getByRole("form", { name: "Create account" });
  await form.getByLabel("Name").fill(iris.name);
  await form.getByLabel("Email").fill(iris.email);
  await form.getByLabel("Password").fill(goodPassword);
  await form.getByRole("button", { name: /account/i }).click();
  await expect(page).toHaveURL(/\/candidates/);
  await page.goto(linkPathIn(await waitForEmail(mailbox, iris.email, /confirm/i), "/confirm-email/"));
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email address confirmed");
  await open(page, "/candidates");
  await expect(page.getByTestId("profile-preview")).toContainText("Lakeview Hospital");
};

export const makeVisibleToRecruiters = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await page.getByRole("tab", { name: "Privacy", exact: true }).click();
  await expect(page.getByText("Only you can see your profile")).toBeVisible();
  await page.getByLabel("Profile Visibility").selectOption("recruiters_only");
  await page.getByRole("button", { name: "Review and publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish your profile" });
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText("Network candidate");
  await dialog.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Recruiters can find your profile without your name")).toBeVisible();
};
