/** The desk by keyboard alone. */
import { expect, type Page, test } from "@playwright/test";
import {
  ageLead,
  uniqueWord,
  leadHeading,
  list,
  notice,
  openDesk,
  rowOf,
  rows,
  sendQuote,
  stateButton,
  stateOf,
} from "../pages/desk-page.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { createRecruiter } from "../support/workspace-members.ts";

/** Three leads of one test, in the order in which they are due. */
const threeLeads = async (page: Page) => {
  const word = uniqueWord();
  const sent = [];
  for (const [firstName, hours] of [
    ["Ada", 26],
    ["Bo", 21],
    ["Cy", 1],
  ] as const) {
    const quote = await sendQuote(page.request, word, { firstName, lastName: "Reyes" });
    await ageLead(quote.id, hours);
    sent.push(quote);
  }
  return { word, sent };
};

test("J and K move, Enter opens, U returns to the same place", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { word, sent } = await threeLeads(page);
  await openDesk(page, `/staff?q=${word}`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press("j");
  await expect(rowOf(page, "Ada Reyes")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rowOf(page, "Cy Reyes")).toBeFocused();
  await page.keyboard.press("k");
  await expect(rowOf(page, "Bo Reyes")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/staff/leads/${sent[1]?.id}?q=${word}`);
  await expect(leadHeading(page, "Bo Reyes")).toBeFocused();
  await expect(rowOf(page, "Bo Reyes")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("j");
  await expect(leadHeading(page, "Cy Reyes")).toBeFocused();
  await expect(list(page).locator("[aria-current]")).toContainText("Cy Reyes");
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(leadHeading(page, "Ada Reyes")).toBeFocused();
  await page.keyboard.press("u");
  await expect(page).toHaveURL(`/staff?q=${word}`);
  await expect(rowOf(page, "Ada Reyes")).toBeFocused();
});

test("shows the response time as late, due soon or due", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { word } = await threeLeads(page);
  await openDesk(page, `/staff?q=${word}`);
  await expect(rowOf(page, "Ada Reyes").locator("[data-promise=late]")).toHaveText(
    /^overdue by (2 h|1 h 59 min|2 h 0\d min)$/,
  );
  await expect(rowOf(page, "Bo Reyes").locator("[data-promise=soon]")).toHaveText(/^due in 2 h 5\d min$|^due in 3 h$/);
  await expect(rowOf(page, "Cy Reyes").locator("[data-promise=calm]")).toHaveText(/^due in 2[23] h/);
});

test("E advances an answered lead; without an answer it asks for the state", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { sent } = await threeLeads(page);
  const id = sent[0]?.id ?? "";
  await openDesk(page, `/staff/leads/${id}`);
  await page.keyboard.press("e");
  const menu = page.getByRole("menu", { name: "Status" });
  await expect(menu).toBeVisible();
  await menu.getByRole("menuitem", { name: "In progress" }).click();
  await expect(stateButton(page)).toHaveAccessibleName("Status: In progress");
  await expect.poll(() => stateOf(id)).toBe("in_progress");
  await queryDatabase("insert into desk_entries (lead_id, kind, body, sent_at) values ($1, 'call', 'Spoke', now())", [
    id,
  ]);
  await openDesk(page, `/staff/leads/${id}`);
  await page.keyboard.press("e");
  await expect(stateButton(page)).toHaveAccessibleName("Status: Replied");
  await expect.poll(() => stateOf(id)).toBe("replied");
});

test("shortcuts are off while typing; Escape leaves the text in place", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { word, sent } = await threeLeads(page);
  await openDesk(page, `/staff/leads/${sent[0]?.id}?q=${word}`);
  await page.keyboard.press("n");
  const note = page.getByRole("textbox", { name: "Internal note" });
  await expect(note).toBeFocused();
  await page.keyboard.type("j k e a r / ? u");
  await expect(note).toHaveValue("j k e a r / ? u");
  await expect(leadHeading(page, "Ada Reyes")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await expect(leadHeading(page, "Ada Reyes")).toBeVisible();
  // The draft survives opening another lead, and a reload.
  await rowOf(page, "Bo Reyes").click();
  await expect(leadHeading(page, "Bo Reyes")).toBeVisible();
  await rowOf(page, "Ada Reyes").click();
  await page.getByRole("button", { name: "Note (draft)" }).click();
  await expect(note).toHaveValue("j k e a r / ? u");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("j k e a r / ? u");
  await expect(page.getByRole("button", { name: /^Note/ })).toContainText("Note");
  await expect(page.getByRole("button", { name: "Note (draft)" })).toHaveCount(0);
});

test("slash focuses search, question mark opens shortcuts, modifiers do nothing", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { word } = await threeLeads(page);
  await openDesk(page, `/staff?q=${word}`);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("j");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Control+j");
  await expect(rows(page).first()).not.toBeFocused();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search leads" });
  await expect(search).toBeFocused();
  await page.keyboard.type(`${word} cy`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(`/staff?q=${word}+cy`);
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL("/staff");
});

test("A assigns the lead to me, and Undo restores it", async ({ browser }) => {
  const { page } = await createRecruiter(browser, "Priya Iyer");
  const { sent } = await threeLeads(page);
  const id = sent[2]?.id ?? "";
  await openDesk(page, `/staff/leads/${id}`);
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Assigned to Priya Iyer" })).toBeVisible();
  await expect.poll(() => stateOf(id)).toBe("in_progress");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Assign", exact: true })).toBeVisible();
  await expect.poll(() => stateOf(id)).toBe("new");
});
