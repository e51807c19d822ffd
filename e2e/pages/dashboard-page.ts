/** Locators and helpers for the dashboard. */
import { queryDatabase } from "../environment/browser-database.ts";
import { type Locator, type Page } from "@playwright/test";

export const dashboard = "/platform/dashboard";

export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
export const panel = (page: Page): Locator => page.getByRole("tabpanel");

export const texts = (place: Locator) =>
  place.evaluateAll((rows) => rows.map((row) => row.textContent ?? "").toSorted());
export const lines = (rows: readonly (readonly unknown[])[]) => rows.map((cells) => cells.join(" | ")).toSorted();

export const tileMetrics = (page: Page): Promise<Record<string, string>> =>
  page
    .getByRole("main")
    .locator("dl[aria-label='At a glance'] > div")
    .evaluateAll((tiles) =>
      Object.fromEntries(
        tiles.map((tile) => [tile.querySelector("dt")?.textContent ?? "", tile.querySelector("dd")?.textContent ?? ""]),
      ),
    );

export const countIn = async (companyId: string, table: string, where = "true"): Promise<string> => {
  const [row] = await queryDatabase<{ n: string }>(
    `select count(*) n from ${table} where company_id = $1 and ${where}`,
    [companyId],
  );
  return row?.n ?? "";
};
