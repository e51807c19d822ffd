/** A new workspace before and after its admin confirms the address: drafts first, publishing and invitations after. */
import { expect, type Page, test } from "@playwright/test";
import { completeAd } from "#server/test/fixtures/jobs.ts";
import { accessibilityIssues } from "../support/accessibility.ts";
import { uniqueEmail, createEmployer, callAs, linkEmailedTo, linksEmailedTo } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

const main = (page: Page) => page.getByRole("main");
const hasNoSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const) {
  test(`an unconfirmed admin drafts, confirms and publishes at ${viewport.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const admin = await createEmployer(context, { companyName: "Lantern Clinics" }, { staysUnconfirmed: true });
    const title = `Night Nurse ${admin.companyId.slice(-8)}`;
    const response = await callAs(context, "POST", "/api/jobs-enhanced", { title });
    const { id } = (await response.json()) as { id: string };
    await callAs(context, "PUT", `/api/jobs-enhanced/${id}`, { revision: 1, facts: { ...completeAd, title } });
    const teamMemberEmail = uniqueEmail();
    await callAs(context, "POST", "/api/teams", {
      name: "Night shift",
      description: "Everyone who hires for the night",
      members: [{ email: teamMemberEmail, role: "Interviewer", permissions: "viewer" }],
    });

    await open(page, `/platform/jobs/${id}?tab=ad`);
    const banner = page.getByRole("complementary", { name: "Confirm your email" });
    await expect(banner).toContainText(admin.email);
    await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("Ready to publish");
    expect([await hasNoSidewaysScroll(page), await accessibilityIssues(page)]).toEqual([true, []]);
    await main(page).getByRole("button", { name: "Save and publish" }).click();
    await expect(page.getByText("Confirm your email address first").first()).toBeVisible();
    expect(await linksEmailedTo(teamMemberEmail, "invitation")).toEqual([]);

    await open(page, await linkEmailedTo(admin.email, "verify"));
    await main(page).getByRole("button", { name: "Confirm email address" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email address confirmed");
    await open(page, `/platform/jobs/${id}?tab=ad`);
    await expect(banner).toHaveCount(0);
    await main(page).getByRole("button", { name: "Save and publish" }).click();
    await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("1 of 5 postings active");

    const teamMemberPage = await (await browser.newContext({ viewport })).newPage();
    await open(teamMemberPage, await linkEmailedTo(teamMemberEmail, "invitation"));
    await expect(main(teamMemberPage)).toContainText("Lantern Clinics");
    await open(teamMemberPage, `/jobs?title=${encodeURIComponent(title)}`);
    await expect(teamMemberPage.getByRole("list", { name: "Open jobs" }).getByRole("listitem")).toHaveCount(1);
  });
}
