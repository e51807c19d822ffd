/** Somebody who types on while the last thing is being saved: no letter is taken back. */
import { expect, type Page, test } from "@playwright/test";
import { aFullCandidate } from "./candidate-people.ts";
import { aWord, openDesk, sendQuote, timeline } from "./desk-page.ts";
import { holdNextAnswer } from "./held-answer.ts";
import { aStaffMember, callAs } from "./people.ts";
import { open } from "./site-page.ts";
import { aRecruiter, signUpHere } from "./workspace-people.ts";

test("a job ad: what was saved is shown as stored, what was typed since waits for the next save", async ({ page }) => {
  const { send } = await signUpHere(page);
  const { id } = (await (await send("POST", "/api/jobs-enhanced", { title: "Ward Clerk" })).json()) as { id: string };
  await open(page, `/platform/jobs/${id}?tab=ad`);
  const form = page.getByRole("form", { name: "Job ad" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const unsaved = form.getByText("Changes are not saved yet");
  await form.getByLabel("Title").fill("  Night Clerk ");
  await form.getByLabel("Description").fill("Keeps the ward's books");
  const answer = await holdNextAnswer(page, `**/api/jobs-enhanced/${id}`);
  await save.click();
  await answer.given;
  await form.getByLabel("Description").press("Home");
  await form.getByLabel("Description").pressSequentially("Gladly ");
  answer.release();
  await expect(form.getByLabel("Title")).toHaveValue("Night Clerk");
  await expect(unsaved).toBeVisible();
  // The caret stays where it was.
  await form.getByLabel("Description").pressSequentially("and well ");
  await expect(form.getByLabel("Description")).toHaveValue("Gladly and well Keeps the ward's books");
  await save.click();
  const stored = async () =>
    ((await (await send("GET", `/api/jobs-enhanced/${id}`)).json()) as { facts: { description: string } }).facts;
  await expect.poll(stored).toMatchObject({
    title: "Night Clerk",
    description: "Gladly and well Keeps the ward's books",
  });
  await expect(unsaved).toHaveCount(0);
});

test("the company's own facts: the name is saved, the description typed since still counts as unsaved", async ({
  page,
}) => {
  await signUpHere(page);
  await open(page, "/platform/settings");
  const form = page.getByRole("form", { name: "Company" });
  await form.getByLabel("Company name").fill("Harbor and Hill");
  const answer = await holdNextAnswer(page, "**/api/workspace");
  await form.getByRole("button", { name: "Save changes" }).click();
  await answer.given;
  await form.getByLabel("Description").fill("Nine houses along the river");
  answer.release();
  await expect(page.getByRole("banner")).toContainText("Harbor and Hill");
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await page.reload();
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
});

const aTeam = async (page: Page) => {
  const { send, email } = await signUpHere(page);
  const members = [{ email, role: "Lead", permissions: "admin" }];
  const made = await send("POST", "/api/teams", { name: "Clinics", description: "Hires for the clinics.", members });
  const { id } = (await made.json()) as { id: string };
  await open(page, `/platform/teams/${id}?manage=1`);
  return id;
};

test("a team's facts: the name is saved, the description typed since still counts as unsaved", async ({ page }) => {
  const id = await aTeam(page);
  const form = page.getByRole("form", { name: "Name and description" });
  await form.getByLabel("Team name").fill("River clinics");
  const answer = await holdNextAnswer(page, `**/api/teams/${id}`);
  await form.getByRole("button", { name: "Save changes" }).click();
  await answer.given;
  await form.getByLabel("Description").fill("Nine houses along the river");
  answer.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage River clinics");
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await page.reload();
  await expect(form.getByLabel("Description")).toHaveValue("Nine houses along the river");
});

test("a seat in a team: what was saved is shown as stored, what was typed since waits for the next save", async ({
  page,
}) => {
  const id = await aTeam(page);
  const seat = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  const role = seat.getByLabel("Role of");
  const save = seat.getByRole("button", { name: "Save" });
  await role.fill(" Head of clinics ");
  const answer = await holdNextAnswer(page, `**/api/teams/${id}/members/*`);
  await save.click();
  await answer.given;
  await role.press("End");
  await role.pressSequentially("and wards");
  answer.release();
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

test("content of the site: a change made while the last one is saved stays in the form", async ({ page, context }) => {
  await aStaffMember(context);
  const facts = { name: `Welcome ${aWord()}`, subject: "Hello", body: "Hello {{firstName}}," };
  const added = await callAs(context, "POST", "/api/desk/content/reply-template", { facts });
  const { id } = (await added.json()) as { id: string };
  await open(page, `/staff/content/reply-template/${id}`);
  await page.getByLabel("Subject").fill("Good morning");
  const answer = await holdNextAnswer(page, `**/api/desk/content/reply-template/${id}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await answer.given;
  await page.getByLabel("Words").fill("Good morning {{firstName}},");
  answer.release();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByLabel("Words")).toHaveValue("Good morning {{firstName}},");
  await expect(page.getByLabel("Subject")).toHaveValue("Good morning");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(3);
  await page.reload();
  await expect(page.getByLabel("Words")).toHaveValue("Good morning {{firstName}},");
});

test("a note about a person: what follows the sent one is the beginning of the next", async ({ page }) => {
  const { companyId } = await signUpHere(page);
  const { id } = await aFullCandidate(companyId);
  await open(page, `/platform/candidates/${id}`);
  const field = page.getByLabel("Note", { exact: true });
  await field.fill("Called at noon.");
  const answer = await holdNextAnswer(page, `**/api/candidates/${id}/notes`);
  await field.press("Control+Enter");
  await answer.given;
  await field.pressSequentially("Calls back");
  answer.release();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Called at noon.");
  await expect(field).toHaveValue("Calls back");
});

test("the desk: an answer begun while a note is being kept stays open with its words", async ({ browser }) => {
  const { page } = await aRecruiter(browser);
  const { id } = await sendQuote(page.request, aWord());
  await openDesk(page, `/staff/leads/${id}`);
  await page.keyboard.press("n");
  await page.keyboard.type("Wants nights only");
  const answer = await holdNextAnswer(page, `**/api/desk/leads/${id}/notes`);
  await page.keyboard.press("Control+Enter");
  await answer.given;
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  const reply = page.getByRole("textbox", { name: "Your answer" });
  await reply.fill("Good morning Dana,");
  answer.release();
  await expect(timeline(page)).toContainText("Wants nights only");
  await expect(reply).toHaveValue("Good morning Dana,");
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Note for the desk" })).toHaveValue("");
});
