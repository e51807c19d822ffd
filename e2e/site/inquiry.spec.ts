/** A visitor sends the form of an industry page. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";

/**
 * The name, fields and request body of each of the three forms. No mocked response is valid JSON, because the page must not read the body.
 */
const pages = [
  {
    ids: "[INQ-01 INQ-03 INQ-04 INQ-05]",
    call: "[INQ-06 INQ-07 INQ-09 INQ-10 INQ-11 INQ-12 INQ-13]",
    slug: "healthcare",
    subject: "Healthcare Recruitment",
    solutions: "healthcare recruitment solutions",
    company: "Healthcare Organization",
    message: "Healthcare Staffing Requirements",
    answer: { status: 201, body: "" },
  },
  {
    ids: "[INQ-01 INQ-03 INQ-04 INQ-05]",
    call: "[INQ-06 INQ-07 INQ-09 INQ-10 INQ-11 INQ-12 INQ-13]",
    slug: "technology",
    subject: "Technology Recruitment",
    solutions: "technology recruitment solutions",
    company: "Company",
    message: "Technology Hiring Requirements",
    answer: { status: 200, body: "<p>stored</p>", contentType: "text/html" },
  },
  {
    ids: "[INQ-02 INQ-03 INQ-04 INQ-05]",
    call: "[INQ-06 INQ-08 INQ-09 INQ-10 INQ-11 INQ-12 INQ-13]",
    slug: "financial-services",
    subject: "Financial Services Recruitment",
    solutions: "financial services recruitment solutions",
    company: "Company",
    message: "Financial Services Hiring Requirements",
    answer: { status: 201, body: "{ not json", contentType: "application/json" },
  },
] as const;

type Inquiry = (typeof pages)[number];

const jobDescription = "Job Description (Optional)";

const formOf = (page: Page) => page.getByRole("form", { name: / inquiry$/ });
const field = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
const button = (page: Page) => formOf(page).getByRole("button");
const toastOf = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

const open = async (page: Page, { slug }: Inquiry): Promise<void> => {
  await page.goto(`/industries/${slug}`);
  await page.locator("main > section").last().scrollIntoViewIfNeeded();
  await expect(formOf(page)).toBeVisible();
};

const enter = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};

const person = { "First Name": "Mia", "Last Name": "Ode", Email: "mia@ode.example" } as const;

const fullInquiry = ({ company, message }: Inquiry) => ({
  ...person,
  [company]: "Ode Group",
  [message]: "Six people for the night shift",
});

/** Exactly these fields are invalid, each with its own message directly below. */
const expectErrors = async (page: Page, errors: Readonly<Record<string, string>>): Promise<void> => {
  await expect(formOf(page).getByRole("alert")).toHaveText(Object.values(errors));
  for (const [label, words] of Object.entries(errors)) {
    await expect(field(page, label).locator("xpath=following-sibling::*[1]")).toHaveText(words);
    await expect(field(page, label)).toHaveAccessibleDescription(words);
  }
};

for (const inquiry of pages) {
  const { slug, ids, company, message } = inquiry;
  const missing = {
    "First Name": "First name is required",
    "Last Name": "Last name is required",
    Email: "Email is required",
    [company]: "Company is required",
    [message]: "Please provide more details about your hiring needs.",
  };

  test(`${ids} the ${slug} form has its labels, and each field validates by itself`, async ({ page }) => {
    const sent: unknown[] = [];
    await page.route("**/api/leads", async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 201, body: "" });
    });
    await open(page, inquiry);
    const labels = [...Object.keys(missing), jobDescription];
    await expect(formOf(page).locator("label:visible:not([aria-hidden] *)")).toHaveText(labels);
    for (const label of labels) await expect(field(page, label)).toHaveValue("");

    await button(page).click();
    await expectErrors(page, missing);
    await expect(toastOf(page)).toHaveCount(0);

    const validForm = fullInquiry(inquiry);
    let missingFields = Object.entries(missing);
    for (const [label, value] of Object.entries(validForm)) {
      await field(page, label).fill(value);
      missingFields = missingFields.filter(([other]) => other !== label);
      await expectErrors(page, Object.fromEntries(missingFields));
    }

    await enter(page, { Email: "mia at ode" });
    await button(page).click();
    await expectErrors(page, { Email: "Please enter a valid email address" });
    await enter(page, { Email: person.Email, [company]: "   ", [message]: "123456789" });
    await button(page).click();
    await expectErrors(page, { [company]: missing[company] ?? "", [message]: missing[message] ?? "" });
    expect(sent).toEqual([]);

    await enter(page, { [company]: "Ode Group", [message]: "1234567890" });
    await button(page).click();
    await expect(toastOf(page)).toContainText("Thank you for your interest!");
    expect(sent).toMatchObject([{ message: `${inquiry.subject} Inquiry: 1234567890`, jobDescription: "" }]);
  });
}

for (const inquiry of pages) {
  const { slug, call, subject, solutions, answer } = inquiry;

  test(`${call} a failed ${slug} inquiry keeps its text; the retry is acknowledged`, async ({ page }) => {
    const sent: { method: string; body: unknown }[] = [];
    const { promise: holdPromise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/leads", async (route) => {
      sent.push({ method: route.request().method(), body: route.request().postDataJSON() });
      if (sent.length === 1) return route.fulfill({ status: 500, body: "boom" });
      await holdPromise;
      return route.fulfill(answer);
    });
    await open(page, inquiry);
    const entered = { ...fullInquiry(inquiry), [jobDescription]: "Nights, four on and three off" };
    await enter(page, entered);
    const idle = await button(page).textContent();

    await button(page).click();
    await expect(toastOf(page)).toContainText("Error");
    await expect(toastOf(page)).toContainText("Something went wrong. Please try again or contact us directly.");
    await expect(toastOf(page)).toHaveAttribute("data-look", "destructive");
    for (const [label, value] of Object.entries(entered)) await expect(field(page, label)).toHaveValue(value);
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveText(idle ?? "");

    await button(page).click();
    await expect(button(page)).toHaveText("Sending...");
    await expect(button(page)).toBeDisabled();
    await expect(button(page).locator("svg.animate-spin")).toBeVisible();
    release();
    await expect(toastOf(page)).toContainText("Thank you for your interest!");
    await expect(toastOf(page)).toContainText(`within 24 hours with ${solutions}`);
    await expect(toastOf(page)).not.toHaveAttribute("data-look", "destructive");
    for (const label of Object.keys(entered)) await expect(field(page, label)).toHaveValue("");
    await expect(button(page)).toBeEnabled();
    const lead = {
      firstName: "Mia",
      lastName: "Ode",
      email: "mia@ode.example",
      company: "Ode Group",
      interests: [subject],
      message: `${subject} Inquiry: Six people for the night shift`,
      jobDescription: "Nights, four on and three off",
    };
    expect(sent).toEqual([
      { method: "POST", body: lead },
      { method: "POST", body: lead },
    ]);
  });
}

test("[INQ-13 INQ-11] offline, the inquiry keeps its text and the notice says so", async ({ page }) => {
  await page.route("**/api/leads", (route) => route.abort());
  const [healthcare] = pages;
  await open(page, healthcare);
  await enter(page, fullInquiry(healthcare));
  await button(page).click();
  await expect(toastOf(page)).toContainText("Something went wrong. Please try again or contact us directly.");
  await expect(field(page, healthcare.message)).toHaveValue("Six people for the night shift");
  await expect(button(page)).toBeEnabled();
});

test("[INQ-14] the job description is stored beside the message, or null if left empty", async ({ page }) => {
  const [, technology] = pages;
  await open(page, technology);
  const emails = [`${randomUUID()}@visitor.example`, `${randomUUID()}@visitor.example`] as const;
  for (const [email, words] of [
    [emails[0], "Owns the billing service, on call one week in six"],
    [emails[1], ""],
  ] as const) {
    await enter(page, { ...fullInquiry(technology), Email: email, [jobDescription]: words });
    const response = page.waitForResponse("**/api/leads");
    await button(page).click();
    expect((await response).status()).toBe(201);
    await expect(field(page, "Email")).toHaveValue("");
  }
  const rows = await queryDatabase(
    "select email, company, interests, message, job_description from leads where email = any($1) order by job_description",
    [emails],
  );
  const shared = {
    company: "Ode Group",
    interests: ["Technology Recruitment"],
    message: "Technology Recruitment Inquiry: Six people for the night shift",
  };
  expect(rows).toEqual([
    { ...shared, email: emails[0], job_description: "Owns the billing service, on call one week in six" },
    { ...shared, email: emails[1], job_description: null },
  ]);
});
