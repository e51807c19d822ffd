/** The voluntary questions on a phone, and the tables and log that workspace admins see. */
import { expect, test } from "@playwright/test";
import { applicationToken } from "#server/features/applications/application-link.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import { accessibilityIssuesLightAndDark, accessibilityIssues } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { createApplicants } from "../support/applicant-factory.ts";
import { open } from "../pages/site-page.ts";
import { signUpEmployer } from "../support/workspace-members.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** The secret must match the one in e2e/environment/secret.ts. */
const keys = createKeyring(["for-browser-tests-only-0123456789abcdef"]);

const createWorkspace = async (page: Parameters<typeof signUpEmployer>[0]) => {
  const admin = await signUpEmployer(page, { companyName: "Lantern Clinics" });
  const response = await admin.send("POST", "/api/jobs-enhanced", { title: "Harbor Ward Nurse" });
  const { id: jobId } = (await response.json()) as { id: string };
  return { ...admin, jobId };
};

test("an applicant answers, changes and deletes two voluntary questions", async ({ page, browser }) => {
  const { companyId, jobId } = await createWorkspace(await (await browser.newContext()).newPage());
  const alike = { count: 1, sex: null, race: null, stage: "applied" };
  const [id = ""] = await createApplicants(companyId, jobId, alike);
  const storedAnswers = async () =>
    queryDatabase("select sex, race from self_identifications where application_id = $1::uuid", [id]);
  await open(page, `/applications/${applicationToken({ id, companyId }, keys)}#about-you`);
  const form = page.getByRole("form", { name: "Two voluntary questions" });
  const saveButton = form.getByRole("button", { name: "Save answers" });
  await expect(saveButton).toBeDisabled();
  await expect(form.getByRole("button", { name: "Delete my answers" })).toHaveCount(0);
  await form.getByLabel("Sex").selectOption("Female");
  await form.getByLabel("Race and ethnicity").selectOption("Prefer not to say");
  expect(await accessibilityIssues(page)).toEqual([]);
  await saveButton.click();
  await expect(form.getByRole("status")).toHaveText("Saved. Thank you.");
  expect(await storedAnswers()).toEqual([{ sex: "female", race: "declined" }]);
  await page.reload();
  await expect(form.getByLabel("Sex")).toHaveValue("female");
  await form.getByLabel("Sex").selectOption("Nonbinary or another");
  await saveButton.click();
  await expect(form.getByRole("status")).toHaveText("Saved. Thank you.");
  expect(await storedAnswers()).toEqual([{ sex: "another", race: "declined" }]);
  await form.getByRole("button", { name: "Delete my answers" }).click();
  await expect(form.getByRole("status")).toHaveText("Your answers were deleted.");
  await expect(form.getByLabel("Sex")).toHaveValue("");
  expect(await storedAnswers()).toEqual([]);
});

test("an admin is told of too little data, then runs the analysis and downloads both", async ({ page }) => {
  const { companyId, jobId } = await createWorkspace(page);
  await open(page, "/platform/settings");
  await page.getByRole("link", { name: "View audits and decision log" }).click();
  await expect(page.getByRole("region", { name: "What these tables don't show" })).toContainText("independent auditor");
  await expect(page.getByText("No audits yet")).toBeVisible();
  const runButton = page.getByRole("button", { name: "Run analysis" });
  await runButton.click();
  await expect(page.getByRole("alert")).toContainText("Not enough answers yet.");
  await createApplicants(companyId, jobId, { count: 30, sex: "male", race: "white", stage: "interview" });
  await createApplicants(companyId, jobId, { count: 10, sex: "male", race: "white", stage: "applied" });
  await createApplicants(companyId, jobId, { count: 12, sex: "female", race: "black", stage: "interview" });
  await createApplicants(companyId, jobId, { count: 28, sex: "female", race: "black", stage: "applied" });
  await createApplicants(companyId, jobId, { count: 9, sex: null, race: null, stage: "applied" });
  await runButton.click();
  const bySex = page.getByRole("table", { name: "Invited to an interview, by sex", exact: true });
  // 12 of 40 compared with 30 of 40.
  await expect(bySex.getByRole("row", { name: /^Female/ })).toContainText(
    /40\s*12\s*30\.0%\s*0\.40\s*Below four fifths/,
  );
  await expect(bySex.getByRole("row", { name: /^Unknown/ })).toContainText("9");
  await expect(page.getByRole("region", { name: "Hired", exact: true })).toContainText("Not shown");
  // The page states when the analysis can run again.
  await expect(runButton).toBeDisabled();
  await expect(page.getByText(/^Last run on \w{3} \d+, \d{4}\. You can run it again starting/)).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as CSV" }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bias-audit-.*\.csv$/);
  const [log] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as JSON" }).click(),
  ]);
  expect(log.suggestedFilename()).toMatch(/^decision-log-.*\.json$/);
});
