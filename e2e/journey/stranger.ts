/** The stranger: a profile by chat, an account to keep it, and recruiters allowed to see it. */
import { expect, type Page } from "@playwright/test";
import { goodPassword } from "#server/test/people.ts";
import { open } from "../site-page.ts";
import { mailTo, pathIn, type Postbox } from "./mails.ts";
import { iris, place, trade } from "./parts.ts";

const answers = [
  `hi, it's ${iris.name}`,
  `${iris.email} and +1 218 555 0142`,
  place,
  trade,
  "I have run ventilators in intensive care for nine years, the last four as shift lead.",
  "mechanical ventilation, arterial blood gas analysis, intubation, patient education",
  `${trade} at Lakeview Hospital since March 2020, before that ${trade} at Harbor Clinic, 2015-2020`,
  "Bachelor of Science in Respiratory Care, College of Saint Scholastica, 2015",
];

export const buildsProfile = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  const chat = page.getByRole("region", { name: "AI assistant" });
  const step = (at: number) => chat.getByText(`Step ${at} of 9`, { exact: true });
  const words = chat.getByRole("textbox", { name: "Your message" });
  for (const [at, answer] of answers.entries()) {
    await expect(step(at + 1)).toBeVisible();
    await expect(words).toBeEnabled();
    await words.fill(answer);
    await words.press("Enter");
    await expect(step(at + 2)).toBeVisible();
  }
  for (const said of [iris.last, trade, "Lakeview Hospital"])
    await expect(page.getByTestId("profile-preview")).toContainText(said);
};

export const makesAnAccount = async (page: Page, postbox: Postbox): Promise<void> => {
  await page.getByRole("link", { name: "Create an account" }).first().click();
  const form = page.getByRole("form", { name: "Make an account" });
  await form.getByLabel("Name").fill(iris.name);
  await form.getByLabel("E-mail").fill(iris.email);
  await form.getByLabel("Password").fill(goodPassword);
  await form.getByRole("button", { name: /account/i }).click();
  await expect(page).toHaveURL(/\/candidates/);
  await page.goto(pathIn(await mailTo(postbox, iris.email, /confirm/i), "/confirm-email/"));
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email address confirmed");
  await open(page, "/candidates");
  await expect(page.getByTestId("profile-preview")).toContainText("Lakeview Hospital");
};

export const allowsRecruiters = async (page: Page): Promise<void> => {
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
