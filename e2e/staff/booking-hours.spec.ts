/** Staff set the hours in which calls can be booked. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { accessibilityIssues } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { callPage, form, deleteTestCalls, currentSlots } from "../pages/call-form.ts";
import { signUpCandidate, callAs, grantStaffRole } from "../support/account-factory.ts";
import { acquireLock } from "../environment/process-lock.ts";

// The booking rules affect every test that reads slots, so these tests hold the lock.
test.describe.configure({ mode: "default" });

const path = "/staff/booking-hours";
const deleteRules = async (): Promise<void> => {
  await queryDatabase("delete from firm_settings where key = 'booking-hours'");
  await queryDatabase("delete from content_revisions where subject = 'booking-hours'");
};

let releaseLock: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  releaseLock = await acquireLock("callSlots");
  await deleteTestCalls();
  await deleteRules();
});
test.afterAll(async () => {
  await deleteRules();
  await releaseLock();
});

const signInStaffMember = async (context: BrowserContext) => {
  const person = await signUpCandidate(context);
  await grantStaffRole(person);
  return person;
};
const enableTwoFactor = async (email: string): Promise<void> => {
  await queryDatabase("update users set two_factor_enabled = true where username = $1", [email]);
};

const hoursForm = (page: Page) => page.getByRole("form", { name: "Booking hours" });
const saveButton = (page: Page) => hoursForm(page).getByRole("button", { name: "Save changes" });
const offeredTimes = (page: Page) => page.getByRole("list", { name: "Available times" }).getByRole("listitem");

test("only staff with two-factor authentication can read or change the hours", async ({ context }) => {
  const code = async (): Promise<unknown> => {
    const response = await callAs(context, "GET", "/api/desk/booking-hours");
    return [response.status(), ((await response.json()) as { code?: string }).code];
  };
  expect(await code()).toEqual([401, "not_signed_in"]);
  const person = await signUpCandidate(context);
  expect(await code()).toEqual([403, "forbidden"]);
  await grantStaffRole(person);
  expect(await code()).toEqual([403, "second_factor_needed"]);
  await enableTwoFactor(person.email);
  expect(await code()).toEqual([200, undefined]);
});

test("a day off and an extra hour appear on the site at once and in the history", async ({
  page,
  context,
  request,
}) => {
  const { email, name } = await signInStaffMember(context);
  await enableTwoFactor(email);
  const before = await currentSlots(request);
  const [first, , third] = before;
  if (first === undefined || third === undefined) throw new Error("no slots");
  const [weekday = ""] = third.date.split(",");
  await page.goto(path);
  await expect(offeredTimes(page)).toHaveCount(8);
  await expect(offeredTimes(page).first()).toContainText(first.date);
  await expect(page.getByText("No changes yet.")).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();

  const dayOff = new Date(first.startsAt).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  await expect(async () => {
    await hoursForm(page).getByLabel("Holiday", { exact: true }).fill(dayOff);
    await hoursForm(page).getByRole("button", { name: "Add holiday" }).click({ timeout: 1000 });
  }).toPass();
  await hoursForm(page)
    .getByRole("button", { name: `Add hours on ${weekday}` })
    .click();
  await saveButton(page).click();
  const history = page.getByRole("list", { name: "Changes" });
  await expect(history).toContainText(name);
  await expect(history).toContainText(`Holidays: None ${dayOff}`);
  await expect(history).toContainText(`${weekday}: 10:00-10:30, 14:00-14:30 10:00-10:30, 14:00-14:30, 15:00-15:30`);
  await expect(offeredTimes(page).filter({ hasText: first.date })).toHaveCount(0);
  await expect(saveButton(page)).toBeDisabled();

  const after = await currentSlots(request);
  expect(after.some((slot) => slot.date === first.date)).toBe(false);
  expect(after.map((slot) => slot.text)).toContain(`${third.date} - 3:00 PM ET`);
  await page.goto(callPage);
  await expect(form(page).getByRole("radio")).toHaveCount(8);
  await expect(form(page).getByText(first.date)).toHaveCount(0);
});

test("invalid hours are marked at their fields, and nothing is saved", async ({ page, context }) => {
  const { email } = await signInStaffMember(context);
  await enableTwoFactor(email);
  await page.goto(path);
  await expect(async () => {
    await hoursForm(page).getByLabel("Monday, time range 1, end").fill("10:05");
    await expect(saveButton(page)).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await hoursForm(page).getByLabel("Time zone").fill("Moon/Base");
  await hoursForm(page).getByLabel("Minimum notice (hours)").fill("");
  await saveButton(page).click();
  await expect(hoursForm(page).getByText("The end must be at least 30 minutes after the start")).toBeVisible();
  await expect(hoursForm(page).getByLabel("Time zone")).toHaveAccessibleDescription(
    "Enter a time zone, such as America/New_York",
  );
  await expect(hoursForm(page).getByLabel("Minimum notice (hours)")).toHaveAttribute("aria-invalid", "true");
  expect(await accessibilityIssues(page)).toEqual([]);
});
