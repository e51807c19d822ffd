/** Closing a workspace: what it says, how it begins, what everybody sees, and how it is taken back. */
import { expect, test } from "@playwright/test";
import { goodPassword } from "#server/test/people.ts";
import { barriersByDayAndNight } from "./barriers.ts";
import { open } from "./site-page.ts";
import { signUpHere } from "./workspace-people.ts";

test("an admin reads what is erased, begins with name and password, sees the date everywhere, and keeps the workspace", async ({
  page,
}) => {
  await signUpHere(page, { companyName: "Lantern Clinics" });
  await open(page, "/platform/settings");
  await page.getByRole("link", { name: "What would be erased" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Close this workspace" })).toBeVisible();
  await expect(page.getByText("Every kind of row, ")).toBeVisible();

  await page.getByRole("button", { name: "Close this workspace" }).click();
  const form = page.getByRole("form", { name: "Close this workspace" });
  await form.getByLabel("Name of the workspace").fill("Lantern");
  await form.getByLabel("Your password", { exact: true }).fill(goodPassword);
  await form.getByRole("button", { name: "Erase it in 30 days" }).click();
  await expect(form.getByLabel("Name of the workspace")).toHaveAccessibleDescription(/Type the name as it stands here/);
  await form.getByLabel("Name of the workspace").fill("Lantern Clinics");
  await form.getByRole("button", { name: "Erase it in 30 days" }).click();

  const banner = page.getByRole("complementary", { name: "Closing" });
  await expect(banner).toContainText(/Lantern Clinics is being closed: everything in it is erased on \w{3} \d+, \d{4}/);
  await expect(page.getByRole("heading", { level: 1, name: "Lantern Clinics is being closed" })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersByDayAndNight(page), `${width} px`).toEqual([]);
  }

  await open(page, "/platform/dashboard");
  await expect(page.getByRole("button", { name: "New Job" })).toHaveCount(0);
  await banner.getByRole("link", { name: "Export or cancel" }).click();
  await page.getByRole("button", { name: "Keep the workspace" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Close this workspace" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
