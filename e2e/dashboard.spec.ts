/** The demo workspace as a visitor sees it, and what its buttons do for a member of a workspace. */
import { expect, test } from "@playwright/test";
import { demoCompanyId, demoFigures } from "#domain/demo/figures.ts";
import { inDatabase } from "./browser-database.ts";
import { open, wordsOf } from "./site-page.ts";
import { signUpHere } from "./workspace-people.ts";
import { countIn, dashboard, panel, tab, tileFigures } from "./dashboard-page.ts";

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

test("[DASH-01] [DASH-13] four tiles show the demo's figures, counted from its rows", async ({ page }) => {
  await open(page, dashboard);
  const shown = await tileFigures(page);
  expect(Object.entries(shown)).toEqual([
    ["Active Jobs", "24"],
    ["Applications", "156"],
    ["Hiring Teams", "8"],
    ["Interviews", "12"],
  ]);
  expect(shown).toEqual(await countedTiles(demoCompanyId));
});

test("[DASH-02] five tabs, Overview first; each has its address, which opens it from the server", async ({
  page,
  request,
}) => {
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
    const html = wordsOf(await (await request.get(`${dashboard}?tab=${value}`)).text());
    for (const [other, mark] of Object.entries(words))
      expect(html.includes(mark), `${value}: ${mark}`).toBe(other === value);
  }
  expect(wordsOf(await (await request.get(`${dashboard}?tab=nonsense`)).text())).toContain(words.overview);
});

test("[DASH-02] the tabs work by keyboard, and going there asks the server for nothing but the jobs to match and the longer reports", async ({
  page,
}) => {
  await open(page, dashboard);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.data|\/api\//.test(request.url())) asked.push(request.url());
  });
  const jobsToMatch = page.waitForRequest(/\/api\/jobs-enhanced/);
  const longerReports = page.waitForRequest(/\/api\/reports/);
  await tab(page, "Overview").focus();
  for (const [name] of tabs.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    // Whoever hurries on before its part has come asks for nothing.
    if (name === "AI Matching") await jobsToMatch;
    if (name === "Reports") await longerReports;
  }
  await page.keyboard.press("Home");
  await expect(panel(page)).toContainText("Recent job postings");
  const paths = () => asked.map((address) => new URL(address).pathname);
  await expect.poll(paths).toEqual(["/api/jobs-enhanced", "/api/reports"]);
});

test("[DASH-03] Overview shows recent job postings and hiring teams; its buttons lead a visitor to sign up", async ({
  page,
}) => {
  await open(page, dashboard);
  const jobs = panel(page).getByRole("region", { name: "Recent job postings" });
  const teams = panel(page).getByRole("region", { name: "Hiring teams" });
  const newest = await inDatabase<{ title: string }>(
    "select title from jobs_enhanced where company_id = $1 order by status = 'draft', created_at desc limit 6",
    [demoCompanyId],
  );
  await expect(jobs.getByRole("listitem")).toHaveCount(newest.length);
  for (const { title } of newest) await expect(jobs).toContainText(title);
  await expect(teams.getByRole("listitem")).toHaveCount(8);

  for (const [place, name, deed] of [
    [jobs, "New Job", "add a job"],
    [teams, "Create Team", "create a team"],
  ] as const) {
    await place.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog", { name: "Create your own workspace" });
    await expect(dialog).toContainText(`To ${deed}`);
    await expect(dialog.getByRole("link", { name: "Create your own" })).toHaveAttribute("href", "/platform/signup");
    await expect(dialog.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /^\/sign-in\?next=%2Fplatform/);
    await page.keyboard.press("Escape");
    await expect(place.getByRole("button", { name })).toBeFocused();
  }
});

test("a visitor is told that this is the demo, and sees no way to settings", async ({ page }) => {
  await open(page, dashboard);
  const banner = page.getByRole("complementary", { name: "Demo workspace" });
  await expect(banner).toHaveText("You are looking at the demo workspace; its people are invented. Create your own");
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/platform/signup");
  const header = page.getByRole("banner");
  await expect(header).toContainText("Riverbend Health");
  await expect(header.getByRole("link", { name: "Settings" })).toHaveCount(0);
  await header.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(dashboard)}`);
});

test("[DASH-12] [DASH-14] the reports are computed from the demo's rows: 18 days, 12%, 45%, and each source", async ({
  page,
}) => {
  await open(page, `${dashboard}?tab=reports`);
  const figure = (name: string) => panel(page).getByRole("region", { name, exact: true }).locator("p").first();
  await expect(figure("Time to Hire")).toHaveText("18 days");
  await expect(figure("Success Rate")).toHaveText("12%");
  await expect(figure("Pipeline Conversion")).toHaveText("45%");
  const [counted] = await inDatabase<{ days: string; success: string; conversion: string }>(
    `select round(avg(extract(epoch from hired_at - applied_at) / 86400) filter (where stage = 'hired')) days,
       round(100.0 * count(*) filter (where stage = 'hired') / count(*)) success,
       round(100.0 * count(*) filter (where id in
         (select application_id from pipeline_activities where to_stage = 'interview')) / count(*)) conversion
     from job_applications where company_id = $1`,
    [demoCompanyId],
  );
  const { timeToHireDays, successRatePercent, pipelineConversionPercent } = demoFigures;
  expect(Object.values(counted ?? {}).map(Number)).toEqual([
    timeToHireDays,
    successRatePercent,
    pipelineConversionPercent,
  ]);
  const sources = await inDatabase<{ line: string }>(
    `select source || count(*) || count(*) filter (where stage = 'hired')
       || round(100.0 * count(*) filter (where stage = 'hired') / count(*)) || '%'
       || count(*) filter (where id in (select application_id from pipeline_activities where to_stage = 'interview')) line
     from job_applications where company_id = $1 group by source order by count(*) desc`,
    [demoCompanyId],
  );
  await expect(panel(page).getByRole("table", { name: "Source Performance" }).locator("tbody tr")).toHaveText(
    sources.map(({ line }) => line),
  );
});

test("[DASH-12] in an own workspace the same screen counts the own rows, and follows them", async ({ page }) => {
  const { companyId, send } = await signUpHere(page);
  await open(page, dashboard);
  expect(Object.values(await tileFigures(page))).toEqual(["0", "0", "0", "0"]);
  await send("PUT", "/api/workspace/sample-data");
  await inDatabase(
    `update jobs_enhanced set status = 'paused' where id =
       (select id from jobs_enhanced where company_id = $1 and status = 'active' limit 1)`,
    [companyId],
  );
  await open(page, dashboard);
  const shown = await tileFigures(page);
  expect(shown).toEqual(await countedTiles(companyId));
  expect(Number(shown["Applications"])).toBeGreaterThan(0);
});

test("before its first run the matching tab shows a sample match as such", async ({ page }) => {
  await open(page, `${dashboard}?tab=ai-matching`);
  await expect(panel(page).getByRole("figure", { name: "Sample candidate, sample job" })).toContainText("Maya Okafor");
});
