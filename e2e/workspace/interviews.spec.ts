/** Interviews: a candidate books a time on a phone, a panel writes blind scorecards, and all of it works by keyboard. */
import { expect, test } from "@playwright/test";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer, type WorkspaceUser } from "../support/workspace-members.ts";

const meOf = async ({ send }: WorkspaceUser): Promise<string> => {
  const me = (await (await send("GET", "/api/me")).json()) as { person: { id: string } };
  return me.person.id;
};

test("a candidate books a time on a phone, reschedules and cancels it", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const { applicationId } = await createFullCandidate(admin.companyId);
  const response = await admin.send("POST", `/api/applications/${applicationId}/interview-invitations`, {
    panel: [await meOf(admin)],
    duration: 30,
    daysAhead: 14,
  });
  const { link } = (await response.json()) as { link: string };
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: "Europe/Berlin" });
  const phone = await context.newPage();
  await open(phone, new URL(link).pathname);
  await expect(phone.getByText("All times are in your time zone (Berlin).")).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(phone)).toEqual([]);
  // Slots start 24 hours from now, so the first day may have only one left.
  const secondDay = phone.getByRole("group", { name: "Day", exact: true }).getByRole("radio").nth(1);
  await secondDay.check({ force: true });
  await phone
    .getByRole("group", { name: /^Time on/ })
    .getByRole("radio")
    .first()
    .check({ force: true });
  await phone.getByRole("button", { name: "Confirm time" }).click();
  await expect(phone.getByRole("heading", { name: "Your interview is scheduled" })).toBeVisible();
  await expect(phone.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  await phone.getByRole("button", { name: "Choose another time" }).click();
  await secondDay.check({ force: true });
  await phone
    .getByRole("group", { name: /^Time on/ })
    .getByRole("radio")
    .nth(2)
    .check({ force: true });
  const moved = phone.waitForResponse(/\/booking$/);
  await phone.getByRole("button", { name: "Reschedule interview" }).click();
  expect((await moved).status()).toBe(200);
  await phone.getByRole("button", { name: "Cancel interview" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Cancel interview" }).click();
  await expect(phone.getByRole("heading", { name: "Your interview is canceled" })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Confirm time" })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Your interview is canceled" })).toBeVisible();
  await context.close();
});

test("two interviewers score blind: the second sees the first's card after submitting", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const mira = await inviteMember(browser, admin, { name: "Mira Lund" });
  const { id, jobId } = await createFullCandidate(admin.companyId);
  const panel = [await meOf(admin), await meOf(mira)];
  const response = await admin.send("POST", "/api/interviews", {
    jobId,
    candidateId: id,
    scheduledAt: "2039-01-05T15:00:00Z",
    panel,
  });
  const { id: interviewId } = (await response.json()) as { id: string };
  await open(page, `/platform/interviews/${interviewId}`);
  await expect(page.getByText("You can submit it after the interview starts.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit scorecard" })).toHaveCount(0);
  await queryDatabase("update interviews set scheduled_at = '2025-01-05T15:00:00Z' where id = $1", [interviewId]);
  await mira.send("POST", `/api/interviews/${interviewId}/scorecard/submission`, {
    ratings: [{ key: "judgement", name: "Judgment", rating: 5 }],
    notes: "Handled the night shift story with care.",
    recommendation: "strong_yes",
  });
  await open(page, `/platform/candidates/${id}`);
  await expect(
    page.getByText("You'll see the other scorecards after you submit yours for the interview on Jan 5, 2025"),
  ).toBeVisible();
  await expect(page.getByText("night shift story")).toBeHidden();
  await open(page, `/platform/interviews/${interviewId}`);
  const form = page.getByRole("form", { name: "Your scorecard" });
  await form.getByRole("group", { name: "Judgment" }).getByRole("radio", { name: /^4/ }).check({ force: true });
  await form.getByLabel("What you saw and heard").fill("Clear about what went wrong and why.");
  await form.getByRole("radio", { name: "Yes", exact: true }).check({ force: true });
  expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
  await form.getByRole("button", { name: "Submit scorecard" }).click();
  await expect(page.getByRole("button", { name: "Edit scorecard" })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Scorecard by Mira Lund" })).toContainText("night shift story");
  expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
  await page.getByRole("button", { name: "Edit scorecard" }).click();
  await form.getByLabel("Reason for the change").fill("Asked about it once more.");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByRole("alert")).toHaveText("You haven't changed anything yet");
  await form.getByLabel("What you saw and heard").fill("Clear about what went wrong, and about who paid for it.");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Asked about it once more.")).toBeVisible();
  await open(page, `/platform/candidates/${id}`);
  await expect(page.getByRole("article", { name: "Scorecard by Mira Lund" })).toContainText("night shift story");
  await expect(page.getByText("2 of 2 scorecards submitted")).toBeVisible();
  await mira.context.close();
});

test("an interview is scheduled from the candidate page by keyboard alone", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const { id } = await createFullCandidate(admin.companyId);
  await open(page, `/platform/candidates/${id}`);
  await page.getByRole("button", { name: "Schedule interview" }).first().press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("group", { name: /^Time on/ })).toBeVisible();
  await dialog
    .getByRole("group", { name: /^Time on/ })
    .getByRole("radio")
    .first()
    .press("Space");
  const made = page.waitForResponse(/\/api\/interviews$/);
  await dialog.getByRole("button", { name: "Schedule interview" }).press("Enter");
  expect((await made).status()).toBe(201);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Interviews for ICU Nurse Manager" })).toBeVisible();
});

test("a kit's sample answer is edited with its question and moves with it", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const { id, jobId } = await createFullCandidate(admin.companyId);
  const at = { jobId, candidateId: id, scheduledAt: "2039-01-05T15:00:00Z" };
  const { id: interviewId } = (await (await admin.send("POST", "/api/interviews", at)).json()) as { id: string };
  await open(page, `/platform/interviews/${interviewId}`);
  const questionItems = page.getByRole("region", { name: "Questions" }).getByRole("listitem");
  const first = (await questionItems.first().getByRole("paragraph").allTextContents()).map((text) =>
    text.replace("A good answer: ", ""),
  );

  await page.getByRole("button", { name: "Edit interview kit" }).click();
  const dialog = page.getByRole("dialog", { name: "Interview kit" });
  await expect(dialog.getByLabel("Question 1", { exact: true })).toHaveValue(first[0] ?? "");
  await expect(dialog.getByLabel("What a good answer to question 1 includes")).toHaveValue(first[1] ?? "");
  await dialog.getByRole("button", { name: "Move question 1 down" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Move question 2 down" })).toBeFocused();
  await dialog.getByLabel("Question 1", { exact: true }).fill("Who taught you the most?");
  await dialog.getByLabel("What a good answer to question 1 includes").fill("A name and what was learned.");
  const saved = page.waitForResponse(/\/interview-kit$/);
  await dialog.getByRole("button", { name: "Save kit" }).click();
  expect((await saved).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(questionItems.nth(0)).toContainText(
    /Who taught you the most\?A good answer: A name and what was learned\./,
  );
  await expect(questionItems.nth(1)).toContainText(`${first[0]}A good answer: ${first[1]}`);
});

test("working hours that failed to load are not overwritten and can be reloaded", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, "/platform/interviews");
  await page.route("**/api/interviews/own-hours", (route) => route.abort());
  await page.getByRole("button", { name: "My working hours" }).click();
  const dialog = page.getByRole("dialog", { name: "My working hours" });
  await expect(dialog.getByRole("alert")).toContainText("We couldn't load your hours");
  await expect(dialog.getByRole("button", { name: "Save hours" })).toBeDisabled();
  await page.unroute("**/api/interviews/own-hours");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByLabel("Time zone")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save hours" })).toBeEnabled();
});

test("a team member without working hours is named, and can set theirs from there", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const { id } = await createFullCandidate(admin.companyId);
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const week = Object.fromEntries(days.map((day) => [day, []]));
  await admin.send("PUT", "/api/interviews/own-hours", { timeZone: "UTC", week });
  await open(page, `/platform/candidates/${id}`);
  await page.getByRole("button", { name: "Schedule interview" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Schedule interview" });
  await expect(dialog.getByText("You have no working hours set.")).toBeVisible();
  await dialog.getByRole("button", { name: "Set my working hours" }).click();
  const hours = page.getByRole("dialog", { name: "My working hours" });
  await hours.getByRole("checkbox", { name: "Monday" }).check();
  await hours.getByRole("checkbox", { name: "Thursday" }).check();
  await hours.getByRole("button", { name: "Save hours" }).click();
  await expect(hours).toBeHidden();
  await dialog
    .getByRole("group", { name: /^Time on/ })
    .getByRole("radio")
    .first()
    .check({ force: true });
  // The chosen time is beside the button that confirms it.
  await expect(dialog.getByText(/^(Monday|Thursday), \w+ \d+ - \d+:\d\d [AP]M/)).toBeVisible();
});
