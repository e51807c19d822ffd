/** Closing a workspace: the warning, scheduling it, what members see, and canceling it. */
import { expect, test } from "@playwright/test";
import { goodPassword } from "#server/test/browsers.ts";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";

test("an admin schedules workspace deletion, sees the date, then cancels it", async ({ page }) => {
  await signUpEmployer(page, { companyName: "Lantern Clinics" });
  await open(page, "/platform/settings");
  await page.getByRole("link", { name: "Review and close" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Close this workspace" })).toBeVisible();
  await expect(page.getByText("All data, ")).toBeVisible();

  await page.getByRole("button", { name: "Close workspace" }).click();
  const form = page.getByRole("form", { name: "Close workspace" });
  await form.getByLabel("Workspace name").fill("Lantern");
  await form.getByLabel("Your password", { exact: true }).fill(goodPassword);
  await form.getByRole("button", { name: "Erase everything in 30 days" }).click();
  await expect(form.getByLabel("Workspace name")).toHaveAccessibleDescription(/Enter the name exactly as shown/);
  await form.getByLabel("Workspace name").fill("Lantern Clinics");
  await form.getByRole("button", { name: "Erase everything in 30 days" }).click();

  const banner = page.getByRole("complementary", { name: "Closing" });
  await expect(banner).toContainText(/Lantern Clinics is closing. We'll delete everything in it on \w{3} \d+, \d{4}/);
  await expect(page.getByRole("heading", { level: 1, name: "Lantern Clinics is closing" })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityIssuesLightAndDark(page), `${width} px`).toEqual([]);
  }

  await open(page, "/platform/dashboard");
  await expect(page.getByRole("button", { name: "New Job" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: /steps? left|workspace is ready/ })).toHaveCount(0);
  await banner.getByRole("link", { name: "Export or cancel" }).click();
  await page.getByRole("button", { name: "Keep workspace" }).click();
  await expect(page.getByText("Closing canceled", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/platform\/settings$/);
  await expect(banner).toHaveCount(0);
});

test("a member sees when the workspace closes and that their account stays", async ({ page, browser }) => {
  const admin = await signUpEmployer(page, { companyName: "Lantern Clinics" });
  const mira = await inviteMember(browser, admin, { permissions: "editor" });
  await open(mira.page, "/platform/settings/closing");
  await expect(mira.page.getByText("Only admins can close a workspace")).toBeVisible();
  await admin.send("POST", "/api/workspace/closing", { name: "Lantern Clinics", password: goodPassword });
  await open(mira.page, "/platform/dashboard");
  await expect(mira.page.getByText("Invite a team member")).toHaveCount(0);
  await mira.page
    .getByRole("complementary", { name: "Closing" })
    .getByRole("link", { name: "What this means" })
    .click();
  await expect(mira.page.getByRole("heading", { level: 1, name: "Lantern Clinics is closing" })).toBeVisible();
  await expect(mira.page.getByText("You keep your account", { exact: false })).toBeVisible();
  await expect(mira.page.getByRole("button", { name: "Keep workspace" })).toHaveCount(0);
  await mira.context.close();
});
