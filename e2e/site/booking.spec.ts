/** A visitor books a strategy call. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import {
  button,
  callPage as path,
  confirmation,
  fillRequired,
  form,
  deleteTestCalls,
  required,
  slotAt,
  slotLabel,
  currentSlots,
  storeCall,
  urgency,
} from "../pages/call-form.ts";
import { open } from "../pages/site-page.ts";
import { acquireLock } from "../environment/process-lock.ts";

// The tests share eight slots, so they hold a lock, and each uses different slots.
test.describe.configure({ mode: "default" });

let releaseLock: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  releaseLock = await acquireLock("callSlots");
  await deleteTestCalls();
});
test.afterAll(async () => {
  await deleteTestCalls();
  await releaseLock();
});

const callsAt = (slot: CallSlot) =>
  queryDatabase<{
    email: string;
    status: string;
    phone: string | null;
    team_size: string | null;
    tech_stack: string | null;
  }>("select email, status, phone, team_size, tech_stack from strategy_calls where starts_at = $1", [slot.startsAt]);

test("[BOOK-01 BOOK-10] the page gives three expectations, two client quotes and 30 minutes", async ({ page }) => {
  await page.goto(path);
  const expectations = page.getByRole("complementary", { name: "What to Expect" });
  await expect(expectations.getByRole("listitem")).toHaveCount(3);
  await expect(expectations.getByRole("listitem").getByRole("heading")).toHaveCount(3);
  await expect(expectations.locator("blockquote")).toHaveCount(2);
  for (const quote of await expectations.locator("blockquote").all()) {
    await expect(quote).toHaveText(/^.{20,160}$/);
  }
  const side = await expectations.boundingBox();
  const beside = await form(page).boundingBox();
  expect((side?.x ?? 0) + (side?.width ?? Infinity)).toBeLessThanOrEqual(beside?.x ?? 0);
  await expect(page.getByText("Trusted by 500+ Companies", { exact: true })).toBeVisible();
  await expect(page.getByText("A call lasts 30 minutes")).toBeVisible();
  await expect(form(page).getByText("Calls last 30 minutes.")).toBeVisible();
});

test("[BOOK-02 BOOK-11] the form has its nine fields, the slots and the specified choices", async ({ page }) => {
  await page.goto(path);
  await expect(
    form(page)
      .getByRole("group", { name: /^Choose a time/ })
      .getByRole("radio"),
  ).toHaveCount(8);
  for (const [label, name] of [
    ["First Name *", "firstName"],
    ["Last Name *", "lastName"],
    ["Work Email *", "email"],
    ["Company *", "company"],
    ["Phone", "phone"],
    ["Team Size", "teamSize"],
    [urgency, "urgency"],
    ["Tech Stack", "techStack"],
    ["What are your biggest challenges? *", "challenges"],
  ] as const) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveAttribute("name", name);
    await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(form(page).getByLabel("Work Email *")).toHaveAttribute("type", "email");
  const choices = (label: string) =>
    form(page)
      .getByLabel(label)
      .locator("option:not([value=''])")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await choices("Team Size")).toEqual(["1-10", "11-50", "51-200", "201-500", "500+"]);
  expect(await choices(urgency)).toEqual(["immediate", "2weeks", "month", "quarter", "exploring"]);
});

test("[BOOK-03] a click selects one slot, visibly, and its value is its date and time", async ({ page, request }) => {
  const [one, other] = [await slotAt(request, 0), await slotAt(request, 1)];
  await open(page, path);
  await expect(form(page).getByRole("radio", { checked: true })).toHaveCount(0);
  const color = (slot: CallSlot) => slotLabel(page, slot).evaluate((label) => getComputedStyle(label).backgroundColor);
  const plain = await color(one);
  for (const [selectedSlot, remainingSlot] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(selectedSlot.text).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri)day, [A-Z][a-z]+ \d{1,2} - \d{1,2}:\d\d [AP]M ET$/);
    await slotLabel(page, selectedSlot).click();
    await expect(form(page).getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(form(page).getByRole("radio", { checked: true })).toHaveAttribute("value", selectedSlot.text);
    await expect(form(page).getByText(`Selected: ${selectedSlot.text}.`)).toBeVisible();
    await expect.poll(() => color(selectedSlot)).not.toBe(plain);
    await expect.poll(() => color(remainingSlot)).toBe(plain);
  }
});

/** Two times on each of the next business days in New York time, computed without product code. */
const expectedLabels = (): string[] => {
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  const days = Array.from(
    { length: 8 },
    (_none, index) => new Date(Date.parse(`${today}T12:00:00Z`) + (index + 1) * 86_400_000),
  );
  const words = { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" } as const;
  return days
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .slice(0, 4)
    .map((day) => day.toLocaleDateString("en-US", words))
    .flatMap((date) => [`${date} - 10:00 AM ET`, `${date} - 2:00 PM ET`]);
};

test("[BOOK-08] shows eight slots with date and time, one booked and marked as a sample", async ({ page, request }) => {
  await page.goto(path);
  await expect(form(page).getByRole("radio")).toHaveCount(8);
  await expect(form(page).getByRole("radio", { disabled: true })).toHaveCount(1);
  await expect(form(page).getByText("Booked", { exact: true })).toHaveCount(1);
  const slots = await currentSlots(request);
  expect(slots.map(({ available }) => available)).toEqual([true, true, false, true, true, true, true, true]);
  for (const slot of slots) expect([slot.date, slot.time].every((label) => label !== "")).toBe(true);
  expect(
    await queryDatabase("select is_sample from strategy_calls where starts_at = $1", [slots[2]?.startsAt]),
  ).toEqual([{ is_sample: true }]);
});

test("[BOOK-09] the eight slots follow from today's date, availability from the bookings", async ({
  page,
  request,
}) => {
  await page.goto(path);
  const values = await form(page)
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(values).toEqual(expectedLabels());
  const slot = await slotAt(request, 4);
  await expect(slotLabel(page, slot)).not.toContainText("Booked");
  await storeCall(slot, "stored@visitor.example");
  await page.reload();
  await expect(slotLabel(page, slot)).toContainText("Booked");
  await queryDatabase("update strategy_calls set status = 'cancelled' where email = 'stored@visitor.example'");
  await page.reload();
  await expect(slotLabel(page, slot)).not.toContainText("Booked");
});

test("[BOOK-04] a booked slot says so and cannot be selected; the others can", async ({ page, request }) => {
  const slot = await slotAt(request, 2);
  const free = await slotAt(request, 3);
  await open(page, path);
  await fillRequired(page);
  await expect(slotLabel(page, slot)).toContainText("Booked");
  const radio = slotLabel(page, slot).getByRole("radio");
  await expect(radio).toBeDisabled();
  // Click the label itself: it may move while the visitor's own time is being added.
  await slotLabel(page, slot).dispatchEvent("click");
  await expect(radio).not.toBeChecked();
  await expect(button(page)).toBeDisabled();
  await expect(slotLabel(page, free)).not.toContainText("Booked");
  await slotLabel(page, free).click();
  await expect(button(page)).toBeEnabled();
});

test("[BOOK-05 BOOK-07] the button requires slot, names, email, company, urgency and challenges", async ({
  page,
  request,
}) => {
  const slot = await slotAt(request, 4);
  await open(page, path);
  await expect(button(page)).toBeDisabled();
  await fillRequired(page);
  await expect(button(page)).toBeDisabled();
  await slotLabel(page, slot).click();
  for (const label of ["Phone", "Team Size", "Tech Stack"])
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue("");
  await expect(button(page)).toBeEnabled();
  for (const [label, value] of Object.entries(required)) {
    const field = form(page).getByLabel(label, { exact: true });
    for (const nothing of ["", "  "]) {
      await field.fill(nothing);
      await expect(button(page), label).toBeDisabled();
    }
    await field.fill(value);
    await expect(button(page), label).toBeEnabled();
  }
  await form(page).getByLabel(urgency).selectOption("");
  await expect(button(page)).toBeDisabled();
  await form(page).getByLabel(urgency).selectOption("exploring");
  await expect(button(page)).toBeEnabled();
});

test("[BOOK-06 BOOK-07] a call without optional fields is stored, confirmed, and its slot is taken", async ({
  page,
  request,
  browser,
}) => {
  const slot = await slotAt(request, 5);
  const email = `${randomUUID()}@visitor.example`;
  await open(page, path);
  await fillRequired(page, email);
  await slotLabel(page, slot).click();
  await button(page).click();
  await expect(confirmation(page)).toContainText(slot.text);
  await expect(confirmation(page)).toContainText(email);
  await expect(form(page)).toHaveCount(0);
  expect(await callsAt(slot)).toEqual([{ email, status: "booked", phone: null, team_size: null, tech_stack: null }]);

  const elsewhere = await browser.newContext();
  const fresh = await elsewhere.newPage();
  await fresh.goto(new URL(path, page.url()).href);
  await expect(slotLabel(fresh, slot)).toContainText("Booked");
  await expect(slotLabel(fresh, slot).getByRole("radio")).toBeDisabled();
  await elsewhere.close();
});

test("[BOOK-06] a visitor whose slot was just taken keeps the form and books another", async ({
  page,
  request,
  browser,
}) => {
  const [wantedSlot, instead] = [await slotAt(request, 6), await slotAt(request, 7)];
  const [first, second] = [`${randomUUID()}@visitor.example`, `${randomUUID()}@visitor.example`];
  const elsewhere = await browser.newContext();
  const late = await elsewhere.newPage();
  await open(page, path);
  await open(late, new URL(path, page.url()).href);
  for (const [visitor, email] of [
    [page, first],
    [late, second],
  ] as const) {
    await fillRequired(visitor, email);
    await slotLabel(visitor, wantedSlot).click();
  }
  await button(page).click();
  await expect(confirmation(page)).toContainText(wantedSlot.text);

  await button(late).click();
  await expect(form(late).getByRole("alert").last()).toHaveText("Someone just booked this time. Choose another.");
  await expect(slotLabel(late, wantedSlot)).toContainText("Booked");
  await expect(form(late).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(button(late)).toBeDisabled();
  await expect(form(late).getByLabel("Work Email *")).toHaveValue(second);
  expect((await callsAt(wantedSlot)).map((row) => row.email)).toEqual([first]);

  await slotLabel(late, instead).click();
  await button(late).click();
  await expect(confirmation(late)).toContainText(instead.text);
  expect((await callsAt(instead)).map((row) => row.email)).toEqual([second]);
  await elsewhere.close();
});
