/** An offer from draft to hire: a team in one browser, the candidate on a phone in another, and the emails between them. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { createJobWithCandidates, card, column, openBoard, readApplicationState } from "../pages/board-page.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";
import { uniqueEmail } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";
import { inviteMember, signUpEmployer } from "../support/workspace-members.ts";

const offerIn = (page: Page) => page.getByRole("region", { name: "Offers", exact: true });

/** Fills in the form and saves a draft. */
const draftOffer = async (page: Page, pay = "92,000"): Promise<void> => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Pay").fill(pay);
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog).toBeHidden();
  // Wait for the toast, which would otherwise cover the button of the next dialog.
  await expect(page.getByText("Draft saved", { exact: true }).first()).toBeVisible();
};

const sendOffer = async (page: Page): Promise<void> => {
  await offerIn(page).getByRole("button", { name: "Send offer", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(offerIn(page).getByText("Awaiting response")).toBeVisible();
};

const offerLetterPdf = async (context: BrowserContext, address: string | null): Promise<Buffer> => {
  const response = await context.request.get(address ?? "");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  return response.body();
};

test("an offer is drafted, previewed, sent and accepted on a phone; the card is Hired", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const email = uniqueEmail();
  const { id, jobId } = await createFullCandidate(admin.companyId, { email });
  await open(page, `/platform/candidates/${id}`);
  await offerIn(page).getByRole("button", { name: "Create offer" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Letter")).toHaveValue(/\{pay\}/);
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog.getByText("Enter an amount")).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
  await dialog.getByLabel("Pay").fill("92,000");
  await dialog.getByText("Preview").click();
  await expect(dialog.getByText("Your pay will be $92,000/year")).toBeVisible();
  await dialog.getByLabel("Letter").fill("Dear {first name},\n\nyou get {a car} and {pay}.");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog.getByText("We don't recognize {a car}")).toBeVisible();
  await dialog.getByLabel("Letter").fill("Dear {first name},\n\nplease join us as {job}, for {pay}.\n\n{your name}");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog).toBeHidden();
  await expect(offerIn(page).getByText("$92,000/year")).toBeVisible();
  const preview = offerIn(page).getByRole("link", { name: "Preview letter" });
  expect((await offerLetterPdf(admin.context, await preview.getAttribute("href"))).subarray(0, 5).toString()).toBe(
    "%PDF-",
  );

  let link = "";
  await withCaughtEmails(async ({ caught }) => {
    await sendOffer(page);
    const mail = () => caught.find(({ to }) => to.includes(email))?.mail;
    await expect.poll(() => mail()?.subject).toMatch(/^Your offer: ICU Nurse Manager/);
    link = /http\S+\/offers\/\S+/.exec(mail()?.text ?? "")?.[0] ?? "";
  });
  expect((await readApplicationState(jobId, "Ana"))?.stage).toBe("offer");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: "Europe/Berlin" });
  const phone = await context.newPage();
  await open(phone, new URL(link).pathname);
  await expect(phone.getByRole("heading", { name: "Ana, you have an offer" })).toBeVisible();
  await expect(phone.getByText(/\(Berlin\)/)).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(phone)).toEqual([]);
  const theirs = await offerLetterPdf(
    context,
    await phone.getByRole("link", { name: "Read offer letter" }).getAttribute("href"),
  );
  const ownPdf = await offerLetterPdf(
    admin.context,
    await offerIn(page).getByRole("link", { name: "View letter", exact: false }).first().getAttribute("href"),
  );
  expect(theirs.equals(ownPdf)).toBe(true);
  await phone.getByRole("button", { name: "Accept offer" }).click();
  await expect(phone.getByText("Enter your full name")).toBeVisible();
  await phone.getByLabel("Your full name").fill("Ana María Ruiz");
  await phone.getByRole("checkbox", { name: /^I accept this offer/ }).check();
  await phone.getByRole("button", { name: "Accept offer" }).click();
  await expect(phone.getByRole("heading", { name: "You accepted this offer" })).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(phone)).toEqual([]);
  const record = phone.getByRole("link", { name: "Record of acceptance" });
  expect((await offerLetterPdf(context, await record.getAttribute("href"))).length).toBeGreaterThan(1000);
  // Opening the link again shows the accepted offer.
  await phone.reload();
  await expect(phone.getByText("Signed as Ana María Ruiz")).toBeVisible();
  await context.close();

  await open(page, `/platform/candidates/${id}`);
  await expect(offerIn(page).getByText(/signed as Ana María Ruiz/)).toBeVisible();
  await expect(page.getByRole("list", { name: "History", exact: true })).toContainText("Accepted the offer");
  await openBoard(page, jobId);
  await expect(column(page, "Hired").getByRole("link", { name: "Ana Ruiz" })).toBeVisible();
});

test("a declined offer shows on the card; a viewer sees that but no amount", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const jobId = await createJobWithCandidates(admin.companyId, ["Maya Okafor"]);
  await openBoard(page, jobId);
  await page.getByRole("button", { name: "Move Maya Okafor" }).click();
  await page.getByRole("menuitem", { name: "Create offer" }).click();
  await draftOffer(page, "71250.50");
  await expect(page).not.toHaveURL(/offer=/);
  const [person] = await queryDatabase<{ id: string; email: string }>(
    "select id, email from candidates where company_id = $1",
    [admin.companyId],
  );
  let link = "";
  await withCaughtEmails(async ({ caught }) => {
    await sendOffer(page);
    const mail = () => caught.find(({ to }) => to.includes(person?.email ?? ""))?.mail;
    await expect.poll(() => mail()?.text).toContain("$71,250.50/year");
    link = /http\S+\/offers\/\S+/.exec(mail()?.text ?? "")?.[0] ?? "";
  });
  await openBoard(page, jobId);
  await expect(card(page, "Maya Okafor")).toContainText("Offer sent");

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await open(theirs, new URL(link).pathname);
  await theirs.getByRole("button", { name: "Decline offer", exact: true }).click();
  await theirs.getByLabel("Reason (optional)").fill("I stay where I am.");
  expect(await accessibilityIssuesLightAndDark(theirs)).toEqual([]);
  await theirs.getByRole("button", { name: "Decline offer" }).click();
  await expect(theirs.getByRole("heading", { name: "You declined this offer" })).toBeVisible();
  await context.close();

  // The open board updates by itself.
  await expect(card(page, "Maya Okafor")).toContainText("Offer declined");
  expect((await readApplicationState(jobId, "Maya"))?.stage).toBe("offer");

  const vera = await inviteMember(browser, admin, { name: "Vera Lang", permissions: "viewer" });
  await open(vera.page, `/platform/candidates/${person?.id}`);
  await expect(offerIn(vera.page).getByText("Declined")).toBeVisible();
  await expect(offerIn(vera.page).getByText("Only people who make decisions on this application")).toBeVisible();
  await expect(vera.page.getByText("71,250.50")).toHaveCount(0);
  await vera.context.close();

  await open(page, `/platform/candidates/${person?.id}`);
  await expect(offerIn(page).getByText("I stay where I am.")).toBeVisible();
  await expect(offerIn(page).getByRole("button", { name: "Create offer" })).toBeVisible();
});

test("a draft is edited and discarded; a sent offer is withdrawn, and its link says so", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const email = uniqueEmail();
  const { id } = await createFullCandidate(admin.companyId, { email });
  await open(page, `/platform/candidates/${id}`);
  await offerIn(page).getByRole("button", { name: "Create offer" }).press("Enter");
  await draftOffer(page);
  await offerIn(page).getByRole("button", { name: "Edit draft" }).click();
  await expect(page.getByRole("dialog").getByLabel("Pay")).toHaveValue("92000");
  await draftOffer(page, "95,000");
  await expect(offerIn(page).getByText("$95,000/year")).toBeVisible();
  await offerIn(page).getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(offerIn(page).getByText("No offers yet.")).toBeVisible();

  await offerIn(page).getByRole("button", { name: "Create offer" }).click();
  await draftOffer(page);
  let link = "";
  await withCaughtEmails(async ({ caught }) => {
    await sendOffer(page);
    const sent = () => caught.filter(({ to }) => to.includes(email)).map(({ mail }) => mail);
    await expect.poll(() => sent().length).toBe(1);
    link = /http\S+\/offers\/\S+/.exec(sent()[0]?.text ?? "")?.[0] ?? "";
    await offerIn(page).getByRole("button", { name: "Withdraw offer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw offer" }).click();
    await expect(offerIn(page).getByText("Withdrawn", { exact: true })).toBeVisible();
    await expect.poll(() => sent().at(-1)?.subject).toMatch(/^Offer withdrawn/);
  });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const path = new URL(link).pathname;
  await open(theirs, path);
  await expect(theirs.getByRole("heading", { name: "This offer was withdrawn" })).toBeVisible();
  await expect(theirs.getByText("$92,000")).toHaveCount(0);
  expect(await accessibilityIssuesLightAndDark(theirs)).toEqual([]);
  const truncated = await theirs.goto(path.slice(0, -2));
  expect(truncated?.status()).toBe(404);
  await expect(theirs.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await context.close();
});
