/** Open jobs for a candidate's profile on a phone: from an incomplete profile to a saved job, a job alert email, and unsubscribing. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { SavedProfile } from "#domain/profiles/save-profile.ts";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { uniqueEmail, callAs, confirmAddress } from "../support/account-factory.ts";
import { violationsOn } from "../support/accessibility.ts";
import { open } from "../pages/site-page.ts";
import { goodPassword } from "#server/test/browsers.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const nurse = {
  title: "Wound care nurse",
  location: "Dayton, OH",
  skills: ["Triage", "Epic", "Wound care"],
  experience: [
    {
      title: "Wound care nurse",
      company: "Northside",
      start: "2018-03",
      end: null,
      description: "Wound care and triage at night, charting in Epic.",
    },
  ],
} satisfies ProfileUpdate;

const addJob = async (title: string, requirements: readonly string[]): Promise<string> => {
  const [row] = await queryDatabase<{ id: string }>(
    `insert into jobs (title, company, location, salary, salary_min_usd, salary_max_usd, type, industry, description, requirements)
     values ($1, 'Harbor Clinics', 'Dayton, OH', '$80k - $95k', 80000, 95000, 'Full-time', 'Healthcare', 'Thirty beds.', $2)
     returning id`,
    [title, requirements],
  );
  return row?.id ?? "";
};

const jobs = (page: Page) => page.locator("#jobs");
const matchingJobs = (page: Page) => jobs(page).getByRole("list", { name: "Jobs that match your profile" });
const savedJobs = (page: Page) => jobs(page).getByRole("list", { name: "Saved jobs" });
const alertSwitch = (page: Page) => jobs(page).getByRole("switch", { name: "Email me new jobs that match" });
const reloadJobs = async (page: Page): Promise<void> => {
  await page.reload();
  await open(page, "/candidates#jobs");
  await jobs(page).scrollIntoViewIfNeeded();
};

/** Checks light and dark, and that nothing is wider than the screen. */
const expectAccessible = async (page: Page, ...places: readonly string[]): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect([colorScheme, ...(await violationsOn(page, { within: places }))]).toEqual([colorScheme]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
};

test("a visitor sees what is missing, then matches and reasons, and saves a job", async ({ page, context }) => {
  const title = `Wound care nurse ${randomUUID().slice(0, 8)}`;
  const id = await addJob(title, ["Wound care", "Triage", "Epic", "Ventilator management"]);
  try {
    await open(page, "/candidates#jobs");
    await expect(jobs(page).getByText("Your profile needs a bit more before we can match it")).toBeVisible();
    await expect(jobs(page).getByRole("list", { name: "Still to add" }).getByRole("listitem")).toHaveCount(3);
    await page.locator("#insights").scrollIntoViewIfNeeded();
    await expect(page.getByRole("region", { name: "What to add next" })).toContainText(
      "Your work experience, with dates",
    );
    await expectAccessible(page, "#jobs", "#insights");

    const { profileId, revision } = (await (
      await callAs(context, "GET", "/api/candidate/profile")
    ).json()) as SavedProfile;
    const change = { profileId, revision, changes: nurse, base: {} };
    expect((await callAs(context, "PATCH", "/api/candidate/profile", change)).status()).toBe(200);
    await reloadJobs(page);
    const card = matchingJobs(page).getByRole("article", { name: title });
    await expect(card).toContainText("You match 3 of 4 must-haves.");
    await expect(card).toContainText(/This would raise your score to \d+\s*Ventilator management/);
    await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", /^\/jobs\/./);
    await card.getByRole("button", { name: "Show score details" }).click();
    await card.getByText("Met: Wound care").click();
    await expect(card.getByRole("blockquote").first()).toContainText("Wound care and triage at night");

    await card.getByRole("button", { name: /^Save / }).click();
    await expect(savedJobs(page)).toContainText(title);
    await expectAccessible(page, "#jobs");
    await card.getByRole("button", { name: /^Saved / }).click();
    await expect(jobs(page).getByText("No saved jobs yet. Jobs you save stay here")).toBeVisible();
    // The page shows the change before the server has stored it, and a closed job cannot be saved, so wait for the response.
    const savedRequest = page.waitForResponse((response) => response.request().method() === "PUT");
    await jobs(page)
      .getByRole("button", { name: `Save ${title}` })
      .last()
      .click();
    expect((await savedRequest).status()).toBe(200);
    await expect(savedJobs(page)).toContainText(title);
    await queryDatabase("update jobs set is_active = false where id = $1", [id]);
    await reloadJobs(page);
    await expect(savedJobs(page).getByText("Closed")).toBeVisible();

    await page.locator("#insights").scrollIntoViewIfNeeded();
    await expect(page.getByRole("region", { name: "What jobs like yours pay" })).toContainText("$65K-$120K");
    await expect(page.getByRole("region", { name: "What jobs like yours ask for" })).toContainText("open job");
    await expectAccessible(page, "#insights");
  } finally {
    await queryDatabase("delete from jobs where id = $1", [id]);
  }
});

test("a confirmed account gets one email about a new job, and its link stops them", async ({ page, context }) => {
  const person = { name: "Maya Okafor", email: uniqueEmail(), password: goodPassword };
  const change = { profileId: null, revision: 0, changes: nurse, base: {} };
  expect((await callAs(context, "PATCH", "/api/candidate/profile", change)).status()).toBe(200);
  expect((await callAs(context, "POST", "/api/auth/sign-up/email", person)).status()).toBe(200);
  await open(page, "/candidates#jobs");
  await expect(jobs(page).getByText(`Confirm ${person.email} first`)).toBeVisible();
  await confirmAddress(person);
  await reloadJobs(page);
  await alertSwitch(page).click();
  await jobs(page).getByLabel("How often").selectOption("daily");
  await expect(alertSwitch(page)).not.toHaveAttribute("aria-busy");
  await expect(alertSwitch(page)).toBeChecked();
  await expectAccessible(page, "#jobs");

  const title = `Wound care nurse ${randomUUID().slice(0, 8)}`;
  const id = await addJob(title, ["Wound care", "Triage"]);
  try {
    let link = "";
    await withCaughtEmails(async ({ caught }) => {
      const ownMails = () => caught.filter(({ to }) => to.includes(person.email)).map(({ mail }) => mail.text ?? "");
      await queryDatabase(
        `update job_alerts set due_at = now() where user_id = (select id from users where username = $1)`,
        [person.email],
      );
      await queryDatabase("select enqueue_task('find-job-alerts', '{}'), enqueue_task('find-job-alerts', '{}')");
      await expect.poll(() => ownMails().filter((text) => text.includes(title)), { timeout: 60_000 }).toHaveLength(1);
      link = /\/unsubscribe\/\S+/.exec(ownMails().find((text) => text.includes(title)) ?? "")?.[0] ?? "";
    });
    await page.goto(link);
    await expect(page.getByText("We email you when a job opens that matches your profile.")).toBeVisible();
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("link", { name: "Open jobs" }).click();
    await expect(alertSwitch(page)).not.toBeChecked();
  } finally {
    await queryDatabase("delete from jobs where id = $1", [id]);
  }
});
