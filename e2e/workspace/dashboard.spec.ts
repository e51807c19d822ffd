/** The demo workspace as a visitor sees it, and what its buttons do for a workspace member. */
import { expect, test } from "@playwright/test";
import { demoCompanyId, demoMetrics } from "#domain/demo/demo-company.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { open, visibleTextOf } from "../pages/site-page.ts";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { signUpEmployer } from "../support/workspace-members.ts";
import { countIn, dashboard, panel, tab, tileMetrics } from "../pages/dashboard-page.ts";

const tabs = [
  ["Overview", "overview"],
  ["Jobs", "jobs"],
  ["AI Matching", "ai-matching"],
  ["Teams", "teams"],
  ["Reports", "reports"],
] as const;

const countedTiles = async (companyId: string) => ({
  "Active Jobs": await countIn(companyId, "jobs_enhanced", "status = 'active'"),
  Applications: await countIn(companyId, "job_applications"),
  "Hiring Teams": await countIn(companyId, "hiring_teams"),
  Interviews: await countIn(companyId, "interviews", "status = 'scheduled'"),
});

test("[DASH-01] [DASH-13] four tiles show the demo's metrics, counted from its rows", async ({ page }) => {
  await open(page, dashboard);
  const shown = await tileMetrics(page);
  expect(Object.entries(shown)).toEqual([
    ["Active Jobs", "24"],
    ["Applications", "156"],
    ["Hiring Teams", "8"],
    ["Interviews", "12"],
  ]);
  expect(shown).toEqual(await countedTiles(demoCompanyId));
  await page.getByRole("link", { name: "Interviews", exact: true }).and(page.locator("dl a")).click();
  await expect(page).toHaveURL("/platform/interviews?view=scheduled");
  await expect(page.getByRole("table", { name: "Interviews" }).locator("tbody tr[data-row]")).toHaveCount(12);
});

test("[DASH-02] five tabs, Overview first; each has its own URL, rendered by the server", async ({ page, request }) => {
  await open(page, dashboard);
  await expect(page.getByRole("tab")).toHaveText(tabs.map(([name]) => name));
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page)).toContainText("Recent job postings");
  for (const [name, value] of tabs.toReversed()) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(value === "overview" ? dashboard : `${dashboard}?tab=${value}`);
  }
  const words = {
    overview: "Recent job postings",
    jobs: "Search jobs",
    "ai-matching": "How a match is scored",
    teams: "View Details",
    reports: "Source Performance",
  };
  for (const [, value] of tabs) {
    const html = visibleTextOf(await (await request.get(`${dashboard}?tab=${value}`)).text());
    for (const [other, mark] of Object.entries(words))
      expect(html.includes(mark), `${value}: ${mark}`).toBe(other === value);
  }
  expect(visibleTextOf(await (await request.get(`${dashboard}?tab=nonsense`)).text())).toContain(words.overview);
});

test("[DASH-02] tabs work by keyboard and fetch only the jobs to match and longer reports", async ({ page }) => {
  await open(page, dashboard);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\.data|\/api\//.test(request.url())) requests.push(request.url());
  });
  const jobsToMatch = page.waitForRequest(/\/api\/jobs-enhanced/);
  const longerReports = page.waitForRequest(/\/api\/reports/);
  await tab(page, "Overview").focus();
  for (const [name] of tabs.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    // A tab sends no request if it is left before it has loaded, so wait for each.
    if (name === "AI Matching") await jobsToMatch;
    if (name === "Reports") await longerReports;
  }
  await page.keyboard.press("Home");
  await expect(panel(page)).toContainText("Recent job postings");
  const paths = () => requests.map((address) => new URL(address).pathname);
  await expect.poll(paths).toEqual(["/api/jobs-enhanced", "/api/reports"]);
});

test("[DASH-03] Overview shows recent jobs and teams; its buttons lead a visitor to sign up", async ({ page }) => {
  await open(page, dashboard);
  const jobs = panel(page).getByRole("region", { name: "Recent job postings" });
  const teams = panel(page).getByRole("region", { name: "Hiring teams" });
  const newest = await queryDatabase<{ title: string }>(
    "select title from jobs_enhanced where company_id = $1 order by status = 'draft', created_at desc limit 6",
    [demoCompanyId],
  );
  await expect(jobs.getByRole("listitem")).toHaveCount(newest.length);
  for (const { title } of newest) await expect(jobs).toContainText(title);
  await expect(teams.getByRole("listitem")).toHaveCount(8);

  for (const [section, name, action] of [
    [jobs, "New Job", "add a job"],
    [teams, "Create Team", "create a team"],
  ] as const) {
    await section.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog", { name: "Create your own workspace" });
    await expect(dialog).toContainText(`To ${action}`);
    await expect(dialog.getByRole("link", { name: "Create workspace" })).toHaveAttribute("href", "/platform/signup");
    await expect(dialog.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /^\/sign-in\?next=%2Fplatform/);
    await page.keyboard.press("Escape");
    await expect(section.getByRole("button", { name })).toBeFocused();
  }
});

test("a visitor reads that this is the demo and sees no link to settings", async ({ page }) => {
  await open(page, dashboard);
  const banner = page.getByRole("complementary", { name: "Demo workspace" });
  await expect(banner).toHaveText("This is a demo workspace. The people in it aren't real. Create your own");
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/platform/signup");
  const header = page.getByRole("banner");
  await expect(header).toContainText("Riverbend Health");
  await expect(header.getByRole("link", { name: "Settings" })).toHaveCount(0);
  await header.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(dashboard)}`);
});

test("[DASH-12] [DASH-14] the demo reports come from its rows: 18 days, 12%, 45% and each source", async ({ page }) => {
  await open(page, `${dashboard}?tab=reports`);
  const metric = (name: string) => panel(page).getByRole("region", { name, exact: true }).locator("p").first();
  await expect(metric("Time to Hire")).toHaveText("18 days");
  await expect(metric("Success Rate")).toHaveText("12%");
  await expect(metric("Pipeline Conversion")).toHaveText("45%");
  const [counted] = await queryDatabase<{ days: string; success: string; conversion: string }>(
    `select round(avg(extract(epoch from hired_at - applied_at) / 86400) filter (where stage = 'hired')) days,
       round(100.0 * count(*) filter (where stage = 'hired') / count(*)) success,
       round(100.0 * count(*) filter (where id in
         (select application_id from pipeline_activities where to_stage = 'interview')) / count(*)) conversion
     from job_applications where company_id = $1`,
    [demoCompanyId],
  );
  const { timeToHireDays, successRatePercent, pipelineConversionPercent } = demoMetrics;
  expect(Object.values(counted ?? {}).map(Number)).toEqual([
    timeToHireDays,
    successRatePercent,
    pipelineConversionPercent,
  ]);
  const sources = await queryDatabase<{ line: string }>(
    `select source || count(*) || count(*) filter (where stage = 'hired')
       || round(100.0 * count(*) filter (where stage = 'hired') / count(*)) || '%'
       || count(*) filter (where id in (select application_id from pipeline_activities where to_stage = 'interview')) line
     from job_applications where company_id = $1 group by source order by count(*) desc, source`,
    [demoCompanyId],
  );
  await expect(panel(page).getByRole("table", { name: "Source Performance" }).locator("tbody tr")).toHaveText(
    sources.map(({ line }) => line),
  );
});

test("[DASH-12] in a real workspace the same screen counts and follows its own rows", async ({ page }) => {
  const { companyId, send } = await signUpEmployer(page);
  await open(page, dashboard);
  expect(Object.values(await tileMetrics(page))).toEqual(["0", "0", "0", "0"]);
  await send("PUT", "/api/workspace/sample-data");
  await queryDatabase(
    `update jobs_enhanced set status = 'paused' where id =
       (select id from jobs_enhanced where company_id = $1 and status = 'active' limit 1)`,
    [companyId],
  );
  await open(page, dashboard);
  const shown = await tileMetrics(page);
  expect(shown).toEqual(await countedTiles(companyId));
  expect(Number(shown["Applications"])).toBeGreaterThan(0);
});

test("before its first run the matching tab shows a labeled sample match", async ({ page }) => {
  await open(page, `${dashboard}?tab=ai-matching`);
  await expect(panel(page).getByRole("figure", { name: "Sample candidate, sample job" })).toContainText("Maya Okafor");
});

test("new applicants lead to the candidates whose application is still at Applied", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  await createFullCandidate(companyId, { name: ["Ana", "Ruiz"], stage: "applied" });
  await createFullCandidate(companyId, { name: ["Bea", "Ruiz"], stage: "screening" });
  await open(page, dashboard);
  const group = page.getByRole("region", { name: "New applicants" });
  await expect(group.getByRole("listitem")).toHaveCount(1);
  await group.getByRole("link", { name: "See all new applicants" }).click();
  await expect(page).toHaveURL("/platform/candidates?stage=applied");
  await expect(page.getByRole("button", { name: "Remove filter: Stage Applied" })).toBeVisible();
  const rows = page.getByRole("table", { name: "Candidates" }).locator("tbody tr[data-row]");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Ana Ruiz");
});
