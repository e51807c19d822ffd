/** Letting programs in: tokens and endpoints in the settings, and the page that says how to call. */
import { expect, test } from "@playwright/test";
import { operations } from "#domain/api-docs/operations.ts";
import { barriersByDayAndNight, barriersOn } from "./barriers.ts";
import { open } from "./site-page.ts";
import { joinedBy, signUpHere } from "./workspace-people.ts";

test("an admin makes a token, sees it once, uses it, and revokes it", async ({ page, request }) => {
  await signUpHere(page, { companyName: "Lantern Clinics" });
  await open(page, "/platform/settings");
  await page.getByRole("link", { name: "Tokens and endpoints" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API and webhooks" })).toBeVisible();
  await expect(page.getByText("No tokens yet")).toBeVisible();
  await expect(page.getByText("No endpoints yet")).toBeVisible();

  const form = page.getByRole("form", { name: "Make a token" });
  await form.getByRole("button", { name: "Make a token" }).click();
  await expect(form.getByLabel("What it is for")).toHaveAccessibleDescription("Say what the token is for");
  await form.getByLabel("What it is for").fill("Payroll import");
  await form.getByLabel("Level").selectOption("Write");
  await expect(form.getByLabel("Level")).toHaveAccessibleDescription(/works on jobs/);
  // By keyboard alone from here: Enter makes it, Tab reaches what to do with it.
  await form.getByLabel("What it is for").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Keep this token" });
  const token = (await dialog.getByLabel("Token", { exact: true }).textContent()) ?? "";
  expect(token).toMatch(/^cohire_[\w-]{43}$/);
  expect(await barriersOn(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "I have kept it" }).press("Enter");
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
    expect(await barriersByDayAndNight(page), `${width} px`).toEqual([]);
  }

  await row.getByRole("button", { name: "Revoke Payroll import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toContainText("Revoked");
  await expect(row.getByRole("button")).toHaveCount(0);
  expect((await request.get("/api/workspace", { headers })).status()).toBe(401);
});

test("an admin adds an endpoint, tries it, reads the log, renews its secret, switches it off and removes it", async ({
  page,
}) => {
  await signUpHere(page);
  await open(page, "/platform/settings/api");
  await page.getByRole("button", { name: "Add an endpoint" }).click();
  const form = page.getByRole("form", { name: "Add an endpoint" });
  await form.getByLabel("Address").fill("hooks");
  await form.getByRole("button", { name: "Add the endpoint" }).click();
  await expect(form.getByLabel("Address")).toHaveAccessibleDescription("Please enter a full web address");
  // A name that leads nowhere, by its very rules.
  await form.getByLabel("Address").fill("https://hooks.invalid/in");
  await form.getByRole("checkbox", { name: /A move|An application moved/ }).click();
  await form.getByRole("button", { name: "Add the endpoint" }).click();
  const kept = page.getByRole("dialog", { name: "Keep this secret" });
  await expect(kept.getByLabel("Signing secret", { exact: true })).toHaveText(/^whsec_/);
  const first = await kept.getByLabel("Signing secret", { exact: true }).textContent();
  await kept.getByRole("button", { name: "I have kept it" }).click();

  const card = page.getByRole("listitem", { name: "hooks.invalid" });
  await expect(card.getByRole("list", { name: "Events" }).getByRole("listitem")).toHaveCount(6);
  await card.getByRole("link", { name: "Show the log" }).click();
  await expect(card).toContainText("Nothing was sent yet");
  await card.getByRole("button", { name: "Send a test event" }).click();
  const delivery = card.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
  await expect(delivery).toContainText("webhook.test");
  await expect(delivery).toContainText("Could not be reached", { timeout: 30_000 });
  await expect(delivery.getByRole("button", { name: "Send again" })).toBeEnabled();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersByDayAndNight(page), `${width} px`).toEqual([]);
  }

  await card.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new secret" }).click();
  await expect(kept.getByLabel("Signing secret", { exact: true })).toHaveText(/^whsec_/);
  expect(await kept.getByLabel("Signing secret", { exact: true }).textContent()).not.toBe(first);
  // The dialog that asked may be there, hidden, for a moment longer, and the key be meant for it.
  await expect(page.locator("[role=dialog]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(card).toContainText("The secret before signs too until");

  await card.getByRole("switch", { name: "Send to hooks.invalid" }).click();
  await expect(card).toContainText("Off. Nothing is sent until you switch it on.");
  await expect(card.getByRole("button", { name: "Send a test event" })).toBeDisabled();
  await card.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No endpoints yet")).toBeVisible();
  await open(page, "/platform/settings");
  await expect(page.getByText("removed a webhook endpoint")).toBeVisible();
});

test("an editor reads that admins let programs in, and a stranger is asked to sign in", async ({ page, browser }) => {
  const admin = await signUpHere(page);
  const mira = await joinedBy(browser, admin, { permissions: "editor" });
  await open(mira.page, "/platform/settings/api");
  await expect(mira.page.getByText("Only admins let programs in")).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, "/platform/settings/api");
  await expect(stranger.getByText("These belong to a workspace")).toBeVisible();
});

test("the API's page has every operation, works on a phone and without a script of anybody else", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().startsWith("http") && !sent.url().startsWith(baseURL ?? "")) foreign.push(sent.url());
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, "/api/docs");
  await expect(page.getByRole("heading", { level: 1, name: "API reference" })).toBeVisible();
  await expect(page.locator("details[id]")).toHaveCount(operations.length);
  await page.getByText("Move one application to another stage").click();
  await expect(page.locator("#moveApplication")).toContainText('{"from":"applied","to":"screening"}');
  expect(await barriersOn(page)).toEqual([]);
  expect(foreign).toEqual([]);
});
