/** From a quote to a client: asked for on the site, won at the desk, joined by the mail's link. */
import { expect, type Page } from "@playwright/test";
import { goodPassword } from "#server/test/people.ts";
import { openDesk, rowOf } from "../desk-page.ts";
import { open } from "../site-page.ts";
import { mailTo, pathIn, type Postbox } from "./mails.ts";
import { company, dana, trade } from "./parts.ts";

export const asksForAQuote = async (page: Page): Promise<void> => {
  await open(page, "/");
  await page.getByRole("button", { name: "Employers" }).click();
  await page.getByRole("button", { name: "Get a Customized Quote" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Your Customized Quote" });
  for (const [label, words] of [
    ["First Name *", dana.first],
    ["Last Name *", dana.last],
    ["Work Email *", dana.email],
    ["Company Name *", company],
    ["What positions do you need to fill? *", `One ${trade} for nights`],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).pressSequentially(words, { delay: 40 });
  await dialog.getByRole("button", { name: "Get My Custom Quote" }).click();
  await expect(dialog).toHaveCount(0);
};

export const isWonAtTheDesk = async (page: Page): Promise<void> => {
  await openDesk(page, `/staff?view=all&q=${encodeURIComponent(company)}`);
  await rowOf(page, company).click();
  await page.getByRole("button", { name: "Win" }).click();
  const dialog = page.getByRole("dialog", { name: "Make them a client" });
  await expect(dialog.getByLabel("Company name")).toHaveValue(company);
  await dialog.getByRole("button", { name: "Make the workspace" }).click();
  await expect(page.getByText(`Client: ${company}`, { exact: true })).toBeVisible();
};

/** By the link of an invitation, whoever it was mailed to. */
export const joins = async (page: Page, postbox: Postbox, who: { name: string; email: string }): Promise<void> => {
  await open(page, pathIn(await mailTo(postbox, who.email, /invites you/), "/invitation/"));
  await page.getByRole("button", { name: "Accept and join" }).click();
  await page.getByLabel("Your name").fill(who.name);
  await page.getByLabel("Choose a password").fill(goodPassword);
  await page.getByRole("button", { name: "Accept and join" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
};

/** The firm's recruiter opens the client's workspace. */
export const opensWorkspace = async (page: Page): Promise<void> => {
  await open(page, "/account");
  await page.getByRole("button", { name: `Open ${company}` }).click();
  await expect(page).toHaveURL("/platform/dashboard");
  await expect(page.getByRole("banner")).toContainText(company);
};
