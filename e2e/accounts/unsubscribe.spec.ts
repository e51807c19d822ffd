/** Unsubscribes from one kind of email through the link in it, and checks the account page. */
import { expect, test } from "@playwright/test";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";

test("unsubscribing takes a button press, and the account page then shows the setting off", async ({
  page,
  browser,
}) => {
  const admin = await signUpEmployer(page);
  let link = "";
  await withCaughtEmails(async ({ caught }) => {
    await inviteMember(browser, admin, { name: "Mira Lund" });
    await expect(() => {
      const email = caught.find(({ to, mail }) => to.includes(admin.email) && mail.text?.includes("Mira Lund"));
      link = /\/unsubscribe\/\S+/.exec(email?.mail.text ?? "")?.[0] ?? "";
      expect(link).not.toBe("");
    }).toPass({ timeout: 60_000 });
  });
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, link);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Unsubscribe from these emails?");
  await open(page, "/account");
  const setting = page.getByRole("switch", { name: "Someone accepts my invitation" });
  await expect(setting).toBeChecked();
  await visitor.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(visitor.getByRole("status")).toContainText("We won't email you when someone accepts");
  await page.reload();
  await expect(setting).not.toBeChecked();

  await visitor.goto(`${link}x`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");
  await visitor.context().close();
});
