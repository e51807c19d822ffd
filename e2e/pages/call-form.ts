/** The booking form of the strategy call page, and helpers to fill it in. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type CallSlot, listCallSlots } from "#domain/bookings/strategy-call.ts";
import { queryDatabase } from "../environment/browser-database.ts";

export const callPage = "/fractional-demo";
export const form = (page: Page) => page.getByRole("form", { name: "Book a strategy call" });
export const button = (page: Page) => form(page).getByRole("button", { name: "Book my strategy call" });

/** The confirmation that a visitor sees after booking. */
export const confirmation = (page: Page) => page.getByRole("status").filter({ hasText: "Your call is booked" });

export type NamedSlot = CallSlot & { readonly text: string };

export const currentSlots = async (request: APIRequestContext): Promise<NamedSlot[]> => {
  const response = await request.get(listCallSlots.path);
  await expect(response).toBeOK();
  return ((await response.json()) as CallSlot[]).map((slot) => ({ ...slot, text: `${slot.date} - ${slot.time}` }));
};

export const slotAt = async (request: APIRequestContext, index: number): Promise<NamedSlot> => {
  const slot = (await currentSlots(request))[index];
  if (slot === undefined) throw new Error(`no slot ${index}`);
  return slot;
};

export const slotLabel = (page: Page, { date, time }: CallSlot) =>
  page.locator("label").filter({ hasText: date }).filter({ hasText: time });

export const required = {
  "First Name *": "Ida",
  "Last Name *": "Roth",
  "Work Email *": "ida@roth.example",
  "Company *": "Roth Mills",
  "What are your biggest challenges? *": "Two plants and no platform engineer",
} as const;
export const urgency = "How soon do you need help? *";

export const fillRequired = async (page: Page, email: string = required["Work Email *"]): Promise<void> => {
  for (const [label, value] of Object.entries({ ...required, "Work Email *": email }))
    await form(page).getByLabel(label, { exact: true }).fill(value);
  await form(page).getByLabel(urgency).selectOption("month");
};

/** All tests share eight slots: bookings of earlier tests are deleted, the sample stays. */
export const deleteTestCalls = async (): Promise<void> => {
  await queryDatabase("delete from strategy_calls where not is_sample and email like '%@visitor.example'");
};

/** Inserts a row as the form would store it. */
export const storeCall = async (slot: CallSlot, email: string): Promise<void> => {
  await queryDatabase(
    `insert into strategy_calls (starts_at, ends_at, time_zone, first_name, last_name, email, company, urgency, challenges)
     values ($1, $1::timestamptz + interval '30 minutes', 'UTC', 'Al', 'Ready', $2, 'Ready', 'month', 'Ours')`,
    [slot.startsAt, email],
  );
};
