/** Typing continues while a save is pending: no typed text is lost. */
import { expect, type Page, test } from "@playwright/test";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { uniqueWord, openDesk, sendQuote, timeline } from "../pages/desk-page.ts";
import { holdNextResponse } from "../support/held-response.ts";
import { createStaffMember, callAs } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";
import { createRecruiter, signUpEmployer } from "../support/workspace-members.ts";

test("job ad: saved fields show stored values, later typing waits for the next save", async ({ page }) => {
  const { send } = await signUpEmployer(page);
  const { id } = (await (await send("POST", "/api/jobs-enhanced", { title: "Ward Clerk" })).json()) as { id: string };
  await open(page, `/platform/jobs/${id}?tab=ad`);
  const form = page.getByRole("form", { name: "Job ad" });
  const save = page.getByRole("button", { name: "Save changes", exact: true });
  const unsaved = form.getByText("Unsaved changes");
  await form.getByLabel("Title").fill("  Night Clerk ");
  await form.getByLabel("Description").fill("Keeps the ward's books");
  const heldResponse = await holdNextResponse(page, `**/api/jobs-enhanced/${id}`);
  await save.click();
  await heldResponse.given;
  await form.getByLabel("Description").press("Home");
  await form.getByLabel("Description").pressSequentially("Gladly ");
  heldResponse.release();
  await expect(form.getByLabel("Title")).toHaveValue("Night Clerk");
  await expect(unsaved).toBeVisible();
  // The caret stays where it was.
  await form.getByLabel("Description").pressSequentially("and well ");
  await expect(form.getByLabel("Description")).toHaveValue("Gladly and well Keeps the ward's books");
  await save.click();
  const readStored = async () =>
    ((await (await send("GET", `/api/jobs-enhanced/${id}`)).json()) as { facts: { description: string } }).facts;
  await expect.poll(readStored).toMatchObject({
    title: "Night Clerk",
    description: "Gladly and well Keeps the ward's books",
  });
  await expect(unsaved).toHaveCount(0);
});

test("company: the name is saved, text typed since counts as unsaved", async ({ page }) => {
  await signUpEmployer(page);
  await open(page, "/platform/settings");
  const form = page.getByRole("form", { name: "Company" });
  await form.getByLabel("Company name").fill("Harbor and Hill");
  const heldResponse = await holdNextResponse(page, "**/api/workspace");
  await form.getByRole("button", { name: "Save changes" }).click();
  await heldResponse.given;
  await form.getByLabel("Description").fill("Nine houses along the river");
  heldResponse.release();
  await expect(page.getByRole("banner")).toContainText("Harbor and Hill");
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await page.reload();
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
});

const createTeam = async (page: Page) => {
  const { send, email } = await signUpEmployer(page);
  const members = [{ email, role: "Lead", permissions: "admin" }];
  const response = await send("POST", "/api/teams", {
    name: "Clinics",
    description: "Hires for the clinics.",
    members,
  });
  const { id } = (await response.json()) as { id: string };
  await open(page, `/platform/teams/${id}?manage=1`);
  return id;
};

test("team: the name is saved, text typed since counts as unsaved", async ({ page }) => {
  const id = await createTeam(page);
  const form = page.getByRole("form", { name: "Name and description" });
  await form.getByLabel("Team name").fill("River clinics");
  const heldResponse = await holdNextResponse(page, `**/api/teams/${id}`);
  await form.getByRole("button", { name: "Save changes" }).click();
  await heldResponse.given;
  await form.getByLabel("Description").fill("Nine houses along the river");
  heldResponse.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage River clinics");
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await page.reload();
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
});

test("team seat: saved fields show stored values, later typing waits for a save", async ({ page }) => {
  const id = await createTeam(page);
  const seat = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  const role = seat.getByLabel("Role for");
  const save = seat.getByRole("button", { name: "Save" });
  await role.fill(" Head of clinics ");
  const heldResponse = await holdNextResponse(page, `**/api/teams/${id}/members/*`);
  await save.click();
  await heldResponse.given;
  await role.press("End");
  await role.pressSequentially("and wards");
  heldResponse.release();
  await expect(page.getByRole("button", { name: "Saving" })).toHaveCount(0);
  // The caret stays where it was.
  await role.pressSequentially(" too ");
  await expect(role).toHaveValue(" Head of clinics and wards too ");
  await save.click();
  await expect(save).toHaveCount(0);
  await expect(role).toHaveValue("Head of clinics and wards too");
  await page.reload();
  await expect(role).toHaveValue("Head of clinics and wards too");
});

test("site content: a change made during a save stays in the form", async ({ page, context }) => {
  await createStaffMember(context);
  const facts = { name: `Welcome ${uniqueWord()}`, subject: "Hello", body: "Hello {{firstName}}," };
  const response = await callAs(context, "POST", "/api/desk/content/reply-template", { facts });
  const { id } = (await response.json()) as { id: string };
  await open(page, `/staff/content/reply-template/${id}`);
  await page.getByLabel("Subject").fill("Good morning");
  const heldResponse = await holdNextResponse(page, `**/api/desk/content/reply-template/${id}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await heldResponse.given;
  await page.getByLabel("Message").fill("Good morning {{firstName}},");
  heldResponse.release();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByLabel("Message")).toHaveValue("Good morning {{firstName}},");
  await expect(page.getByLabel("Subject")).toHaveValue("Good morning");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(3);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("Good morning {{firstName}},");
});

test("candidate note: text typed after sending starts the next note", async ({ page }) => {
  const { companyId } = await signUpEmployer(page);
  const { id } = await createFullCandidate(companyId);
  await open(page, `/platform/candidates/${id}`);
  const field = page.getByLabel("Note", { exact: true });
  await field.fill("Called at noon.");
  const heldResponse = await holdNextResponse(page, `**/api/candidates/${id}/notes`);
  await field.press("Control+Enter");
  await heldResponse.given;
  await field.pressSequentially("Calls back");
  heldResponse.release();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Called at noon.");
  await expect(field).toHaveValue("Calls back");
});

test("desk: a reply started while a note is being saved keeps its text", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { id } = await sendQuote(page.request, uniqueWord());
  await openDesk(page, `/staff/leads/${id}`);
  await page.keyboard.press("n");
  await page.keyboard.type("Wants nights only");
  const heldResponse = await holdNextResponse(page, `**/api/desk/leads/${id}/notes`);
  await page.keyboard.press("Control+Enter");
  await heldResponse.given;
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  const reply = page.getByRole("textbox", { name: "Your reply" });
  await reply.fill("Good morning Dana,");
  heldResponse.release();
  await expect(timeline(page)).toContainText("Wants nights only");
  await expect(reply).toHaveValue("Good morning Dana,");
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Internal note" })).toHaveValue("");
});
