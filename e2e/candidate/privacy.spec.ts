/** What others see of a profile, on a phone: preview, blocked companies, public page, and requests answered on the page. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { openDatabase } from "#server/db/client.ts";
import { anIntroduction } from "#server/test/fixtures/factories.ts";
import { readFileSync } from "node:fs";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { signUpCandidate, createEmployer, callAs, publishAs } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

const letters = (): string => randomUUID().replaceAll(/[^a-f]/g, "");

/** A candidate with an account, a profile and a unique current employer. */
const createEmployedCandidate = async (context: BrowserContext, employer: string) => {
  const { email } = await signUpCandidate(context);
  const lastName = `Osei${letters()}`;
  const response = await callAs(context, "PATCH", "/api/candidate/profile", {
    profileId: null,
    revision: 0,
    base: {},
    changes: {
      firstName: "Nadia",
      lastName,
      title: "Harbor pilot",
      phone: "+12185550177",
      location: "Duluth, MN",
      summary: "Brings ships in, in any weather.",
      skills: ["Radio operation", "Ice navigation"],
      experience: [{ title: "Harbor pilot", company: employer, location: "Duluth, MN", start: "2018-03", end: null }],
    },
  });
  expect(response.status()).toBe(200);
  return { email, lastName };
};

const openPrivacy = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await page.getByRole("tab", { name: "Privacy", exact: true }).click();
  await expect(page.getByLabel("View as", { exact: true })).toBeVisible();
};

const previewAs = async (page: Page, company: string): Promise<void> => {
  await page.getByLabel("View as", { exact: true }).selectOption("company");
  await page.getByRole("form", { name: "Preview as" }).getByLabel("Company").fill(company);
  await page.getByRole("button", { name: "Show preview" }).click();
};

const editor = "[data-testid=profile-editor]";

test("[PRIV-06] [PRIV-03] the employer loses the profile and its public page once blocked", async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Lantern ${letters()}`;
  const company = await browser.newContext();
  await createEmployer(company, { companyName: `${name}, Inc.`, companyWebsite: `https://www.${letters()}.example` });
  const { lastName } = await createEmployedCandidate(page.context(), name);

  await openPrivacy(page);
  await expect(page.getByText("Only you can see your profile")).toBeVisible();
  await page.getByRole("button", { name: "Review and publish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Recruiters can find your profile without your name")).toBeVisible();
  await page.getByRole("button", { name: "Create public page" }).click();
  const address = page.getByRole("link", { name: /\/p\/nadia-osei/ });
  await expect(address).toBeVisible();
  const path = (await address.getAttribute("href")) ?? "";

  const preview = page.getByRole("region", { name: "What they see" });
  await previewAs(page, name.toUpperCase());
  await expect(preview).toContainText("Network candidate");
  await expect(preview).not.toContainText(lastName);
  await expect(preview).not.toContainText("+12185550177");
  await expect(preview.getByRole("list", { name: "Hidden from them" })).toContainText("Phone");
  expect(await accessibilityIssuesLightAndDark(page, editor)).toEqual([]);

  const theirs = await company.newPage();
  await open(theirs, path);
  await expect(theirs.getByRole("heading", { level: 1 })).toContainText(lastName);
  await expect(theirs.locator("main")).not.toContainText("+12185550177");
  expect(await accessibilityIssuesLightAndDark(theirs)).toEqual([]);

  await expect(page.getByText(`You work at ${name}. Hide your profile from them?`)).toBeVisible();
  await page.getByRole("button", { name: "Hide from them" }).click();
  await expect(page.getByRole("list", { name: "Blocked companies" })).toContainText(name);
  await expect(page.getByRole("button", { name: "Hide from them" })).toHaveCount(0);
  await expect(preview).toContainText("They see nothing");
  await expect(preview).toContainText("You blocked this company");
  expect(await accessibilityIssuesLightAndDark(page, editor)).toEqual([]);

  await theirs.goto(path);
  await expect(theirs.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(theirs.locator("body")).not.toContainText(lastName);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(lastName);
  await page.getByLabel("Profile Visibility").selectOption("recruiters_only");
  await expect(page.getByRole("heading", { name: "Public page" })).toHaveCount(0);
  await expect(async () => {
    expect((await visitor.goto(path))?.status()).toBe(404);
  }).toPass();
  await visitor.context().close();
  await company.close();
});

const requestFromCompany = async (context: BrowserContext, page: Page, message: string) => {
  const name = `Breakwater ${letters()}`;
  const { companyId } = await createEmployer(context, { companyName: name });
  const { email, lastName } = await createEmployedCandidate(page.context(), "Great Lakes Authority");
  await publishAs(page.context(), { profileVisibility: "recruiters_only" });
  const [user] = await queryDatabase<{ id: string }>("select id from users where username = $1", [email]);
  const { ownerUrl } = JSON.parse(readFileSync("test-results/browser-database.json", "utf8")) as { ownerUrl: string };
  const { db, close } = openDatabase(ownerUrl, { max: 1 });
  try {
    await anIntroduction(db, user?.id ?? "", companyId, message);
  } finally {
    await close();
  }
  return { name, lastName };
};

const candidateListText = async (context: BrowserContext): Promise<string> =>
  (await callAs(context, "GET", "/api/candidates")).text();

test("[PRIV-06] a request is accepted in the page, and nothing was shown before", async ({ page, browser }) => {
  const company = await browser.newContext();
  const { name, lastName } = await requestFromCompany(company, page, "We have a harbor that needs you.");
  expect(await candidateListText(company)).not.toContain(lastName);
  await open(page, "/candidates");
  const request = page.getByRole("list", { name: "Introductions" }).getByRole("listitem");
  await expect(request).toContainText(name);
  await expect(request).toContainText("ICU Nurse Manager");
  await expect(request).toContainText("We have a harbor that needs you.");
  expect(await accessibilityIssuesLightAndDark(page, "#introductions")).toEqual([]);
  await page.getByRole("button", { name: `Accept ${name}` }).click();
  await expect(page.getByText(`${name} now sees your profile with your name, email and phone`)).toBeVisible();
  expect(await candidateListText(company)).toContain(lastName);
  await page.reload();
  await expect(page.getByTestId("profile-preview")).toContainText(lastName);
  await expect(page.getByRole("list", { name: "Introductions" })).toHaveCount(0);
  await company.close();
});

test("[PRIV-06] a request is declined in the page, and the company learns no name", async ({ page, browser }) => {
  const company = await browser.newContext();
  const { name, lastName } = await requestFromCompany(company, page, "");
  await open(page, "/candidates");
  await page.getByRole("button", { name: `Decline ${name}` }).click();
  await expect(page.getByText(`${name} can see only that you declined.`)).toBeVisible();
  expect(await candidateListText(company)).not.toContain(lastName);
  await company.close();
});
