/** Inside the workspace: the job, the match, the introduction, and the panel with its blind scorecards. */
import { expect, type Locator, type Page } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { open } from "../pages/site-page.ts";
import { waitForEmail, linkPathIn, type Mailbox } from "./emails.ts";
import { networkNameOf } from "../support/account-factory.ts";
import { company, iris, mira, jobLocation, jobTitle } from "./people.ts";

export const inviteTeamMember = async (page: Page): Promise<void> => {
  await open(page, "/platform/settings");
  const form = page.getByRole("form", { name: "Invite by email" });
  await form.getByLabel("Email").fill(mira.email);
  await form.getByLabel("Permissions").selectOption("editor");
  await form.getByLabel("Role").fill("Shift lead");
  await form.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("list", { name: "Pending invitations" })).toContainText(mira.email);
};

/** Written and published by the recruiter; returns the job's path. */
export const publishJob = async (page: Page): Promise<string> => {
  await open(page, `${dashboard}?tab=jobs`);
  await panel(page).getByRole("button", { name: "New Job" }).click();
  const dialog = page.getByRole("dialog", { name: "New job" });
  await dialog.getByLabel("Title").fill(jobTitle);
  await dialog.getByRole("button", { name: "Save and write ad" }).click();
  const form = page.getByRole("form", { name: "Job ad" });
  await form
    .getByLabel("Description")
    .fill("You look after ventilated patients on the night shift of our intensive care unit, with a team of four.");
  await form.getByLabel("Requirements").fill("Mechanical ventilation\nArterial blood gas analysis\nIntubation");
  await form.getByLabel("Location", { exact: true }).fill(jobLocation);
  await form.getByLabel("Minimum salary ($/year)").fill("72000");
  await form.getByLabel("Maximum salary ($/year)").fill("88000");
  await form.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("1 of 5 postings active");
  return new URL(page.url()).pathname;
};

const findMatch = async (page: Page): Promise<Locator> => {
  await open(page, `${dashboard}?tab=ai-matching`);
  const picker = panel(page).getByLabel("Job to fill");
  await expect(picker.locator("option")).toHaveCount(2);
  await picker.selectOption({ index: 1 });
  await panel(page).getByRole("button", { name: "Start AI Matching" }).click();
  const name = await networkNameOf(iris);
  const match = panel(page).getByRole("list", { name: "Matches" }).locator("> li").filter({ hasText: name });
  await expect(match.first()).toBeVisible({ timeout: 60_000 });
  return match.first();
};

export const requestIntroduction = async (page: Page): Promise<void> => {
  const match = await findMatch(page);
  await expect(match).toContainText("Cohire network");
  for (const hidden of [iris.first, iris.last, iris.email, "Lakeview"]) await expect(match).not.toContainText(hidden);
  await match.getByRole("button", { name: "Request introduction" }).click();
  const dialog = page.getByRole("dialog", { name: /^Request introduction to / });
  await dialog.getByRole("button", { name: "Request introduction" }).click();
  await expect(match).toContainText("Introduction requested");
};

export const acceptIntroduction = async (page: Page, mailbox: Mailbox): Promise<void> => {
  await open(page, linkPathIn(await waitForEmail(mailbox, iris.email, /would like to meet you/), "/introductions/"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(company);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("now sees your profile")).toBeVisible();
};

/** Opens the candidate over the board. */
export const openCandidate = async (page: Page, board: string): Promise<void> => {
  await open(page, board);
  await page.getByRole("link", { name: iris.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: iris.name })).toBeVisible();
};

export const requestInterview = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Schedule interview" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: new RegExp(mira.first) }).check();
  await dialog.getByRole("radio", { name: /picks$/ }).check({ force: true });
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(dialog).toHaveCount(0);
};

export const chooseInterviewTime = async (page: Page, mailbox: Mailbox): Promise<void> => {
  await open(page, linkPathIn(await waitForEmail(mailbox, iris.email, /^Choose a time/), "/interviews/"));
  const times = page.getByRole("group", { name: /^Time on/ }).getByRole("radio");
  await times.first().check({ force: true });
  await page.getByRole("button", { name: "Confirm time" }).click();
  await expect(page.getByRole("heading", { name: "Your interview is scheduled" })).toBeVisible();
};

const interviewPathFor = async (mailbox: Mailbox, email: string): Promise<string> =>
  linkPathIn(await waitForEmail(mailbox, email, new RegExp(`${iris.last}, ${jobTitle}`)), "/platform/interviews/");

/** Moves the interview into the past. */
export const startInterview = async (): Promise<void> => {
  await queryDatabase(
    `update interviews i set scheduled_at = now() - interval '1 hour' from companies c where c.id = i.company_id and c.name = $1`,
    [company],
  );
};

/** Opens the scorecard from the email. The other interviewer's note must be hidden until this scorecard is submitted. */
export const submitScorecard = async (
  page: Page,
  mailbox: Mailbox,
  { email, note, hidden }: { email: string; note: string; hidden: string },
): Promise<void> => {
  await open(page, await interviewPathFor(mailbox, email));
  await expect(page.locator("body")).not.toContainText(hidden);
  const form = page.getByRole("form", { name: "Your scorecard" });
  for (const four of await form.getByRole("radio", { name: /^4/ }).all()) await four.check({ force: true });
  await form.getByLabel("What you saw and heard").fill(note);
  await form.getByRole("radio", { name: "Yes", exact: true }).check({ force: true });
  await form.getByRole("button", { name: "Submit scorecard" }).click();
  await expect(page.getByRole("button", { name: "Edit scorecard" })).toBeVisible();
};
