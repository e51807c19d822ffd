/** Reports: each metric opens its definition, its sample size and its rows, and the rows can be downloaded. */
import { expect, test } from "@playwright/test";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { open } from "../pages/site-page.ts";

const mainReports = ["Time to Hire", "Success Rate", "Pipeline Conversion", "Source Performance"];
const moreReports = ["Time in Stage", "Funnel by Cohort"];

test("[DASH-11] each report opens its definition, its sample size and its rows", async ({ page }) => {
  await open(page, `${dashboard}?tab=reports`);
  const reports = panel(page);
  for (const name of [...mainReports, ...moreReports])
    await expect(reports.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(reports.getByRole("heading", { level: 2 })).toContainText([...mainReports, ...moreReports]);

  const [hired] = await queryDatabase<{ n: number }>(
    "select count(*)::int n from job_applications where company_id = $1 and stage = 'hired'",
    [demoCompanyId],
  );
  const n = hired?.n ?? 0;
  await reports.getByRole("link", { name: "Success Rate" }).click();
  await expect(page).toHaveURL("/platform/reports/success-rate?reached=hired");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Success Rate");
  await expect(page.getByText(`${n} of 156 hired`)).toBeVisible();
  await expect(page.locator("dl[aria-label='Definition'] dt")).toHaveText([
    "Included",
    "Starts",
    "Ends",
    "Excluded",
    "Unit",
  ]);
  const rows = page.getByRole("table", { name: "Applications in this metric" }).locator("tbody tr");
  await expect(rows).toHaveCount(n);
  await expect(rows.first().getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/platform\/candidates\/[\da-f-]{36}$/,
  );
  await expect(rows.first().getByRole("link").last()).toHaveAttribute("href", /^\/platform\/jobs\/[\da-f-]{36}$/);
  const downloadEvent = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await downloadEvent).suggestedFilename()).toMatch(/^success-rate-.*\.csv$/);

  await page.getByRole("link", { name: "All applicants" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toContainText("156 rows");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(100);
});

test("a filter is in the URL and applies to every metric; charts are tables too", async ({ page }) => {
  await open(page, "/platform/reports");
  const filters = page.getByRole("search", { name: "Reports" });
  await filters.getByLabel("Source").focus();
  await filters.getByLabel("Source").selectOption("Referral");
  await expect(page).toHaveURL("/platform/reports?source=Referral");
  await expect(filters.getByLabel("Source")).toBeFocused();
  const [referred] = await queryDatabase<{ n: string; hired: string }>(
    `select count(*) n, count(*) filter (where stage = 'hired') hired from job_applications
     where company_id = $1 and source = 'Referral'`,
    [demoCompanyId],
  );
  const success = page.getByRole("region", { name: "Success Rate", exact: true });
  await expect(success).toContainText(`${referred?.hired} of ${referred?.n} hired`);
  await expect(page.getByRole("table", { name: "Time in Stage" }).locator("tbody tr")).toHaveCount(4);
  await success.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/platform/reports/success-rate?source=Referral&reached=hired");
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Reports", exact: true })
    .click();
  await expect(page).toHaveURL("/platform/reports?source=Referral");
  await expect(filters.getByLabel("Source")).toHaveValue("Referral");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/platform/reports");
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);
  await open(page, "/platform/reports/time-in-stage");
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);
});
