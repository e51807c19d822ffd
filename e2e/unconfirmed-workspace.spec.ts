/** A new workspace before and after its admin confirms the address: draft first, publish and invite after. */
import { expect, type Page, test } from "@playwright/test";
import { completeAd } from "#server/test/jobs.ts";
import { barriersOn } from "./barriers.ts";
import { anAddress, anEmployer, callAs, linkMailedTo, linksMailedTo } from "./people.ts";
import { open } from "./site-page.ts";

const main = (page: Page) => page.getByRole("main");
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const) {
  test(`an unconfirmed admin drafts, is told why publishing waits, confirms and publishes at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const admin = await anEmployer(context, { companyName: "Lantern Clinics" }, { staysUnconfirmed: true });
    const title = `Night Nurse ${admin.companyId.slice(-8)}`;
    const made = await callAs(context, "POST", "/api/jobs-enhanced", { title });
    const { id } = (await made.json()) as { id: string };
    await callAs(context, "PUT", `/api/jobs-enhanced/${id}`, { revision: 1, facts: { ...completeAd, title } });
    const colleague = anAddress();
    await callAs(context, "POST", "/api/teams", {
      name: "Night shift",
      description: "Everyone who hires for the night",
      members: [{ email: colleague, role: "Interviewer", permissions: "viewer" }],
    });

    await open(page, `/platform/jobs/${id}?tab=ad`);
    const banner = page.getByRole("complementary", { name: "Confirm your email" });
    await expect(banner).toContainText(admin.email);
    await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("Ready to publish");
    expect([await fits(page), await barriersOn(page)]).toEqual([true, []]);
    await main(page).getByRole("button", { name: "Save and publish" }).click();
    await expect(page.getByText("Confirm your email address first").first()).toBeVisible();
    expect(await linksMailedTo(colleague, "invitation")).toEqual([]);

    await open(page, await linkMailedTo(admin.email, "verify"));
    await main(page).getByRole("button", { name: "Confirm email address" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email address confirmed");
    await open(page, `/platform/jobs/${id}?tab=ad`);
    await expect(banner).toHaveCount(0);
    await main(page).getByRole("button", { name: "Save and publish" }).click();
    await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("1 of 5 postings active");

    const colleagues = await (await browser.newContext({ viewport })).newPage();
    await open(colleagues, await linkMailedTo(colleague, "invitation"));
    await expect(main(colleagues)).toContainText("Lantern Clinics");
    await open(colleagues, `/jobs?title=${encodeURIComponent(title)}`);
    await expect(colleagues.getByRole("list", { name: "Open jobs" }).getByRole("listitem")).toHaveCount(1);
  });
}
