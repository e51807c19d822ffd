/** A workspace's settings: company, members, invitations, recruiters, activity. */
import { expect, test } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";
import { uniqueEmail } from "../support/account-factory.ts";
import { createRecruiter, inviteMember, signUpEmployer } from "../support/workspace-members.ts";

const dashboard = "/platform/dashboard";
const settings = "/platform/settings";

test("the last admin cannot leave, and the settings say why", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, settings);
  const lastAdmin = "A workspace needs an admin. Make someone else an admin first.";
  await page.getByLabel("Permissions for Ada Reyes").selectOption("Viewer");
  await expect(page.getByRole("alert")).toHaveText(lastAdmin);
  await expect(page.getByLabel("Permissions for Ada Reyes")).toHaveValue("admin");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave workspace" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(lastAdmin);
});

test("renaming, inviting, revoking, promoting and removing are all logged", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const teamMember = await inviteMember(browser, admin, { name: "Mira Lund" });
  await open(page, settings);
  const company = page.getByRole("form", { name: "Company" });
  await company.getByLabel("Company name").fill("");
  await company.getByRole("button", { name: "Save changes" }).click();
  await expect(company.getByLabel("Company name")).toHaveAccessibleDescription("Enter the company's name");
  await company.getByLabel("Company name").fill("Harbor and Hill");
  await company.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("banner")).toContainText("Harbor and Hill");
  await expect(company.getByRole("switch")).toBeDisabled();

  const invited = uniqueEmail();
  const inviteForm = page.getByRole("form", { name: "Invite by email" });
  await inviteForm.getByLabel("Email").fill(invited);
  await inviteForm.getByLabel("Role").fill("Recruiter");
  await inviteForm.getByRole("button", { name: "Send invitation" }).click();
  const invitation = page
    .getByRole("list", { name: "Pending invitations" })
    .getByRole("listitem")
    .filter({ hasText: invited });
  await expect(invitation).toContainText("expires");
  await invitation.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No pending invitations.")).toBeVisible();

  await page.getByLabel("Permissions for Mira Lund").selectOption("Editor");
  await expect(page.getByLabel("Permissions for Mira Lund")).toHaveValue("editor");
  await open(teamMember.page, dashboard);
  await expect(teamMember.page.getByRole("button", { name: "New Job" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Mira Lund" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove member" }).click();
  await expect(page.getByRole("list", { name: "Members" }).getByRole("listitem")).toHaveCount(1);
  await open(teamMember.page, dashboard);
  await expect(teamMember.page.getByRole("complementary", { name: "Demo workspace" })).toBeVisible();

  const activity = page.getByRole("list", { name: "Activity" });
  for (const line of [
    `Ada Reyes removed a team member: ${teamMember.email}`,
    `Ada Reyes changed a team member's permissions: ${teamMember.email}: editor`,
    `Ada Reyes revoked an invitation: ${invited}`,
    "Ada Reyes changed the company settings",
    `Mira Lund accepted an invitation: ${teamMember.email}`,
    "Ada Reyes created the workspace: Harbor Clinics",
  ]) {
    await expect(activity).toContainText(line);
  }
  await teamMember.context.close();
});

test("the activity log loads older pages", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  await queryDatabase(
    `insert into audit_log (company_id, action, subject_type, details)
     select $1, 'job.drafted', 'job', jsonb_build_object('subject', 'Job ' || n) from generate_series(1, 60) n`,
    [companyId],
  );
  await open(page, settings);
  const entries = page.getByRole("list", { name: "Activity" }).getByRole("listitem");
  await expect(entries).toHaveCount(50);
  await page.getByRole("button", { name: "Show older entries" }).click();
  await expect(entries).toHaveCount(61);
  await expect(entries.last()).toContainText("created the workspace");
  await expect(page.getByRole("button", { name: "Show older entries" })).toHaveCount(0);
});

test("a recruiter gains and loses access, and sees which workspace is open", async ({ page, browser }) => {
  const admin = await signUpEmployer(page, { companyName: "Open Clinics" });
  const recruiter = await createRecruiter(browser);
  await open(page, settings);
  const accessForm = page.getByRole("form", { name: "Give a recruiter access" });
  await accessForm.getByLabel("Recruiter's email").fill(admin.email);
  await accessForm.getByRole("button", { name: "Give access" }).click();
  await expect(accessForm.getByLabel("Recruiter's email")).toHaveAccessibleDescription(/None of our recruiters/);
  await accessForm.getByLabel("Recruiter's email").fill(recruiter.email);
  await accessForm.getByRole("button", { name: "Give access" }).click();
  const entry = page.getByRole("list", { name: "Recruiters with access" }).getByRole("listitem");
  await expect(entry).toContainText(recruiter.email);

  const at = recruiter.page;
  await open(at, dashboard);
  await at.getByRole("button", { name: /switch workspace/ }).click();
  await at.getByRole("menuitem", { name: "Open Clinics" }).click();
  await expect(at.getByRole("complementary", { name: "Recruiter" })).toContainText("as a Cohire recruiter");
  await expect(at.getByRole("banner")).toContainText("Open Clinics");
  await expect(at.getByRole("button", { name: "New Job" })).toBeVisible();
  await expect(at.getByRole("button", { name: "Create Team" })).toHaveCount(0);

  await entry.getByRole("button", { name: "Remove access" }).click();
  await expect(page.getByText("No Cohire recruiter has access.")).toBeVisible();
  await open(at, dashboard);
  await expect(at.getByRole("complementary", { name: "Demo workspace" })).toBeVisible();
  await recruiter.context.close();
});

test("settings ask a visitor to sign in, and return there afterwards", async ({ page }) => {
  await open(page, settings);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings belong to a workspace");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/sign-in?next=%2Fplatform%2Fsettings",
  );
});
