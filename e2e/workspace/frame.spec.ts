/** The frame of the workspace: sidebar, bottom bar, breadcrumb, pinned jobs and command palette. */
import { expect, type Page, test } from "@playwright/test";
import { accessibilityIssuesLightAndDark, issuesAtWidths } from "../support/accessibility.ts";
import { callAs, createEmployer } from "../support/account-factory.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Workspace", exact: true });

const pages = [
  ["Home", "Home"],
  ["Jobs", "Jobs"],
  ["Candidates", "Candidates"],
  ["AI matching", "AI matching"],
  ["Interviews", "My interviews"],
  ["Shortlists", "Shortlists"],
  ["Offers", "Offers"],
  ["Reports", "Reports"],
  ["Settings", "Settings"],
] as const;

test("the sidebar leads to every page and marks the open one", async ({ page, context }) => {
  await createEmployer(context, { companyName: "Framed Clinics" });
  await callAs(context, "PUT", "/api/workspace/sample-data");
  await open(page, "/platform/dashboard");
  for (const [label, title] of pages) {
    await sidebar(page)
      .getByRole("link", { name: new RegExp(`^${label}`) })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(sidebar(page).locator("[aria-current=page]")).toContainText(label);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("navigation", { name: "Workspace on a phone" });
  await expect(sidebar(page)).toBeHidden();
  await bar.getByRole("link", { name: "Candidates" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Candidates");
  await bar.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Offers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offers");
});

test("the sidebar stays collapsed after a reload, without a layout shift", async ({ page, context }) => {
  await createEmployer(context);
  await open(page, "/platform/jobs");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toHaveAttribute("aria-expanded", "false");
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  // A collapsed link keeps its name.
  await expect(sidebar(page).getByRole("link", { name: "Candidates" })).toBeVisible();
  expect((await page.getByRole("banner").boundingBox())?.width).toBe(60);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
  await page.getByRole("button", { name: "Expand sidebar" }).click();
});

test("a pinned job is one click away, and only for the person who pinned it", async ({ page, context }) => {
  const { companyId } = await createEmployer(context);
  await callAs(context, "PUT", "/api/workspace/sample-data");
  const [job] = await queryDatabase<{ id: string; title: string }>(
    "select id, title from jobs_enhanced where company_id = $1 limit 1",
    [companyId],
  );
  await open(page, `/platform/jobs/${job?.id}`);
  await page.getByRole("button", { name: "Pin", exact: true }).click();
  const pinned = page.getByRole("navigation", { name: "Pinned jobs" });
  await expect(pinned.getByRole("link", { name: job?.title ?? "" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
  await pinned.getByRole("link").click();
  await page.getByRole("button", { name: "Unpin" }).click();
  await expect(pinned).toHaveCount(0);
});

test("the palette opens pages, runs actions and remembers what was opened", async ({ page, context }) => {
  const { companyId } = await createEmployer(context);
  await callAs(context, "PUT", "/api/workspace/sample-data");
  const [job] = await queryDatabase<{ id: string; title: string }>(
    "select id, title from jobs_enhanced where company_id = $1 limit 1",
    [companyId],
  );
  await open(page, `/platform/jobs/${job?.id}`);
  const field = page.getByRole("combobox", { name: "Search candidates, jobs and teams" });
  const command = async (text: string) => {
    await page.keyboard.press("Control+k");
    await field.fill(text);
    await field.press("Enter");
    await expect(field).toHaveCount(0);
  };
  await command("rep");
  await expect(page).toHaveURL("/platform/reports");
  await command("new job");
  await expect(page.getByRole("dialog", { name: "New job" })).toBeVisible();
  // An open dialog keeps the keyboard.
  await page.keyboard.press("Control+k");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page
    .getByRole("group", { name: "Recent" })
    .getByRole("option", { name: job?.title ?? "" })
    .click();
  await expect(page).toHaveURL(`/platform/jobs/${job?.id}`);
  await page.keyboard.press("Control+k");
  await field.fill("zzzzqq");
  await page.getByRole("option", { name: "See all candidates matching" }).click();
  await expect(page).toHaveURL("/platform/candidates?q=zzzzqq");
});

test("the new pages are accessible at 360 and 1440 px, also in the demo", async ({ page, context, browser }) => {
  await createEmployer(context);
  const visitor = await (await browser.newContext()).newPage();
  for (const path of ["/platform/jobs", "/platform/matching", "/platform/shortlists", "/platform/offers"]) {
    for (const each of [page, visitor]) {
      await open(each, path);
      expect(await issuesAtWidths(each, [360, 1440]), path).toEqual([]);
    }
  }
});
