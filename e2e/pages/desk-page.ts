/** Locators and helpers for the desk, and the requests that visitors send to it. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "./site-page.ts";

export interface SentQuote {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly company: string;
}

/** A unique word, to find only the leads of one test. */
export const uniqueWord = (): string => `w${randomUUID().replaceAll("-", "").slice(0, 12)}`;

export const sendQuote = async (
  request: APIRequestContext,
  company: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<SentQuote> => {
  const body = {
    firstName: "Dana",
    lastName: "Whitfield",
    email: `${randomUUID()}@visitor.example`,
    company,
    hiringNeed: "Four ICU nurses for nights",
    ...fields,
  };
  const response = await request.post("/api/quote-requests", { data: body });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { id, email: body.email, name: `${body.firstName} ${body.lastName}`, company };
};

/** Sets the lead's age, which moves its due time. */
export const ageLead = async (id: string, hours: number): Promise<void> => {
  await queryDatabase(
    `update desk_leads set received_at = now() - make_interval(secs => $2), due_at = now() - make_interval(secs => $2) + interval '24 hours'
     where id = $1`,
    [id, hours * 3600],
  );
};

export const stateOf = async (id: string): Promise<string | undefined> =>
  (await queryDatabase<{ state: string }>("select state from desk_leads where id = $1", [id]))[0]?.state;

export const openDesk = (page: Page, path = "/staff"): Promise<void> => open(page, path);

export const list = (page: Page): Locator => page.getByRole("list", { name: "Leads" });
export const rows = (page: Page): Locator => list(page).getByRole("link");
export const rowOf = (page: Page, words: string): Locator => rows(page).filter({ hasText: words });
export const leadHeading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 2, name });
export const timeline = (page: Page): Locator => page.getByRole("list", { name: "Timeline" });
export const stateButton = (page: Page): Locator => page.getByRole("button", { name: /^Status: / });
export const notice = (page: Page): Locator =>
  page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
