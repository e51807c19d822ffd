/** Staff decide when calls can be booked. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { barriersOn } from "./barriers.ts";
import { inDatabase } from "./browser-database.ts";
import { callPage, form, freeTheSlots, slotsNow } from "./call-form.ts";
import { aCandidate, callAs, makeStaff } from "./people.ts";
import { takeTurn } from "./turns.ts";

// The rules count for everyone who looks at the slots.
test.describe.configure({ mode: "default" });

const path = "/staff/booking-hours";
const forgetRules = async (): Promise<void> => {
  await inDatabase("delete from firm_settings where key = 'booking-hours'");
  await inDatabase("delete from content_revisions where subject = 'booking-hours'");
};

let giveUp: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  giveUp = await takeTurn("callSlots");
  await freeTheSlots();
  await forgetRules();
});
test.afterAll(async () => {
  await forgetRules();
  await giveUp();
});

const aStaffMember = async (context: BrowserContext) => {
  const person = await aCandidate(context);
  await makeStaff(person);
  return person;
};
const withFactor = async (email: string): Promise<void> => {
  await inDatabase("update users set two_factor_enabled = true where username = $1", [email]);
};

const hours = (page: Page) => page.getByRole("form", { name: "Booking hours" });
const save = (page: Page) => hours(page).getByRole("button", { name: "Save changes" });
const offered = (page: Page) => page.getByRole("list", { name: "Offered times" }).getByRole("listitem");

test("nobody but staff with a second factor reads or changes the hours", async ({ context }) => {
  const code = async (): Promise<unknown> => {
    const answer = await callAs(context, "GET", "/api/desk/booking-hours");
    return [answer.status(), ((await answer.json()) as { code?: string }).code];
  };
  expect(await code()).toEqual([401, "not_signed_in"]);
  const person = await aCandidate(context);
  expect(await code()).toEqual([403, "forbidden"]);
  await makeStaff(person);
  expect(await code()).toEqual([403, "second_factor_needed"]);
  await withFactor(person.email);
  expect(await code()).toEqual([200, undefined]);
});

test("a day off and another hour are on the site at once, and the history says who did it", async ({
  page,
  context,
  request,
}) => {
  const { email, name } = await aStaffMember(context);
  await withFactor(email);
  const before = await slotsNow(request);
  const [first, , third] = before;
  if (first === undefined || third === undefined) throw new Error("no slots");
  const [weekday = ""] = third.date.split(",");
  await page.goto(path);
  await expect(offered(page)).toHaveCount(8);
  await expect(offered(page).first()).toContainText(first.date);
  await expect(page.getByText("Nobody has changed the hours yet.")).toBeVisible();
  await expect(save(page)).toBeDisabled();

  const dayOff = new Date(first.startsAt).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  await expect(async () => {
    await hours(page).getByLabel("Day off").fill(dayOff);
    await hours(page).getByRole("button", { name: "Add the day" }).click({ timeout: 1000 });
  }).toPass();
  await hours(page)
    .getByRole("button", { name: `Add hours on ${weekday}` })
    .click();
  await save(page).click();
  const history = page.getByRole("list", { name: "Changes" });
  await expect(history).toContainText(name);
  await expect(history).toContainText(`Days off: none ${dayOff}`);
  await expect(history).toContainText(`${weekday}: 10:00-10:30, 14:00-14:30 10:00-10:30, 14:00-14:30, 15:00-15:30`);
  await expect(offered(page).filter({ hasText: first.date })).toHaveCount(0);
  await expect(save(page)).toBeDisabled();

  const after = await slotsNow(request);
  expect(after.some((slot) => slot.date === first.date)).toBe(false);
  expect(after.map((slot) => slot.text)).toContain(`${third.date} - 3:00 PM ET`);
  await page.goto(callPage);
  await expect(form(page).getByRole("radio")).toHaveCount(8);
  await expect(form(page).getByText(first.date)).toHaveCount(0);
});

test("hours that make no sense are marked where they stand, and nothing is saved", async ({ page, context }) => {
  const { email } = await aStaffMember(context);
  await withFactor(email);
  await page.goto(path);
  await expect(async () => {
    await hours(page).getByLabel("Monday, window 1, to").fill("10:05");
    await expect(save(page)).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await hours(page).getByLabel("Time zone").fill("Moon/Base");
  await hours(page).getByLabel("Notice, in hours").fill("");
  await save(page).click();
  await expect(hours(page).getByText("Must end at least 30 minutes after it begins")).toBeVisible();
  await expect(hours(page).getByLabel("Time zone")).toHaveAccessibleDescription(
    "Please enter a time zone, such as America/New_York",
  );
  await expect(hours(page).getByLabel("Notice, in hours")).toHaveAttribute("aria-invalid", "true");
  expect(await barriersOn(page)).toEqual([]);
});
