/** The shortlist: made on the board, agreed to by whom it shows, answered by a client who has no account. */
import { expect, type Page } from "@playwright/test";
import { column } from "../board-page.ts";
import { open } from "../site-page.ts";
import { mailTo, pathIn, type Postbox } from "./mails.ts";
import { company, iris, tom } from "./parts.ts";

const theList = (page: Page) => page.getByRole("article").filter({ hasText: tom.name });

export const makesAShortlist = async (page: Page, board: string): Promise<void> => {
  await open(page, board);
  await page.getByRole("checkbox", { name: `Select ${iris.name}` }).check({ force: true });
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Shortlist" }).click();
  const dialog = page.getByRole("dialog", { name: "New shortlist" });
  await dialog.getByLabel("Name", { exact: true }).fill(tom.name);
  await dialog.getByLabel("E-mail").fill(tom.email);
  await dialog.getByLabel(/^Why you suggest them/).fill("Nine years at the ventilator, four of them leading a shift.");
  await dialog.getByRole("button", { name: "Save the draft" }).click();
  await theList(page).getByRole("button", { name: "Ask for consent" }).click();
  await expect(theList(page).getByText("Waiting for consent")).toBeVisible();
};

export const agreesToBeShown = async (page: Page, postbox: Postbox): Promise<void> => {
  await open(page, pathIn(await mailTo(postbox, iris.email, /^May .* show you/), "/submissions/"));
  await expect(page.locator("main")).toContainText(company);
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(page.getByRole("heading", { name: "You agreed to be shown" })).toBeVisible();
};

export const sendsTheShortlist = async (page: Page, board: string): Promise<void> => {
  await open(page, `${board}?tab=shortlists`);
  await expect(theList(page).getByText("Ready to send")).toBeVisible();
  await theList(page).getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send it" }).click();
  await expect(theList(page).getByText("Sent", { exact: true })).toBeVisible();
};

/** Without a name: nothing on the client's page says who it is. */
export const saysYes = async (page: Page, postbox: Postbox): Promise<void> => {
  await open(page, pathIn(await mailTo(postbox, tom.email, /^Shortlist/), "/shortlists/"));
  const candidate = page.getByRole("article", { name: "Candidate A" });
  await expect(candidate).toContainText("Nine years at the ventilator");
  const source = await page.content();
  for (const telling of [iris.last, iris.email, "Lakeview", "Scholastica"]) expect(source).not.toContain(telling);
  await candidate.getByRole("radio", { name: "Yes" }).check({ force: true });
  await expect(candidate.getByText("Saved.", { exact: false })).toBeVisible();
};

export const findsHerAtScreening = async (page: Page, board: string): Promise<void> => {
  await open(page, board);
  await expect(column(page, "Screening").getByRole("link", { name: iris.name })).toBeVisible();
};
