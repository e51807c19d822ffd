/** From a quote to a client: requested on the site, won at the desk, joined through the emailed link. */
import { expect, type Page } from "@playwright/test";
import { goodPassword } from "#server/test/browsers.ts";
import { openDesk, rowOf } from "../pages/desk-page.ts";
import { open } from "../pages/site-page.ts";
import { waitForEmail, linkPathIn, type Mailbox } from "./emails.ts";
import { company, dana, jobTitle } from "./people.ts";

export const requestQuote = async (page: Page): Promise<void> => {
  await open(page, "/");
  await page.getByRole("button", { name: "Employers" }).click();
  await page.getByRole("button", { name: "Get a Customized Quote" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Your Customized Quote" });
  for (const [label, value] of [
    ["First Name *", dana.first],
    ["Last Name *", dana.last],
    ["Work Email *", dana.email],
    ["Company Name *", company],
    ["What positions do you need to fill? *", `One ${jobTitle} for nights`],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).pressSequentially(value, { delay: 40 });
  await dialog.getByRole("button", { name: "Get My Custom Quote" }).click();
  await expect(dialog).toHaveCount(0);
};

export const winLeadAtDesk = async (page: Page): Promise<void> => {
  await openDesk(page, `/staff?view=all&q=${encodeURIComponent(company)}`);
  await rowOf(page, company).click();
  await page.getByRole("button", { name: "Mark as won" }).click();
  const dialog = page.getByRole("dialog", { name: "Mark as won" });
  await expect(dialog.getByLabel("Company name")).toHaveValue(company);
  await dialog.getByRole("button", { name: "Mark as won" }).click();
  await expect(page.getByText(`Client: ${company}`, { exact: true })).toBeVisible();
};

/** Joins through an invitation link. */
export const acceptInvitation = async (
  page: Page,
  mailbox: Mailbox,
  person: { name: string; email: string },
): Promise<void> => {
  await open(page, linkPathIn(await waitForEmail(mailbox, person.email, /invited you/), "/invitation/"));
  await page.getByRole("button", { name: "Accept and join" }).click();
  await page.getByLabel("Your name").fill(person.name);
  await page.getByLabel("Choose a password").fill(goodPassword);
  await page.getByRole("button", { name: "Accept and join" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
};

/** The firm's recruiter opens the client's workspace. */
export const openClientWorkspace = async (page: Page): Promise<void> => {
  await open(page, "/account");
  await page.getByRole("button", { name: `Open ${company}` }).click();
  await expect(page).toHaveURL("/platform/dashboard");
  await expect(page.getByRole("banner")).toContainText(company);
};
