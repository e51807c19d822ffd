/** Helpers for the forms of the role pages and the healthcare landing pages. */
import { expect, type Locator, type Page, type Request } from "@playwright/test";

const labels = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  company: "Company",
  hiringNeeds: "Hiring Needs",
  jobDescription: "Job Description (Optional)",
  jobDescriptionFile: "Job Description File (Optional)",
} as const;

export type FieldName = keyof typeof labels;
export type FieldValues = Partial<Record<FieldName, string>>;

export const fieldOf = (form: Locator, name: FieldName): Locator => form.getByLabel(labels[name], { exact: true });

export const fillIn = async (form: Locator, values: FieldValues): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await fieldOf(form, name as FieldName).fill(value);
};

export const expectValues = async (form: Locator, values: FieldValues): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await expect(fieldOf(form, name as FieldName)).toHaveValue(value);
};

/** Values one character shorter than each rule requires, and values of exactly the required length. */
export const tooShort = { name: "B", phone: "614555017", email: "bo at li", company: "L", hiringNeeds: "Two cooks" };
export const justEnough = {
  name: "Bo",
  phone: "6145550171",
  email: "bo@li.example",
  company: "Li",
  hiringNeeds: "Two cooks.",
};

/** Messages must be directly below their fields and be announced with them. */
export const expectErrors = async (form: Locator, messages: FieldValues): Promise<void> => {
  for (const [name, message] of Object.entries(messages)) {
    const field = fieldOf(form, name as FieldName);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const gap = await field.evaluate((control) => {
      const note = document.getElementById(control.getAttribute("aria-describedby") ?? "");
      return (note?.getBoundingClientRect().top ?? Number.NaN) - control.getBoundingClientRect().bottom;
    });
    expect(gap, `${name}: distance to its message`).toBeGreaterThanOrEqual(0);
    expect(gap, `${name}: distance to its message`).toBeLessThan(24);
  }
};

/** Collects every API call that is not a GET, from now on. */
export const callsFrom = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && new URL(request.url()).pathname.startsWith("/api/")) calls.push(request);
  });
  return calls;
};

export const requestLines = (calls: readonly Request[]): readonly string[] =>
  calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`);

/** Console errors logged by the page itself, without the browser's own. */
export const errorsLoggedBy = (page: Page): string[] => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      logged.push(message.text());
  });
  return logged;
};

export const toastOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
