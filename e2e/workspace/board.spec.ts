/** A job's board: by keyboard alone, by drag, live for two people, in bulk, and its accessibility. */
import { expect, type Page, test } from "@playwright/test";
import { accessibilityIssuesLightAndDark, accessibilityIssues } from "../support/accessibility.ts";
import { createJobWithCandidates, card, column, openBoard, readApplicationState } from "../pages/board-page.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { holdNextResponse } from "../support/held-response.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";

test("by keyboard alone: move, undo, and reject with an email that undo stops", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(companyId, ["Ada Reyes", "Bo Lindqvist"]);
  await openBoard(page, jobId);
  const { announced } = await recordAnnouncements(page);
  const ada = page.getByRole("link", { name: "Ada Reyes", exact: true });
  await ada.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Bo Lindqvist", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("]");
  await expect(column(page, "Screening").getByRole("link", { name: "Ada Reyes" })).toBeFocused();
  const moved = ["Notification Ada Reyes: Screening Moved. Press U on the board"];
  await expect.poll(() => announced(/Ada Reyes: Screening/)).toEqual(moved);
  expect(await readApplicationState(jobId, "Ada")).toMatchObject({ stage: "screening" });
  await page.keyboard.press("u");
  await expect(column(page, "Applied").getByRole("link", { name: "Ada Reyes" })).toBeVisible();
  await expect.poll(async () => (await readApplicationState(jobId, "Ada"))?.stage).toBe("applied");
  // Escape closes whichever element opened last, so wait for the toast before opening the menu.
  await expect(page.getByText("Move undone", { exact: true })).toBeVisible();
  await expect.poll(() => announced(/Move undone/)).toEqual(["Notification Move undone Moved 1 candidate back."]);
  expect(announced(/Ada Reyes: Screening/)).toEqual(moved);

  await ada.focus();
  await page.keyboard.press("m");
  await expect(page.getByRole("menu", { name: "Move Ada Reyes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ada).toBeFocused();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "Reject Ada Reyes" });
  await dialog.getByLabel("Reason").selectOption("place-or-hours");
  await expect(dialog.getByRole("radio", { name: "In an hour" })).toBeChecked();
  await dialog.getByRole("button", { name: "Reject" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(column(page, "Rejected")).toContainText("Email goes out within an hour");
  expect(await readApplicationState(jobId, "Ada")).toEqual({
    stage: "rejected",
    status: "closed",
    rejection_kind: "place-or-hours",
    mail: "waiting",
  });
  await column(page, "Rejected").getByRole("link", { name: "Ada Reyes" }).focus();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("The email was canceled.", { exact: false }).first()).toBeVisible();
  expect(await readApplicationState(jobId, "Ada")).toMatchObject({
    stage: "applied",
    status: "active",
    rejection_kind: null,
  });
});

test("after two quick moves, a late response moves neither the card nor the focus", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(companyId, ["Ada Reyes", "Bo Lindqvist"]);
  await openBoard(page, jobId);
  const pipelineHold = await holdNextResponse(page, "**/pipeline");
  await page.getByRole("link", { name: "Ada Reyes", exact: true }).focus();
  await page.keyboard.press("]");
  await pipelineHold.given;
  const sent = Promise.withResolvers<void>();
  await page.route("**/moves", async (route) => {
    await sent.promise;
    await route.continue();
  });
  const inScreening = column(page, "Screening").getByRole("link", { name: "Ada Reyes" });
  const inInterview = column(page, "Interview").getByRole("link", { name: "Ada Reyes" });
  await expect(inScreening).toBeFocused();
  await page.keyboard.press("]");
  await expect(inInterview).toBeFocused();
  const arrived = page.waitForResponse("**/pipeline");
  pipelineHold.release();
  await (await arrived).finished();
  // After two animation frames, every change from the late response has been drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(inInterview).toBeFocused();
  await expect(inScreening).toBeHidden();
  sent.resolve();
  await expect.poll(async () => (await readApplicationState(jobId, "Ada"))?.stage).toBe("interview");
  await expect(page.getByRole("listitem").filter({ hasText: /Ada Reyes: Interview\s+Moved\./ })).toBeVisible();
  await expect(inInterview).toBeFocused();
});

const dragOver = async (page: Page, name: string) => {
  const target = await column(page, name).boundingBox();
  // The browser needs a pause and a few mouse moves to recognize a drag's target.
  await expect(async () => {
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 120, { steps: 4 });
    await page.mouse.move((target?.x ?? 0) + 64, (target?.y ?? 0) + 124, { steps: 2 });
    await expect(column(page, name)).toHaveAttribute("data-over", "", { timeout: 500 });
  }).toPass();
};

test("dragging a card to another column moves it, and Undo moves it back", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(companyId, ["Ada Reyes"]);
  await openBoard(page, jobId);
  await expect(card(page, "Ada Reyes")).toHaveAttribute("draggable", "true");
  await card(page, "Ada Reyes").hover();
  await page.mouse.down();
  await dragOver(page, "Interview");
  await page.mouse.up();
  await expect(column(page, "Interview").getByRole("link", { name: "Ada Reyes" })).toBeVisible();
  await expect.poll(async () => (await readApplicationState(jobId, "Ada"))?.stage).toBe("interview");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "Applied").getByRole("link", { name: "Ada Reyes" })).toBeVisible();
  expect((await readApplicationState(jobId, "Ada"))?.stage).toBe("applied");
});

test("a column says what a drop does; after a drag, a key moves the focused card", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { companyId } = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(companyId, ["Ada Reyes", "Bo Lindqvist"]);
  await openBoard(page, jobId);
  await expect(card(page, "Ada Reyes")).toHaveAttribute("draggable", "true");
  await card(page, "Ada Reyes").hover();
  await page.mouse.down();
  await dragOver(page, "Rejected");
  await expect(column(page, "Rejected")).toContainText("Asks for a reason and email.");
  await dragOver(page, "Interview");
  await expect(column(page, "Interview")).toContainText("No email. Response due");
  await expect(column(page, "Rejected")).not.toContainText("Asks for");
  const pipelineHold = await holdNextResponse(page, "**/pipeline");
  await page.mouse.up();
  await pipelineHold.given;
  const bo = page.getByRole("link", { name: "Bo Lindqvist", exact: true });
  await bo.focus();
  const arrived = page.waitForResponse("**/pipeline");
  pipelineHold.release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(bo).toBeFocused();
  await page.keyboard.press("]");
  await expect(column(page, "Screening").getByRole("link", { name: "Bo Lindqvist" })).toBeFocused();
  await expect.poll(async () => (await readApplicationState(jobId, "Bo"))?.stage).toBe("screening");
  expect((await readApplicationState(jobId, "Ada"))?.stage).toBe("interview");
});

test("a move appears for a second viewer, and a conflict names who moved first", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(admin.companyId, ["Ada Reyes", "Bo Lindqvist"]);
  const mira = await inviteMember(browser, admin, { name: "Mira Lund", permissions: "editor" });
  await openBoard(page, jobId);
  await openBoard(mira.page, jobId);
  const watched = page.getByRole("link", { name: "Bo Lindqvist", exact: true });
  await watched.focus();
  await page.keyboard.press("x");
  await mira.page.getByRole("link", { name: "Ada Reyes", exact: true }).focus();
  await mira.page.keyboard.press("]");
  await expect(column(page, "Screening").getByRole("link", { name: "Ada Reyes" })).toBeVisible();
  await expect(watched).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Select Bo Lindqvist" })).toBeChecked();

  // The first browser's updates are blocked, so it does not see that the other one moved Bo.
  await page.route("**/pipeline", (route) => route.abort());
  await mira.page.getByRole("link", { name: "Bo Lindqvist", exact: true }).focus();
  await mira.page.keyboard.press("m");
  await mira.page.getByRole("menuitem", { name: "Offer", exact: true }).press("Enter");
  await expect.poll(async () => (await readApplicationState(jobId, "Bo"))?.stage).toBe("offer");
  await watched.focus();
  await page.unroute("**/pipeline");
  await page.keyboard.press("]");
  await expect(page.getByText(/Mira Lund moved them to Offer/).first()).toBeVisible();
  await expect(column(page, "Offer").getByRole("link", { name: "Bo Lindqvist" })).toBeVisible();
  await mira.context.close();
});

test("a bulk move names the candidates, takes one call, and one undo reverts it", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const names = Array.from({ length: 120 }, (_none, index) => `P${index} Okafor`);
  const jobId = await createJobWithCandidates(companyId, names);
  await openBoard(page, jobId);
  await page.getByRole("button", { name: "All in Applied" }).click();
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("120 candidates, all in Applied");
  await bar.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitem", { name: "Offer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Move 120 candidates to Offer" });
  await expect(dialog.getByRole("list", { name: "Names" }).getByRole("listitem")).toHaveCount(120);
  await dialog.getByRole("button", { name: "Move 120 candidates" }).click();
  await expect(column(page, "Applied")).toContainText("No candidates");
  await expect(column(page, "Offer").getByRole("heading")).toHaveText("Offer");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "Offer")).toContainText("No candidates");
  expect((await readApplicationState(jobId, "P7"))?.stage).toBe("applied");
});

test("board and list are accessible on phone and desktop, and a name can be found", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(companyId, ["Ada Reyes", "Bo Lindqvist"]);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openBoard(page, jobId);
    await expect(card(page, "Ada Reyes")).toBeVisible();
    expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);
    if (width === 360) {
      const steps = page.getByRole("list", { name: "Stages" });
      await expect(steps.getByRole("button", { name: "Applied" })).toHaveAttribute("aria-current", "true");
      await steps.getByRole("button", { name: "Rejected" }).click();
      await expect(steps.getByRole("button", { name: "Rejected" })).toHaveAttribute("aria-current", "true");
      await expect(column(page, "Rejected")).toBeInViewport({ ratio: 0.5 });
    }
    await page.getByRole("button", { name: "List", exact: true }).click();
    await expect(page.getByRole("link", { name: "Bo Lindqvist", exact: true })).toBeVisible();
    expect(await accessibilityIssues(page, "main")).toEqual([]);
  }
  await page.getByLabel("Name", { exact: true }).fill("lindq");
  await expect(page.getByRole("link", { name: "Ada Reyes", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Bo Lindqvist", exact: true })).toBeVisible();
});

test("after a hire the board suggests closing the job and replying to those who wait", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(companyId, ["Ada Reyes", "Bo Lindqvist", "Cy Moreau"]);
  await queryDatabase("update jobs_enhanced set status = 'active' where id = $1", [jobId]);
  await queryDatabase(
    `insert into interviews (company_id, application_id, scheduled_at)
     select a.company_id, a.id, '2039-01-05T15:00:00Z' from job_applications a join candidates c on c.id = a.candidate_id
     where a.job_id = $1 and c.first_name = 'Ada'`,
    [jobId],
  );
  await openBoard(page, jobId);
  const nextSteps = page.getByRole("list", { name: "Next steps" });
  await expect(nextSteps).toHaveCount(0);
  await page.getByRole("link", { name: "Ada Reyes", exact: true }).focus();
  for (const step of ["Screening", "Interview", "Offer", "Hired"]) {
    await page.keyboard.press("]");
    await expect(column(page, step).getByRole("link", { name: "Ada Reyes" })).toBeFocused();
  }
  await expect(nextSteps).toContainText("1 candidate is hired.");
  await expect(nextSteps).toContainText("Ada Reyes is hired but still has an interview on Jan 5, 2039");
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);

  await nextSteps.getByRole("link", { name: "Review interview" }).click();
  const panel = page.getByRole("complementary", { name: "Candidate" });
  await expect(panel).toContainText("Ada Reyes is hired, and an interview is still scheduled.");
  await panel
    .getByRole("list", { name: /^Interviews for/ })
    .getByRole("button", { name: "Cancel" })
    .click();
  await page
    .getByRole("dialog", { name: "Cancel this interview?" })
    .getByRole("button", { name: "Cancel interview" })
    .click();
  await expect(panel).not.toContainText("an interview is still scheduled");
  await page.keyboard.press("Escape");
  await expect(nextSteps).not.toContainText("still has an interview");

  await nextSteps.getByRole("button", { name: "Close this job" }).click();
  const closing = page.getByRole("dialog", { name: "Close Night Ward Nurse?" });
  await expect(closing).toContainText("2 candidates are still waiting for a reply.");
  await closing.getByRole("button", { name: "Close job" }).click();
  const reply = page.getByRole("dialog", { name: "Reject 2 candidates" });
  await expect(reply.getByRole("list", { name: "Names" }).getByRole("listitem")).toHaveText([
    "Bo Lindqvist",
    "Cy Moreau",
  ]);
  await reply.getByRole("button", { name: "Cancel" }).click();
  expect(await readApplicationState(jobId, "Bo")).toMatchObject({ stage: "applied", status: "active" });
  await expect(nextSteps).toContainText("This job is closed, and 2 candidates are still waiting for a reply.");
  await nextSteps.getByRole("button", { name: "Reply to 2 candidates" }).click();
  await reply.getByRole("button", { name: "Reject 2 candidates" }).click();
  await expect(reply).toBeHidden();
  await expect(nextSteps).toHaveCount(0);
  expect(await readApplicationState(jobId, "Cy")).toMatchObject({
    stage: "rejected",
    rejection_kind: "role-closed",
    mail: "waiting",
  });
});

test("saving stages points to the one without a name", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(companyId, ["Ada Reyes"]);
  await page.setViewportSize({ width: 1440, height: 560 });
  await openBoard(page, jobId);
  await page.getByRole("button", { name: "Edit stages" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit stages" });
  await dialog.getByRole("button", { name: "Add stage to Screening" }).click();
  const added = dialog.getByLabel("Screening, stage 2");
  await expect(added).toBeFocused();
  await dialog.getByLabel("Rejected").focus();
  await dialog.getByRole("button", { name: "Save stages" }).click();
  await expect(added).toBeFocused();
  await expect(added).toHaveAccessibleDescription("Enter a name");
  await expect(dialog.getByText("Enter a name")).toBeInViewport();
  await expect(dialog.getByText("Name every stage.")).toBeInViewport();
});
