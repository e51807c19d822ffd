/** An offer from the draft to the hire: a team in one browser, the candidate on a phone in another, and the mail between them. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { barriersByDayAndNight } from "./barriers.ts";
import { aJobWith, card, column, openBoard, standing } from "./board-page.ts";
import { inDatabase } from "./browser-database.ts";
import { aFullCandidate } from "./candidate-people.ts";
import { withMailServer } from "./mail-server.ts";
import { anAddress } from "./people.ts";
import { open } from "./site-page.ts";
import { joinedBy, signUpHere } from "./workspace-people.ts";

const offerIn = (page: Page) => page.getByRole("region", { name: "Offer", exact: true });

/** Fills the form in and leaves a draft behind. */
const draft = async (page: Page, pay = "92,000"): Promise<void> => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Pay").fill(pay);
  await dialog.getByRole("button", { name: "Save the draft" }).click();
  await expect(dialog).toBeHidden();
  // It would stand over the button of the next dialog, were it to come while that is pressed.
  await expect(page.getByText("Draft saved", { exact: true }).first()).toBeVisible();
};

const send = async (page: Page): Promise<void> => {
  await offerIn(page).getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the offer" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(offerIn(page).getByText("Waiting for an answer")).toBeVisible();
};

const letterOf = async (context: BrowserContext, address: string | null): Promise<Buffer> => {
  const answer = await context.request.get(address ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  return answer.body();
};

test("an offer is drafted, looked at, sent and accepted on a phone; the card stands at Hired", async ({
  page,
  browser,
}) => {
  const admin = await signUpHere(page);
  const email = anAddress();
  const { id, jobId } = await aFullCandidate(admin.companyId, { email });
  await open(page, `/platform/candidates/${id}`);
  await offerIn(page).getByRole("button", { name: "Make an offer" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Letter")).toHaveValue(/\{pay\}/);
  await dialog.getByRole("button", { name: "Save the draft" }).click();
  await expect(dialog.getByText("Please enter an amount")).toBeVisible();
  expect(await barriersByDayAndNight(page)).toEqual([]);
  await dialog.getByLabel("Pay").fill("92,000");
  await dialog.getByText("As it will be read").click();
  await expect(dialog.getByText("Your pay is $92,000 a year")).toBeVisible();
  await dialog.getByLabel("Letter").fill("Dear {first name},\n\nyou get {a car} and {pay}.");
  await dialog.getByRole("button", { name: "Save the draft" }).click();
  await expect(dialog.getByText("Nothing is known for {a car}")).toBeVisible();
  await dialog.getByLabel("Letter").fill("Dear {first name},\n\nplease join us as {job}, for {pay}.\n\n{your name}");
  await dialog.getByRole("button", { name: "Save the draft" }).click();
  await expect(dialog).toBeHidden();
  await expect(offerIn(page).getByText("$92,000 a year")).toBeVisible();
  const preview = offerIn(page).getByRole("link", { name: "Preview the letter" });
  expect((await letterOf(admin.context, await preview.getAttribute("href"))).subarray(0, 5).toString()).toBe("%PDF-");

  let link = "";
  await withMailServer(async ({ caught }) => {
    await send(page);
    const mail = () => caught.find(({ to }) => to.includes(email))?.mail;
    await expect.poll(() => mail()?.subject).toMatch(/^Your offer: ICU Nurse Manager/);
    link = /http\S+\/offers\/\S+/.exec(mail()?.text ?? "")?.[0] ?? "";
  });
  expect((await standing(jobId, "Ana"))?.stage).toBe("offer");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: "Europe/Berlin" });
  const phone = await context.newPage();
  await open(phone, new URL(link).pathname);
  await expect(phone.getByRole("heading", { name: "Ana, you have an offer" })).toBeVisible();
  await expect(phone.getByText(/\(Berlin\)/)).toBeVisible();
  expect(await barriersByDayAndNight(phone)).toEqual([]);
  const theirs = await letterOf(
    context,
    await phone.getByRole("link", { name: "Read the letter" }).getAttribute("href"),
  );
  const ours = await letterOf(
    admin.context,
    await offerIn(page).getByRole("link", { name: "Letter", exact: false }).first().getAttribute("href"),
  );
  expect(theirs.equals(ours)).toBe(true);
  await phone.getByRole("button", { name: "Accept the offer" }).click();
  await expect(phone.getByText("Please type your full name")).toBeVisible();
  await phone.getByLabel("Your full name").fill("Ana María Ruiz");
  await phone.getByRole("checkbox", { name: /^I accept this offer/ }).check();
  await phone.getByRole("button", { name: "Accept the offer" }).click();
  await expect(phone.getByRole("heading", { name: "You have accepted" })).toBeVisible();
  expect(await barriersByDayAndNight(phone)).toEqual([]);
  const record = phone.getByRole("link", { name: "Record of acceptance" });
  expect((await letterOf(context, await record.getAttribute("href"))).length).toBeGreaterThan(1000);
  // Once more by the same link: what stands is shown.
  await phone.reload();
  await expect(phone.getByText("As Ana María Ruiz")).toBeVisible();
  await context.close();

  await open(page, `/platform/candidates/${id}`);
  await expect(offerIn(page).getByText(/as Ana María Ruiz/)).toBeVisible();
  await expect(page.getByRole("list", { name: "History", exact: true })).toContainText("Accepted the offer");
  await openBoard(page, jobId);
  await expect(column(page, "Hired").getByRole("link", { name: "Ana Ruiz" })).toBeVisible();
});

test("from the board's menu; the candidate declines, the card says so, and a viewer sees that and no amount", async ({
  page,
  browser,
}) => {
  const admin = await signUpHere(page);
  const jobId = await aJobWith(admin.companyId, ["Maya Okafor"]);
  await openBoard(page, jobId);
  await page.getByRole("button", { name: "Move Maya Okafor" }).click();
  await page.getByRole("menuitem", { name: "Make an offer" }).click();
  await draft(page, "71250.50");
  await expect(page).not.toHaveURL(/offer=/);
  const [person] = await inDatabase<{ id: string; email: string }>(
    "select id, email from candidates where company_id = $1",
    [admin.companyId],
  );
  let link = "";
  await withMailServer(async ({ caught }) => {
    await send(page);
    const mail = () => caught.find(({ to }) => to.includes(person?.email ?? ""))?.mail;
    await expect.poll(() => mail()?.text).toContain("$71,250.50 a year");
    link = /http\S+\/offers\/\S+/.exec(mail()?.text ?? "")?.[0] ?? "";
  });
  await openBoard(page, jobId);
  await expect(card(page, "Maya Okafor")).toContainText("Offer sent");

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await open(theirs, new URL(link).pathname);
  await theirs.getByRole("button", { name: "Decline", exact: true }).click();
  await theirs.getByLabel("Reason (optional)").fill("I stay where I am.");
  expect(await barriersByDayAndNight(theirs)).toEqual([]);
  await theirs.getByRole("button", { name: "Decline the offer" }).click();
  await expect(theirs.getByRole("heading", { name: "You have declined this offer" })).toBeVisible();
  await context.close();

  // The open board hears of it by itself.
  await expect(card(page, "Maya Okafor")).toContainText("Declined the offer");
  expect((await standing(jobId, "Maya"))?.stage).toBe("offer");

  const vera = await joinedBy(browser, admin, { name: "Vera Lang", permissions: "viewer" });
  await open(vera.page, `/platform/candidates/${person?.id}`);
  await expect(offerIn(vera.page).getByText("Declined")).toBeVisible();
  await expect(offerIn(vera.page).getByText("What it says is for those who decide")).toBeVisible();
  await expect(vera.page.getByText("71,250.50")).toHaveCount(0);
  await vera.context.close();

  await open(page, `/platform/candidates/${person?.id}`);
  await expect(offerIn(page).getByText("I stay where I am.")).toBeVisible();
  await expect(offerIn(page).getByRole("button", { name: "Make an offer" })).toBeVisible();
});

test("a draft is changed and discarded; what was sent is withdrawn, and the link says so", async ({
  page,
  browser,
}) => {
  const admin = await signUpHere(page);
  const email = anAddress();
  const { id } = await aFullCandidate(admin.companyId, { email });
  await open(page, `/platform/candidates/${id}`);
  await offerIn(page).getByRole("button", { name: "Make an offer" }).press("Enter");
  await draft(page);
  await offerIn(page).getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog").getByLabel("Pay")).toHaveValue("92000");
  await draft(page, "95,000");
  await expect(offerIn(page).getByText("$95,000 a year")).toBeVisible();
  await offerIn(page).getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard the draft" }).click();
  await expect(offerIn(page).getByText("No offer yet.")).toBeVisible();

  await offerIn(page).getByRole("button", { name: "Make an offer" }).click();
  await draft(page);
  let link = "";
  await withMailServer(async ({ caught }) => {
    await send(page);
    const sent = () => caught.filter(({ to }) => to.includes(email)).map(({ mail }) => mail);
    await expect.poll(() => sent().length).toBe(1);
    link = /http\S+\/offers\/\S+/.exec(sent()[0]?.text ?? "")?.[0] ?? "";
    await offerIn(page).getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw the offer" }).click();
    await expect(offerIn(page).getByText("Withdrawn", { exact: true })).toBeVisible();
    await expect.poll(() => sent().at(-1)?.subject).toMatch(/^The offer is withdrawn/);
  });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const path = new URL(link).pathname;
  await open(theirs, path);
  await expect(theirs.getByRole("heading", { name: "This offer was withdrawn" })).toBeVisible();
  await expect(theirs.getByText("$92,000")).toHaveCount(0);
  expect(await barriersByDayAndNight(theirs)).toEqual([]);
  const cut = await theirs.goto(path.slice(0, -2));
  expect(cut?.status()).toBe(404);
  await expect(theirs.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await context.close();
});
