/** A profile is visible only after its owner publishes it, and an employer sees no more than the publish step showed. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { Rights } from "#domain/rights/rights.ts";
import { publishTexts } from "#domain/rights/consent.ts";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { signUpCandidate, createEmployer, callAs, networkNameOf, type TestPerson } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

const letters = (): string => randomUUID().replaceAll(/[^a-f]/g, "");

const jobTitle = "Payments Engineer";

interface NamedCandidate extends TestPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly employer: string;
  readonly school: string;
}

/** A candidate account with a profile that names an employer and a school. */
const createNamedCandidate = async (context: BrowserContext): Promise<NamedCandidate> => {
  const person = await signUpCandidate(context);
  const [firstName, lastName] = [`Priya${letters()}`, `Raghunathan${letters()}`];
  const [employer, school] = [`Stripe${letters()}`, `Lakeside${letters()}`];
  const response = await callAs(context, "PATCH", "/api/candidate/profile", {
    profileId: null,
    revision: 0,
    base: {},
    changes: {
      firstName,
      lastName,
      title: jobTitle,
      phone: "+15125550147",
      location: "Duluth, MN",
      summary: `Keeps the ledger of ${employer} right.`,
      skills: ["Go", "PostgreSQL", `${employer} API`],
      experience: [
        { title: jobTitle, company: employer, start: "2019-03", end: null, description: `Ledger work at ${employer}.` },
      ],
      education: [{ degree: "M.S.", school, field: "Computer Science", year: 2015 }],
    },
  });
  expect(response.status()).toBe(200);
  return { ...person, firstName, lastName, employer, school };
};

const openPrivacy = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await page.getByRole("tab", { name: "Privacy", exact: true }).click();
  await expect(page.getByRole("region", { name: "Who sees your profile" })).toBeVisible();
};

const consentsOf = async (context: BrowserContext) =>
  ((await (await callAs(context, "GET", "/api/rights")).json()) as Rights).consents
    .filter(({ purpose }) => purpose === "recruiter-visibility")
    .map(({ choice, textId }) => `${choice} ${textId}`);

const candidateListText = async (context: BrowserContext): Promise<string> =>
  (await callAs(context, "GET", "/api/candidates")).text();

/** This candidate's match in the workspace's own list. */
const matchOf = async (page: Page, name: string) => {
  await open(page, `${dashboard}?tab=ai-matching`);
  const picker = panel(page).getByLabel("Job to fill");
  await expect(picker.locator("option")).toHaveCount(2);
  await picker.selectOption({ index: 1 });
  await panel(page).getByRole("button", { name: "Start AI Matching" }).click();
  const match = panel(page).getByRole("list", { name: "Matches" }).locator("> li").filter({ hasText: name }).first();
  await expect(match).toBeVisible({ timeout: 60_000 });
  return match;
};

const editor = "[data-testid=profile-editor]";

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('[PRIV-06] "Hide from them" blocks the employer, publishes nothing and logs nothing', async ({
      page,
      browser,
    }) => {
      const company = await browser.newContext();
      await createEmployer(company, { companyName: `Vandelay ${letters()}` });
      const { employer, email } = await createNamedCandidate(page.context());
      await openPrivacy(page);
      await expect(page.getByText("Only you can see your profile")).toBeVisible();
      await page.getByRole("button", { name: "Hide from them" }).click();
      await expect(page.getByRole("list", { name: "Blocked companies" })).toContainText(employer);
      await expect(page.getByText("It isn't published.")).toBeVisible();
      await page.reload();
      await openPrivacy(page);
      await expect(page.getByText("It isn't published.")).toBeVisible();
      expect(await accessibilityIssuesLightAndDark(page, editor)).toEqual([]);
      expect(await consentsOf(page.context())).toEqual([]);
      expect(await candidateListText(company)).not.toContain(await networkNameOf({ email }));
      await company.close();
    });

    test("[PRIV-06] [MATCH-05] an employer sees neither name nor employer before the candidate accepts", async ({
      page,
      browser,
    }) => {
      test.slow();
      const company = await browser.newContext({ viewport: { width, height: 900 } });
      const { companyId } = await createEmployer(company, { companyName: `Vandelay ${letters()}` });
      await queryDatabase("insert into jobs_enhanced (company_id, title, location) values ($1, $2, 'Duluth, MN')", [
        companyId,
        jobTitle,
      ]);
      const person = await createNamedCandidate(page.context());
      await openPrivacy(page);
      await page.getByLabel("Profile Visibility").selectOption("recruiters_only");
      await page.getByRole("button", { name: "Review and publish" }).click();
      const dialog = page.getByRole("dialog", { name: "Publish your profile" });
      const preview = dialog.getByRole("region", { name: "Preview" });
      const name = await networkNameOf(person);
      await expect(preview).toContainText(name);
      const { firstName, lastName, employer, school } = person;
      const identifying = [firstName, lastName, employer, school, "+15125550147"];
      for (const hidden of identifying) await expect(preview).not.toContainText(hidden);
      await expect(dialog.getByRole("list", { name: "What they won't see" })).toContainText("Employers");
      await expect(dialog).toContainText(publishTexts.recruiters_only.text);
      expect(await accessibilityIssuesLightAndDark(page, "[role=dialog]")).toEqual([]);
      await dialog.getByRole("button", { name: "Publish profile" }).click();
      await expect(page.getByText("Recruiters only · Published")).toBeVisible();
      expect(await consentsOf(page.context())).toEqual(["given publish-recruiters-only/3"]);

      const theirs = await company.newPage();
      const match = await matchOf(theirs, name);
      for (const hidden of identifying) await expect(match).not.toContainText(hidden);
      await match.getByRole("button", { name: "View Full Profile" }).click();
      const record = theirs.getByRole("dialog");
      await expect(record).toContainText("PostgreSQL");
      for (const hidden of identifying) await expect(record).not.toContainText(hidden);
      expect(await accessibilityIssuesLightAndDark(theirs, "[role=dialog]")).toEqual([]);
      await company.close();
    });

    test('[PRIV-06] wider visibility waits for "Publish changes"; "Unpublish" hides the profile', async ({ page }) => {
      const { lastName } = await createNamedCandidate(page.context());
      await openPrivacy(page);
      await page.getByRole("button", { name: "Review and publish" }).click();
      const dialog = page.getByRole("dialog");
      const preview = dialog.getByRole("region", { name: "Preview" });
      await expect(preview).toContainText("Network candidate");
      await expect(preview).not.toContainText(lastName);
      await expect(dialog).toContainText(publishTexts.public.text);
      await expect(dialog.getByRole("list", { name: "What they'll see" })).toContainText("Employers");
      await expect(dialog.getByRole("list", { name: "What they won't see" })).toContainText("Name");
      await dialog.getByRole("tab", { name: "Your public page" }).click();
      await expect(preview).toContainText(lastName);
      expect(await accessibilityIssuesLightAndDark(page, "[role=dialog]")).toEqual([]);
      await dialog.getByRole("button", { name: "Publish profile" }).click();
      await expect(page.getByText("Public · Published")).toBeVisible();
      await page.getByRole("switch", { name: "Show phone" }).click();
      await expect(page.getByText("You've chosen to show more than you published.")).toBeVisible();
      expect(await accessibilityIssuesLightAndDark(page, editor)).toEqual([]);
      await page.getByRole("button", { name: "Publish changes" }).click();
      await expect(dialog.getByRole("list", { name: "What they'll see" })).toContainText("Phone");
      await dialog.getByRole("button", { name: "Publish changes" }).click();
      await expect(page.getByText("You've chosen to show more than you published.")).toHaveCount(0);
      await page.getByRole("button", { name: "Unpublish" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
      await expect(page.getByText("It isn't published.")).toBeVisible();
      expect(await consentsOf(page.context())).toEqual([
        "withdrawn publish-public/1",
        "given publish-public/1",
        "given publish-public/1",
      ]);
      await open(page, "/account/data");
      await expect(page.getByText(publishTexts.public.text).first()).toBeVisible();
    });
  });
}

test("the link in the hidden-profile email opens the privacy tab", async ({ page }) => {
  await createNamedCandidate(page.context());
  await open(page, "/candidates#privacy");
  await expect(page.getByRole("tab", { name: "Privacy", exact: true })).toHaveAttribute("data-state", "active");
  await expect(page.getByRole("button", { name: "Review and publish" })).toBeInViewport();
});
