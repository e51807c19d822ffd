/** How an employer meets a network candidate: a match, a request, two emails, and an answer by a button. */
import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { networkName } from "#domain/privacy/network-name.ts";
import { openDatabase } from "#server/db/client.ts";
import { aFindableProfile, aJob } from "#server/test/fixtures/factories.ts";
import type { CaughtMail } from "#server/test/email/mail-catcher.ts";
import { accessibilityIssues } from "../support/accessibility.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { open } from "../pages/site-page.ts";
import { type WorkspaceUser, signUpEmployer } from "../support/workspace-members.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";

const jobTitle = "Lighthouse Keeper";

interface IntroductionSetup {
  readonly admin: WorkspaceUser;
  readonly email: string;
  /** The code that recruiters see instead of the name. Every workspace, other tests' included, shares the network. */
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A new workspace with one job, and one network candidate who fits it. */
const setUpIntroduction = async (page: Page): Promise<IntroductionSetup> => {
  const admin = await signUpEmployer(page);
  const { ownerUrl } = JSON.parse(readFileSync("test-results/browser-database.json", "utf8")) as { ownerUrl: string };
  const { db, close } = openDatabase(ownerUrl, { max: 1 });
  const email = `${randomUUID()}@people.example`;
  const letters = randomUUID().replaceAll(/[^a-f]/g, "");
  const [firstName, lastName] = [`Amara${letters}`, `Okonjo${letters}`];
  try {
    await aJob(db, { companyId: admin.companyId, title: jobTitle, department: "Coast", location: "Duluth, MN" });
    const profile = {
      firstName,
      lastName,
      email,
      title: jobTitle,
      location: "Duluth, MN",
      phone: "+12185550142",
      summary: "Keeps lights and fog signals running, and the log with them.",
      skills: ["Generator maintenance", "Radio operation"],
      experience: [
        {
          title: jobTitle,
          company: "Great Lakes Authority",
          start: "2016-04",
          end: null,
          description: "Kept the light.",
        },
      ],
    };
    const { id } = await aFindableProfile(db, profile, { profileVisibility: "recruiters_only" });
    return { admin, email, code: networkName(id), firstName, lastName };
  } finally {
    await close();
  }
};

/** Runs the match and returns this candidate's entry. */
const findMatch = async (page: Page, name: string): Promise<Locator> => {
  await open(page, `${dashboard}?tab=ai-matching`);
  const picker = panel(page).getByLabel("Job to fill");
  await expect(picker.locator("option")).toHaveCount(2);
  await picker.selectOption({ index: 1 });
  await expect(panel(page)).toContainText("Based on the job title");
  await panel(page).getByRole("button", { name: "Start AI Matching" }).click();
  const match = panel(page).getByRole("list", { name: "Matches" }).locator("> li").filter({ hasText: name }).first();
  await expect(match).toBeVisible({ timeout: 60_000 });
  return match;
};

const waitForEmail = async ({ caught }: { readonly caught: readonly CaughtMail[] }, email: string, subject: RegExp) => {
  const sent = () => caught.find(({ to, mail }) => to.includes(email) && subject.test(mail.subject ?? ""));
  await expect.poll(() => sent() !== undefined, { timeout: 60_000 }).toBe(true);
  return sent()?.mail.text ?? "";
};

const linkIn = (text: string): string => /\/introductions\/[\w-]+/.exec(text)?.[0] ?? "";

const requestIntroduction = async (page: Page, match: Locator): Promise<void> => {
  await match.getByRole("button", { name: "Request introduction" }).click();
  const dialog = page.getByRole("dialog", { name: /^Request introduction to / });
  await dialog.getByLabel("Message (optional)").fill("We have a light that needs you.");
  expect(await accessibilityIssues(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Request introduction" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(match).toContainText("Introduction requested");
};

test("an accepted request creates a candidate, and the requester is notified", async ({ page, browser }) => {
  test.slow();
  await withCaughtEmails(async (catcher) => {
    const { admin, email, code, firstName, lastName } = await setUpIntroduction(page);
    const match = await findMatch(page, code);
    await expect(match).toContainText("Cohire network");
    for (const hidden of [firstName, lastName, "Great Lakes Authority"]) await expect(match).not.toContainText(hidden);
    await requestIntroduction(page, match);
    const mail = await waitForEmail(catcher, email, /would like to meet you/);
    expect(mail).toContain("We have a light that needs you.");

    const person = await (await browser.newContext()).newPage();
    await open(person, linkIn(mail));
    await expect(person.getByRole("heading", { level: 1 })).toContainText("would like to meet you");
    await expect(person.locator("main")).toContainText(jobTitle);
    await expect(person.getByText("We have a light that needs you.")).toBeVisible();
    expect(await accessibilityIssues(person)).toEqual([]);
    await person.getByRole("button", { name: "Accept" }).click();
    await expect(person.getByText("now sees your profile")).toBeVisible();

    const notice = await waitForEmail(catcher, admin.email, /accepted/);
    expect(notice).toContain(lastName);
    expect(notice).toContain("+12185550142");
    await open(person, linkIn(mail));
    await expect(person.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await person.context().close();

    const ownMatch = await findMatch(page, lastName);
    await expect(ownMatch.getByRole("button", { name: "Schedule Interview" })).toBeVisible();
    await expect(ownMatch.getByRole("button", { name: "Request introduction" })).toHaveCount(0);
  });
});

test("a declined request is reported without a name, and is not asked again", async ({ page, browser }) => {
  test.slow();
  await withCaughtEmails(async (catcher) => {
    const { admin, email, code, lastName } = await setUpIntroduction(page);
    await requestIntroduction(page, await findMatch(page, code));
    const mail = await waitForEmail(catcher, email, /would like to meet you/);
    const person = await (await browser.newContext()).newPage();
    await open(person, linkIn(mail));
    await person.getByRole("button", { name: "Decline" }).click();
    await expect(person.getByText("can see only that you declined")).toBeVisible();
    await person.context().close();
    const notice = await waitForEmail(catcher, admin.email, /declined/);
    expect(notice).not.toContain(lastName);
    const match = await findMatch(page, code);
    await expect(match).toContainText("Introduction declined");
    await expect(match.getByRole("button", { name: "Request introduction" })).toHaveCount(0);
  });
});
