/** The shortlist: made on the board, consented to by the candidate, answered by a client without an account. */
import { expect, type Page } from "@playwright/test";
import { column } from "../pages/board-page.ts";
import { open } from "../pages/site-page.ts";
import { waitForEmail, linkPathIn, type Mailbox } from "./emails.ts";
import { company, iris, tom } from "./people.ts";

const shortlistCard = (page: Page) => page.getByRole("article").filter({ hasText: tom.name });

export const createShortlist = async (page: Page, board: string): Promise<void> => {
  await open(page, board);
  await page.getByRole("checkbox", { name: `Select ${iris.name}` }).check({ force: true });
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Shortlist" }).click();
  const dialog = page.getByRole("dialog", { name: "New shortlist" });
  await dialog.getByLabel("Name", { exact: true }).fill(tom.name);
  await dialog.getByLabel("Email").fill(tom.email);
  await dialog
    .getByLabel(/^Why you recommend them/)
    .fill("Nine years at the ventilator, four of them leading a shift.");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await shortlistCard(page).getByRole("button", { name: "Request consent" }).click();
  await expect(shortlistCard(page).getByText("Waiting for consent")).toBeVisible();
};

export const consentToShortlist = async (page: Page, mailbox: Mailbox): Promise<void> => {
  await open(page, linkPathIn(await waitForEmail(mailbox, iris.email, /^Can .* share your details/), "/submissions/"));
  await expect(page.locator("main")).toContainText(company);
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(page.getByRole("heading", { name: "You agreed to share your details" })).toBeVisible();
};

export const sendShortlist = async (page: Page, board: string): Promise<void> => {
  await open(page, `${board}?tab=shortlists`);
  await expect(shortlistCard(page).getByText("Ready to send")).toBeVisible();
  await shortlistCard(page).getByRole("button", { name: "Send shortlist" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send shortlist" }).click();
  await expect(shortlistCard(page).getByText("Sent", { exact: true })).toBeVisible();
};

/** The list is anonymous, so nothing on the client's page may identify the candidate. */
export const approveAsClient = async (page: Page, mailbox: Mailbox): Promise<void> => {
  await open(page, linkPathIn(await waitForEmail(mailbox, tom.email, /^Shortlist/), "/shortlists/"));
  const candidate = page.getByRole("article", { name: "Candidate A" });
  await expect(candidate).toContainText("Nine years at the ventilator");
  const source = await page.content();
  for (const identifying of [iris.last, iris.email, "Lakeview", "Scholastica"])
    expect(source).not.toContain(identifying);
  await candidate.getByRole("radio", { name: "Yes" }).check({ force: true });
  await expect(candidate.getByText("Saved.", { exact: false })).toBeVisible();
};

export const expectAtScreening = async (page: Page, board: string): Promise<void> => {
  await open(page, board);
  await expect(column(page, "Screening").getByRole("link", { name: iris.name })).toBeVisible();
};
