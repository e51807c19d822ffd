/** API access: tokens and webhook endpoints in the settings, and the API reference page. */
import { expect, test } from "@playwright/test";
import { operations } from "#domain/api-docs/operations.ts";
import { accessibilityIssuesLightAndDark, accessibilityIssues } from "../support/accessibility.ts";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";

test("an admin creates a token, sees it once, uses it, and revokes it", async ({ page, request }) => {
  await signUpEmployer(page, { companyName: "Lantern Clinics" });
  await open(page, "/platform/settings");
  await page.getByRole("link", { name: "Manage tokens and webhooks" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API and webhooks" })).toBeVisible();
  await expect(page.getByText("No tokens yet")).toBeVisible();
  await expect(page.getByText("No endpoints yet")).toBeVisible();

  const form = page.getByRole("form", { name: "Create token" });
  await form.getByRole("button", { name: "Create token" }).click();
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription("Enter a name for the token");
  await form.getByLabel("Name").fill("Payroll import");
  await form.getByLabel("Level").selectOption("Write");
  await expect(form.getByLabel("Level")).toHaveAccessibleDescription(/work on jobs/);
  // By keyboard alone from here: Enter creates the token, Tab reaches its actions.
  await form.getByLabel("Name").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save this token" });
  const token = (await dialog.getByLabel("Token", { exact: true }).textContent()) ?? "";
  expect(token).toMatch(/^cohire_[\w-]{43}$/);
  expect(await accessibilityIssues(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "I've saved it" }).press("Enter");
  await expect(dialog).toHaveCount(0);

  const row = page.getByRole("list", { name: "Tokens" }).getByRole("listitem").filter({ hasText: "Payroll import" });
  await expect(row).toContainText("Not used yet");
  expect(await page.content()).not.toContain(token);
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await request.get("/api/workspace", { headers })).json()).toMatchObject({ name: "Lantern Clinics" });
  await page.reload();
  await expect(row).toContainText("Last used");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityIssuesLightAndDark(page), `${width} px`).toEqual([]);
  }

  await row.getByRole("button", { name: "Revoke Payroll import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke token" }).click();
  await expect(row).toContainText("Revoked");
  await expect(row.getByRole("button")).toHaveCount(0);
  expect((await request.get("/api/workspace", { headers })).status()).toBe(401);
});

test("an admin adds, tests, rotates, turns off and removes a webhook endpoint", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, "/platform/settings/api");
  await page.getByRole("button", { name: "Add endpoint" }).click();
  const form = page.getByRole("form", { name: "Add endpoint" });
  await form.getByLabel("URL").fill("hooks");
  await form.getByRole("button", { name: "Add endpoint" }).click();
  await expect(form.getByLabel("URL")).toHaveAccessibleDescription("Enter a full URL");
  // The .invalid domain never resolves, by definition.
  await form.getByLabel("URL").fill("https://hooks.invalid/in");
  await form.getByRole("checkbox", { name: /A move|An application moved/ }).click();
  await form.getByRole("button", { name: "Add endpoint" }).click();
  const secretDialog = page.getByRole("dialog", { name: "Save this secret" });
  await expect(secretDialog.getByLabel("Signing secret", { exact: true })).toHaveText(/^whsec_/);
  const first = await secretDialog.getByLabel("Signing secret", { exact: true }).textContent();
  await secretDialog.getByRole("button", { name: "I've saved it" }).click();

  const card = page.getByRole("listitem", { name: "hooks.invalid" });
  await expect(card.getByRole("list", { name: "Events" }).getByRole("listitem")).toHaveCount(6);
  await card.getByRole("link", { name: "Show log" }).click();
  await expect(card).toContainText("No deliveries yet");
  await card.getByRole("button", { name: "Send test event" }).click();
  const delivery = card.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
  await expect(delivery).toContainText("webhook.test");
  await expect(delivery).toContainText("Couldn't connect", { timeout: 30_000 });
  await expect(delivery.getByRole("button", { name: "Resend" })).toBeEnabled();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityIssuesLightAndDark(page), `${width} px`).toEqual([]);
  }

  await card.getByRole("button", { name: "Replace secret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Replace secret" }).click();
  await expect(secretDialog.getByLabel("Signing secret", { exact: true })).toHaveText(/^whsec_/);
  expect(await secretDialog.getByLabel("Signing secret", { exact: true }).textContent()).not.toBe(first);
  // The confirm dialog may still be mounted and would receive the Escape key.
  await expect(page.locator("[role=dialog]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(card).toContainText("We also sign with the old secret until");

  await card.getByRole("switch", { name: "Send to hooks.invalid" }).click();
  await expect(card).toContainText("Off. We send nothing until you turn it on.");
  await expect(card.getByRole("button", { name: "Send test event" })).toBeDisabled();
  await card.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove endpoint" }).click();
  await expect(page.getByText("No endpoints yet")).toBeVisible();
  await open(page, "/platform/settings");
  await expect(page.getByText("removed a webhook endpoint")).toBeVisible();
});

test("an editor reads that admins manage API access; a visitor is asked to sign in", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const mira = await inviteMember(browser, admin, { permissions: "editor" });
  await open(mira.page, "/platform/settings/api");
  await expect(mira.page.getByText("Only admins can manage API access")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, "/platform/settings/api");
  await expect(visitor.getByText("Sign in to manage API access")).toBeVisible();
});

test("the API page lists every operation, works on a phone, loads no outside script", async ({ page, baseURL }) => {
  const externalRequests: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().startsWith("http") && !sent.url().startsWith(baseURL ?? "")) externalRequests.push(sent.url());
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, "/api/docs");
  await expect(page.getByRole("heading", { level: 1, name: "API reference" })).toBeVisible();
  await expect(page.locator("details[id]")).toHaveCount(operations.length);
  await page.getByText("Move an application to another stage").click();
  await expect(page.locator("#moveApplication")).toContainText('{"from":"applied","to":"screening"}');
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(externalRequests).toEqual([]);
});
