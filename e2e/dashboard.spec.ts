/** The demo workspace as a visitor sees it, and what its buttons do for a member of a workspace. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { demoCompanyId, demoFigures } from "#domain/demo/figures.ts";
import { inDatabase } from "./browser-database.ts";
import { toastOf } from "./contact-form.ts";
import { open, wordsOf } from "./site-page.ts";
import { anAddress } from "./people.ts";
import { joinedBy, signUpHere } from "./workspace-people.ts";

const dashboard = "/platform/dashboard";
const tabs = [
  ["Overview", "overview"],
  ["Jobs", "jobs"],
  ["AI Matching", "ai-matching"],
  ["Teams", "teams"],
  ["Reports", "reports"],
] as const;

const tileFigures = (page: Page): Promise<Record<string, string>> =>
  page
    .getByRole("main")
    .locator("dl[aria-label='At a glance'] > div")
    .evaluateAll((tiles) =>
      Object.fromEntries(
        tiles.map((tile) => [tile.querySelector("dt")?.textContent ?? "", tile.querySelector("dd")?.textContent ?? ""]),
      ),
    );

const countIn = async (companyId: string, table: string, where = "true"): Promise<string> => {
  const [row] = await inDatabase<{ n: string }>(`select count(*) n from ${table} where company_id = $1 and ${where}`, [
    companyId,
  ]);
  return row?.n ?? "";
};

const countedTiles = async (companyId: string) => ({
  "Active Jobs": await countIn(companyId, "jobs_enhanced", "status = 'active'"),
  Applications: await countIn(companyId, "job_applications"),
  "Hiring Teams": await countIn(companyId, "hiring_teams"),
  Interviews: await countIn(companyId, "interviews", "status = 'scheduled'"),
});

const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const panel = (page: Page): Locator => page.getByRole("tabpanel");

const texts = (place: Locator) => place.evaluateAll((rows) => rows.map((row) => row.textContent ?? "").toSorted());
const lines = (rows: readonly (readonly unknown[])[]) => rows.map((cells) => cells.join(" | ")).toSorted();

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

test("[DASH-02] the tabs work by keyboard, and going there asks the server nothing", async ({ page }) => {
  await open(page, dashboard);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.data|\/api\//.test(request.url())) asked.push(request.url());
  });
  await tab(page, "Overview").focus();
  for (const [name] of tabs.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("Home");
  await expect(panel(page)).toContainText("Recent job postings");
  expect(asked).toEqual([]);
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

interface StoredJob {
  readonly title: string;
  readonly department: string;
  readonly status: string;
  readonly applications: string;
  readonly team: string;
  readonly priority: string;
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

test("[DASH-15] [DASH-16] every job shows title, department, status, applications, team and priority as its row says", async ({
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
  ]);
  const shown = await table
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "")));
  const stored = await inDatabase<StoredJob>(
    `select j.title, j.department, j.status, j.priority, t.name team,
       (select count(*) from job_applications a where a.job_id = j.id) applications
     from jobs_enhanced j join hiring_teams t on t.id = j.hiring_team_id where j.company_id = $1`,
    [demoCompanyId],
  );
  const expected = stored.map(({ title, department, status, applications, team, priority }) => [
    title,
    department,
    titled(status),
    applications,
    team,
    titled(priority),
  ]);
  expect(lines(shown)).toEqual(lines(expected));
  expect(new Set(shown.map((cells) => cells[2]))).toEqual(new Set(["Active", "Closed", "Draft", "Paused"]));
  expect(new Set(shown.map((cells) => cells[5]))).toEqual(new Set(["High", "Low", "Medium"]));
});

test("[DASH-09] [DASH-15] every team has a card with name, members, active jobs and lead, View Details and Manage", async ({
  page,
}) => {
  await open(page, `${dashboard}?tab=teams`);
  const cards = panel(page).getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const stored = await inDatabase<{ name: string; members: string; active: string; lead: string }>(
    `select t.name, (select count(*) from hiring_team_members m where m.team_id = t.id) members,
       (select count(*) from jobs_enhanced j where j.hiring_team_id = t.id and j.status = 'active') active,
       (select u.name from users u where u.id = t.created_by) lead
     from hiring_teams t where t.company_id = $1`,
    [demoCompanyId],
  );
  for (const { name, members, active, lead } of stored) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.locator("dl > div")).toHaveText([`Members${members}`, `Active jobs${active}`, `Lead${lead}`]);
    await expect(card.getByRole("link", { name: `View Details of ${name}` })).toBeVisible();
    await expect(card.getByRole("button", { name: `Manage ${name}` })).toBeVisible();
  }
});

test("[DASH-10] View Details opens the team with its members and jobs; Manage leads a visitor to sign up", async ({
  page,
}) => {
  const [team] = await inDatabase<{ id: string; name: string }>(
    "select id, name from hiring_teams where company_id = $1 and name = 'Clinical Operations'",
    [demoCompanyId],
  );
  const members = await inDatabase<{ line: string }>(
    `select u.name || m.role || initcap(m.permissions) line from hiring_team_members m join users u on u.id = m.user_id
     where m.team_id = $1`,
    [team?.id],
  );
  const jobs = await inDatabase<{ line: string }>(
    `select j.title || initcap(j.status) || (select count(*) from job_applications a where a.job_id = j.id) line
     from jobs_enhanced j where j.hiring_team_id = $1`,
    [team?.id],
  );
  await open(page, `${dashboard}?tab=teams`);
  await panel(page).getByRole("button", { name: "Manage Clinical Operations" }).click();
  await expect(page.getByRole("dialog", { name: "Create your own workspace" })).toContainText("To manage a team");
  await page.keyboard.press("Escape");

  await panel(page).getByRole("link", { name: "View Details of Clinical Operations" }).click();
  await expect(page).toHaveURL(`/platform/teams/${team?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clinical Operations");
  const listed = (await texts(page.getByRole("list", { name: "Members" }).getByRole("listitem"))).map((line) =>
    line.slice(2),
  );
  expect(listed).toHaveLength(members.length);
  expect(listed.toSorted()).toEqual(members.map(({ line }) => line).toSorted());
  expect(await texts(page.getByRole("table", { name: "Jobs of this team" }).locator("tbody tr"))).toEqual(
    jobs.map(({ line }) => line).toSorted(),
  );
  await expect(page.getByRole("complementary", { name: "Demo workspace" })).toBeVisible();
  await page.goto(`/platform/teams/${team?.id}?manage=1`);
  await expect(page.getByRole("heading", { name: "Remove the team" })).toHaveCount(0);
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
       || round(100.0 * count(*) filter (where stage = 'hired') / count(*)) || '%' line
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

test("[DASH-05] Create Team asks for everything, stores the team with its members and adds its card", async ({
  page,
}) => {
  const { companyId, send } = await signUpHere(page);
  await open(page, `${dashboard}?tab=teams`);
  await page.getByRole("button", { name: "Create Team" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a hiring team" });
  await dialog.getByRole("button", { name: "Create team" }).click();
  await expect(dialog.getByLabel("Team name")).toHaveAccessibleDescription("Team name must be at least 2 characters");
  await expect(dialog.getByLabel("Description")).toHaveAccessibleDescription(
    "Team description must be at least 10 characters",
  );
  await expect(dialog.getByLabel("E-mail")).toHaveAccessibleDescription("Please enter a valid email");
  await expect(dialog.getByLabel("Role")).toHaveAccessibleDescription("Please specify a role");
  await expect(dialog.getByLabel("Team name")).toBeFocused();

  const [first, second] = [anAddress(), anAddress()];
  await dialog.getByLabel("Team name").fill("Night shift nursing");
  await dialog.getByLabel("Description").fill("Hires nurses for the nights.");
  await dialog.getByLabel("E-mail").fill(first);
  await dialog.getByLabel("Role").fill("Hiring manager");
  await dialog.getByLabel("Permissions").selectOption("Editor");
  await dialog.getByRole("button", { name: "Add another member" }).click();
  await dialog.getByLabel("E-mail").nth(1).fill(second);
  await dialog.getByLabel("Role").nth(1).fill("Interviewer");
  await dialog.getByRole("button", { name: "Create team" }).click();
  await expect(dialog).toBeHidden();

  const card = panel(page).getByRole("listitem").filter({ hasText: "Night shift nursing" });
  await expect(card.locator("dl > div")).toHaveText(["Members1", "Active jobs0", "LeadAda Reyes"]);
  expect((await tileFigures(page))["Hiring Teams"]).toBe("1");
  const stored = await inDatabase<{ name: string; email: string; permissions: string }>(
    `select t.name, i.email, i.permissions from hiring_teams t join invitations i on i.team_id = t.id
     where t.company_id = $1 order by i.permissions`,
    [companyId],
  );
  expect(stored).toEqual([
    { name: "Night shift nursing", email: first, permissions: "editor" },
    { name: "Night shift nursing", email: second, permissions: "viewer" },
  ]);
  expect((await send("POST", "/api/teams", { name: "x" })).status()).toBe(400);
});

test("[DASH-10] Manage lets an admin rename the team, add a colleague, change role and level, and remove", async ({
  page,
  browser,
}) => {
  const admin = await signUpHere(page);
  const colleague = await joinedBy(browser, admin, { name: "Mira Lund", permissions: "viewer" });
  const team = {
    name: "Clinics",
    description: "Hires for the clinics.",
    members: [{ email: admin.email, role: "Lead", permissions: "admin" }],
  };
  const { id } = (await (await admin.send("POST", "/api/teams", team)).json()) as { id: string };
  const seatInDatabase = () =>
    inDatabase<{ role: string; permissions: string }>(
      `select m.role, m.permissions from hiring_team_members m join users u on u.id = m.user_id
       where m.team_id = $1 and u.username = $2`,
      [id, colleague.email],
    );

  await open(page, `${dashboard}?tab=teams`);
  await page.getByRole("link", { name: "Manage Clinics" }).click();
  await expect(page).toHaveURL(`/platform/teams/${id}?manage=1`);
  const facts = page.getByRole("form", { name: "Name and description" });
  await facts.getByLabel("Team name").fill("River clinics");
  await facts.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage River clinics");

  const adding = page.getByRole("form", { name: "Add a colleague" });
  await adding.getByRole("button", { name: "Add to the team" }).click();
  await expect(adding.getByLabel("Colleague")).toHaveAccessibleDescription("Please choose a colleague");
  await adding.getByLabel("Colleague").selectOption({ label: `Mira Lund (${colleague.email})` });
  await adding.getByLabel("Role in the team").fill("Panel");
  await adding.getByRole("button", { name: "Add to the team" }).click();
  const seat = page.getByRole("list", { name: "Members" }).getByRole("listitem", { name: "Mira Lund" });
  await expect(seat).toBeVisible();
  expect(await seatInDatabase()).toEqual([{ role: "Panel", permissions: "viewer" }]);

  await seat.getByLabel("Role of Mira Lund").fill("Panel chair");
  await seat.getByLabel("Permissions of Mira Lund").selectOption("Editor");
  await seat.getByRole("button", { name: "Save" }).click();
  await expect(seat.getByRole("button", { name: "Save" })).toHaveCount(0);
  expect(await seatInDatabase()).toEqual([{ role: "Panel chair", permissions: "editor" }]);

  await expect(adding).toHaveCount(0);
  await seat.getByRole("button", { name: "Remove Mira Lund" }).click();
  const asked = page.getByRole("dialog", { name: "Remove Mira Lund from River clinics?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  expect(await seatInDatabase()).toHaveLength(1);
  await seat.getByRole("button", { name: "Remove Mira Lund" }).click();
  await asked.getByRole("button", { name: "Remove from the team" }).click();
  await expect(seat).toHaveCount(0);
  expect(await seatInDatabase()).toEqual([]);

  const invited = anAddress();
  const inviting = page.getByRole("form", { name: "Invite by e-mail" });
  await inviting.getByLabel("E-mail").fill(invited);
  await inviting.getByLabel("Role").fill("Interviewer");
  await inviting.getByRole("button", { name: "Send invitation" }).click();
  await expect(toastOf(page)).toContainText("Invitation sent");
  await page.getByRole("link", { name: "River clinics", exact: true }).click();
  await expect(page.getByRole("list", { name: "Invited" })).toContainText(invited);

  await admin.send("POST", "/api/jobs-enhanced", { title: "Night nurse", hiringTeamId: id });
  await page.goto(`/platform/teams/${id}?manage=1`);
  await page.getByRole("button", { name: "Remove this team" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove the team" }).click();
  await expect(page).toHaveURL(`${dashboard}?tab=teams`);
  await expect(panel(page)).toContainText("No teams yet");
  await tab(page, "Jobs").click();
  await expect(panel(page).getByRole("row", { name: /Night nurse/ })).toContainText("No team");
  await colleague.context.close();
});

test("a member's new job is stored as a draft and stands in the lists at once", async ({ page }) => {
  const { companyId } = await signUpHere(page);
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
  const rows = await inDatabase("select title, department, status, priority from jobs_enhanced where company_id = $1", [
    companyId,
  ]);
  expect(rows).toEqual([{ title: "Charge nurse", department: "Emergency", status: "draft", priority: "medium" }]);
  expect((await tileFigures(page))["Active Jobs"]).toBe("0");
});

test("the matching tab shows a sample match as such, the six jobs with most applications and the way to all", async ({
  page,
}) => {
  await open(page, `${dashboard}?tab=ai-matching`);
  await expect(panel(page).getByRole("figure", { name: "Sample candidate, sample job" })).toContainText("Maya Okafor");
  const most = await inDatabase<{ n: string }>(
    `select (select count(*) from job_applications a where a.job_id = j.id) n from jobs_enhanced j
     where company_id = $1 and status = 'active' order by n desc`,
    [demoCompanyId],
  );
  const shown = await panel(page).getByRole("list", { name: "Open jobs" }).getByRole("listitem").allTextContents();
  expect(shown.map((line) => /(\d+) applications?$/.exec(line)?.[1])).toEqual(most.slice(0, 6).map(({ n }) => n));
  await panel(page)
    .getByRole("link", { name: `All ${most.length} active jobs` })
    .click();
  await expect(tab(page, "Jobs")).toHaveAttribute("aria-selected", "true");
});

test("on a phone fifteen jobs stand in the list, and more come when asked for", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, `${dashboard}?tab=jobs`);
  const rows = panel(page).getByRole("list", { name: "Jobs" }).getByRole("listitem");
  const all = Number(await countIn(demoCompanyId, "jobs_enhanced"));
  await expect(rows).toHaveCount(15);
  await page.getByRole("button", { name: "Show 15 more" }).click();
  await expect(rows).toHaveCount(Math.min(30, all));
  const tiles = page.getByRole("main").locator("dl[aria-label='At a glance'] > div");
  const tops = await tiles.evaluateAll((each) => each.map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const cut = await tiles
    .locator("dt")
    .evaluateAll((each) => each.filter((dt) => dt.scrollWidth > dt.clientWidth).length);
  expect(cut).toBe(0);
});

test("search and filter narrow the list of jobs, and can be cleared", async ({ page }) => {
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
  const [drafts] = await inDatabase<{ n: string }>(
    "select count(*) n from jobs_enhanced where company_id = $1 and status = 'draft' and priority = 'low'",
    [demoCompanyId],
  );
  await expect(rows).toHaveCount(Number(drafts?.n));
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("no such job");
  await page.getByRole("button", { name: "Clear search and filter" }).click();
  await expect(rows).toHaveCount(all);
});
