/** Access to the desk, its metrics, and its layout on every screen. */
import { expect, type Page, test } from "@playwright/test";
import { issuesAtWidths } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { ageLead, uniqueWord, leadHeading, openDesk, rowOf, rows, sendQuote, timeline } from "../pages/desk-page.ts";
import { signUpCandidate, grantStaffRole } from "../support/account-factory.ts";
import { createRecruiter, signUpEmployer } from "../support/workspace-members.ts";

test("a visitor signs in and returns to the requested lead", async ({ page }) => {
  await page.goto("/staff/leads/018f0000-0000-7000-8000-000000000001?view=all");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fstaff%2Fleads%2F018f0000-0000-7000-8000-000000000001%3Fview%3Dall$/);
});

test("candidates and employers are denied; staff learn to set up two-factor", async ({ browser }) => {
  for (const path of ["/staff", "/staff/figures", "/staff/leads/018f0000-0000-7000-8000-000000000001"]) {
    const candidate = await browser.newContext();
    await signUpCandidate(candidate);
    const page = await candidate.newPage();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for our staff");
    await expect(rows(page)).toHaveCount(0);
    await candidate.close();
  }
  const employer = await signUpEmployer(await browser.newPage());
  await employer.page.goto("/staff");
  await expect(employer.page.getByRole("heading", { level: 1 })).toHaveText("This page is for our staff");
  const context = await browser.newContext();
  await grantStaffRole(await signUpCandidate(context));
  const page = await context.newPage();
  await page.goto("/staff");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step before the desk opens");
  await expect(page.getByRole("link", { name: "Set up two-factor authentication" })).toHaveAttribute(
    "href",
    "/account",
  );
});

test("on a phone the list and the lead are separate pages with a way back", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  const word = uniqueWord();
  await sendQuote(page.request, word);
  await openDesk(page, `/staff?q=${word}`);
  await rowOf(page, word).click();
  await expect(leadHeading(page, "Dana Whitfield")).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Inbox", exact: true }).click();
  await expect(rowOf(page, word)).toBeFocused();
  await expect(leadHeading(page, "Dana Whitfield")).toHaveCount(0);
  const bar = page.getByRole("navigation", { name: "Desk on a phone" });
  for (const name of ["Inbox", "Clients", "Analytics", "Content"])
    await expect(bar.getByRole("link", { name })).toBeVisible();
  await bar.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menuitem", { name: "Booking hours" })).toBeVisible();
});

test("every view has its own empty state", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  await openDesk(page, "/staff?view=mine");
  await expect(page.getByText("No open leads assigned to you")).toBeVisible();
  await openDesk(page, "/staff?q=nobody-has-this-word");
  await expect(page.getByText("No results for “nobody-has-this-word”")).toBeVisible();
  await page.getByRole("link", { name: "Search all leads" }).click();
  await expect(
    page.getByText("We searched names, companies, emails, phone numbers and messages in All."),
  ).toBeVisible();
});

test("a list that fails to load says so and can be retried", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const word = uniqueWord();
  await sendQuote(page.request, word);
  // An event about another lead would reload the list before the test can click Retry.
  await page.route("**/api/desk/events", (route) => route.abort());
  await openDesk(page);
  await page.route("**/api/desk/leads?*", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Resting." } }),
  );
  await page.getByRole("searchbox", { name: "Search leads" }).fill(word);
  await expect(page.getByRole("alert")).toContainText("We couldn't load leads");
  await page.unroute("**/api/desk/leads?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, word)).toBeVisible();
});

test("a metric opens the leads it was counted from", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const word = uniqueWord();
  const { id } = await sendQuote(page.request, word);
  await ageLead(id, 30);
  await openDesk(page, "/staff/figures");
  const table = page.getByRole("table", { name: "By source" });
  const late = table.getByRole("row").filter({ hasText: "Quote request" }).getByRole("link").nth(1);
  const count = Number(await late.textContent());
  expect(count).toBeGreaterThan(0);
  await late.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Answered late or not at all");
  await expect(page.getByRole("main")).toContainText(`${count.toLocaleString("en-US")} lead`);
  await page.getByRole("link").filter({ hasText: word }).click();
  await expect(leadHeading(page, "Dana Whitfield")).toBeVisible();
});

/** A lead with every kind of timeline entry. */
const fullLead = async (page: Page, word: string): Promise<string> => {
  const { id, email } = await sendQuote(page.request, word, {
    firstName: "Maria Magdalena",
    lastName: "Featherstonehaugh-Wolfeschlegelsteinhausen",
  });
  await ageLead(id, 22);
  const entries = [
    ["note", "Asked around.", null],
    ["warning", null, null],
    ["mail", "Thursday works.", '{"quoted": "> Hello"}'],
    ["bounce", "550 mailbox unavailable", null],
    ["state", null, '{"from": "new", "to": "in_progress"}'],
    ["call", "Agreed on Thursday.", null],
  ] as const;
  for (const [kind, body, details] of entries)
    await queryDatabase(
      "insert into desk_entries (lead_id, kind, body, from_address, details) values ($1, $2, $3, $4, $5)",
      [id, kind, body, email, details],
    );
  await sendQuote(page.request, word, { email });
  return id;
};

test("no accessibility violations or sideways scroll at 360 and 1440 px, light and dark", async ({ browser }) => {
  test.setTimeout(480_000);
  const { page } = await createRecruiter(browser);
  const word = uniqueWord();
  const id = await fullLead(page, word);
  await openDesk(page, "/staff?view=all");
  await expect(rows(page).first()).toBeVisible();
  expect(await issuesAtWidths(page, [360, 1440]), "the inbox").toEqual([]);
  await openDesk(page, `/staff/leads/${id}?view=all&q=${word}`);
  await expect(timeline(page)).toContainText("Agreed on Thursday.");
  expect(await issuesAtWidths(page, [360, 1440]), "a lead").toEqual([]);
  await page.keyboard.press("r");
  await expect(page.getByRole("textbox", { name: "Your reply" })).toBeFocused();
  expect(await issuesAtWidths(page, [360, 1440]), "a reply").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Mark as won" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await issuesAtWidths(page, [360, 1440]), "winning").toEqual([]);
  await openDesk(page, "/staff?view=won&q=nobody");
  expect(await issuesAtWidths(page, [360, 1440]), "nothing found").toEqual([]);
  await openDesk(page, "/staff/figures");
  expect(await issuesAtWidths(page, [360, 1440]), "the figures").toEqual([]);
  await openDesk(page, "/staff/figures/rows?weeks=12");
  expect(await issuesAtWidths(page, [360, 1440]), "the rows behind a figure").toEqual([]);
});
