/** A booked call and its link: rescheduling and canceling from the email. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { CaughtMail } from "#server/test/email/mail-catcher.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import {
  button,
  callPage,
  confirmation,
  fillRequired,
  form,
  deleteTestCalls,
  type NamedSlot,
  slotLabel,
  currentSlots,
  storeCall,
} from "../pages/call-form.ts";
import { open } from "../pages/site-page.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";
import { acquireLock } from "../environment/process-lock.ts";

// All tests share the same eight slots.
test.describe.configure({ mode: "default" });

let releaseLock: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  releaseLock = await acquireLock("callSlots");
  await deleteTestCalls();
});
test.afterEach(deleteTestCalls);
test.afterAll(() => releaseLock());

const book = async (page: Page, slot: NamedSlot, email: string): Promise<void> => {
  await open(page, callPage);
  await fillRequired(page, email);
  await slotLabel(page, slot).click();
  await button(page).click();
  await expect(confirmation(page)).toContainText(slot.text);
};

const waitForEmailAbout = async (
  { caught }: { readonly caught: readonly CaughtMail[] },
  to: string,
  subject: string,
): Promise<CaughtMail> => {
  const find = () => caught.find((each) => each.to.includes(to) && each.mail.subject?.includes(subject));
  await expect.poll(() => find() !== undefined, { timeout: 60_000, message: `${subject} to ${to}` }).toBe(true);
  return find() as CaughtMail;
};

const linkIn = ({ mail }: CaughtMail): string => /https?:\/\/\S+\/calls\/\S+/.exec(mail.text ?? "")?.[0] ?? "";

const readCall = async (email: string) => {
  const [row] = await queryDatabase<{ starts_at: Date; status: string; sequence: number }>(
    "select starts_at, status, sequence from strategy_calls where email = $1",
    [email],
  );
  return row === undefined ? undefined : { ...row, starts_at: row.starts_at.toISOString() };
};

const rescheduleForm = (page: Page) => page.getByRole("form", { name: "Reschedule call" });
const expiredHeading = (page: Page) => page.getByRole("heading", { name: "This link is no longer valid" });

test("[BOOK-06] a call is booked, confirmed, rescheduled and canceled, and its link expires", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await withCaughtEmails(async (catcher) => {
    const [first, second] = (await currentSlots(request)).filter((slot) => slot.available);
    if (first === undefined || second === undefined) throw new Error("no free slots");
    const email = `${randomUUID()}@visitor.example`;
    await book(page, first, email);
    const mail = await waitForEmailAbout(catcher, email, "Strategy call booked");
    expect(mail.mail.attachments.map((file) => file.filename)).toContain("strategy-call.ics");
    await waitForEmailAbout(catcher, "desk@firm.example", "Strategy call booked: Ida Roth");

    const link = linkIn(mail);
    const response = await page.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await open(page, link);
    await expect(page.getByRole("heading", { name: "Your strategy call" })).toBeVisible();
    await expect(slotLabel(page, first)).toContainText("Current");
    await expect(rescheduleForm(page).getByRole("button", { name: "Reschedule call" })).toBeDisabled();
    await slotLabel(page, second).click();
    await rescheduleForm(page).getByRole("button", { name: "Reschedule call" }).click();
    await expect(page.getByRole("heading", { name: "Your call is rescheduled" })).toBeVisible();
    await expect(slotLabel(page, second)).toContainText("Current");
    expect(await readCall(email)).toEqual({ starts_at: second.startsAt, status: "booked", sequence: 1 });
    const moved = await waitForEmailAbout(catcher, email, "Strategy call rescheduled");
    expect(linkIn(moved)).toBe(link);

    await page.getByRole("button", { name: "Cancel call" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel call?" });
    await dialog.getByRole("button", { name: "Keep call" }).click();
    expect((await readCall(email))?.status).toBe("booked");
    await page.getByRole("button", { name: "Cancel call" }).click();
    await dialog.getByRole("button", { name: "Cancel call" }).click();
    await expect(page.getByRole("heading", { name: "Your call is canceled" })).toBeVisible();
    expect(await readCall(email)).toMatchObject({ status: "cancelled", sequence: 2 });
    await waitForEmailAbout(catcher, email, "Strategy call canceled");
    await waitForEmailAbout(catcher, "desk@firm.example", "Strategy call canceled: Ida Roth");

    expect((await page.goto(link))?.status()).toBe(404);
    await expect(expiredHeading(page)).toBeVisible();
    expect((await currentSlots(request)).find((slot) => slot.startsAt === second.startsAt)?.available).toBe(true);
  });
});

test("a truncated or invented link says that it has expired", async ({ page }) => {
  for (const token of ["x", "A".repeat(43), "A".repeat(300)]) {
    expect((await page.goto(`/calls/${token}`))?.status()).toBe(404);
    await expect(expiredHeading(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Book another time" })).toBeVisible();
  }
});

test("rescheduling to a slot just taken shows what is free and allows another", async ({ page, request }) => {
  const [ownSlot, wantedSlot, instead] = (await currentSlots(request)).filter((slot) => slot.available);
  if (ownSlot === undefined || wantedSlot === undefined || instead === undefined) throw new Error("no free slots");
  const email = `${randomUUID()}@visitor.example`;
  await book(page, ownSlot, email);
  await confirmation(page).getByRole("link", { name: "Reschedule or cancel" }).click();
  await expect(page.getByRole("heading", { name: "Your strategy call" })).toBeVisible();
  await slotLabel(page, wantedSlot).click();
  await storeCall(wantedSlot, "faster@visitor.example");
  await rescheduleForm(page).getByRole("button", { name: "Reschedule call" }).click();
  await expect(rescheduleForm(page).getByRole("alert")).toHaveText("Someone just booked this time. Choose another.");
  await expect(slotLabel(page, wantedSlot)).toContainText("Booked");
  await slotLabel(page, instead).click();
  await rescheduleForm(page).getByRole("button", { name: "Reschedule call" }).click();
  await expect(page.getByRole("heading", { name: "Your call is rescheduled" })).toBeVisible();
  expect((await readCall(email))?.starts_at).toBe(instead.startsAt);
});

test("a link that expires while its page is open says so", async ({ page, request }) => {
  const [ownSlot, other] = (await currentSlots(request)).filter((slot) => slot.available);
  if (ownSlot === undefined || other === undefined) throw new Error("no free slots");
  const email = `${randomUUID()}@visitor.example`;
  await book(page, ownSlot, email);
  await confirmation(page).getByRole("link", { name: "Reschedule or cancel" }).click();
  await slotLabel(page, other).click();
  await queryDatabase("update strategy_calls set status = 'cancelled' where email = $1", [email]);
  await rescheduleForm(page).getByRole("button", { name: "Reschedule call" }).click();
  await expect(expiredHeading(page)).toBeVisible();
});

for (const timezoneId of ["Asia/Kolkata", "America/Los_Angeles", "Pacific/Auckland"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`[BOOK-03] a visitor in ${timezoneId} sees both time zones; the value stays the firm's`, async ({
      page,
      request,
    }) => {
      const [slot] = (await currentSlots(request)).filter((each) => each.available);
      if (slot === undefined) throw new Error("no free slots");
      const theirs = new Date(slot.startsAt).toLocaleTimeString("en-US", {
        timeZone: timezoneId,
        hour: "numeric",
        minute: "2-digit",
      });
      await open(page, callPage);
      await expect(form(page).getByText(/then in yours/)).toBeVisible();
      await expect(slotLabel(page, slot)).toHaveText(new RegExp(`your time: .*${theirs}`));
      await slotLabel(page, slot).click();
      await expect(form(page).getByRole("radio", { checked: true })).toHaveAttribute("value", slot.text);
      const email = `${randomUUID()}@visitor.example`;
      await fillRequired(page, email);
      await button(page).click();
      await expect(confirmation(page)).toContainText(`Our time${slot.text}`);
      await expect(confirmation(page)).toContainText(theirs);
      const [row] = await queryDatabase("select time_zone from strategy_calls where email = $1", [email]);
      // Browsers still report some zones by an older name.
      expect(new Date(0).toLocaleString("en-US", { timeZone: String(row?.["time_zone"]) })).toBe(
        new Date(0).toLocaleString("en-US", { timeZone: timezoneId }),
      );
    });
  });
}

test.describe("in the firm's own time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a visitor in the firm's time zone sees each time once", async ({ page, request }) => {
    const [slot] = await currentSlots(request);
    await open(page, callPage);
    await expect(slotLabel(page, slot as NamedSlot)).toBeVisible();
    await expect(form(page).getByText("your time")).toHaveCount(0);
    await expect(form(page).getByText(/then in yours/)).toHaveCount(0);
  });
});
