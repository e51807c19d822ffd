/** The setup wizard's validation rules, to the character. */
import { expect, test } from "@playwright/test";
import { button, step } from "../pages/sign-up-form.ts";
import {
  titles,
  profileForm,
  teamForm,
  box,
  entries,
  members,
  welcome,
  profile,
  team,
  member,
  openWizard,
  goToTeam,
  fillRow,
  addMember,
  fillTeam,
} from "../pages/setup-wizard.ts";

test("[ONBOARD-09] only a valid step continues, and Previous keeps everything", async ({ page }) => {
  await openWizard(page);
  await button(page, "Next").click();
  await expect(step(page, titles[0])).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toHaveCount(0);
  await goToTeam(page);
  await button(page, "Next").click();
  await expect(step(page, titles[1])).toBeVisible();
  await fillTeam(page);
  await button(page, "Previous").click();
  await expect(step(page, titles[0])).toBeVisible();
  await expect(profileForm(page).getByLabel("Tagline")).toHaveValue(profile.tagline);
  await expect(entries(page, "Benefits")).toHaveText([...profile.benefits]);
  await button(page, "Next").click();
  await expect(teamForm(page).getByLabel("Team Name")).toHaveValue(team.name);
  await expect(members(page)).toHaveCount(1);
  await button(page, "Next").click();
  await expect(welcome(page)).toBeVisible();
});

test("[ONBOARD-10 ONBOARD-11] tagline and culture have exact limits, and both lists need an entry", async ({
  page,
}) => {
  await openWizard(page);
  const tagline = profileForm(page).getByLabel("Tagline");
  const culture = profileForm(page).getByLabel("Company Culture");
  await tagline.fill("123456789");
  await culture.fill("1234567890123456789");
  await button(page, "Next").click();
  await expect(tagline).toHaveAccessibleDescription("Tagline must be at least 10 characters");
  await expect(culture).toHaveAccessibleDescription("Company culture description must be at least 20 characters");
  await expect(box(page, "Benefits")).toHaveAccessibleDescription("Please add at least one benefit");
  await expect(box(page, "Locations")).toHaveAccessibleDescription("Please add at least one location");
  await expect(tagline).toBeFocused();
  await tagline.fill("1234567890");
  await culture.fill("12345678901234567890");
  for (const control of [tagline, culture]) await expect(control).not.toHaveAttribute("aria-invalid", "true");
  for (const list of ["Benefits", "Locations"] as const) {
    await button(page, "Next").click();
    await expect(step(page, titles[0])).toBeVisible();
    await box(page, list).fill("One");
    await box(page, list).press("Enter");
    await expect(box(page, list)).not.toHaveAttribute("aria-invalid", "true");
  }
  await button(page, "Next").click();
  await expect(step(page, titles[1])).toBeVisible();
});

for (const list of ["Benefits", "Locations"] as const) {
  test(`[ONBOARD-12] ${list}: Enter adds without submitting, blanks and duplicates are ignored`, async ({ page }) => {
    await openWizard(page);
    for (const typed of ["", "   "]) {
      await box(page, list).fill(typed);
      await box(page, list).press("Enter");
    }
    await expect(entries(page, list)).toHaveCount(0);
    await box(page, list).fill("  First one ");
    await box(page, list).press("Enter");
    await expect(entries(page, list)).toHaveText(["First one"]);
    await expect(box(page, list)).toHaveValue("");
    await expect(box(page, list)).toBeFocused();
    await expect(profileForm(page).locator("[aria-invalid=true]")).toHaveCount(0);
    await box(page, list).fill("Second");
    await profileForm(page)
      .getByRole("button", { name: `Add to ${list.toLowerCase()}` })
      .click();
    await box(page, list).fill("first ONE");
    await box(page, list).press("Enter");
    await expect(entries(page, list)).toHaveText(["First one", "Second"]);
    await entries(page, list).getByText("First one").click();
    await expect(entries(page, list)).toHaveText(["Second"]);
    await expect(step(page, titles[0])).toBeVisible();
  });
}

test("[ONBOARD-13 ONBOARD-14] the team fields have exact limits, and a member is required", async ({ page }) => {
  await openWizard(page);
  await goToTeam(page);
  const [name, description] = [teamForm(page).getByLabel("Team Name"), teamForm(page).getByLabel("Team Description")];
  await name.fill("N");
  await description.fill("123456789");
  await button(page, "Next").click();
  await expect(name).toHaveAccessibleDescription("Team name must be at least 2 characters");
  await expect(description).toHaveAccessibleDescription("Team description must be at least 10 characters");
  await expect(teamForm(page).getByText("Please add at least one team member")).toBeVisible();
  await name.fill("Nu");
  await description.fill("1234567890");
  for (const control of [name, description]) await expect(control).not.toHaveAttribute("aria-invalid", "true");
  await button(page, "Next").click();
  await expect(step(page, titles[1])).toBeVisible();
  await fillRow(page, member);
  await addMember(page);
  await expect(teamForm(page).getByText("Please add at least one team member")).toHaveCount(0);
  await button(page, "Next").click();
  await expect(welcome(page)).toBeVisible();
});

test("[ONBOARD-15 ONBOARD-16] a member is added only with a valid email, a role and permissions", async ({ page }) => {
  await openWizard(page);
  await goToTeam(page);
  const row = {
    email: teamForm(page).getByLabel("Email"),
    role: teamForm(page).getByLabel("Role"),
    permissions: teamForm(page).getByLabel("Permissions"),
  };
  const messages = {
    email: "Please enter a valid email",
    role: "Please specify a role",
    permissions: "Please select permissions",
  };
  for (const missing of ["email", "role", "permissions"] as const) {
    await fillRow(page, { ...member, [missing]: "" });
    await addMember(page);
    await expect(row[missing]).toHaveAccessibleDescription(messages[missing]);
    await expect(members(page)).toHaveCount(0);
  }
  await fillRow(page, { ...member, email: "maya at harbor" });
  await addMember(page);
  await expect(row.email).toHaveAccessibleDescription(messages.email);
  await expect(members(page)).toHaveCount(0);

  // A member who was typed but not added blocks the step.
  await fillRow(page, member);
  await button(page, "Next").click();
  await expect(step(page, titles[1])).toBeVisible();
  await expect(members(page)).toHaveCount(0);
  await addMember(page);
  await expect(members(page)).toHaveCount(1);
  await expect(row.email).toBeFocused();
  for (const control of Object.values(row)) await expect(control).toHaveValue("");
  await fillRow(page, member);
  await addMember(page);
  await expect(row.email).toHaveAccessibleDescription("This address is already in the list");
  await expect(members(page)).toHaveCount(1);
});
