/** A visitor sends the home page's contact form. */
import { expect, type Page, test } from "@playwright/test";
import { brand } from "#domain/brand.ts";

const formOf = (page: Page) => page.getByRole("form", { name: "Contact us" });
const toastOf = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
const button = (page: Page) => formOf(page).getByRole("button", { name: "Get Started" });

const required = {
  "First Name*": "Bo",
  "Last Name*": "Li",
  "Email*": "bo@li.example",
  "Company*": "Li Foods",
} as const;

const fill = async (page: Page, values: Readonly<Record<string, string>> = required): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await formOf(page).getByLabel(label, { exact: true }).fill(value);
};

const collectPosts = (page: Page): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  return sent;
};

test.beforeEach(async ({ page }) => {
  await page.goto("/#contact");
  await expect(formOf(page)).toBeVisible();
});

test("[LEAD-01 LEAD-09] the form has its fields, a four-row message and a descriptive button", async ({ page }) => {
  for (const label of Object.keys(required))
    await expect(formOf(page).getByLabel(label, { exact: true })).toBeVisible();
  await expect(formOf(page).getByLabel("Email*")).toHaveAttribute("type", "email");
  await expect(formOf(page).getByLabel("Company Size")).toBeVisible();
  await expect(formOf(page).getByLabel("Additional Information")).toHaveAttribute("rows", "4");
  await expect(button(page)).toBeEnabled();
});

test("[LEAD-05 LEAD-06] sizes and interests are as specified, and several interests can be chosen", async ({
  page,
}) => {
  await formOf(page).getByLabel("Company Size").click();
  await expect
    .poll(() => page.getByRole("option").allTextContents())
    .toEqual(["1-10", "11-50", "51-200", "201-1000", "1000+"].map((size) => `${size} employees`));
  await page.keyboard.press("Escape");
  const boxes = formOf(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  for (const interest of ["RPO Services", "AI Recruitment Platform", "Talent Analytics"]) {
    await formOf(page).getByLabel(interest).click();
    await expect(formOf(page).getByLabel(interest)).toBeChecked();
  }
});

for (const [missing, message] of [
  ["First Name*", "First name is required"],
  ["Last Name*", "Last name is required"],
  ["Email*", "Email is required"],
  ["Company*", "Company is required"],
] as const) {
  test(`[LEAD-02 LEAD-08] without ${missing} nothing is sent and the field says "${message}"`, async ({ page }) => {
    const sent = collectPosts(page);
    await fill(page, { ...required, [missing]: "" });
    await formOf(page).getByLabel("RPO Services").click();
    await button(page).click();
    const field = formOf(page).getByLabel(missing, { exact: true });
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    expect(sent).toEqual([]);
  });
}

test("[LEAD-08] a malformed email address is reported as such", async ({ page }) => {
  await fill(page, { ...required, "Email*": "bo at li" });
  await formOf(page).getByLabel("RPO Services").click();
  await button(page).click();
  await expect(formOf(page).getByLabel("Email*")).toHaveAccessibleDescription("Please enter a valid email address");
});

test("[LEAD-04] without an interest nothing is sent and the form says so", async ({ page }) => {
  const sent = collectPosts(page);
  await fill(page);
  await button(page).click();
  await expect(formOf(page).getByText("Please select at least one interest")).toBeVisible();
  expect(sent).toEqual([]);
});

test("[LEAD-03 LEAD-07 LEAD-10 LEAD-12] the form is sent once, the button waits, then the form is empty again", async ({
  page,
}) => {
  const bodies: unknown[] = [];
  const { promise: holdPromise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/leads", async (route) => {
    bodies.push(route.request().postDataJSON());
    await holdPromise;
    await route.fulfill({ status: 201, json: { id: "x" } });
  });
  await fill(page);
  await formOf(page).getByLabel("RPO Services").click();
  await formOf(page).getByLabel("Talent Analytics").click();
  await button(page).click();
  await expect(formOf(page).getByRole("button", { name: "Submitting..." })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText("Thank you for your interest!");
  await expect(toastOf(page)).toContainText("We'll be in touch with you soon to discuss your recruitment needs.");
  expect(bodies).toEqual([
    {
      firstName: "Bo",
      lastName: "Li",
      email: "bo@li.example",
      company: "Li Foods",
      interests: ["RPO Services", "Talent Analytics"],
    },
  ]);
  await expect(formOf(page).getByLabel("First Name*")).toHaveValue("");
  await expect(formOf(page).getByLabel("RPO Services")).not.toBeChecked();
});

test("[LEAD-11] after a failure everything is kept, and toast and console report it", async ({ page }) => {
  await page.route("**/api/leads", (route) => route.fulfill({ status: 500, body: "boom" }));
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await fill(page);
  await formOf(page).getByLabel("RPO Services").click();
  await button(page).click();
  await expect(toastOf(page)).toContainText("Something went wrong");
  await expect(toastOf(page)).toContainText("Please try again or contact us directly.");
  await expect(toastOf(page)).toHaveAttribute("data-look", "destructive");
  await expect(formOf(page).getByLabel("Company*")).toHaveValue("Li Foods");
  await expect(formOf(page).getByLabel("RPO Services")).toBeChecked();
  expect(logged.join("\n")).toContain("500: boom");
});

test("[LEAD-13] the response is read as JSON: a false success counts as a failure", async ({ page }) => {
  await page.route("**/api/leads", (route) => route.fulfill({ status: 201, body: "<p>proxy</p>" }));
  await fill(page);
  await formOf(page).getByLabel("RPO Services").click();
  await button(page).click();
  await expect(toastOf(page)).toContainText("Something went wrong");
  await expect(formOf(page).getByLabel("Company*")).toHaveValue("Li Foods");
});

test("[LEAD-07] a lead reaches the real server and is acknowledged", async ({ page }) => {
  await fill(page);
  await formOf(page).getByLabel("AI Recruitment Platform").click();
  const answered = page.waitForResponse("**/api/leads");
  await button(page).click();
  expect((await answered).status()).toBe(201);
  await expect(toastOf(page)).toContainText("Thank you for your interest!");
});

test("[CONTACT-01 CONTACT-02] phone, email, address and a map link appear beside the form", async ({ page }) => {
  const contact = page.locator("#contact");
  await expect(contact.getByRole("link", { name: brand.phone.display })).toHaveAttribute("href", brand.phone.href);
  await expect(contact.getByRole("link", { name: brand.email })).toHaveAttribute("href", `mailto:${brand.email}`);
  await expect(contact.locator("address")).toContainText(/Columbus, OH \d{5}/);
  await expect(contact.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /maps/);
  expect(brand.phone.display).toContain("555");
});
