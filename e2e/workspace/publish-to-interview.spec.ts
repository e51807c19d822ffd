/** One job from draft to interview: written, published, found, applied to, and moved by one member while another watches. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { column } from "../pages/board-page.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { uniqueEmail } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";

/** Unique even when the same test runs again. */
const runId = randomUUID().slice(0, 8);
const title = `Lighthouse Ward Nurse ${runId}`;

/** Creates and publishes a job; leaves the browser on the job's page. */
const publishJob = async (page: Page): Promise<void> => {
  await open(page, `${dashboard}?tab=jobs`);
  await panel(page).getByRole("button", { name: "New Job" }).click();
  const dialog = page.getByRole("dialog", { name: "New job" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByRole("button", { name: "Save and write ad" }).click();
  const form = page.getByRole("form", { name: "Job ad" });
  await form
    .getByLabel("Description")
    .fill("You look after twelve people on the night ward, with two colleagues and a doctor on call in the house.");
  await form.getByLabel("Requirements").fill("Active RN license\nTwo years on a ward");
  await form.getByLabel("Location", { exact: true }).fill("Dayton, OH");
  await form.getByLabel("Minimum salary ($/year)").fill("80000");
  await form.getByLabel("Maximum salary ($/year)").fill("95000");
  await form.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("1 of 5 postings active");
};

/** Applies as a visitor; returns the path of the status link from the email. */
const applyAs = async (page: Page, email: string): Promise<string> => {
  await open(page, "/jobs");
  await page.getByLabel("Job title").fill(runId);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("list", { name: "Open jobs" }).getByRole("link", { name: title }).click();
  await page.getByRole("link", { name: "Apply", exact: true }).click();
  const form = page.getByRole("form", { name: "Application" });
  await form.getByLabel("First name").fill("Nadia");
  await form.getByLabel("Last name").fill("Osei");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByRole("checkbox", { name: /^The company that posted this job/ }).check();
  let path = "";
  await withCaughtEmails(async ({ caught }) => {
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByRole("heading", { name: "Lantern Clinics has your application" })).toBeFocused();
    const mailText = () => caught.find(({ to }) => to.includes(email))?.mail.text ?? "";
    await expect.poll(mailText, { timeout: 60_000 }).toContain("/applications/");
    [path = ""] = /\/applications\/[\w-]+/.exec(mailText()) ?? [];
  });
  return path;
};

test("[DASH-04] [DASH-08] a job is published and found, and its applicant moves live for another member", async ({
  page,
  browser,
}) => {
  const admin = await signUpEmployer(page, { companyName: "Lantern Clinics" });
  const mira = await inviteMember(browser, admin, { name: "Mira Lund", permissions: "editor" });
  await publishJob(page);
  const board = new URL(page.url()).pathname;
  await open(page, board);
  await expect(page.getByText("No applicants yet")).toBeVisible();

  const applicant = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const statusPath = await applyAs(applicant, uniqueEmail());
  await open(applicant, statusPath);
  await applicant.getByRole("button", { name: "Confirm application" }).click();
  const statusRegion = applicant.getByRole("region", { name: "Application status" });
  await expect(statusRegion).toContainText("The team has your application");
  // The first member's page is not touched from here on.
  await expect(column(page, "Applied").getByRole("link", { name: "Nadia Osei" })).toBeVisible();

  await open(mira.page, board);
  await mira.page.getByRole("link", { name: "Nadia Osei", exact: true }).focus();
  for (const step of ["Screening", "Interview"]) {
    await mira.page.keyboard.press("]");
    await expect(column(mira.page, step).getByRole("link", { name: "Nadia Osei" })).toBeFocused();
    await expect(column(page, step).getByRole("link", { name: "Nadia Osei" })).toBeVisible();
  }
  await applicant.reload();
  await expect(statusRegion).toContainText(/interview/i);
  await expect(statusRegion).not.toContainText("The team has your application");
  await applicant.close();
  await mira.context.close();
});
