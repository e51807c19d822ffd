/** Email confirmation in the browser: confirm, change and "This wasn't me", on phone and desktop. */
import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { accessibilityIssues } from "../support/accessibility.ts";
import { signUpCandidate, callAs, linkEmailedTo, linksEmailedTo } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const candidateAt = async (browser: Browser, viewport: (typeof sizes)[number]) => {
  const context = await browser.newContext({ viewport });
  const person = await signUpCandidate(context);
  return { context, person, page: await context.newPage() };
};
const hasNoSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const viewport of sizes) {
  const at = `at ${viewport.width} px`;

  test(`confirms an address, then changes it with two links, each used once, ${at}`, async ({ browser }) => {
    const { page, person } = await candidateAt(browser, viewport);
    await open(page, "/account");
    const accountSection = main(page).getByRole("region", { name: "Personal information", exact: true });
    await expect(accountSection).toContainText("Not confirmed");
    await expect(accountSection.getByRole("button", { name: "Change email address" })).toHaveCount(0);
    await main(page).getByRole("button", { name: "Send again" }).click();
    await expect(accountSection).toContainText(`We sent an email to ${person.email}`);
    await expect.poll(() => linksEmailedTo(person.email, "verify")).toHaveLength(2);

    const verify = await linkEmailedTo(person.email, "verify");
    await open(page, verify);
    await expect(title(page)).toHaveText("Confirm your email address");
    await expect(main(page)).toContainText(person.name);
    await expect(main(page)).toContainText(person.email);
    expect([await hasNoSidewaysScroll(page), await accessibilityIssues(page)]).toEqual([true, []]);
    await main(page).getByRole("button", { name: "Confirm email address" }).click();
    await expect(title(page)).toHaveText("Email address confirmed");
    await open(page, verify);
    await expect(title(page)).toHaveText("This link no longer works");

    const newEmail = `${randomUUID()}@people.example`;
    await open(page, "/account");
    await expect(accountSection.getByText("Confirmed", { exact: true })).toBeVisible();
    await main(page).getByRole("button", { name: "Change email address" }).click();
    await main(page).getByLabel("New email address").fill(newEmail);
    await main(page).getByLabel("Current password").fill("not the password");
    await main(page).getByRole("button", { name: "Change email address" }).click();
    await expect(main(page).getByLabel("Current password")).toHaveAccessibleDescription("This password is incorrect.");
    await main(page).getByLabel("Current password").fill(person.password);
    await main(page).getByRole("button", { name: "Change email address" }).click();
    await expect(main(page)).toContainText("We'll send a confirmation to both addresses.");
    expect(await linksEmailedTo(newEmail, "confirm-change")).toEqual([]);
    await open(page, await linkEmailedTo(person.email, "approve-change"));
    await expect(main(page)).toContainText(newEmail);
    await main(page).getByRole("button", { name: "Approve change" }).click();
    await expect(main(page)).toContainText(`Now check ${newEmail}`);
    await open(page, await linkEmailedTo(newEmail, "confirm-change"));
    await main(page).getByRole("button", { name: "Confirm new address" }).click();
    await expect(main(page)).toContainText(`You now sign in as ${newEmail}`);

    const otherContext = await browser.newContext();
    const trySignIn = async (email: string) =>
      (await callAs(otherContext, "POST", "/api/auth/sign-in/email", { email, password: person.password })).status();
    expect([await trySignIn(person.email), await trySignIn(newEmail)]).toEqual([401, 200]);
  });

  test(`an unauthenticated mailbox reader gives the password or declines, ${at}`, async ({ browser }) => {
    const impostor = await candidateAt(browser, viewport);
    const link = await linkEmailedTo(impostor.person.email, "verify");
    const reader = await (await browser.newContext({ viewport })).newPage();
    await open(reader, link);
    await expect(main(reader).getByLabel("Password for this account")).toBeVisible();
    await main(reader).getByRole("button", { name: "Confirm email address" }).click();
    await expect(main(reader).getByLabel("Password for this account")).toBeFocused();
    expect([await hasNoSidewaysScroll(reader), await accessibilityIssues(reader)]).toEqual([true, []]);
    await main(reader)
      .getByRole("button", { name: /This wasn.t me/ })
      .click();
    await expect(main(reader)).toContainText("We signed the account out");
    await open(impostor.page, "/account");
    await expect(main(impostor.page)).toContainText("Sign in to view and change your account.");
    const { email, password } = impostor.person;
    expect((await callAs(impostor.context, "POST", "/api/auth/sign-in/email", { email, password })).status()).toBe(401);
    await main(reader).getByRole("link", { name: "Choose a new password" }).click();
    await expect(reader).toHaveURL("/reset");
  });
}
