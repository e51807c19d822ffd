/** The account page's settings, and how a person joins a workspace through an emailed link. */
import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { unlistedPaths } from "#content/pages.ts";
import { goodPassword } from "#server/test/browsers.ts";
import { accessibilityIssues, issuesAtWidths } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";
import { signUpCandidate, createEmployer, callAs, linkEmailedTo, type TestPerson } from "../support/account-factory.ts";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

const candidateAt = async (browser: Browser, path: string) => {
  const context = await browser.newContext();
  const person = await signUpCandidate(context);
  const page = await context.newPage();
  await open(page, path);
  return { context, person, page };
};

/** Signs the same person in from a second browser. */
const signInElsewhere = async (browser: Browser, { email, password }: TestPerson): Promise<Page> => {
  const context = await browser.newContext();
  expect((await callAs(context, "POST", "/api/auth/sign-in/email", { email, password })).status()).toBe(200);
  return context.newPage();
};

const isSignedIn = async (page: Page): Promise<boolean> => {
  const response = (await (await page.context().request.get("/api/me")).json()) as { person: object | null };
  return response.person !== null;
};

test("pages about one person are excluded from search engines, sitemap and caches", async ({ page, request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  for (const path of [...unlistedPaths(), `/invitation/${"x".repeat(43)}`]) {
    const response = await page.goto(path);
    expect(response?.headers()["cache-control"], path).toBe("private, no-store");
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
    expect(map, path).not.toContain(`${path}<`);
  }
});

test("pages behind an email link send no referrer and are not indexed", async ({ request }) => {
  const tokenRoutes = [...readFileSync("web/routes.ts", "utf8").matchAll(/route\("([^"]*):token"/g)];
  expect(tokenRoutes.length).toBeGreaterThan(9);
  for (const [, path = ""] of tokenRoutes) {
    const headers = (await request.get(`/${path}${"x".repeat(43)}`)).headers();
    const privacyHeaders = [headers["referrer-policy"], headers["x-robots-tag"], headers["cache-control"]];
    expect([path, ...privacyHeaders]).toEqual([path, "no-referrer", "noindex", "private, no-store"]);
  }
});

test("sign-in pages have no accessibility violations and no sideways scroll", async ({ browser }) => {
  test.setTimeout(120_000);
  const { page } = await candidateAt(browser, "/account");
  const visitor = await (await browser.newContext()).newPage();
  for (const [who, paths] of [
    [visitor, [...unlistedPaths(), "/reset?token=none"]],
    [page, ["/account", "/sign-in"]],
  ] as const) {
    for (const path of paths) {
      await who.goto(path);
      expect(await issuesAtWidths(who, [360, 1440], accessibilityIssues), path).toEqual([]);
    }
  }
});

test("a long email address does not widen the account page in either layout", async ({ browser }) => {
  const email = `${randomUUID()}.${"a".repeat(60 - 36 - 1 - "@people.example".length)}@people.example`;
  expect(email).toHaveLength(60);
  const candidate = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const form = { name: "N".repeat(60), email, password: goodPassword };
  expect((await callAs(candidate, "POST", "/api/auth/sign-up/email", form)).status()).toBe(200);
  const employer = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const person = await createEmployer(employer);
  for (const [context, address] of [
    [candidate, email],
    [employer, person.email],
  ] as const) {
    const page = await context.newPage();
    await open(page, "/account");
    await expect(section(page, "Personal information")).toContainText(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), address).toBe(0);
  }
});

test("the account page uses the workspace layout for members, the site's for others", async ({ browser }) => {
  const context = await browser.newContext();
  await createEmployer(context, { companyName: "Framed Clinics" });
  const page = await context.newPage();
  await open(page, "/platform/dashboard");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  for (const way of ["by the menu", "loaded anew"]) {
    await expect(page.getByRole("banner"), way).toContainText("Framed Clinics");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(main(page).getByRole("button", { name: "Sign out", exact: true })).toHaveCount(0);
    await page.reload();
  }
  // Two-factor is set up on this page, so it must open even for people who lack the two-factor that their workspace requires.
  await queryDatabase("update companies set require_two_factor = true where name = $1", ["Framed Clinics"]);
  await open(page, "/account");
  await expect(main(page)).toContainText("Framed Clinics requires two-factor authentication.");
  await expect(section(page, "Sign-in")).toBeVisible();

  const candidate = await candidateAt(browser, "/account");
  await expect(candidate.page.getByRole("contentinfo")).toBeVisible();
  await expect(main(candidate.page).getByRole("button", { name: "Sign out", exact: true })).toBeVisible();
});

test("the account page offers a visitor sign-in and both kinds of sign-up", async ({ page }) => {
  await open(page, "/account");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  for (const [name, href] of [
    ["Sign in", "/sign-in?next=%2Faccount"],
    ["Create a candidate account", "/sign-up"],
    ["sign up as an employer", "/platform/signup"],
  ] as const) {
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the name can be changed and is saved", async ({ browser }) => {
  const { page } = await candidateAt(browser, "/account");
  await main(page).getByRole("button", { name: "Change your name" }).click();
  await main(page).getByLabel("New name").fill("Nadia Osei-Brandt");
  await main(page).getByRole("button", { name: "Save name" }).click();
  await expect(section(page, "Personal information")).toContainText("Nadia Osei-Brandt");
  await page.reload();
  await expect(section(page, "Personal information")).toContainText("Nadia Osei-Brandt");
});

test("a new password signs out other browsers unless the person keeps them", async ({ browser }) => {
  const { page, person } = await candidateAt(browser, "/account");
  const other = await signInElsewhere(browser, person);
  const change = async (from: string, to: string) => {
    await main(page).getByRole("button", { name: "Change your password" }).click();
    await main(page).getByLabel("Current password").fill(from);
    await main(page).getByLabel("New password", { exact: true }).fill(to);
  };
  const submit = () => main(page).getByRole("button", { name: "Change password" }).click();
  await change("not the password", "violet anchor meadow 3");
  await submit();
  await expect(main(page).getByLabel("Current password")).toHaveAccessibleDescription("This password is incorrect.");
  await main(page).getByLabel("Current password").fill(person.password);
  await main(page).getByLabel("Sign out my other browsers").click();
  await submit();
  await expect(main(page).getByLabel("Current password")).toHaveCount(0);
  expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, true]);
  await change("violet anchor meadow 3", "amber ladder canyon 5");
  await submit();
  await expect(main(page).getByLabel("Current password")).toHaveCount(0);
  expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, false]);
});

test("lists sessions, marks this one, and signs them out singly or all at once", async ({ browser }) => {
  const { page, person } = await candidateAt(browser, "/account");
  const [second, third, fourth] = [
    await signInElsewhere(browser, person),
    await signInElsewhere(browser, person),
    await signInElsewhere(browser, person),
  ];
  await page.reload();
  const browsers = section(page, "Browsers");
  await expect(browsers.getByText("Chrome on", { exact: false })).toHaveCount(4);
  await expect(browsers.getByText("This browser")).toHaveCount(1);
  const signedIn = async () => {
    const states = await Promise.all([second, third, fourth].map(isSignedIn));
    return states.filter(Boolean).length;
  };
  const out = browsers.getByRole("button", { name: /^Sign out Chrome/ });
  await expect(out).toHaveCount(3);
  await out.first().click();
  await expect(out).toHaveCount(2);
  expect(await signedIn()).toBe(2);
  await browsers.getByRole("button", { name: "Sign out all other browsers" }).click();
  await expect(out).toHaveCount(0);
  expect([await signedIn(), await isSignedIn(page)]).toEqual([0, true]);
});

test("saves both email preference switches", async ({ browser }) => {
  const { page } = await candidateAt(browser, "/account");
  const signInSwitch = main(page).getByRole("switch", { name: /New browser sign-in/ });
  const invitationSwitch = main(page).getByRole("switch", { name: /Someone accepts my invitation/ });
  await expect(signInSwitch).toBeChecked();
  const saveResponse = page.waitForResponse("**/api/me/notifications");
  await signInSwitch.click();
  expect((await saveResponse).status()).toBe(200);
  await open(page, "/account");
  await expect(signInSwitch).not.toBeChecked();
  await expect(invitationSwitch).toBeChecked();
});

test("signing out leaves nothing behind, even with the Back button", async ({ browser }) => {
  const { page, person } = await candidateAt(browser, "/account");
  await main(page).getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await page.goBack();
  await expect(main(page)).toContainText("Sign in to view and change your account.");
  await expect(main(page)).not.toContainText(person.email);
});

const invite = async (browser: Browser, email: string, company: string) => {
  const context = await browser.newContext();
  const employer = await createEmployer(context, { companyName: company });
  const response = await callAs(context, "POST", "/api/workspace/invitations", {
    email,
    role: "Recruiter",
    permissions: "editor",
  });
  expect(response.status()).toBe(201);
  return { employer, link: await linkEmailedTo(email, "invitation") };
};

test("an invitation link creates an account in the workspace, once", async ({ browser }) => {
  const email = `${randomUUID()}@people.example`;
  const company = `Riverside ${randomUUID().slice(0, 8)}`;
  const { employer, link } = await invite(browser, email, company);
  const page = await (await browser.newContext()).newPage();
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${company}`);
  await expect(main(page)).toContainText(`${employer.name} invited you`);
  await expect(main(page)).toContainText("Editor: work on jobs and candidates.");
  await expect(main(page)).toContainText(email);
  await main(page).getByRole("button", { name: "Accept and join" }).click();
  await expect(main(page).getByLabel("Your name")).toBeFocused();
  await main(page).getByLabel("Your name").fill("Tomas Varga");
  await main(page).getByLabel("Choose a password").fill(goodPassword);
  await main(page).getByRole("button", { name: "Accept and join" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
  await expect(page.getByRole("banner")).toContainText(company);

  const late = await (await browser.newContext()).newPage();
  expect((await late.goto(link))?.status()).toBe(404);
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("This invitation is no longer valid");
  await expect(main(late)).toContainText(
    "It was already used or revoked, or it expired. Ask the person who invited you to send a new one.",
  );
  await expect(main(late)).toContainText("Already accepted it?");
  await expect(main(late).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
});

test("an invitation works only for its own address, after its owner signs in", async ({ browser }) => {
  const owner = await signUpCandidate(await browser.newContext());
  const company = `Lakeside ${randomUUID().slice(0, 8)}`;
  const { link } = await invite(browser, owner.email, company);

  const otherPerson = await candidateAt(browser, link);
  await expect(main(otherPerson.page)).toContainText(
    `You're signed in as ${otherPerson.person.email}, but this invitation is for ${owner.email}.`,
  );
  await expect(main(otherPerson.page).getByRole("button", { name: `Join ${company}` })).toHaveCount(0);
  const token = link.split("/").at(-1) ?? "";
  const forcedResponse = await callAs(otherPerson.context, "POST", `/api/invitations/${token}/accept`, {});
  expect(forcedResponse.status()).toBe(403);
  await main(otherPerson.page).getByRole("button", { name: "Sign out" }).click();

  // In the same browser, now signed out, the invited person signs in to an existing account.
  await main(otherPerson.page).getByRole("link", { name: "Sign in to accept" }).click();
  await expect(otherPerson.page).toHaveURL(/\/sign-in\?next=/);
  await main(otherPerson.page).getByLabel("Email").fill(owner.email);
  await main(otherPerson.page).getByLabel("Password").fill(owner.password);
  await main(otherPerson.page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(otherPerson.page).toHaveURL(link);
  await main(otherPerson.page)
    .getByRole("button", { name: `Join ${company}` })
    .click();
  await expect(otherPerson.page).toHaveURL("/platform/dashboard");
  await expect(otherPerson.page.getByRole("banner")).toContainText(company);
});
