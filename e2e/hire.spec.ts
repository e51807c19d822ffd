/** One hire through every hand it passes: written, published, found, applied for, moved by one member before the eyes of another. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { column } from "./board-page.ts";
import { dashboard, panel } from "./dashboard-page.ts";
import { anAddress } from "./people.ts";
import { open } from "./site-page.ts";
import { joinedBy, signUpHere } from "./workspace-people.ts";
import { withMailServer } from "./mail-server.ts";

/** Nobody else's, not even that of the same test run again. */
const mark = randomUUID().slice(0, 8);
const title = `Lighthouse Ward Nurse ${mark}`;

/** From the first press to "1 of 5 postings active"; the page stands on the job afterwards. */
const publishFrom = async (page: Page): Promise<void> => {
  await open(page, `${dashboard}?tab=jobs`);
  await panel(page).getByRole("button", { name: "New Job" }).click();
  const dialog = page.getByRole("dialog", { name: "New job" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByRole("button", { name: "Save and write the ad" }).click();
  const form = page.getByRole("form", { name: "Job ad" });
  await form
    .getByLabel("Description")
    .fill("You look after twelve people on the night ward, with two colleagues and a doctor on call in the house.");
  await form.getByLabel("Requirements").fill("Active RN license\nTwo years on a ward");
  await form.getByLabel("Place", { exact: true }).fill("Dayton, OH");
  await form.getByLabel("Salary from, $ a year").fill("80000");
  await form.getByLabel("Salary to, $ a year").fill("95000");
  await form.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("1 of 5 postings active");
};

/** What a stranger with nothing but the address of the site does; the link to where it stands comes by mail. */
const applyAs = async (page: Page, email: string): Promise<string> => {
  await open(page, "/jobs");
  await page.getByLabel("Job title").fill(mark);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("list", { name: "Open jobs" }).getByRole("link", { name: title }).click();
  await page.getByRole("link", { name: "Apply", exact: true }).click();
  const form = page.getByRole("form", { name: "Application" });
  await form.getByLabel("First name").fill("Nadia");
  await form.getByLabel("Last name").fill("Osei");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByRole("checkbox", { name: /^The company that posted this job/ }).check();
  let path = "";
  await withMailServer(async ({ caught }) => {
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByRole("heading", { name: "Lantern Clinics has your application" })).toBeFocused();
    const mail = () => caught.find(({ to }) => to.includes(email))?.mail.text ?? "";
    await expect.poll(mail, { timeout: 60_000 }).toContain("/applications/");
    [path = ""] = /\/applications\/[\w-]+/.exec(mail()) ?? [];
  });
  return path;
};

test("[DASH-04] [DASH-08] a job is published, found and applied for, and moved by key while a colleague and the applicant look on", async ({
  page,
  browser,
}) => {
  const admin = await signUpHere(page, { companyName: "Lantern Clinics" });
  const mira = await joinedBy(browser, admin, { name: "Mira Lund", permissions: "editor" });
  await publishFrom(page);
  const board = new URL(page.url()).pathname;
  await open(page, board);
  await expect(page.getByText("Nobody has applied yet")).toBeVisible();

  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const statusPath = await applyAs(stranger, anAddress());
  await open(stranger, statusPath);
  await stranger.getByRole("button", { name: "Confirm application" }).click();
  const standing = stranger.getByRole("region", { name: "Where it stands" });
  await expect(standing).toContainText("Your application has arrived.");
  // Nobody touches the first one's page from here on.
  await expect(column(page, "Applied").getByRole("link", { name: "Nadia Osei" })).toBeVisible();

  await open(mira.page, board);
  await mira.page.getByRole("link", { name: "Nadia Osei", exact: true }).focus();
  for (const step of ["Screening", "Interview"]) {
    await mira.page.keyboard.press("]");
    await expect(column(mira.page, step).getByRole("link", { name: "Nadia Osei" })).toBeFocused();
    await expect(column(page, step).getByRole("link", { name: "Nadia Osei" })).toBeVisible();
  }
  await stranger.reload();
  await expect(standing).toContainText(/interview/i);
  await expect(standing).not.toContainText("Your application has arrived.");
  await stranger.close();
  await mira.context.close();
});
