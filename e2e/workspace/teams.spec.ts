/** Hiring teams: their cards, their pages, and who can change them. */
import { expect, test } from "@playwright/test";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { toastOf } from "../pages/contact-form.ts";
import { open } from "../pages/site-page.ts";
import { uniqueEmail } from "../support/account-factory.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";
import { dashboard, panel, tab, texts, tileMetrics } from "../pages/dashboard-page.ts";

test("[DASH-09] [DASH-15] every team has a card with name, members, active jobs and lead, View Details and Manage", async ({
  page,
}) => {
  await open(page, `${dashboard}?tab=teams`);
  const cards = panel(page).getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const storedTeams = await queryDatabase<{ name: string; members: string; active: string; lead: string }>(
    `select t.name, (select count(*) from hiring_team_members m where m.team_id = t.id) members,
       (select count(*) from jobs_enhanced j where j.hiring_team_id = t.id and j.status = 'active') active,
       (select u.name from users u where u.id = t.created_by) lead
     from hiring_teams t where t.company_id = $1`,
    [demoCompanyId],
  );
  for (const { name, members, active, lead } of storedTeams) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.locator("dl > div")).toHaveText([`Members${members}`, `Active jobs${active}`, `Lead${lead}`]);
    await expect(card.getByRole("link", { name: `View Details of ${name}` })).toBeVisible();
    await expect(card.getByRole("button", { name: `Manage ${name}` })).toBeVisible();
  }
});

test("[DASH-10] View Details shows members and jobs; Manage leads a visitor to sign up", async ({ page }) => {
  const [team] = await queryDatabase<{ id: string; name: string }>(
    "select id, name from hiring_teams where company_id = $1 and name = 'Clinical Operations'",
    [demoCompanyId],
  );
  const members = await queryDatabase<{ line: string }>(
    `select u.name || m.role || initcap(m.permissions) line from hiring_team_members m join users u on u.id = m.user_id
     where m.team_id = $1`,
    [team?.id],
  );
  const jobs = await queryDatabase<{ line: string }>(
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
  expect(await texts(page.getByRole("table", { name: "This team's jobs" }).locator("tbody tr"))).toEqual(
    jobs.map(({ line }) => line).toSorted(),
  );
  await expect(page.getByRole("complementary", { name: "Demo workspace" })).toBeVisible();
  await page.goto(`/platform/teams/${team?.id}?manage=1`);
  await expect(page.getByRole("heading", { name: "Remove team" })).toHaveCount(0);
});

test("[DASH-05] Create Team requires everything, stores the team and adds its card", async ({ page }) => {
  const { companyId, send } = await signUpEmployer(page);
  await open(page, `${dashboard}?tab=teams`);
  await page.getByRole("button", { name: "Create Team" }).click();
  const dialog = page.getByRole("dialog", { name: "Create hiring team" });
  await dialog.getByRole("button", { name: "Create team" }).click();
  await expect(dialog.getByLabel("Team name")).toHaveAccessibleDescription("Team name must be at least 2 characters");
  await expect(dialog.getByLabel("Description")).toHaveAccessibleDescription(
    "Team description must be at least 10 characters",
  );
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
  await expect(dialog.getByLabel("Role")).toHaveAccessibleDescription("Please specify a role");
  await expect(dialog.getByLabel("Team name")).toBeFocused();

  const [first, second] = [uniqueEmail(), uniqueEmail()];
  await dialog.getByLabel("Team name").fill("Night shift nursing");
  await dialog.getByLabel("Description").fill("Hires nurses for the nights.");
  await dialog.getByLabel("Email").fill(first);
  await dialog.getByLabel("Role").fill("Hiring manager");
  await dialog.getByLabel("Permissions").selectOption("Editor");
  await dialog.getByRole("button", { name: "Add another member" }).click();
  await dialog.getByLabel("Email").nth(1).fill(second);
  await dialog.getByLabel("Role").nth(1).fill("Interviewer");
  await dialog.getByRole("button", { name: "Create team" }).click();
  await expect(dialog).toBeHidden();

  const card = panel(page).getByRole("listitem").filter({ hasText: "Night shift nursing" });
  await expect(card.locator("dl > div")).toHaveText(["Members1", "Active jobs0", "LeadAda Reyes"]);
  expect((await tileMetrics(page))["Hiring Teams"]).toBe("1");
  const storedTeams = await queryDatabase<{ name: string; email: string; permissions: string }>(
    `select t.name, i.email, i.permissions from hiring_teams t join invitations i on i.team_id = t.id
     where t.company_id = $1 order by i.permissions`,
    [companyId],
  );
  expect(storedTeams).toEqual([
    { name: "Night shift nursing", email: first, permissions: "editor" },
    { name: "Night shift nursing", email: second, permissions: "viewer" },
  ]);
  expect((await send("POST", "/api/teams", { name: "x" })).status()).toBe(400);
});

test("[DASH-10] Manage lets an admin rename the team, and add, change and remove members", async ({
  page,
  browser,
}) => {
  const admin = await signUpEmployer(page);
  const teamMember = await inviteMember(browser, admin, { name: "Mira Lund", permissions: "viewer" });
  const team = {
    name: "Clinics",
    description: "Hires for the clinics.",
    members: [{ email: admin.email, role: "Lead", permissions: "admin" }],
  };
  const { id } = (await (await admin.send("POST", "/api/teams", team)).json()) as { id: string };
  const readTeamMember = () =>
    queryDatabase<{ role: string; permissions: string }>(
      `select m.role, m.permissions from hiring_team_members m join users u on u.id = m.user_id
       where m.team_id = $1 and u.username = $2`,
      [id, teamMember.email],
    );

  await open(page, `${dashboard}?tab=teams`);
  await page.getByRole("link", { name: "Manage Clinics" }).click();
  await expect(page).toHaveURL(`/platform/teams/${id}?manage=1`);
  const facts = page.getByRole("form", { name: "Name and description" });
  await facts.getByLabel("Team name").fill("River clinics");
  await facts.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage River clinics");

  const addForm = page.getByRole("form", { name: "Add team member" });
  await addForm.getByRole("button", { name: "Add to team" }).click();
  await expect(addForm.getByLabel("Team member")).toHaveAccessibleDescription("Choose a team member");
  await addForm.getByLabel("Team member").selectOption({ label: `Mira Lund (${teamMember.email})` });
  await addForm.getByLabel("Role on the team").fill("Panel");
  await addForm.getByRole("button", { name: "Add to team" }).click();
  const memberRow = page.getByRole("list", { name: "Members" }).getByRole("listitem", { name: "Mira Lund" });
  await expect(memberRow).toBeVisible();
  expect(await readTeamMember()).toEqual([{ role: "Panel", permissions: "viewer" }]);

  await memberRow.getByLabel("Role for Mira Lund").fill("Panel chair");
  await memberRow.getByLabel("Permissions for Mira Lund").selectOption("Editor");
  await memberRow.getByRole("button", { name: "Save" }).click();
  await expect(memberRow.getByRole("button", { name: "Save" })).toHaveCount(0);
  // While saving, the button says so and is not labeled Save.
  await expect.poll(readTeamMember).toEqual([{ role: "Panel chair", permissions: "editor" }]);

  await expect(addForm).toHaveCount(0);
  await memberRow.getByRole("button", { name: "Remove Mira Lund" }).click();
  const confirmDialog = page.getByRole("dialog", { name: "Remove Mira Lund from River clinics?" });
  await confirmDialog.getByRole("button", { name: "Cancel" }).click();
  expect(await readTeamMember()).toHaveLength(1);
  await memberRow.getByRole("button", { name: "Remove Mira Lund" }).click();
  await confirmDialog.getByRole("button", { name: "Remove from team" }).click();
  await expect(memberRow).toHaveCount(0);
  // The open dialog hides the page from assistive technology, so a missing row proves nothing until the dialog closes.
  await expect.poll(readTeamMember).toEqual([]);

  const invited = uniqueEmail();
  const inviting = page.getByRole("form", { name: "Invite by email" });
  await inviting.getByLabel("Email").fill(invited);
  await inviting.getByLabel("Role").fill("Interviewer");
  await inviting.getByRole("button", { name: "Send invitation" }).click();
  await expect(toastOf(page)).toContainText("Invitation sent");
  await page.getByRole("link", { name: "River clinics", exact: true }).click();
  await expect(page.getByRole("list", { name: "Invited" })).toContainText(invited);

  await admin.send("POST", "/api/jobs-enhanced", { title: "Night nurse", hiringTeamId: id });
  await page.goto(`/platform/teams/${id}?manage=1`);
  await page.getByRole("button", { name: "Remove team" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove team" }).click();
  await expect(page).toHaveURL(`${dashboard}?tab=teams`);
  await expect(panel(page)).toContainText("No teams yet");
  await tab(page, "Jobs").click();
  await expect(panel(page).getByRole("row", { name: /Night nurse/ })).toContainText("No team");
  await teamMember.context.close();
});
