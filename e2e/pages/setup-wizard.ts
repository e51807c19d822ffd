/** The setup wizard's fields, and helpers to fill them in. */
import { expect, type Page } from "@playwright/test";
import { button, step } from "./sign-up-form.ts";

export const path = "/platform/onboarding";
export const titles = ["Company Profile & Branding", "Create Your First Hiring Team"] as const;
export const profileForm = (page: Page) => page.getByRole("form", { name: "Company profile" });
export const teamForm = (page: Page) => page.getByRole("form", { name: "Hiring team" });
export const box = (page: Page, list: "Benefits" | "Locations") =>
  profileForm(page).getByRole("textbox", { name: list });
export const entries = (page: Page, list: "Benefits" | "Locations") =>
  profileForm(page).getByRole("list", { name: list }).getByRole("listitem");
export const members = (page: Page) => teamForm(page).getByRole("list", { name: "Team members" }).getByRole("listitem");
export const welcome = (page: Page) => page.getByRole("heading", { name: /^Welcome/ });
export const header = (page: Page) => page.getByText(/^Using information from/);

export const profile = {
  tagline: "Care that stays open late",
  culture: "We look after each other and go home on time.",
  benefits: ["Health insurance", "Four-day week"],
  locations: ["Columbus, OH"],
} as const;
export const team = { name: "Nursing", description: "Nurses for all nine clinics." } as const;
export const member = { email: "maya@harbor.example", role: "Charge nurse", permissions: "editor" } as const;

export const openWizard = async (page: Page): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole("list", { name: "Progress" })).toBeVisible();
};
/** Opens the wizard without an account, with the session data that a sign-up would have left. */
export const openWith = async (page: Page, companyData: object): Promise<void> => {
  await page.addInitScript((data) => {
    if (sessionStorage.getItem("companyData") === null) sessionStorage.setItem("companyData", data);
  }, JSON.stringify(companyData));
  await openWizard(page);
};
export const fillProfile = async (
  page: Page,
  values: Omit<typeof profile, "tagline"> & { tagline: string } = profile,
) => {
  await profileForm(page).getByLabel("Tagline").fill(values.tagline);
  await profileForm(page).getByLabel("Company Culture").fill(values.culture);
  for (const [list, all] of [
    ["Benefits", values.benefits],
    ["Locations", values.locations],
  ] as const) {
    for (const entry of all) {
      await box(page, list).fill(entry);
      await box(page, list).press("Enter");
    }
  }
};
export const goToTeam = async (page: Page): Promise<void> => {
  await fillProfile(page);
  await button(page, "Next").click();
  await expect(step(page, titles[1])).toBeVisible();
};
export const fillRow = async (page: Page, row: Partial<Record<keyof typeof member, string>>): Promise<void> => {
  if (row.email !== undefined) await teamForm(page).getByLabel("Email").fill(row.email);
  if (row.role !== undefined) await teamForm(page).getByLabel("Role").fill(row.role);
  if (row.permissions !== undefined) await teamForm(page).getByLabel("Permissions").selectOption(row.permissions);
};
export const addMember = (page: Page) => teamForm(page).getByRole("button", { name: "Add member" }).click();
export const fillTeam = async (
  page: Page,
  row: typeof member | { email: string; role: string; permissions: string } = member,
) => {
  await teamForm(page).getByLabel("Team Name").fill(team.name);
  await teamForm(page).getByLabel("Team Description").fill(team.description);
  await fillRow(page, row);
  await addMember(page);
};

export const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  profileForm(page).getByLabel("Logo file").setInputFiles({ name, mimeType, buffer });
