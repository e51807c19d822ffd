/** Passkeys, the step-up dialog and trusted devices, as a person uses them. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { TOTP, URI } from "otpauth";
import { goodPassword } from "#server/test/browsers.ts";
import { accessibilityIssues } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { analyticsSite } from "../environment/analytics-site.ts";
import { signUpCandidate, createEmployer, callAs, confirmAddress } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

const main = (page: Page) => page.getByRole("main");
/** Ages the session, as if the person had signed in eleven minutes ago. */
const ageSession = (email: string) =>
  queryDatabase(
    `update sessions set created_at = created_at - interval '11 minutes', stepped_up_at = null
     where user_id = (select id from users where username = $1)`,
    [email],
  );

test("a passkey is added, used to sign in, renamed and removed", async ({ browser }) => {
  // Passkeys belong to a domain name, so this runs at localhost instead of an IP address.
  const context = await browser.newContext({ baseURL: analyticsSite.origin, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = { name: "Nadia Osei", email: `${randomUUID()}@people.example`, password: goodPassword };
  const signedUp = await context.request.post("/api/auth/sign-up/email", {
    data: person,
    headers: { origin: analyticsSite.origin },
  });
  expect(signedUp.status()).toBe(200);
  await open(page, "/account");
  await expect(main(page).getByRole("button", { name: "Add passkey" })).toBeDisabled();
  await confirmAddress(person);
  await open(page, "/account");
  await main(page).getByRole("button", { name: "Add passkey" }).click();
  await expect(main(page).getByText(/^Added .*, not used yet$/)).toBeVisible();

  await main(page).getByRole("button", { name: "Sign out", exact: true }).first().click();
  await expect(page).not.toHaveURL(/\/account/);
  await open(page, "/sign-in");
  // A passkey is rejected if the device did not verify its user.
  await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  const withPasskey = main(page).getByRole("button", { name: "Sign in with a passkey" });
  await withPasskey.click();
  await expect(main(page).getByRole("alert")).toBeVisible();
  await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await withPasskey.click();
  await expect(page).toHaveURL(/\/candidates$/);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/account");
  await expect(
    main(page)
      .getByText(/last used/)
      .first(),
  ).toBeVisible();
  await main(page)
    .getByRole("button", { name: /^Rename / })
    .click();
  await main(page).getByLabel("Passkey name").fill("Work laptop");
  await main(page).getByRole("button", { name: "Save name" }).click();
  // Renaming also requires a recent sign-in, so wait until it is done before aging the session.
  await expect(main(page).getByText("Work laptop")).toBeVisible();
  await ageSession(person.email);
  await main(page).getByRole("button", { name: "Remove Work laptop" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByText("Work laptop")).toHaveCount(0);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  const at = `at ${viewport.width} px`;

  test(`the step-up dialog asks for the password, then the call goes through ${at}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    const person = await createEmployer(context);
    await confirmAddress({ ...person, password: goodPassword });
    const page = await context.newPage();
    await open(page, "/account/data");
    await ageSession(person.email);
    await main(page).getByRole("link", { name: "Download everything" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
    await expect(dialog).toBeVisible();
    expect(await accessibilityIssues(page, "[role=dialog]")).toEqual([]);
    await dialog.getByLabel("Current password").fill("not the password");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect(dialog.getByLabel("Current password")).toHaveAccessibleDescription("This password is incorrect.");
    await dialog.getByLabel("Current password").fill(person.password);
    const downloaded = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.zip$/);
    await expect(dialog).toHaveCount(0);
  });

  test(`a trusted device skips the code until it is revoked ${at}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    const person = await signUpCandidate(context);
    await confirmAddress(person);
    const response = await callAs(context, "POST", "/api/auth/two-factor/enable", { password: person.password });
    const totp = URI.parse(((await response.json()) as { totpURI: string }).totpURI);
    if (!(totp instanceof TOTP)) throw new Error("not a time-based code");
    const code = totp.generate({ timestamp: Date.now() - 30_000 });
    expect((await callAs(context, "POST", "/api/auth/two-factor/verify-totp", { code })).status()).toBe(200);

    const device = await (await browser.newContext({ viewport })).newPage();
    const signIn = async () => {
      await open(device, "/sign-in");
      await main(device)
        .getByLabel(/E-?mail/)
        .fill(person.email);
      await main(device).getByLabel("Password").fill(person.password);
      await main(device).getByRole("button", { name: "Sign in", exact: true }).click();
    };
    await signIn();
    await main(device).getByLabel("Six-digit code").fill(totp.generate());
    await main(device).getByLabel("Trust this device for 30 days").click();
    await main(device).getByRole("button", { name: "Confirm" }).click();
    await expect(device).toHaveURL("/candidates");
    await callAs(device.context(), "POST", "/api/auth/sign-out", {});
    await signIn();
    await expect(device).toHaveURL("/candidates");
    await callAs(device.context(), "POST", "/api/auth/sign-out", {});

    const page = await context.newPage();
    await open(page, "/account");
    const trusted = main(page).getByRole("region", { name: "Trusted devices", exact: true });
    expect(await accessibilityIssues(page)).toEqual([]);
    await trusted.getByRole("button", { name: /^Revoke trust in / }).click();
    await expect(trusted).toContainText("No trusted devices");
    await signIn();
    await expect(main(device)).toContainText("Two-factor authentication is on for this account.");
  });
}
