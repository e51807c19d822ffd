/** Helpers for the manual profile editor. */
import { expect, type Page } from "@playwright/test";
import { accessibilityIssues } from "../support/accessibility.ts";
import type { Announcements } from "../support/announcements.ts";
import { open } from "./site-page.ts";

export const openEditor = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await expect(page.getByRole("tab", { name: "Profile", exact: true })).toBeFocused();
};

export const preview = (page: Page) => page.getByTestId("profile-preview");

export const expectNoViolations = async (page: Page): Promise<void> => {
  expect(await accessibilityIssues(page, "[data-testid=profile-editor]")).toEqual([]);
};

/** The toast is visible and announced to screen readers. */
export const expectApplied = async (page: Page, { announced }: Announcements, description: string): Promise<void> => {
  const title = "AI Suggestions Applied";
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
  await expect.poll(() => announced(/AI Suggestions/)).toContain(`Notification ${title} ${description}`);
};
