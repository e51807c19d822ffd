/** The manual editor of a profile, as its tests reach it. */
import { expect, type Page } from "@playwright/test";
import { barriersOn } from "./barriers.ts";
import type { Heard } from "./heard.ts";
import { open } from "./site-page.ts";

export const openEditor = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await expect(page.getByRole("tab", { name: "Profile", exact: true })).toBeFocused();
};

export const preview = (page: Page) => page.getByTestId("profile-preview");

export const expectNoViolations = async (page: Page): Promise<void> => {
  expect(await barriersOn(page, "[data-testid=profile-editor]")).toEqual([]);
};

/** Seen, and told to screen readers. */
export const expectApplied = async (page: Page, { heard }: Heard, description: string): Promise<void> => {
  const title = "AI Suggestions Applied";
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
  await expect.poll(() => heard(/AI Suggestions/)).toContain(`Notification ${title} ${description}`);
};
