/** A company's own workspace: who can see and do what, and its accessibility in light and dark mode. */
import { expect, test } from "@playwright/test";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { issuesAtWidths } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";
import { uniqueEmail } from "../support/account-factory.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";

const dashboard = "/platform/dashboard";
const settings = "/platform/settings";

test("an empty workspace says what to do; one click removes the sample data", async ({ page }) => {
  const { companyId, send } = await signUpEmployer(page);
  await open(page, dashboard);
  await expect(page.getByRole("main")).toContainText("Your workspace is ready. Here's how to start.");
  await expect(page.getByRole("main")).toContainText("No jobs yet");
  await expect(page.getByRole("link", { name: "Complete profile" })).toHaveAttribute("href", "/platform/onboarding");
  await page.goto(`${dashboard}?tab=reports`);
  await expect(page.getByText("No reports yet")).toBeVisible();

  await open(page, dashboard);
  await page.getByRole("button", { name: "Load sample data" }).click();
  await expect(page.getByText("Sample data is loaded.")).toBeVisible();
  const teams = page.getByRole("region", { name: "Hiring teams" }).getByRole("listitem");
  await expect(teams).toHaveCount(3);
  for (const team of await teams.all()) await expect(team).toContainText("Sample");
  await expect(page.getByRole("link", { name: "Finish setting up" })).toHaveAttribute("href", "/platform/onboarding");
  await send("POST", "/api/jobs-enhanced", { title: "Our own job" });

  await open(page, `${dashboard}?tab=jobs`);
  const rows = page.getByRole("table", { name: "Jobs" }).locator("tbody tr");
  await expect(rows.filter({ hasText: "Our own job" })).not.toContainText("Sample");
  await expect(rows.filter({ hasText: "Sample" })).toHaveCount((await rows.count()) - 1);
  await page.getByRole("button", { name: "Remove sample data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove sample data" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Our own job");
  await expect(page.getByText("Sample data is loaded.")).toHaveCount(0);
  expect(await queryDatabase("select 1 from jobs_enhanced where company_id = $1 and is_sample", [companyId])).toEqual(
    [],
  );
});

test("the checklist checks off steps, the next has a button, the last hides the list", async ({ page }) => {
  const { send, companyId } = await signUpEmployer(page);
  await open(page, dashboard);
  const steps = page.getByRole("list", { name: "Your workspace is ready. Here's how to start." }).getByRole("listitem");
  await expect(steps).toHaveCount(4);
  await expect(steps.filter({ hasText: "Done:" })).toHaveCount(0);
  await expect(steps.getByRole("button")).toHaveText(["Create job", "Skip the invitation"]);
  const member = { email: uniqueEmail(), role: "Interviewer", permissions: "viewer" };
  await send("POST", "/api/teams", { name: "Clinics", description: "Hires for the clinics.", members: [member] });
  await open(page, dashboard);
  const stepsLeft = page.getByRole("list", { name: "Three steps left" }).getByRole("listitem");
  await expect(stepsLeft.filter({ hasText: "Done:" })).toHaveText("Done:Invite a team member");
  await stepsLeft.getByRole("link", { name: "Complete profile" }).click();
  await expect(page.getByRole("heading", { name: "Company Profile & Branding" })).toBeVisible();
  const profile = {
    tagline: "Ten clinics, one team",
    culture: "We look after people, patiently.",
    benefits: ["Rest"],
    locations: ["Dayton"],
  };
  await send("PUT", "/api/workspace/profile", profile);
  await open(page, dashboard);
  const last = page.getByRole("list", { name: "Two steps left" }).getByRole("listitem");
  await expect(last.filter({ hasText: "Done:" })).toHaveText(["Done:Company profile", "Done:Invite a team member"]);
  await last.getByRole("button", { name: "Create job" }).click();
  const dialog = page.getByRole("dialog", { name: "New job" });
  await dialog.getByLabel("Title").fill("Charge nurse");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog).toBeHidden();
  const oneLeft = page.getByRole("region", { name: "One step left" });
  await expect(oneLeft.getByRole("link", { name: "Open draft" })).toHaveAttribute("href", /\/platform\/jobs\/.+/);
  await expect(page.getByRole("region", { name: "Recent job postings" })).toContainText("Charge nurse");
  await queryDatabase("update jobs_enhanced set status = 'active' where company_id = $1", [companyId]);
  await open(page, dashboard);
  await expect(page.getByRole("region", { name: "Needs you" })).toContainText("You're all caught up.");
  await expect(page.getByRole("heading", { name: "One step left" })).toHaveCount(0);
});

test("a sole owner skips the invitation and dismisses the steps, which stay away", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, dashboard);
  await page.getByRole("button", { name: "Skip the invitation" }).click();
  const steps = page.getByRole("region", { name: "Three steps left" });
  await expect(steps.getByRole("listitem").filter({ hasText: "Done:" })).toHaveText("Done:Invite a team member");
  await page.getByRole("button", { name: "Dismiss these steps" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "New Job" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /steps? left/ })).toHaveCount(0);
});

test("a sample team is marked by name and on its jobs, and counts on the dashboard", async ({ page }) => {
  const { companyId, send } = await signUpEmployer(page);
  await send("PUT", "/api/workspace/sample-data");
  const [team] = await queryDatabase<{ id: string; name: string }>(
    `select t.id, t.name from hiring_teams t where t.company_id = $1
     order by (select count(*) from jobs_enhanced j where j.hiring_team_id = t.id) desc limit 1`,
    [companyId],
  );
  await send("POST", "/api/jobs-enhanced", { title: "Our own job", hiringTeamId: team?.id });
  await open(page, `/platform/teams/${team?.id}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(team?.name ?? "");
  await expect(heading.locator("..")).toContainText("Sample");
  const rows = page.getByRole("table", { name: "This team's jobs" }).locator("tbody tr");
  await expect(rows.filter({ hasText: "Our own job" })).not.toContainText("Sample");
  const all = await rows.count();
  expect(all).toBeGreaterThan(1);
  await expect(rows.filter({ hasText: "Sample" })).toHaveCount(all - 1);
  const current = page.getByRole("navigation", { name: "Workspace" }).locator("[aria-current]");
  await expect(current).toHaveText("Home");
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole("list", { name: "This team's jobs" }).getByRole("listitem")).toHaveCount(all);
});

test("a viewer can see the workspace but change nothing, in the UI or the API", async ({ page, browser }) => {
  const admin = await signUpEmployer(page, { companyName: "Viewed Clinics" });
  await admin.send("PUT", "/api/workspace/sample-data");
  const viewer = await inviteMember(browser, admin, { permissions: "viewer" });
  const at = viewer.page;
  await open(at, dashboard);
  await expect(at.getByRole("banner")).toContainText("Viewed Clinics");
  await expect(at.getByRole("complementary", { name: "Demo workspace" })).toHaveCount(0);
  for (const name of ["New Job", "Create Team", "Remove sample data"]) {
    await expect(at.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(at.getByRole("link", { name: "Finish setting up" })).toHaveCount(0);
  await at.getByRole("tab", { name: "Teams" }).click();
  await at
    .getByRole("button", { name: /^Manage/ })
    .first()
    .click();
  await expect(at.getByRole("dialog")).toContainText("Only admins can manage this team");
  await expect(at.getByRole("dialog")).toContainText("Ada Reyes leads the team.");

  const [team] = await queryDatabase<{ id: string }>("select id from hiring_teams where company_id = $1 limit 1", [
    admin.companyId,
  ]);
  await at.goto(`/platform/teams/${team?.id}?manage=1`);
  await expect(at.getByRole("form")).toHaveCount(0);
  await at.goto(settings);
  await expect(at.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(at.getByRole("form")).toHaveCount(0);
  await expect(at.getByRole("combobox")).toHaveCount(0);
  await expect(at.getByRole("heading", { name: "Activity" })).toHaveCount(0);
  for (const [method, path, body] of [
    ["POST", "/api/jobs-enhanced", { title: "Mine" }],
    [
      "POST",
      "/api/teams",
      {
        name: "Mine",
        description: "A team of mine.",
        members: [{ email: uniqueEmail(), role: "x", permissions: "viewer" }],
      },
    ],
    ["PATCH", "/api/workspace", { name: "Mine" }],
    ["DELETE", "/api/workspace/sample-data", undefined],
    ["DELETE", `/api/teams/${team?.id}`, undefined],
  ] as const) {
    expect((await viewer.send(method, path, body)).status(), path).toBe(403);
  }
  await viewer.context.close();
});

test("an editor of one team may add jobs to that team alone", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  await admin.send("PUT", "/api/workspace/sample-data");
  const [team] = await queryDatabase<{ id: string; name: string }>(
    "select id, name from hiring_teams where company_id = $1 order by name limit 1",
    [admin.companyId],
  );
  const editor = await inviteMember(browser, admin, { permissions: "editor", teamId: team?.id ?? "" });
  await open(editor.page, dashboard);
  await editor.page.getByRole("button", { name: "New Job" }).click();
  const dialog = editor.page.getByRole("dialog", { name: "New job" });
  await expect(dialog.getByLabel("Team").getByRole("option")).toHaveText([team?.name ?? ""]);
  await dialog.getByLabel("Title").fill("Team job");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog).toBeHidden();
  const rows = await queryDatabase(
    "select hiring_team_id id from jobs_enhanced where company_id = $1 and title = 'Team job'",
    [admin.companyId],
  );
  expect(rows).toEqual([{ id: team?.id }]);
  await editor.context.close();
});

test("without required two-factor, a workspace shows only how to set it up", async ({ page }) => {
  const { companyId, send } = await signUpEmployer(page);
  await send("PUT", "/api/workspace/sample-data");
  await queryDatabase("update companies set require_two_factor = true where id = $1", [companyId]);
  const [team] = await queryDatabase<{ id: string }>("select id from hiring_teams where company_id = $1 limit 1", [
    companyId,
  ]);
  for (const path of [dashboard, settings, `/platform/teams/${team?.id}`]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step before Harbor Clinics opens");
    await expect(page.getByRole("link", { name: "Set up two-factor authentication" })).toHaveAttribute(
      "href",
      "/account",
    );
    await expect(page.getByRole("tab")).toHaveCount(0);
    expect(await response?.text(), path).not.toContain("Support Services");
  }
});

test("one person in two workspaces switches by menu and signs out to the demo", async ({ page, browser }) => {
  const here = await signUpEmployer(page, { companyName: "First Clinics" });
  const context = await browser.newContext();
  const there = await signUpEmployer(await context.newPage(), { companyName: "Second Clinics", firstName: "Bo" });
  await queryDatabase(
    "insert into company_members (company_id, user_id, permissions) select $1, id, 'viewer' from users where username = $2",
    [there.companyId, here.email],
  );
  await context.close();
  await open(page, dashboard);
  await page.getByRole("button", { name: /switch workspace/ }).click();
  await page.getByRole("menuitem", { name: "Second Clinics" }).click();
  await expect(page.getByRole("banner")).toContainText("Second Clinics");
  await expect(page.getByRole("button", { name: "New Job" })).toHaveCount(0);
  await page.getByRole("button", { name: "Account of Ada Reyes" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto(dashboard);
  await expect(page.getByRole("complementary", { name: "Demo workspace" })).toBeVisible();
});

test("another company's team, the demo's and an unknown one are not found", async ({ page, browser }) => {
  const context = await browser.newContext();
  const other = await signUpEmployer(await context.newPage());
  await other.send("PUT", "/api/workspace/sample-data");
  await context.close();
  const ids = await queryDatabase<{ id: string }>(
    "(select id from hiring_teams where company_id = $1 limit 1) union all (select id from hiring_teams where company_id = $2 limit 1)",
    [other.companyId, demoCompanyId],
  );
  await signUpEmployer(page);
  for (const id of [...ids.map((row) => row.id), "00000000-0000-4000-8000-000000000000", "nonsense"]) {
    const response = await page.goto(`/platform/teams/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find this page");
    await expect(page.getByRole("banner")).toContainText("Harbor Clinics");
  }
});

const darkBackground = "rgb(16, 23, 31)";

test("no accessibility violations or sideways scroll at 360 and 1440 px, light and dark", async ({ browser }) => {
  test.setTimeout(480_000);
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  const checkAccessibility = async (what: string) => {
    for (const problem of await issuesAtWidths(page, [360, 1440])) problems.push(`${what}: ${problem}`);
  };
  for (const tab of ["overview", "jobs", "ai-matching", "teams", "reports"]) {
    await page.goto(`${dashboard}?tab=${tab}`);
    await checkAccessibility(`demo ${tab}`);
  }
  const { send, companyId } = await signUpEmployer(page, { companyName: "W".repeat(200) });
  await page.goto(dashboard);
  await checkAccessibility("empty");
  await send("PUT", "/api/workspace/sample-data");
  await send("POST", "/api/jobs-enhanced", { title: "Longestword".repeat(20), department: "D".repeat(100) });
  await queryDatabase(
    "update hiring_teams set name = repeat('Long', 60) where id = (select id from hiring_teams where company_id = $1 limit 1)",
    [companyId],
  );
  for (const tab of ["overview", "jobs", "ai-matching", "teams", "reports"]) {
    await page.goto(`${dashboard}?tab=${tab}`);
    await checkAccessibility(`own ${tab}`);
  }
  const [team] = await queryDatabase<{ id: string }>(
    "select id from hiring_teams where company_id = $1 and name like 'LongLong%'",
    [companyId],
  );
  for (const path of [settings, `/platform/teams/${team?.id}`, `/platform/teams/${team?.id}?manage=1`]) {
    await page.goto(path);
    await checkAccessibility(path);
  }
  await open(page, dashboard);
  await page.getByRole("button", { name: "Create Team" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create team" }).click();
  await checkAccessibility("create team");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(dashboard);
    await expect.poll(paper).not.toBe(darkBackground);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(paper).toBe(darkBackground);
    await page.goto("/about");
    expect(await paper()).not.toBe(darkBackground);
  }
  expect(problems).toEqual([]);
  await context.close();
});
