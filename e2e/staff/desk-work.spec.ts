/** What staff do with a lead, alone and concurrently. */
import { expect, type Page, test } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import {
  uniqueWord,
  leadHeading,
  notice,
  openDesk,
  rowOf,
  rows,
  sendQuote,
  stateButton,
  stateOf,
  timeline,
} from "../pages/desk-page.ts";
import { createRecruiter } from "../support/workspace-members.ts";

const choose = async (page: Page, state: string) => {
  await stateButton(page).click();
  await page.getByRole("menu", { name: "Status" }).getByRole("menuitem", { name: state }).click();
};

test("a state changes at once, and Undo reverts it", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { id } = await sendQuote(page.request, uniqueWord());
  await openDesk(page, `/staff/leads/${id}`);
  // The response is held, so the test sees what the page shows before the server answers.
  const { promise: shown, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/state", async (route) => {
    await shown;
    await route.continue();
  });
  await choose(page, "Lost");
  await expect(stateButton(page)).toHaveAccessibleName("Status: Lost");
  expect(await stateOf(id)).toBe("new");
  release();
  await expect.poll(() => stateOf(id)).toBe("lost");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stateOf(id)).toBe("new");
  await expect(stateButton(page)).toHaveAccessibleName("Status: New");
  await expect(timeline(page)).toContainText("Noor Haddad changed the status from New to Lost");
});

test("when two people move a lead, the second learns who won and sees its state", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const other = await createRecruiter(browser, "Priya Iyer");
  const { id } = await sendQuote(page.request, uniqueWord());
  await openDesk(page, `/staff/leads/${id}`);
  // Blocks this page from loading the other person's change.
  await page.route("**/api/desk/leads/*", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  const response = await other.send("POST", `/api/desk/leads/${id}/state`, { from: "new", to: "lost" });
  expect(response.status()).toBe(200);
  await expect(stateButton(page)).toHaveAccessibleName("Status: New");
  await page.unroute("**/api/desk/leads/*");
  await choose(page, "Spam");
  await expect(notice(page)).toContainText("Priya Iyer already changed the status to Lost.");
  await expect(stateButton(page)).toHaveAccessibleName("Status: Lost");
  expect(await stateOf(id)).toBe("lost");
});

test("another person's change appears live without reordering the list", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const other = await createRecruiter(browser, "Priya Iyer");
  const word = uniqueWord();
  const sent = [];
  for (let n = 0; n < 14; n += 1) sent.push(await sendQuote(page.request, word, { lastName: `Nr ${n}` }));
  await openDesk(page, `/staff?view=all&q=${word}`);
  const readRow = rowOf(page, "Nr 3");
  await page.locator("[data-inbox]").evaluate((box) => box.scrollTo({ top: 500 }));
  await expect(readRow).toBeInViewport();
  const before = await readRow.boundingBox();
  await sendQuote(page.request, word, { lastName: "The newest" });
  await expect(page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: /^All/ })).toHaveText("All15");
  await expect.poll(async () => (await readRow.boundingBox())?.y).toBe(before?.y);
  await page.locator("[data-inbox]").evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(rowOf(page, "The newest")).toBeVisible();
  const { id = "" } = sent[13] ?? {};
  expect((await other.send("POST", `/api/desk/leads/${id}/state`, { from: "new", to: "lost" })).status()).toBe(200);
  await expect(rowOf(page, "Nr 13")).toContainText("Lost");
});

test("two addresses of one person are merged and separated again", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const phone = `+1614${Math.floor(2_000_000 + Math.random() * 7_999_999)}`;
  const [first, second] = [
    await sendQuote(page.request, uniqueWord(), { phone }),
    await sendQuote(page.request, uniqueWord(), { phone }),
  ];
  await queryDatabase("update desk_contacts set phone = $1 where email in ($2, $3)", [
    phone,
    first.email,
    second.email,
  ]);
  await openDesk(page, `/staff/leads/${first.id}`);
  const person = page.getByRole("complementary", { name: "Contact" });
  await person.getByRole("button", { name: `Merge ${second.email}` }).click();
  const dialog = page.getByRole("dialog", { name: "Merge contacts?" });
  await expect(dialog).toContainText("1 lead from");
  await dialog.getByRole("button", { name: "Merge contacts" }).click();
  await expect(person).toContainText("Merged contacts");
  await expect(timeline(page)).toContainText("Also sent: Quote request");
  await person.getByRole("button", { name: `Undo merge of ${second.email}` }).click();
  await expect(person).toContainText("Possible duplicates");
  await expect(person).not.toContainText("Merged contacts");
});

test("a lead is marked as won with the details it already has", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const company = uniqueWord();
  const quote = await sendQuote(page.request, company);
  await openDesk(page, `/staff/leads/${quote.id}`);
  await page.getByRole("button", { name: "Mark as won" }).click();
  const dialog = page.getByRole("dialog", { name: "Mark as won" });
  await expect(dialog.getByLabel("Company name")).toHaveValue(company);
  await expect(dialog.getByLabel("Admin's email")).toHaveValue(quote.email);
  await dialog.getByRole("button", { name: "Mark as won" }).click();
  await expect(page.getByText(`Client: ${company}`, { exact: true })).toBeVisible();
  await expect(timeline(page)).toContainText(`marked this lead as won: ${company}`);
  expect(await stateOf(quote.id)).toBe("won");
});

test("a failed reply keeps its text; sending it again sends one email", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const { id } = await sendQuote(page.request, uniqueWord());
  await openDesk(page, `/staff/leads/${id}`);
  await page.keyboard.press("r");
  const text = page.getByRole("textbox", { name: "Your reply" });
  await text.fill("Hello");
  const keys: string[] = [];
  // The server stores the reply, but its response is lost.
  await page.route("**/replies", async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const send = page.getByRole("button", { name: "Send reply" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("We couldn't reach our server");
  await expect(text).toHaveValue("Hello");
  await send.click();
  await expect(text).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  const entries = await queryDatabase("select 1 from desk_entries where lead_id = $1 and kind = 'reply'", [id]);
  expect(entries).toHaveLength(1);
});

test("when the stream is down the desk says so, and catches up on reconnect", async ({ browser }) => {
  const { page, context } = await createRecruiter(browser);
  const word = uniqueWord();
  await context.route("**/api/desk/events", (route) => route.abort());
  await openDesk(page, `/staff?view=all&q=${word}`);
  await expect(page.getByText("Live updates are paused. Reconnecting…")).toBeVisible();
  await sendQuote(page.request, word);
  await expect(rows(page)).toHaveCount(0);
  await context.unroute("**/api/desk/events");
  await expect(page.getByText("Live updates are paused. Reconnecting…")).toBeHidden({ timeout: 60_000 });
  await expect(rows(page)).toHaveCount(1);
});

test("an unknown lead URL says so beside the list", async ({ browser }) => {
  const { page } = await createRecruiter(browser);
  const response = await page.goto("/staff/leads/018f0000-0000-7000-8000-000000000001");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Lead not found")).toBeVisible();
  await expect(leadHeading(page, "Dana Whitfield")).toHaveCount(0);
});
