/** One candidate page: notes that reach a team member, file upload and download, merging two records and separating them. */
import { expect, test } from "@playwright/test";
import { issuesAtWidths } from "../support/accessibility.ts";
import { createJobWithCandidates, readApplicationState } from "../pages/board-page.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";

test("the candidate page shows all data, edits it and moves the application", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const { id, jobId } = await createFullCandidate(admin.companyId, { steps: 40 });
  await open(page, `/platform/candidates/${id}`);
  await expect(page).toHaveTitle(/^Ana Ruiz/);
  await expect(page.getByRole("link", { name: "(614) 555-0142" })).toHaveAttribute("href", "tel:6145550142");
  for (const words of ["Leads a unit of forty nurses.", "$104,000/year", "BSN", "Scheduling", "87%match"])
    await expect(page.getByText(words).first()).toBeVisible();
  const history = page.getByRole("list", { name: "History", exact: true });
  await expect(history.getByRole("listitem")).toHaveCount(20);
  await page.getByRole("button", { name: "Show older" }).click();
  await expect(history.getByRole("listitem")).toHaveCount(40);
  const application = page.getByRole("list", { name: "Applications" });
  await expect(application.getByRole("link", { name: "ICU Nurse Manager" })).toHaveAttribute(
    "href",
    `/platform/jobs/${jobId}`,
  );
  await application.getByRole("button", { name: "Move" }).click();
  await page.getByRole("menuitem", { name: "Offer" }).click();
  await expect(application.getByText("Offer", { exact: true })).toBeVisible();
  await expect(history.getByText("Moved from Interview to Offer")).toBeVisible();
  await application.getByRole("button", { name: "Move" }).click();
  await page.getByRole("menuitem", { name: "Rejected" }).click();
  const rejection = page.getByRole("dialog", { name: "Reject Ana Ruiz" });
  await rejection.getByLabel("Reason").selectOption("place-or-hours");
  await rejection.getByRole("button", { name: "Reject" }).click();
  await expect(application.getByText("Rejected", { exact: true })).toBeVisible();
  // Hovering the toast stops its timer.
  await page.getByRole("button", { name: "Undo" }).last().hover();
  expect(await readApplicationState(jobId, "Ana")).toMatchObject({ rejection_kind: "place-or-hours", mail: "waiting" });
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByText("The email was canceled.", { exact: false }).first()).toBeVisible();
  await expect(application.getByText("Offer", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Edit candidate" });
  await editor.getByLabel("Email").fill("nobody");
  await editor.getByRole("button", { name: "Save changes" }).click();
  await expect(editor.getByText("Enter an email address")).toBeVisible();
  await editor.getByLabel("Email").fill("ana.ruiz@people.example");
  await editor.getByRole("button", { name: "Save changes" }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByRole("link", { name: "ana.ruiz@people.example" })).toBeVisible();
});

test("a known candidate is added to another job from the candidate page", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const { id } = await createFullCandidate(admin.companyId);
  const jobId = await createJobWithCandidates(admin.companyId, [], "Weekend Nurse");
  await open(page, `/platform/candidates/${id}`);
  await page.getByRole("button", { name: "Add to job" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Ana Ruiz to a job" });
  await expect(dialog.getByLabel("Job").getByRole("option")).toHaveText([/^Weekend Nurse/]);
  await dialog.getByRole("button", { name: "Add to job" }).click();
  const applications = page.getByRole("list", { name: "Applications" });
  await expect(applications.getByRole("link", { name: "Weekend Nurse" })).toBeVisible();
  expect(await readApplicationState(jobId, "Ana")).toMatchObject({ stage: "applied", status: "active" });
});

test("a note mentions a team member by keyboard; it stays on their dashboard till read", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const mira = await inviteMember(browser, admin, { name: "Mira Lund" });
  const { id } = await createFullCandidate(admin.companyId);
  await open(page, `/platform/candidates/${id}`);
  const field = page.getByLabel("Note", { exact: true });
  await field.focus();
  await page.keyboard.type("Could you call them, @mi");
  const option = page.getByRole("option", { name: /Mira Lund/ });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  // Typed right after Enter: the text must land after the inserted name.
  await page.keyboard.type("before Friday?");
  await expect(field).toHaveValue("Could you call them, @Mira Lund before Friday?");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("@Mira Lund before Friday?");
  await open(mira.page, "/platform/dashboard");
  const mentions = mira.page.getByRole("region", { name: "Mentions" });
  await expect(mentions).toContainText("Could you call them");
  const readRequest = mira.page.waitForResponse(/\/api\/mentions\/read/);
  await mentions.getByRole("link", { name: "Ana Ruiz" }).click();
  await expect(mira.page.getByRole("list", { name: "Notes" })).toContainText("before Friday?");
  await readRequest;
  await expect(mira.page.getByLabel("Note", { exact: true })).toBeHidden();
  await open(mira.page, "/platform/dashboard");
  await expect(mira.page.getByRole("region", { name: "Mentions" })).toBeHidden();
  await mira.context.close();
});

test("a file is uploaded, downloaded unchanged and deleted", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const { id } = await createFullCandidate(admin.companyId);
  await open(page, `/platform/candidates/${id}`);
  const words = Buffer.from("References from three wards.");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add file" }).click();
  await (await choosing).setFiles({ name: "references.txt", mimeType: "text/plain", buffer: words });
  const link = page.getByRole("link", { name: "references.txt" });
  await expect(link).toBeVisible();
  const response = await admin.context.request.get((await link.getAttribute("href")) ?? "");
  expect([await response.body(), response.headers()["content-disposition"]]).toEqual([
    words,
    "attachment; filename=references.txt",
  ]);
  await page.getByRole("button", { name: "More actions for references.txt" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete file" }).click();
  await expect(link).toBeHidden();
});

test("two records of one person are compared, merged by field, and separated again", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const email = "the.same@people.example";
  const { id } = await createFullCandidate(admin.companyId, { email });
  const other = await createFullCandidate(admin.companyId, { name: ["Anna", "Ruiz-Meyer"], email, stage: "offer" });
  await open(page, `/platform/candidates/${id}`);
  await page.getByRole("button", { name: "Compare and merge" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge records" });
  await dialog.getByRole("group", { name: "Last name" }).getByLabel("Ruiz-Meyer").check();
  await expect(dialog).toContainText("We keep the one at the later stage");
  await dialog.getByRole("button", { name: "Merge records" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Ruiz-Meyer");
  await expect(page.getByRole("list", { name: "Applications" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Applications" })).toContainText("Offer");
  await page.getByRole("button", { name: "Undo merge" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo merge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Ruiz");
  await expect(page.getByRole("button", { name: "Compare and merge" })).toBeVisible();
  const rows = await queryDatabase("select 1 from job_applications where candidate_id = $1 and stage = 'offer'", [
    other.id,
  ]);
  expect(rows).toHaveLength(1);
});

test("the page is accessible at 360 and 1440 px", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const email = "the.same@people.example";
  const { id } = await createFullCandidate(admin.companyId, { email });
  await createFullCandidate(admin.companyId, { email });
  await admin.send("POST", `/api/candidates/${id}/notes`, { text: "See https://example.com/a-plan" });
  await open(page, `/platform/candidates/${id}`);
  expect(await issuesAtWidths(page, [360, 1440])).toEqual([]);
});
