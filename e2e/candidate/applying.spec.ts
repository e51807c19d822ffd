/** Applying on a phone: by form with a resume, and with one click from a profile. Also how a team sees what is overdue. */
import type { Email } from "postal-mime";
import { expect, type Browser, type Page, test } from "@playwright/test";
import { applicationToken } from "#server/features/applications/application-link.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import { completeAd } from "#server/test/fixtures/jobs.ts";
import { accessibilityIssuesLightAndDark, accessibilityIssues } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { uniqueEmail, callAs } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";
import { signUpEmployer, type WorkspaceUser } from "../support/workspace-members.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";

test.use({ viewport: { width: 390, height: 844 } });

interface StoredJob {
  readonly id: string;
  readonly revision: number;
  readonly publicPath: string;
}

/** Creates a workspace with an open job. Its admin is signed in in a second browser context. */
const createOpenJob = async (
  browser: Browser,
  title: string,
): Promise<StoredJob & { readonly admin: WorkspaceUser }> => {
  const admin = await signUpEmployer(await (await browser.newContext()).newPage(), { companyName: "Lantern Clinics" });
  const { id } = (await (await admin.send("POST", "/api/jobs-enhanced", { title })).json()) as StoredJob;
  const facts = { ...completeAd, title };
  const saveResponse = await admin.send("PUT", `/api/jobs-enhanced/${id}`, { revision: 1, facts });
  const { revision } = (await saveResponse.json()) as StoredJob;
  const openResponse = await admin.send("POST", `/api/jobs-enhanced/${id}/steps`, { revision, step: "open" });
  return { ...((await openResponse.json()) as StoredJob), admin };
};

const resume = {
  name: "nadia-osei.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Nadia Osei\nRegistered Nurse\n\nSkills\nTriage, Wound care, Epic\n"),
};

const keys = createKeyring(["for-browser-tests-only-0123456789abcdef"]);

const applyRegion = (page: Page) => page.getByRole("region", { name: "Apply", exact: true });

test("a visitor applies with a resume, confirms by the email link and withdraws", async ({ page, browser }) => {
  const { publicPath } = await createOpenJob(browser, "Harbor Ward Nurse");
  const email = uniqueEmail();
  await open(page, publicPath);
  await page.getByRole("link", { name: "Apply", exact: true }).click();
  const form = page.getByRole("form", { name: "Application" });
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(form.getByLabel("First name")).toBeFocused();
  await expect(form).toContainText("Check these fields: first name, last name, email, agreement.");
  await form.getByLabel("First name").fill("Nadia");
  await form.getByLabel("Last name").fill("Osei");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel("Location (optional)").fill("Chicago, IL");
  await expect(form).toContainText("For jobs and people in Illinois");
  await form.getByLabel("Resume (optional)").setInputFiles(resume);
  await form.getByRole("checkbox", { name: /^The company that posted this job/ }).check();
  expect(await accessibilityIssues(page, "#apply")).toEqual([]);

  let mails: readonly Email[] = [];
  await withCaughtEmails(async ({ caught }) => {
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(
      applyRegion(page).getByRole("heading", { name: "Lantern Clinics has your application" }),
    ).toBeFocused();
    const response = await callAs(page.context(), "POST", `/api${publicPath}/applications`, {
      firstName: "Mallory",
      lastName: "Osei",
      email,
      consent: true,
    });
    // A second applicant with the same address learns nothing new about the first.
    expect([response.status(), await response.json()]).toEqual([201, { email, statusPath: null, code: null }]);
    const sentEmails = () => caught.filter(({ to }) => to.includes(email)).map(({ mail }) => mail);
    await expect.poll(() => sentEmails().length, { timeout: 60_000 }).toBe(2);
    mails = sentEmails();
  });
  const subjects = mails.map(({ subject = "" }) => subject).toSorted();
  expect(subjects).toEqual([
    "Confirm your application: Harbor Ward Nurse at Lantern Clinics",
    "Confirm your application: Harbor Ward Nurse at Lantern Clinics",
  ]);
  const ownMail = mails.find(({ text = "" }) => text.includes("Hi Nadia"))?.text ?? "";
  const [path = ""] = /\/applications\/[\w-]+/.exec(ownMail) ?? [];
  await open(page, path);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("region", { name: "What you sent" })).toContainText(email);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirm application" }).click();
  const statusRegion = page.getByRole("region", { name: "Application status" });
  await expect(statusRegion).toContainText("The team has your application");
  await expect(statusRegion).toContainText(/You'll hear from the team by \w+day, \w+ \d+\./);
  await expect(page.getByRole("main")).toContainText("We read your resume");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw application" }).click();
  await expect(statusRegion).toContainText("You withdrew this application.");
  await expect(page.getByRole("button", { name: "Withdraw application" })).toHaveCount(0);
  await page.goto(`${path.slice(0, -2)}AA`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});

test("a person with a profile applies with it and sees the application listed", async ({ page, browser }) => {
  const { publicPath } = await createOpenJob(browser, "Pier Ward Nurse");
  const changes = {
    firstName: "Nadia",
    lastName: "Osei",
    email: uniqueEmail(),
    title: "Registered Nurse",
    location: "Dayton, OH",
    skills: ["Triage", "Epic"],
  };
  await callAs(page.context(), "PATCH", "/api/candidate/profile", { profileId: null, revision: 0, base: {}, changes });
  await open(page, publicPath);
  const region = applyRegion(page);
  await expect(region).toContainText("2 skills");
  expect(await accessibilityIssues(page, "#apply")).toEqual([]);
  const sendButton = region.getByRole("button", { name: "Apply with your profile" });
  await sendButton.click();
  await expect(region.getByRole("alert")).toContainText("Check this box");
  await region.getByRole("checkbox", { name: /^The company that posted this job/ }).check();
  await sendButton.click();
  await expect(region).toContainText("open the email we sent to");
  const [submission] = await queryDatabase<{ application_id: string; company_id: string }>(
    "select application_id, company_id from application_submissions where email = $1",
    [changes.email],
  );
  const applicationRef = { id: submission?.application_id ?? "", companyId: submission?.company_id ?? "" };
  await open(page, `/applications/${applicationToken(applicationRef, keys)}`);
  await page.getByRole("button", { name: "Confirm application" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pier Ward Nurse");
  await open(page, "/candidates");
  const ownApplications = page.getByRole("list", { name: "Your applications" });
  await expect(ownApplications).toContainText("Pier Ward Nurse");
  await expect(ownApplications).toContainText("Received");
  await open(page, publicPath);
  await expect(region).toContainText("You've already applied for this job");
});

test("the team sees a missed response date until it sets a new one", async ({ page, browser }) => {
  const { publicPath, admin } = await createOpenJob(browser, "Quay Ward Nurse");
  const body = { firstName: "Nadia", lastName: "Osei", email: uniqueEmail(), consent: true };
  await callAs(page.context(), "POST", `/api${publicPath}/applications`, body);
  // The state after the task that flags overdue answers, which runs every ten minutes.
  const setOverdueSql =
    "update job_applications set answer_due_at = '2026-11-13 23:59:59.999+00' where company_id = $1";
  await queryDatabase(setOverdueSql, [admin.companyId]);
  await queryDatabase(
    `insert into team_tasks (company_id, application_id, kind, due_at)
     select company_id, id, 'answer_overdue', answer_due_at from job_applications where company_id = $1`,
    [admin.companyId],
  );
  await admin.page.setViewportSize({ width: 390, height: 844 });
  await open(admin.page, dashboard);
  const overdue = panel(admin.page).getByRole("region", { name: "Replies due" });
  await expect(overdue).toContainText("Due Friday, November 13");
  expect(await accessibilityIssuesLightAndDark(admin.page)).toEqual([]);
  await overdue.getByRole("button", { name: "Change date" }).click();
  await admin.page.getByRole("dialog").getByRole("button", { name: "Save date" }).click();
  await expect(overdue).toHaveCount(0);
});

test("a request for a human review is shown to the team until a person decides", async ({ page, browser }) => {
  const { publicPath, id, admin } = await createOpenJob(browser, "Mole Ward Nurse");
  const body = { firstName: "Nadia", lastName: "Osei", email: uniqueEmail(), consent: true, requestsHumanReview: true };
  await callAs(page.context(), "POST", `/api${publicPath}/applications`, body);
  await admin.page.setViewportSize({ width: 1440, height: 1000 });
  await open(admin.page, dashboard);
  const reviews = panel(admin.page).getByRole("region", { name: "Human reviews" });
  await expect(reviews).toContainText("Nadia Osei");
  expect(await accessibilityIssuesLightAndDark(admin.page)).toEqual([]);
  await reviews.getByRole("link", { name: "Review Nadia Osei" }).click();
  const record = admin.page.getByRole("complementary", { name: "Candidate" });
  await expect(record.getByRole("list", { name: "About this record" })).toContainText("Human review requested.");
  await expect(record.getByRole("list", { name: "Applications" })).toContainText(/Reply promised by [A-Z][a-z]{2} \d/);
  await expect(record.getByRole("region", { name: "Details" })).toContainText("Not stated");
  expect(await accessibilityIssuesLightAndDark(admin.page, "[aria-label=Candidate]")).toEqual([]);
  await record.getByRole("button", { name: "Advance to screening" }).click();
  await expect(record.getByRole("list", { name: "Applications" })).toContainText("Screening");
  await open(admin.page, dashboard);
  await expect(panel(admin.page).getByText("You're all caught up.")).toBeVisible();
  await open(admin.page, `/platform/jobs/${id}`);
  await expect(admin.page.getByText("Human review", { exact: true }).first()).toBeVisible();
});
