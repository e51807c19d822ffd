/** The frame of the workspace: sidebar, bottom bar, breadcrumb, pinned jobs and command palette. */
import { readFile } from "node:fs/promises";
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
  ["Interviews", "Interviews"],
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

test("on a tablet the sidebar starts as icons and no list is cut", async ({ page, context }) => {
  await createEmployer(context);
  await callAs(context, "PUT", "/api/workspace/sample-data");
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/platform/jobs");
  expect((await page.getByRole("banner").boundingBox())?.width).toBe(60);
  const list = page.getByRole("region", { name: "Jobs" });
  await expect(list.getByRole("columnheader", { name: "Applicants" })).toBeVisible();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole("button", { name: "Columns" }).click();
  // What the person chooses is shown in a narrow list too.
  await page.getByRole("menuitemcheckbox", { name: "Team" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Team" }).click();
  await page.keyboard.press("Escape");
  await expect(list.getByRole("columnheader", { name: "Team" })).toBeVisible();
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Collapse sidebar" })).toBeVisible();
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
  for (const path of [
    "/platform/jobs",
    "/platform/matching",
    "/platform/interviews?view=all",
    "/platform/shortlists",
    "/platform/offers",
  ]) {
    for (const each of [page, visitor]) {
      await open(each, path);
      expect(await issuesAtWidths(each, [360, 1440]), path).toEqual([]);
    }
  }
});

test("a list sorts, hides columns, follows J and K, and exports what it shows", async ({ page, context }) => {
  await createEmployer(context);
  await callAs(context, "PUT", "/api/workspace/sample-data");
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/platform/jobs");
  const table = page.getByRole("table", { name: "Jobs" });
  const rows = table.locator("tbody tr[data-row]");
  // At least 14 rows fit, and no column is cut.
  const box = await page.getByRole("region", { name: "Jobs" }).boundingBox();
  expect((box?.height ?? 0) - 36).toBeGreaterThan(14 * 44);
  expect(await table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0))).toBe(0);
  await table.getByRole("button", { name: "Applicants" }).click();
  await expect(table.getByRole("columnheader", { name: "Applicants" })).toHaveAttribute("aria-sort", "ascending");
  await table.getByRole("button", { name: "Applicants" }).click();
  await expect(table.getByRole("columnheader", { name: "Applicants" })).toHaveAttribute("aria-sort", "descending");
  const counts = (await rows.locator("td:nth-child(5)").allInnerTexts()).map(Number);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Priority" }).click();
  await page.keyboard.press("Escape");
  await expect(table.getByRole("columnheader", { name: "Priority" })).toHaveCount(0);
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Priority" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("an");
  await expect(page).toHaveURL(/[?&]q=an&sort=-applications$/);
  const shown = await rows.locator("td:nth-child(2) a").allInnerTexts();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("jobs.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).not.toContain("Priority");
  expect(csv.trim().split("\r\n")).toHaveLength(shown.length + 1);
  await page.getByRole("searchbox", { name: "Search jobs" }).blur();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  const selection = page.getByRole("region", { name: "Selection" });
  await expect(selection).toContainText("2 selected");
  await page.keyboard.press("Escape");
  await expect(selection).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown[0] ?? "");
  // A search with its filters and order is kept under a name.
  await page.goBack();
  await page.getByRole("button", { name: "Status" }).first().click();
  await page.getByRole("menuitemcheckbox", { name: "Closed" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Closed jobs");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await open(page, "/platform/jobs");
  await page.getByRole("region", { name: "Saved searches" }).getByRole("link", { name: "Closed jobs" }).click();
  await expect(page).toHaveURL(/q=an&status=Closed&sort=-applications$/);
  await page.getByRole("button", { name: "Remove filter: Status Closed" }).click();
  await expect(page).toHaveURL(/q=an&sort=-applications$/);
});
