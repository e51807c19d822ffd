/** The jobs of a workspace as the dashboard lists, searches and adds them. */
import { expect, test } from "@playwright/test";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";
import { signUpEmployer } from "../support/workspace-members.ts";
import { countIn, dashboard, lines, panel, tileMetrics } from "../pages/dashboard-page.ts";

interface StoredJob {
  readonly title: string;
  readonly department: string;
  readonly status: string;
  readonly applications: string;
  readonly team: string;
  readonly priority: string;
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

test("[DASH-15] [DASH-16] every job shows title, department, status, applications, team and priority", async ({
  page,
}) => {
  await open(page, `${dashboard}?tab=jobs`);
  const table = panel(page).getByRole("table", { name: "Jobs" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Title",
    "Department",
    "Status",
    "Applications",
    "Team",
    "Priority",
    "Pipeline",
  ]);
  const shown = await table
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].slice(0, 6).map((cell) => cell.textContent ?? "")),
    );
  const storedJobs = await queryDatabase<StoredJob>(
    `select j.title, j.department, j.status, j.priority, t.name team,
       (select count(*) from job_applications a where a.job_id = j.id) applications
     from jobs_enhanced j join hiring_teams t on t.id = j.hiring_team_id where j.company_id = $1`,
    [demoCompanyId],
  );
  const expected = storedJobs.map(({ title, department, status, applications, team, priority }) => [
    title,
    department,
    capitalize(status),
    applications,
    team,
    capitalize(priority),
  ]);
  expect(lines(shown)).toEqual(lines(expected));
  expect(new Set(shown.map((cells) => cells[2]))).toEqual(new Set(["Active", "Closed", "Draft", "Paused"]));
  expect(new Set(shown.map((cells) => cells[5]))).toEqual(new Set(["High", "Low", "Medium"]));
});

test("a member's new job is stored as a draft and appears in the lists at once", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  await open(page, dashboard);
  await page.getByRole("button", { name: "New Job" }).click();
  const dialog = page.getByRole("dialog", { name: "New job" });
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription("Job title must be at least 2 characters");
  await dialog.getByLabel("Title").fill("Charge nurse");
  await dialog.getByLabel("Department (optional)").fill("Emergency");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByRole("region", { name: "Recent job postings" })).toContainText("Charge nurse");
  const rows = await queryDatabase(
    "select title, department, status, priority from jobs_enhanced where company_id = $1",
    [companyId],
  );
  expect(rows).toEqual([{ title: "Charge nurse", department: "Emergency", status: "draft", priority: "medium" }]);
  expect((await tileMetrics(page))["Active Jobs"]).toBe("0");
});

test("on a phone the list shows fifteen jobs and loads more on request", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, `${dashboard}?tab=jobs`);
  const rows = panel(page).getByRole("list", { name: "Jobs" }).getByRole("listitem");
  const all = Number(await countIn(demoCompanyId, "jobs_enhanced"));
  await expect(rows).toHaveCount(15);
  await page.getByRole("button", { name: "Show 15 more" }).click();
  await expect(rows).toHaveCount(Math.min(30, all));
  const tiles = page.getByRole("main").locator("dl[aria-label='At a glance'] > div");
  const tileTops = await tiles.evaluateAll((each) => each.map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tileTops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const cut = await tiles
    .locator("dt")
    .evaluateAll((each) => each.filter((dt) => dt.scrollWidth > dt.clientWidth).length);
  expect(cut).toBe(0);
});

test("search and filter narrow the list of jobs and can be cleared", async ({ page }) => {
  await open(page, `${dashboard}?tab=jobs`);
  const rows = panel(page).getByRole("table", { name: "Jobs" }).locator("tbody tr");
  const all = await rows.count();
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("  NURSE manager ");
  await expect(rows).toHaveCount(1);
  await expect(panel(page).getByRole("status")).toHaveText(`1 of ${all} jobs`);
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("information technology");
  await expect(rows.first()).toContainText("Information Technology");
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("");

  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Draft" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Low" }).click();
  await page.keyboard.press("Escape");
  const [drafts] = await queryDatabase<{ n: string }>(
    "select count(*) n from jobs_enhanced where company_id = $1 and status = 'draft' and priority = 'low'",
    [demoCompanyId],
  );
  await expect(rows).toHaveCount(Number(drafts?.n));
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("no such job");
  await page.getByRole("button", { name: "Clear search and filter" }).click();
  await expect(rows).toHaveCount(all);
});
