/** A kind of mail that somebody no longer wants, from the mail's own link to the account page. */
import { expect, test } from "@playwright/test";
import { open } from "./site-page.ts";
import { joinedBy, signUpHere } from "./workspace-people.ts";
import { withMailServer } from "./mail-server.ts";

test("the link in the mail opens a page; only its button switches that mail off, and the account page says so", async ({
  page,
  browser,
}) => {
  const admin = await signUpHere(page);
  let link = "";
  await withMailServer(async ({ caught }) => {
    await joinedBy(browser, admin, { name: "Mira Lund" });
    await expect(() => {
      const told = caught.find(({ to, mail }) => to.includes(admin.email) && mail.text?.includes("Mira Lund"));
      link = /\/unsubscribe\/\S+/.exec(told?.mail.text ?? "")?.[0] ?? "";
      expect(link).not.toBe("");
    }).toPass({ timeout: 60_000 });
  });
  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, link);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("No more of these mails?");
  await open(page, "/account");
  const setting = page.getByRole("switch", { name: "Somebody accepts my invitation" });
  await expect(setting).toBeChecked();
  await stranger.getByRole("button", { name: "Switch these mails off" }).click();
  await expect(stranger.getByRole("status")).toContainText("We no longer write when a colleague accepts");
  await page.reload();
  await expect(setting).not.toBeChecked();

  await stranger.goto(`${link}x`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("This link is not complete");
  await stranger.context().close();
});
