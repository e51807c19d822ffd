/** What a person settles about themselves, and how somebody joins a workspace by a link in a mail. */
import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { unlistedPaths } from "#content/pages.ts";
import { goodPassword } from "#server/test/people.ts";
import { barriersOn } from "./barriers.ts";
import { inDatabase } from "./browser-database.ts";
import { open } from "./site-page.ts";
import { aCandidate, anEmployer, callAs, linkMailedTo, type TestPerson } from "./people.ts";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

const candidateAt = async (browser: Browser, path: string) => {
  const context = await browser.newContext();
  const person = await aCandidate(context);
  const page = await context.newPage();
  await open(page, path);
  return { context, person, page };
};

/** Signed in once more, elsewhere. */
const anotherBrowserOf = async (browser: Browser, { email, password }: TestPerson): Promise<Page> => {
  const context = await browser.newContext();
  expect((await callAs(context, "POST", "/api/auth/sign-in/email", { email, password })).status()).toBe(200);
  return context.newPage();
};

const isSignedIn = async (page: Page): Promise<boolean> => {
  const answer = (await (await page.context().request.get("/api/me")).json()) as { person: object | null };
  return answer.person !== null;
};

test("pages about one person are for no search engine, in no sitemap and kept by no cache", async ({
  page,
  request,
}) => {
  const map = await (await request.get("/sitemap.xml")).text();
  for (const path of [...unlistedPaths(), `/invitation/${"x".repeat(43)}`]) {
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"], path).toBe("private, no-store");
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
    expect(map, path).not.toContain(`${path}<`);
  }
});

test("pages behind the link of a mail tell no other page their address, and no search engine keeps them", async ({
  request,
}) => {
  const opened = [...readFileSync("web/routes.ts", "utf8").matchAll(/route\("([^"]*):token"/g)];
  expect(opened.length).toBeGreaterThan(9);
  for (const [, path = ""] of opened) {
    const headers = (await request.get(`/${path}${"x".repeat(43)}`)).headers();
    const sealed = [headers["referrer-policy"], headers["x-robots-tag"], headers["cache-control"]];
    expect([path, ...sealed]).toEqual([path, "no-referrer", "noindex", "private, no-store"]);
  }
});

test("the pages around signing in have no accessibility violation and do not scroll sideways", async ({ browser }) => {
  test.setTimeout(120_000);
  const { page } = await candidateAt(browser, "/account");
  const visitor = await (await browser.newContext()).newPage();
  for (const width of [360, 1440]) {
    for (const [who, paths] of [
      [visitor, [...unlistedPaths(), "/reset?token=none"]],
      [page, ["/account", "/sign-in"]],
    ] as const) {
      await who.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await who.goto(path);
        expect(await barriersOn(who), `${path} at ${width}`).toEqual([]);
      }
    }
  }
});

test("a long address widens no account page, in the site's frame and in the workspace's", async ({ browser }) => {
  const email = `${randomUUID()}.${"a".repeat(60 - 36 - 1 - "@people.example".length)}@people.example`;
  expect(email).toHaveLength(60);
  const candidate = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const form = { name: "N".repeat(60), email, password: goodPassword };
  expect((await callAs(candidate, "POST", "/api/auth/sign-up/email", form)).status()).toBe(200);
  const employer = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const person = await anEmployer(employer);
  for (const [context, address] of [
    [candidate, email],
    [employer, person.email],
  ] as const) {
    const page = await context.newPage();
    await open(page, "/account");
    await expect(section(page, "You")).toContainText(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), address).toBe(0);
  }
});

test("the account of somebody with a workspace stands in its frame, everyone else's in the site's", async ({
  browser,
}) => {
  const context = await browser.newContext();
  await anEmployer(context, { companyName: "Framed Clinics" });
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
  // Its own second factor is set up here, so the page opens where the workspace does not.
  await inDatabase("update companies set require_two_factor = true where name = $1", ["Framed Clinics"]);
  await open(page, "/account");
  await expect(main(page)).toContainText("Framed Clinics asks everyone for a second factor.");
  await expect(section(page, "Signing in")).toBeVisible();

  const candidate = await candidateAt(browser, "/account");
  await expect(candidate.page.getByRole("contentinfo")).toBeVisible();
  await expect(main(candidate.page).getByRole("button", { name: "Sign out", exact: true })).toBeVisible();
});

test("a visitor to the account page finds the way in, and both ways to an account", async ({ page }) => {
  await open(page, "/account");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  for (const [name, href] of [
    ["Sign in", "/sign-in?next=%2Faccount"],
    ["Make an account as a candidate", "/sign-up"],
    ["sign up as an employer", "/platform/signup"],
  ] as const) {
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the name is changed and kept", async ({ browser }) => {
  const { page } = await candidateAt(browser, "/account");
  await main(page).getByRole("button", { name: "Change your name" }).click();
  await main(page).getByLabel("New name").fill("Nadia Osei-Brandt");
  await main(page).getByRole("button", { name: "Save the name" }).click();
  await expect(section(page, "You")).toContainText("Nadia Osei-Brandt");
  await page.reload();
  await expect(section(page, "You")).toContainText("Nadia Osei-Brandt");
});

test("a new password signs the other browsers out, unless one asks that they stay", async ({ browser }) => {
  const { page, person } = await candidateAt(browser, "/account");
  const other = await anotherBrowserOf(browser, person);
  const change = async (from: string, to: string) => {
    await main(page).getByRole("button", { name: "Change your password" }).click();
    await main(page).getByLabel("Current password").fill(from);
    await main(page).getByLabel("New password", { exact: true }).fill(to);
  };
  const press = () => main(page).getByRole("button", { name: "Change the password" }).click();
  await change("not the password", "violet anchor meadow 3");
  await press();
  await expect(main(page).getByLabel("Current password")).toHaveAccessibleDescription("The password is not right.");
  await main(page).getByLabel("Current password").fill(person.password);
  await main(page).getByLabel("Sign out my other browsers").click();
  await press();
  await expect(main(page).getByLabel("Current password")).toHaveCount(0);
  expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, true]);
  await change("violet anchor meadow 3", "amber ladder canyon 5");
  await press();
  await expect(main(page).getByLabel("Current password")).toHaveCount(0);
  expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, false]);
});

test("browsers are listed with this one marked, and signed out one by one or all at once", async ({ browser }) => {
  const { page, person } = await candidateAt(browser, "/account");
  const [second, third, fourth] = [
    await anotherBrowserOf(browser, person),
    await anotherBrowserOf(browser, person),
    await anotherBrowserOf(browser, person),
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

test("the two switches about mails are kept", async ({ browser }) => {
  const { page } = await candidateAt(browser, "/account");
  const signIns = main(page).getByRole("switch", { name: /A sign-in from a new browser/ });
  const joins = main(page).getByRole("switch", { name: /Somebody accepts my invitation/ });
  await expect(signIns).toBeChecked();
  const kept = page.waitForResponse("**/api/me/notifications");
  await signIns.click();
  expect((await kept).status()).toBe(200);
  await open(page, "/account");
  await expect(signIns).not.toBeChecked();
  await expect(joins).toBeChecked();
});

test("signing out leaves nothing behind, not even by the way back", async ({ browser }) => {
  const { page, person } = await candidateAt(browser, "/account");
  await main(page).getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await page.goBack();
  await expect(main(page)).toContainText("Sign in to see and change your account.");
  await expect(main(page)).not.toContainText(person.email);
});

const invite = async (browser: Browser, email: string, company: string) => {
  const context = await browser.newContext();
  const employer = await anEmployer(context, { companyName: company });
  const answer = await callAs(context, "POST", "/api/workspace/invitations", {
    email,
    role: "Recruiter",
    permissions: "editor",
  });
  expect(answer.status()).toBe(201);
  return { employer, link: await linkMailedTo(email, "invitation") };
};

test("an invitation: from the mail's link to an account in the workspace, once", async ({ browser }) => {
  const email = `${randomUUID()}@people.example`;
  const company = `Riverside ${randomUUID().slice(0, 8)}`;
  const { employer, link } = await invite(browser, email, company);
  const page = await (await browser.newContext()).newPage();
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${company}`);
  await expect(main(page)).toContainText(`${employer.name} asks you`);
  await expect(main(page)).toContainText("Editor: you work on jobs and candidates.");
  await expect(main(page)).toContainText(email);
  await main(page).getByRole("button", { name: "Accept and join" }).click();
  await expect(main(page).getByLabel("Your name")).toBeFocused();
  await main(page).getByLabel("Your name").fill("Tomas Varga");
  await main(page).getByLabel("Choose a password").fill(goodPassword);
  await main(page).getByRole("button", { name: "Accept and join" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(company);

  const late = await (await browser.newContext()).newPage();
  expect((await late.goto(link))?.status()).toBe(404);
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("This invitation is no longer open");
  await expect(main(late)).toContainText(
    "It was used, withdrawn or has run out. Ask the colleague who invited you to send a new one.",
  );
  await expect(main(late)).toContainText("Accepted it already?");
  await expect(main(late).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
});

test("an invitation is for its address alone: another person is refused, its owner signs in first", async ({
  browser,
}) => {
  const owner = await aCandidate(await browser.newContext());
  const company = `Lakeside ${randomUUID().slice(0, 8)}`;
  const { link } = await invite(browser, owner.email, company);

  const stranger = await candidateAt(browser, link);
  await expect(main(stranger.page)).toContainText(
    `You are signed in as ${stranger.person.email}, and this invitation is for ${owner.email}.`,
  );
  await expect(main(stranger.page).getByRole("button", { name: `Join ${company}` })).toHaveCount(0);
  const token = link.split("/").at(-1) ?? "";
  const forced = await callAs(stranger.context, "POST", `/api/invitations/${token}/accept`, {});
  expect(forced.status()).toBe(403);
  await main(stranger.page).getByRole("button", { name: "Sign out" }).click();

  // The same browser, now nobody's: the owner has an account and signs in with it.
  await main(stranger.page).getByRole("link", { name: "Sign in to accept" }).click();
  await expect(stranger.page).toHaveURL(/\/sign-in\?next=/);
  await main(stranger.page).getByLabel("E-mail").fill(owner.email);
  await main(stranger.page).getByLabel("Password").fill(owner.password);
  await main(stranger.page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(stranger.page).toHaveURL(link);
  await main(stranger.page)
    .getByRole("button", { name: `Join ${company}` })
    .click();
  await expect(stranger.page).toHaveURL("/platform/dashboard");
  await expect(stranger.page.getByRole("heading", { level: 1 })).toContainText(company);
});
