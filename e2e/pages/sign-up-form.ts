/** The sign-up form for browser tests: its fields, its steps, and what it stores. */
import { expect, type Locator, type Page } from "@playwright/test";
import { goodPassword } from "#server/test/browsers.ts";
import { uniqueEmail } from "../support/account-factory.ts";
import { open } from "./site-page.ts";

export const labels = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Work Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  companyName: "Company Name",
  companyWebsite: "Company Website (Optional)",
  companySize: "Company Size",
  industry: "Industry",
  description: "Company Description (Optional)",
  role: "Role",
  department: "Department",
} as const;
export type SignUpField = keyof typeof labels;

const selectFields: readonly string[] = ["companySize", "industry", "role"];

export const signUpForm = (page: Page): Locator => page.getByRole("form", { name: "Sign up" });
export const field = (page: Page, name: SignUpField): Locator =>
  signUpForm(page).getByLabel(labels[name], { exact: true });

export const fillIn = async (page: Page, values: Partial<Record<SignUpField, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name as SignUpField);
    if (selectFields.includes(name)) await control.selectOption(value);
    else await control.fill(value);
  }
};

export const button = (page: Page, name: "Next" | "Previous" | "Create Account"): Locator =>
  page.getByRole("main").getByRole("button", { name, exact: true });

export const step = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("heading", { level: 2, name: title, exact: true });

export const person = (email = uniqueEmail()) => ({
  firstName: "Ada",
  lastName: "Reyes",
  email,
  password: goodPassword,
  confirmPassword: goodPassword,
});
export const company = {
  companyWebsite: "",
  companyName: "Harbor Clinics",
  companySize: "51-200",
  industry: "healthcare",
  description: "Nine clinics along the river, open late.",
} as const;
export const roleDetails = { role: "hr_director", department: "People" } as const;

export const openSignUp = (page: Page): Promise<void> => open(page, "/platform/signup");

export const goToCompanyStep = async (page: Page, email = uniqueEmail()): Promise<void> => {
  await openSignUp(page);
  await fillIn(page, person(email));
  await button(page, "Next").click();
  await expect(step(page, "Company Setup")).toBeVisible();
};

export const goToRoleStep = async (page: Page, email = uniqueEmail()): Promise<void> => {
  await goToCompanyStep(page, email);
  await fillIn(page, company);
  await button(page, "Next").click();
  await expect(step(page, "Your Role")).toBeVisible();
};

/** What the tab's session storage holds under a key, as text. */
export const readStored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

export const readAllStored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
