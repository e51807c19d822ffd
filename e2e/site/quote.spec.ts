/** A visitor asks for a quote from the header. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { brand } from "#domain/brand.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { switchMailServer, withCaughtEmails } from "../environment/mail-server.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Get Your Customized Quote" });
const toastOf = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
const submitButton = (page: Page) => dialogOf(page).getByRole("button", { name: "Get My Custom Quote" });

const openFromHeader = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.getByRole("button", { name: "Employers" }).click();
  await page.getByRole("button", { name: "Get a Customized Quote" }).click();
  await expect(dialogOf(page)).toBeVisible();
};

const required = {
  "First Name *": "Ana",
  "Last Name *": "Ruiz",
  "Work Email *": "ana@ruiz.example",
  "Company Name *": "Ruiz Clinics",
  "What positions do you need to fill? *": "Four ICU nurses for nights",
} as const;

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await dialogOf(page).getByLabel(label, { exact: true }).fill(value);
};

const mockResponse = (page: Page, status: number, body: object = {}) =>
  page.route("**/api/quote-requests", (route) => route.fulfill({ status, json: body }));

test("[QUOTE-01 QUOTE-02 QUOTE-03 QUOTE-07] the dialog is closed on load and says what it is for", async ({ page }) => {
  await page.goto("/");
  await expect(dialogOf(page)).toHaveCount(0);
  await openFromHeader(page);
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleDescription(
    "Tell us about your hiring needs and we'll create a tailored recruitment solution for your company.",
  );
  for (const section of ["Contact details", "Company Information", "Hiring Needs"]) {
    await expect(dialog.getByRole("heading", { name: section })).toBeVisible();
  }
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(submitButton(page)).toBeVisible();
});

test("[QUOTE-07 PRICE-05] the Enterprise plan opens the same dialog", async ({ page }) => {
  await page.goto("/");
  await page.locator("#pricing").getByRole("button", { name: "Talk to us" }).click();
  await expect(dialogOf(page)).toBeVisible();
});

test("[QUOTE-04] Cancel closes it without a request", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await openFromHeader(page);
  await fill(page, required);
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test("[QUOTE-05] at most 600 px wide and 90 % of the viewport high, scrolling inside", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openFromHeader(page);
  const box = await dialogOf(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(600);
  expect(box?.height).toBeLessThanOrEqual(540);
  const scrolls = await dialogOf(page).evaluate((dialog) =>
    [...dialog.querySelectorAll("div")].some((part) => part.scrollHeight > part.clientHeight + 50),
  );
  expect(scrolls).toBe(true);
});

test("[QUOTE-06 QUOTE-08 QUOTE-11] fields start empty, with their labels, types and rows", async ({ page }) => {
  await openFromHeader(page);
  const dialog = dialogOf(page);
  const labels = [...Object.keys(required), "Phone", "Job Title", "Additional Information"];
  for (const label of labels) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue("");
  await expect(dialog.getByLabel("Work Email *")).toHaveAttribute("type", "email");
  await expect(dialog.getByLabel("What positions do you need to fill? *")).toHaveAttribute("rows", "3");
  await expect(dialog.getByLabel("Additional Information")).toHaveAttribute("rows", "4");
  await expect(dialog.getByLabel("Company Size")).toHaveText("Select company size");
  await expect(dialog.getByLabel("Timeline")).toHaveText("When do you need them?");
});

test("[QUOTE-09 QUOTE-10] company sizes and timelines are as specified", async ({ page }) => {
  await openFromHeader(page);
  const options = async (label: string) => {
    await dialogOf(page).getByLabel(label).click();
    const texts = await page.getByRole("option").allTextContents();
    await page.keyboard.press("Escape");
    return texts;
  };
  expect(await options("Company Size")).toEqual([
    "1-10 employees",
    "11-50 employees",
    "51-200 employees",
    "201-1000 employees",
    "1000+ employees",
  ]);
  expect(await options("Timeline")).toEqual(["Within 2 weeks", "Within 1 month", "Within 3 months", "Ongoing hiring"]);
});

for (const missing of Object.keys(required)) {
  test(`[QUOTE-12] without "${missing}" nothing is sent and the toast says so`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/quote-requests")) sent.push(request.url());
    });
    await openFromHeader(page);
    await fill(page, { ...required, [missing]: "  " });
    await submitButton(page).click();
    await expect(toastOf(page)).toContainText("Missing Information");
    await expect(toastOf(page)).toContainText("Please fill in all required fields.");
    await expect(toastOf(page)).toHaveAttribute("data-look", "destructive");
    expect(sent).toEqual([]);
    await expect(dialogOf(page)).toBeVisible();
  });
}

test("[QUOTE-13 QUOTE-15 QUOTE-16 QUOTE-18] five required fields suffice: one request, busy button, toast, empty form", async ({
  page,
}) => {
  const bodies: unknown[] = [];
  const { promise: holdPromise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/quote-requests", async (route) => {
    bodies.push(route.request().postDataJSON());
    await holdPromise;
    await route.fulfill({ status: 201, json: {} });
  });
  await openFromHeader(page);
  await fill(page, required);
  await submitButton(page).click();
  const busy = dialogOf(page).getByRole("button", { name: "Sending Request..." });
  await expect(busy).toBeDisabled();
  await expect(busy.locator("svg")).toBeVisible();
  release();
  await expect(toastOf(page)).toContainText("Quote Request Sent!");
  await expect(toastOf(page)).toContainText("We'll contact you within 24 hours to discuss your hiring needs.");
  await expect(dialogOf(page)).toBeHidden();
  expect(bodies).toEqual([
    {
      firstName: "Ana",
      lastName: "Ruiz",
      email: "ana@ruiz.example",
      phone: "",
      company: "Ruiz Clinics",
      jobTitle: "",
      companySize: "",
      hiringNeed: "Four ICU nurses for nights",
      timeline: "",
      message: "",
    },
  ]);
  await page.getByRole("button", { name: "Employers" }).click();
  await page.getByRole("button", { name: "Get a Customized Quote" }).click();
  await expect(dialogOf(page).getByLabel("First Name *")).toHaveValue("");
});

for (const failure of ["a 500", "no network"]) {
  test(`[QUOTE-17] after ${failure} the dialog keeps its content and can be sent again`, async ({ page }) => {
    if (failure === "a 500") await mockResponse(page, 500);
    else await page.route("**/api/quote-requests", (route) => route.abort());
    await openFromHeader(page);
    await fill(page, required);
    await submitButton(page).click();
    await expect(toastOf(page)).toContainText("Error");
    await expect(toastOf(page)).toContainText("Failed to send quote request. Please try again.");
    await expect(toastOf(page)).toHaveAttribute("data-look", "destructive");
    await expect(dialogOf(page).getByLabel("Company Name *")).toHaveValue("Ruiz Clinics");
    await expect(submitButton(page)).toBeEnabled();
  });
}

const sendQuote = async (page: Page, email: string): Promise<void> => {
  await page.clock.install();
  await openFromHeader(page);
  await fill(page, { ...required, "Work Email *": email });
  // Forms sent within three seconds count as spam.
  await page.clock.runFor(3100);
  await submitButton(page).click();
};

const rowsOf = (email: string) =>
  queryDatabase<{ id: string; status: string }>("select id, status from quote_requests where email = $1", [email]);

/** Number of notifications about a lead that are waiting for a retry. */
const countFailedAnnouncements = async (id: string): Promise<number> =>
  (
    await queryDatabase(
      "select 1 from pgboss.job where name = 'announce-lead' and state = 'retry' and data->>'id' = $1",
      [id],
    )
  ).length;

/** Notifications about quote requests that do not exist because their transaction failed. */
const findOrphanedAnnouncements = (since: Date) =>
  queryDatabase(
    `select 1 from pgboss.job where name = 'announce-lead' and data->>'kind' = 'quote-request'
     and not exists (select 1 from quote_requests q where q.id::text = data->>'id') and created_on >= $1`,
    [since.toISOString()],
  );

test.describe("end to end", () => {
  test.describe.configure({ mode: "serial" });
  test("[CLAIM-04] the row, the staff email and the acknowledgment all exist", async ({ page }) => {
    const email = `${randomUUID()}@visitor.example`;
    await withCaughtEmails(async ({ caught }) => {
      await sendQuote(page, email);
      await expect(toastOf(page)).toContainText("within 24 hours");
      expect(await rowsOf(email)).toMatchObject([{ status: "new" }]);
      const recipients = () => caught.filter((each) => each.raw.includes(email)).flatMap((each) => each.to);
      await expect
        .poll(() => recipients().toSorted(), { timeout: 60_000 })
        .toEqual(["desk@firm.example", email].toSorted());
      const visitorEmail = caught.find((each) => each.to.includes(email));
      expect(visitorEmail?.mail.text).toContain("within 24 hours");
      expect(visitorEmail?.from).toBe(brand.email);
    });
  });

  test("with the mail server down the visitor succeeds, and both emails arrive later", async ({ page }) => {
    test.setTimeout(120_000);
    const email = `${randomUUID()}@visitor.example`;
    await withCaughtEmails(async ({ caught }) => {
      await switchMailServer("off");
      try {
        await sendQuote(page, email);
        await expect(toastOf(page)).toContainText("Quote Request Sent!");
        const [lead, ...others] = await rowsOf(email);
        expect(others).toEqual([]);
        await expect.poll(() => countFailedAnnouncements(lead?.id ?? ""), { timeout: 60_000 }).toBe(1);
        expect(caught.filter((each) => each.raw.includes(email))).toEqual([]);
      } finally {
        await switchMailServer("on");
      }
      await expect.poll(() => caught.filter((each) => each.raw.includes(email)).length, { timeout: 60_000 }).toBe(2);
    });
  });

  test("when the transaction fails there is no row or task, and the form keeps its text", async ({ page }) => {
    const startedAt = new Date();
    const email = `fail-${randomUUID()}@visitor.example`;
    await queryDatabase(`create or replace function refuse_visitor() returns trigger language plpgsql as
      $$ begin if new.email like 'fail-%' then raise exception 'refused'; end if; return new; end $$`);
    await queryDatabase(
      "create trigger refuse_visitor after insert on quote_requests for each row execute function refuse_visitor()",
    );
    await sendQuote(page, email);
    await expect(toastOf(page)).toContainText("Failed to send quote request. Please try again.");
    await expect(dialogOf(page).getByLabel("Work Email *")).toHaveValue(email);
    expect(await rowsOf(email)).toEqual([]);
    expect(await findOrphanedAnnouncements(startedAt)).toEqual([]);
    await queryDatabase("drop trigger refuse_visitor on quote_requests");
  });
});
