/** Signing in: which pages require it, the methods, and where people land afterwards. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { TOTP, URI } from "otpauth";
import { industryList, open } from "../pages/site-page.ts";
import {
  signUpCandidate,
  createEmployer,
  callAs,
  confirmAddress,
  linkEmailedTo,
  grantStaffRole,
  type TestPerson,
} from "../support/account-factory.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const signIn = async (page: Page, { email, password }: Pick<TestPerson, "email" | "password">, next = "") => {
  await open(page, `/sign-in${next === "" ? "" : `?next=${encodeURIComponent(next)}`}`);
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Password").fill(password);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
};

/** A page in a new browser context. */
const freshPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const routeTable = [
  "/",
  "/about",
  "/calculator",
  "/services/rpo",
  "/services/ai-platform",
  "/services/talent-analytics",
  "/services/executive-recruitment",
  "/platform",
  "/platform/signup",
  "/platform/onboarding",
  "/platform/dashboard",
  "/candidates",
  "/fractional",
  "/fractional-talent",
  "/fractional-demo",
  "/physician-recruiters",
  "/healthcare-administration-recruiters",
  "/healthcare-executive-recruiters",
  "/registered-nurse-recruiters",
  ...industryList.map(([, path]) => path).filter((_path, index) => index % 4 === 0),
];

test("[AUTH-01] every page renders for a visitor without cookies, redirects or prompts", async ({ page, context }) => {
  test.setTimeout(120_000);
  for (const path of routeTable) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.request().redirectedFrom(), path).toBeNull();
    expect(new URL(page.url()).pathname, path).toBe(path);
    await expect(heading(page), path).toBeVisible();
    await expect(page.getByRole("dialog"), path).toHaveCount(0);
    await expect(main(page).getByText(/please sign in|sign in to/i), path).toHaveCount(0);
    expect(await context.cookies(), path).toEqual([]);
  }
});

test("[AUTH-01] candidate links lead to /candidates, employer links to sign-up and dashboard", async ({ page }) => {
  await open(page, "/");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "I'm a Candidate" }).click();
  await expect(page).toHaveURL("/candidates");
  await header.getByRole("link", { name: "I'm an Employer" }).click();
  await expect(page).toHaveURL("/platform/signup");
  await open(page, "/platform");
  await main(page).locator('a[href="/platform/dashboard"]').first().click();
  await expect(page).toHaveURL("/platform/dashboard");
  await expect(main(page)).toContainText("Active Jobs");
});

test("after signing in, candidates, employers and staff land on their own pages", async ({ browser }) => {
  const candidate = await signUpCandidate(await browser.newContext());
  const employer = await createEmployer(await browser.newContext());
  const staff = await signUpCandidate(await browser.newContext());
  await grantStaffRole(staff);
  for (const [person, home] of [
    [candidate, "/candidates"],
    [employer, "/platform/dashboard"],
    [staff, "/staff"],
  ] as const) {
    const page = await freshPage(browser);
    await signIn(page, person);
    await expect(page).toHaveURL(home);
    await page.goto("/sign-in");
    await expect(main(page)).toContainText(`You're signed in as ${person.email}`);
    await expect(main(page).getByLabel("Password")).toHaveCount(0);
  }
});

test("a candidate signs up, and errors appear at their fields", async ({ page }) => {
  await open(page, "/sign-up");
  const submit = main(page).getByRole("button", { name: "Create account" });
  await submit.click();
  const name = main(page).getByLabel("Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Name must be at least 2 characters");
  await expect(main(page).getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await name.fill("Ines Duarte");
  await main(page).getByLabel("Email").fill(`ines-${Date.now()}@people.example`);
  await main(page).getByLabel("Password").fill("password1");
  await submit.click();
  await expect(main(page).getByLabel("Password")).toHaveAccessibleDescription(/too easy to guess/);
  await main(page).getByLabel("Password").fill("copper lantern harbor 7");
  await submit.click();
  await expect(page).toHaveURL("/candidates");
  await expect(page.getByRole("banner").getByRole("link", { name: "My profile" })).toBeVisible();
  await expect(main(page).locator('a[href="/platform/signup"]')).toHaveCount(0);
  await page.goto("/account");
  await expect(main(page)).toContainText("Ines Duarte");
  await expect(main(page)).toContainText("Not confirmed");
});

test("reports a wrong password; after five, the sixth must wait a stated time", async ({ browser }) => {
  const person = await signUpCandidate(await browser.newContext());
  const page = await freshPage(browser);
  await signIn(page, { ...person, password: "not the password" });
  const alert = main(page).getByRole("alert");
  await expect(alert).toHaveText("Incorrect email or password.");
  const submit = main(page).getByRole("button", { name: "Sign in", exact: true });
  for (let tries = 2; tries <= 5; tries += 1) {
    const answered = page.waitForResponse("**/api/auth/sign-in/email");
    await submit.click();
    expect((await answered).status()).toBe(401);
    await expect(submit).toBeEnabled();
  }
  await submit.click();
  await expect(alert).toHaveText(/^Too many attempts\. Please try again in \d+ seconds?\.$/);
  await expect(page).toHaveURL("/sign-in");
});

test("after signing in, returns to a page of this site and never to another site", async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const person = await signUpCandidate(await browser.newContext());
  const page = await freshPage(browser);
  const externalRequests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) externalRequests.push(request.url());
  });
  await signIn(page, person, "/about?from=sign-in");
  await expect(page).toHaveURL("/about?from=sign-in");
  // The person is already signed in, so the next page is offered as a link.
  const unsafeTargets = [
    "https://evil.example/",
    "\\\\evil.example",
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
  ];
  for (const next of unsafeTargets) {
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await expect(main(page).locator('a[href="/candidates"]')).toBeVisible();
    expect(await page.locator('a[href*="evil"], a[href^="javascript"]').count(), next).toBe(0);
  }
  for (const next of unsafeTargets.slice(-3)) {
    await page.context().clearCookies();
    await signIn(page, person, next);
    await expect(page, next).toHaveURL("/candidates");
  }
  expect(externalRequests).toEqual([]);
});

test("a password reset answers everyone alike, works once, and signs out the rest", async ({ browser }) => {
  const elsewhere = await browser.newContext();
  const person = await signUpCandidate(elsewhere);
  const page = await freshPage(browser);
  const resetNotice = "If this address has an account, we've sent it an email.";
  for (const email of ["nobody@people.example", person.email]) {
    await open(page, "/reset");
    await main(page).getByLabel("Email").fill(email);
    await main(page).getByRole("button", { name: "Send reset link" }).click();
    await expect(main(page).getByText(resetNotice)).toBeVisible();
  }
  const link = await linkEmailedTo(person.email, "reset");
  const newPassword = "violet anchor meadow 3";
  const choose = async () => {
    await open(page, link);
    await main(page).getByLabel("New password", { exact: true }).fill(newPassword);
    await main(page).getByRole("button", { name: "Change password" }).click();
  };
  await choose();
  await expect(main(page).getByText("Password changed")).toBeVisible();

  const other = await elsewhere.newPage();
  await other.goto("/account");
  await expect(main(other)).toContainText("Sign in to view and change your account.");

  await choose();
  await expect(main(page).getByRole("alert")).toHaveText(
    "This link was already used or has expired. Request a new one.",
  );
  await signIn(page, person);
  await expect(main(page).getByRole("alert")).toHaveText("Incorrect email or password.");
  await signIn(page, { ...person, password: newPassword });
  await expect(page).toHaveURL("/candidates");
});

/** The code that an authenticator app shows after scanning the QR code. */
const totpCode = (totp: ReturnType<typeof URI.parse>, offsetMs = 0): string => {
  if (!(totp instanceof TOTP)) throw new Error("not a time-based code");
  return totp.generate({ timestamp: Date.now() + offsetMs });
};

test("two-factor authentication is set up, then accepts a code or a backup code", async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext();
  const person = await signUpCandidate(context);
  const page = await context.newPage();
  await open(page, "/account");
  const setUp = main(page).getByRole("button", { name: "Set up" });
  await expect(setUp).toBeDisabled();
  await expect(main(page)).toContainText("Confirm your email address first");
  const refused = await callAs(context, "POST", "/api/auth/two-factor/enable", { password: person.password });
  expect(refused.status()).toBe(403);

  await confirmAddress(person);
  await open(page, "/account");
  await setUp.click();
  const password = main(page).getByLabel("Current password", { exact: true });
  await password.fill("not the password");
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(password).toHaveAccessibleDescription("This password is incorrect.");
  await password.fill(person.password);
  const begun = page.waitForResponse("**/api/auth/two-factor/enable");
  await main(page).getByRole("button", { name: "Continue" }).click();
  const { totpURI } = (await (await begun).json()) as { totpURI: string };
  const totp = URI.parse(totpURI);
  await expect(main(page).getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const key = (await main(page).getByLabel("Key", { exact: true }).textContent())?.replaceAll(" ", "");
  expect(key).toBe(new URL(totpURI).searchParams.get("secret"));

  const digits = main(page).getByLabel("Code from the app");
  await digits.fill("000000");
  await main(page).getByRole("button", { name: "Turn on" }).click();
  await expect(digits).toHaveAccessibleDescription(/This code is incorrect/);
  await digits.fill(totpCode(totp));
  await main(page).getByRole("button", { name: "Turn on" }).click();
  const shown = main(page).getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  const downloaded = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download" }).click();
  expect((await downloaded).suggestedFilename()).toBe("cohire-backup-codes.txt");
  await main(page).getByRole("button", { name: "I've saved them" }).click();
  await expect(main(page).getByRole("button", { name: "New backup codes" })).toBeVisible();

  const codePage = await freshPage(browser);
  await signIn(codePage, person);
  await expect(main(codePage)).toContainText("Two-factor authentication is on for this account.");
  await codePage.goto("/account");
  await expect(main(codePage)).toContainText("Sign in to view and change your account.");
  await signIn(codePage, person);
  await main(codePage).getByLabel("Six-digit code").fill(totpCode(totp, 30_000));
  await main(codePage).getByRole("button", { name: "Confirm" }).click();
  await expect(codePage).toHaveURL("/candidates");

  for (const [use, works] of [
    ["the first time", true],
    ["once more", false],
  ] as const) {
    const backupCodePage = await freshPage(browser);
    await signIn(backupCodePage, person);
    await main(backupCodePage).getByRole("button", { name: "Use a backup code" }).click();
    const field = main(backupCodePage).getByLabel("Backup code");
    await field.fill(codes[0] ?? "");
    await main(backupCodePage).getByRole("button", { name: "Confirm" }).click();
    if (works) await expect(backupCodePage, use).toHaveURL("/candidates");
    else await expect(field, use).toHaveAccessibleDescription("This backup code is incorrect or was already used.");
  }

  await open(page, "/account");
  await main(page).getByRole("button", { name: "Turn off" }).click();
  await main(page).getByLabel("Current password", { exact: true }).fill(person.password);
  await main(page).getByRole("button", { name: "Turn off two-factor authentication" }).click();
  await expect(setUp).toBeEnabled();
  const without = await freshPage(browser);
  await signIn(without, person);
  await expect(without).toHaveURL("/candidates");
});
