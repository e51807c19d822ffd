/** Page-view analytics against a real HTTP server that speaks the tag's protocol. */
import { createServer, type Server } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { analyticsSite } from "../environment/analytics-site.ts";

const site = analyticsSite.origin;
const service = `http://127.0.0.1:${analyticsSite.tagPort}`;

/** A minimal tag: it works through the queued commands, takes later ones, and reports page views. */
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

let tagLoads: string[] = [];
let reportedViews: string[] = [];
let server: Server;

// The tests share one service, so they run one after another.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", service);
    if (pathname === "/tag.js") tagLoads.push(searchParams.get("id") ?? "");
    if (pathname === "/collect") reportedViews.push(searchParams.get("path") ?? "");
    response.setHeader("content-type", "text/javascript");
    // Google's tag sends this header too: the site blocks cross-origin resources without it.
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    response.end(pathname === "/tag.js" ? tagScript : "");
  });
  await new Promise<void>((resolve) => server.listen(analyticsSite.tagPort, "127.0.0.1", resolve));
});

test.afterAll(() => server.close());

test.beforeEach(() => {
  tagLoads = [];
  reportedViews = [];
});

const notice = (page: Page) => page.getByRole("region", { name: "Page-view counting" });

test("[API-07 API-08] the analytics script loads only after consent", async ({ page }) => {
  await page.goto(`${site}/about`);
  await expect(notice(page)).toBeVisible();
  await page.getByRole("link", { name: "Cohire, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hire in three weeks");
  expect([tagLoads, reportedViews]).toEqual([[], []]);

  await notice(page).getByRole("button", { name: "Yes, count it" }).click();
  await expect.poll(() => [tagLoads, reportedViews]).toEqual([["T-1"], ["/"]]);
  await expect(notice(page)).toHaveCount(0);
});

test("a page whose URL holds an email token is never reported", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  for (const path of ["/reset?token=a-key", `/invitation/${"k".repeat(43)}`, `/shortlists/${"k".repeat(64)}`]) {
    await page.goto(`${site}${path}`);
    await page.waitForLoadState("networkidle");
  }
  expect([tagLoads, reportedViews]).toEqual([[], []]);
  await page.goto(`${site}/sign-in`);
  await expect.poll(() => reportedViews).toEqual(["/sign-in"]);
});

test("[NAV-15] each page view is reported once, by path, on load and on navigation", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  await page.goto(`${site}/about?from=mail#team`);
  await expect.poll(() => reportedViews).toEqual(["/about"]);
  await page.getByRole("navigation", { name: "Industries" }).getByRole("link", { name: "Retail" }).click();
  await expect.poll(() => reportedViews).toEqual(["/about", "/industries/retail"]);
  await page.goBack();
  await expect.poll(() => reportedViews).toEqual(["/about", "/industries/retail", "/about"]);
  // A jump within the page is no page view.
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("navigation", { name: "Company" }).getByRole("link", { name: "Contact" }).click();
  await expect.poll(() => reportedViews).toEqual(["/about", "/industries/retail", "/about", "/"]);
  expect(tagLoads).toEqual(["T-1"]);
});

test("[API-08] a refusal is kept, browser opt-out is honored, and the choice can be changed", async ({
  page,
  context,
}) => {
  await page.goto(`${site}/cookies`);
  await notice(page).getByRole("button", { name: "No, thanks" }).click();
  await page.reload();
  await expect(page.getByText("Page-view counting is off in this browser.")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(tagLoads).toEqual([]);
  await page.getByRole("button", { name: "Count my visits", exact: true }).click();
  await expect.poll(() => reportedViews).toEqual(["/cookies"]);

  const optOutPage = await context.newPage();
  await optOutPage.addInitScript(() => {
    localStorage.removeItem("page-views");
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await optOutPage.goto(`${site}/about`);
  await expect(optOutPage.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(optOutPage)).toHaveCount(0);
  expect(reportedViews).toEqual(["/cookies"]);
});

test("[API-08] an unreachable service breaks nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(`${service}/**`, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  await page.goto(`${site}/about`);
  await page.getByRole("navigation", { name: "Industries" }).getByRole("link", { name: "Retail" }).click();
  await expect(page).toHaveURL(/industries\/retail$/);
  expect(errors).toEqual([]);
});

test("[API-08] without a configured service there is no prompt and no outside request", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem("page-views", "granted"));
  await page.goto("/cookies");
  await expect(page.getByText("We don't use a page-view counting service here")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
