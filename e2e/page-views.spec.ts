/** Page-view counting against a real HTTP server that speaks the tag's protocol. */
import { createServer, type Server } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { countedSite } from "./counted-site.ts";

const site = countedSite.origin;
const service = `http://127.0.0.1:${countedSite.tagPort}`;

/** What a tag does: works through the commands that wait for it, takes each later one, and reports page views home. */
const tagScript = `
  const take = (command) => {
    const [verb, what, details] = command;
    if (verb === "config" && details?.send_page_view !== false) report(location.pathname);
    if (verb === "event" && what === "page_view") report(details.page_path);
  };
  const report = (path) => fetch("${service}/collect?path=" + encodeURIComponent(path), { mode: "no-cors" });
  window.dataLayer.forEach(take);
  window.dataLayer.push = (...commands) => commands.forEach(take);
`;

let loads: string[] = [];
let views: string[] = [];
let server: Server;

// One service for the file: these tests follow one another.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", service);
    if (pathname === "/tag.js") loads.push(searchParams.get("id") ?? "");
    if (pathname === "/collect") views.push(searchParams.get("path") ?? "");
    response.setHeader("content-type", "text/javascript");
    // Google's own tag says the same: the site forbids resources of others that do not offer themselves.
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    response.end(pathname === "/tag.js" ? tagScript : "");
  });
  await new Promise<void>((resolve) => server.listen(countedSite.tagPort, "127.0.0.1", resolve));
});

test.afterAll(() => server.close());

test.beforeEach(() => {
  loads = [];
  views = [];
});

const notice = (page: Page) => page.getByRole("region", { name: "Page-view counting" });

test("[API-07 API-08] nothing is loaded from the service before a yes, and its script after it", async ({ page }) => {
  await page.goto(`${site}/about`);
  await expect(notice(page)).toBeVisible();
  await page.getByRole("link", { name: "Cohire, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hire in three weeks");
  expect([loads, views]).toEqual([[], []]);

  await notice(page).getByRole("button", { name: "Yes, count it" }).click();
  await expect.poll(() => [loads, views]).toEqual([["T-1"], ["/"]]);
  await expect(notice(page)).toHaveCount(0);
});

test("a page whose address holds a key from a mail is told to nobody", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  for (const path of ["/reset?token=a-key", `/invitation/${"k".repeat(43)}`, `/shortlists/${"k".repeat(64)}`]) {
    await page.goto(`${site}${path}`);
    await page.waitForLoadState("networkidle");
  }
  expect([loads, views]).toEqual([[], []]);
  await page.goto(`${site}/sign-in`);
  await expect.poll(() => views).toEqual(["/sign-in"]);
});

test("[NAV-15] each page view is reported once, by path: the first load and every change of page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  await page.goto(`${site}/about?from=mail#team`);
  await expect.poll(() => views).toEqual(["/about"]);
  await page.getByRole("navigation", { name: "Industries" }).getByRole("link", { name: "Retail" }).click();
  await expect.poll(() => views).toEqual(["/about", "/industries/retail"]);
  await page.goBack();
  await expect.poll(() => views).toEqual(["/about", "/industries/retail", "/about"]);
  // A jump inside the page is no page view.
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("navigation", { name: "Company" }).getByRole("link", { name: "Contact" }).click();
  await expect.poll(() => views).toEqual(["/about", "/industries/retail", "/about", "/"]);
  expect(loads).toEqual(["T-1"]);
});

test("[API-08] a no is kept, a browser's own no is not even asked about, and the answer can be changed", async ({
  page,
  context,
}) => {
  await page.goto(`${site}/cookies`);
  await notice(page).getByRole("button", { name: "No, thanks" }).click();
  await page.reload();
  await expect(page.getByText("Page-view counting is off in this browser.")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(loads).toEqual([]);
  await page.getByRole("button", { name: "Count my visits", exact: true }).click();
  await expect.poll(() => views).toEqual(["/cookies"]);

  const quiet = await context.newPage();
  await quiet.addInitScript(() => {
    localStorage.removeItem("page-views");
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await quiet.goto(`${site}/about`);
  await expect(quiet.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(quiet)).toHaveCount(0);
  expect(views).toEqual(["/cookies"]);
});

test("[API-08] a service that cannot be reached breaks nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(`${service}/**`, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  await page.goto(`${site}/about`);
  await page.getByRole("navigation", { name: "Industries" }).getByRole("link", { name: "Retail" }).click();
  await expect(page).toHaveURL(/industries\/retail$/);
  expect(errors).toEqual([]);
});

test("[API-08] where no service is configured nobody is asked and no other host is reached", async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  await page.goto("/cookies");
  await expect(page.getByText("No page-view counting service is switched on here")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
