/** A person's data rights on a phone: download, human review instead of the engine, deletion. */
import { expect, type Page, test } from "@playwright/test";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { signUpCandidate, createEmployer, callAs, confirmAddress } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";

test.use({ viewport: { width: 390, height: 844 } });

const profile = {
  profileId: null,
  revision: 0,
  changes: {
    firstName: "Nadia",
    lastName: "Osei",
    title: "Registered Nurse",
    location: "Chicago, IL",
    skills: ["Triage", "Wound care", "Epic"],
    experience: [
      { title: "Registered Nurse", company: "Ruiz Clinics", start: "2019-01", end: null, description: "Triage." },
    ],
  },
  base: {},
};

const buildProfile = async (page: Page) => {
  expect((await callAs(page.context(), "PATCH", "/api/candidate/profile", profile)).status()).toBe(200);
};

test("download all data, delete it with a receipt, and the account is gone", async ({ page }) => {
  const person = await signUpCandidate(page.context());
  await confirmAddress(person);
  await buildProfile(page);
  await open(page, "/account");
  await page.getByRole("link", { name: "View your data" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data");
  await expect(page.getByRole("main")).toContainText(person.email);
  await expect(page.getByRole("list", { name: "Your notices and consents" })).toContainText("Your account");
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download everything" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^cohire-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(await file.failure()).toBeNull();

  await page.getByRole("button", { name: "Delete everything" }).click();
  const form = page.getByRole("form", { name: "Delete everything" });
  await form.getByLabel("Type the word delete").fill("yes");
  await form.getByRole("button", { name: "Delete everything" }).click();
  await expect(form).toContainText("Type the word delete");
  await form.getByLabel("Type the word delete").fill("delete");
  await form.getByLabel("Your password").fill("not my password");
  await form.getByRole("button", { name: "Delete everything" }).click();
  await expect(form).toContainText("This password is incorrect.");
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);
  await withCaughtEmails(async ({ caught }) => {
    await form.getByLabel("Your password").fill(person.password);
    await form.getByRole("button", { name: "Delete everything" }).click();
    await page.waitForURL(/\/erased\//);
    await expect(() => {
      const mails = caught.filter(({ to }) => to.includes(person.email));
      expect(mails.map(({ mail }) => mail.subject)).toContain("Your data has been deleted");
    }).toPass({ timeout: 60_000 });
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data has been deleted");
  const receipt = page.getByRole("article", { name: "Receipt" });
  await expect(receipt).toContainText(page.url().split("/").at(-1) ?? "");
  await expect(receipt.getByRole("row", { name: /^Profile \d/ })).toContainText("1");
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);

  await open(page, "/sign-in");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await queryDatabase("select 1 from users where username = $1", [person.email])).toEqual([]);
  expect(await queryDatabase("select 1 from mail_log where to_address = $1", [person.email])).toEqual([]);
});

test("a visitor deletes what they built in this browser, without an account", async ({ page }) => {
  await buildProfile(page);
  await open(page, "/account/data");
  await expect(page.getByRole("main")).toContainText("What you created in this browser");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByLabel("Type the word delete").fill("delete");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.waitForURL(/\/erased\//);
  await open(page, "/account/data");
  await expect(page.getByRole("main")).toContainText("We have no data from this browser.");
  await page.goto("/erased/0192f3c4-8d1e-4a6b-9c55-2f7e6d1b3a90");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Receipt not found");
});

test("human review: no scores, an explanation, a way back and the local law", async ({ page }) => {
  await signUpCandidate(page.context());
  await buildProfile(page);
  await open(page, "/candidates");
  await page.locator("#jobs").scrollIntoViewIfNeeded();
  const notice = page.getByRole("complementary", { name: "About the matching engine" });
  await expect(notice).toContainText("For jobs and people in Illinois");
  expect(await accessibilityIssuesLightAndDark(page, "#jobs")).toEqual([]);
  await notice.getByRole("button", { name: "I've read this" }).click();
  await expect(notice).toHaveCount(0);
  await open(page, "/account/data");
  await expect(
    page.getByRole("listitem").filter({ hasText: "ai-notice/illinois/3" }).filter({ hasText: "Read" }),
  ).toHaveCount(1);
  const choice = page.getByRole("switch", { name: "Have a person review me instead of the matching engine" });
  await choice.click();
  await expect(page.getByRole("main")).toContainText("The engine doesn't score you.");
  await expect(page.getByRole("list", { name: "Your notices and consents" })).toContainText("Human review");
  await page.reload();
  await expect(choice).toBeChecked();
  await open(page, "/candidates");
  await page.locator("#jobs").scrollIntoViewIfNeeded();
  await expect(page.locator("#jobs")).toContainText("You asked for a human review");
  await page.getByRole("button", { name: "Turn matching back on" }).click();
  await expect(page.getByRole("list", { name: "Jobs that match your profile" })).toBeVisible();
});

test("a workspace member sees what stays after deletion", async ({ page }) => {
  await createEmployer(page.context(), { companyName: "Harbor Clinics" });
  await open(page, "/account/data");
  await expect(page.getByRole("main")).toContainText(
    "You belong to Harbor Clinics, so we'll keep your account itself.",
  );
  await expect(page.getByRole("button", { name: "Delete candidate data" })).toBeVisible();
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);
});
