/** Security events as admins see them in the settings, and a person on the account page. */
import { expect, test } from "@playwright/test";
import { goodPassword } from "#server/test/browsers.ts";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { callAs } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";

test("admins filter and export security events; people see their own activity", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const mira = await inviteMember(browser, admin, { name: "Mira Lund" });
  const wrongCredentials = { email: admin.email, password: "not the password" };
  const otherContext = await browser.newContext();
  await callAs(otherContext, "POST", "/api/auth/sign-in/email", wrongCredentials);
  await callAs(otherContext, "POST", "/api/auth/sign-in/email", { ...wrongCredentials, password: goodPassword });
  await otherContext.close();

  await open(page, "/platform/settings");
  await page.getByRole("link", { name: "View security events" }).click();
  const events = page.getByRole("list", { name: "Security events" });
  await expect(events.getByRole("listitem").first()).toContainText("Signed in");
  await expect(events).toContainText("Sign-in failed");
  await expect(events).toContainText("Team member joined");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
  }
  await page.getByLabel("Event", { exact: true }).selectOption("Sign-in failed");
  await expect(page).toHaveURL(/kind=sign-in-failed/);
  await expect(events.getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("Team member", { exact: true }).selectOption("Mira Lund");
  await expect(page.getByText("No security events")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export JSON lines" }).click();
  expect((await download).suggestedFilename()).toMatch(/^security-events-[\d-]+\.jsonl$/);

  await open(page, "/account");
  await expect(page.getByRole("list", { name: "Recent security activity" })).toContainText("Sign-in failed");

  await open(mira.page, "/platform/settings/security");
  await expect(mira.page.getByText("Only admins can see security events")).toBeVisible();
});
