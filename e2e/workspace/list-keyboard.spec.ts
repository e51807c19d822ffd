/** The keys and the names that all lists share: J, K, X, Enter and Esc, rows, filters, and the selection. */
import { expect, type Page, test } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import { sendQuote, uniqueWord } from "../pages/desk-page.ts";
import { open } from "../pages/site-page.ts";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { createRecruiter, signUpEmployer } from "../support/workspace-members.ts";

interface List {
  readonly path: string;
  readonly name: string;
  /** What Enter opens, from the text of the row's link. */
  readonly expectOpened: (page: Page, row: string) => Promise<void>;
}

/** The list has at least two rows, and none is focused. */
const checkList = async (page: Page, { path, name, expectOpened }: List): Promise<void> => {
  await open(page, path);
  const table = page.getByRole("table", { name, exact: true });
  const rows = table.locator("tbody tr[data-row]");
  const link = (index: number) => rows.nth(index).getByRole("link").first();
  const box = (index: number) => rows.nth(index).getByRole("checkbox", { name: /^Select ./ });
  const selection = page.getByRole("region", { name: "Selection" });
  await expect(rows.nth(1)).toBeVisible();
  const first = await link(0).innerText();
  await page.keyboard.press("j");
  await expect(link(0)).toBeFocused();
  await page.keyboard.press("k");
  await expect(link(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(link(1)).toBeFocused();
  await page.keyboard.press("x");
  await expect(box(1)).toBeChecked();
  await expect(selection.getByRole("status")).toHaveText("1 selected");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(selection.getByRole("status")).toHaveText("2 selected");
  await expect(selection.getByRole("button", { name: "Export selected" })).toBeVisible();
  await expect(selection.getByRole("button", { name: "Clear selection" })).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(page), path).toEqual([]);
  // A click on a checkbox leaves the keys working, from that row on.
  await box(1).click();
  await page.keyboard.press("x");
  await expect(box(1)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(selection).toHaveCount(0);
  await expect(box(0)).not.toBeChecked();
  // Enter on a button is the button's, also while a row is current.
  const all = table.getByRole("checkbox", { name: "Select all rows" });
  await all.check();
  await expect(box(0)).toBeChecked();
  await selection.getByRole("button", { name: "Clear selection" }).focus();
  await page.keyboard.press("Enter");
  await expect(selection).toHaveCount(0);
  await expect(table).toBeVisible();
  await page.keyboard.press("k");
  await expect(link(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectOpened(page, first);
};

const heading =
  (level: number) =>
  async (page: Page, name: string): Promise<void> => {
    await expect(page.getByRole("heading", { level, name })).toBeVisible();
  };

const inPanel = async (page: Page, name: string): Promise<void> => {
  const panel = page.getByRole("complementary", { name: "Candidate" });
  await expect(panel.getByRole("heading", { level: 2, name })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("link", { name, exact: true }).first()).toBeFocused();
};

const openedPath =
  (path: RegExp) =>
  async (page: Page): Promise<void> =>
    expect(page).toHaveURL(path);

test("J, K, X, Enter and Esc work in every list of a workspace, and its parts have names", async ({ page }) => {
  test.setTimeout(240_000);
  const { companyId } = await signUpEmployer(page);
  await queryDatabase("insert into jobs_enhanced (company_id, title) values ($1, 'Ward Nurse')", [companyId]);
  for (const firstName of ["Ana", "Bea"]) {
    const { jobId, applicationId } = await createFullCandidate(companyId, { name: [firstName, "Ruiz"] });
    await queryDatabase(
      "insert into interviews (company_id, application_id, scheduled_at) values ($1, $2, now() + interval '2 days')",
      [companyId, applicationId],
    );
    await queryDatabase(
      `insert into offers (company_id, application_id, amount, currency, per, starts_on, answer_by, time_zone, letter)
       values ($1, $2, 92000, 'USD', 'year', '2040-01-02', now() + interval '7 days', 'America/New_York', 'Dear {first name}')`,
      [companyId, applicationId],
    );
    await queryDatabase(
      "insert into shortlists (company_id, job_id, title, expires_at) values ($1, $2, $3, now() + interval '14 days')",
      [companyId, jobId, `${firstName}'s list`],
    );
  }
  await queryDatabase("insert into jobs_enhanced (company_id, title) values ($1, 'Cook')", [companyId]);
  const lists: readonly List[] = [
    { path: "/platform/candidates", name: "Candidates", expectOpened: inPanel },
    { path: "/platform/jobs?status=Draft", name: "Jobs", expectOpened: heading(1) },
    {
      path: "/platform/interviews?view=all&state=Upcoming",
      name: "Interviews",
      expectOpened: openedPath(/\/platform\/interviews\/[\da-f-]{36}$/),
    },
    {
      path: "/platform/shortlists",
      name: "Shortlists",
      expectOpened: openedPath(/\/platform\/jobs\/[\da-f-]{36}\?tab=shortlists$/),
    },
    { path: "/platform/offers?status=Draft", name: "Offers", expectOpened: inPanel },
  ];
  for (const list of lists) await test.step(list.name, () => checkList(page, list));
  await open(page, "/platform/jobs?status=Draft");
  const chips = page.getByRole("list", { name: "Active filters" });
  await chips.getByRole("button", { name: "Remove filter: Status Draft" }).click();
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL("/platform/jobs");
});

test("the desk's lists have the same keys", async ({ browser, page: visitor }) => {
  test.setTimeout(120_000);
  const { page } = await createRecruiter(browser);
  const word = uniqueWord();
  for (const firstName of ["Ada", "Bo"]) {
    const { id } = await sendQuote(page.request, word, { firstName });
    await queryDatabase("update desk_leads set first_replied_at = now() where id = $1", [id]);
    await signUpEmployer(await (await browser.newContext()).newPage(), { companyName: `${firstName} ${word}` });
  }
  await visitor.close();
  await checkList(page, {
    path: `/staff/clients?q=${word}`,
    name: "Clients",
    expectOpened: async (each, name) => {
      const dialog = each.getByRole("dialog", { name });
      await expect(dialog.getByRole("form", { name: `Plan for ${name}` })).toBeVisible();
      expect(await accessibilityIssuesLightAndDark(each)).toEqual([]);
      await each.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(each).toHaveURL(`/staff/clients?q=${word}`);
    },
  });
  await checkList(page, {
    path: "/staff/figures/rows?weeks=12",
    name: "Leads",
    expectOpened: async (each) => expect(each).toHaveURL(/\/staff\/leads\/[\da-f-]{36}\?view=all$/),
  });
});
