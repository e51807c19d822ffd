/** The role catalog's pages: their text, and the form on them. */
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { roleCategories, roles } from "#domain/roles/catalog.ts";
import { keySkillsFor } from "#domain/roles/key-skills.ts";
import { competitionFor, marketFor } from "#domain/roles/market.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { filesFolder } from "../environment/files-folder.ts";
import {
  callsFrom,
  errorsLoggedBy,
  expectErrors,
  expectValues,
  fieldOf,
  fillIn,
  justEnough,
  requestLines,
  toastOf,
  tooShort,
} from "../pages/contact-form.ts";

const title = "Registered Nurse";
const formOf = (page: Page) => page.getByRole("form", { name: `Find Top ${title} Talent` });
const button = (page: Page) => formOf(page).getByRole("button", { name: "Contact our recruiters" });
const thankYou = (page: Page) => page.getByRole("status").filter({ hasText: "Thank You" });

const openForm = async (page: Page): Promise<void> => {
  await page.goto("/registered-nurse-recruiters#contact");
  await expect(formOf(page)).toBeVisible();
};

/** A unique email address, so that its rows can be found. */
const uniqueSender = () => ({ ...justEnough, email: `${randomUUID()}@roles.example` });

/** Runs in the browser and extracts the parts of a role page as the server sent them, before any script. */
const readRolePage = (html: string) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...page.querySelectorAll(selector)].map((part) => part.textContent.trim());
  const market = '[aria-label="Market insights"] dt';
  return {
    headline: all("h1").join(),
    category: all("p:has(+ h1)").join(),
    description: all("h1 + p").join(),
    highlights: all('ul[aria-label="Highlights"] > li'),
    formTitle: all("#contact h2").join(),
    promise: all("#contact h2 + p").join(),
    market: { terms: all(market), values: all(`${market} + dd`) },
    skills: all('ul[aria-label="Key skills"] > li'),
    lists: [...page.querySelectorAll("h3 + ul")].map((list) => ({
      under: list.closest("section")?.querySelector("h2")?.textContent,
      title: list.previousElementSibling?.textContent,
      items: [...list.children].map((item) => item.textContent.trim()),
    })),
    links: [...page.querySelectorAll('ul[aria-label="Read on"] a')].map((link) => link.getAttribute("href") ?? ""),
  };
};

test.describe("every role of the catalog", () => {
  test.describe.configure({ mode: "default" });
  const pages = new Map<string, ReturnType<typeof readRolePage>>();
  const statuses = new Map<string, number>();

  test.beforeAll(async ({ browser, request }) => {
    const page = await browser.newPage();
    for (const { slug } of roles) {
      const response = await request.get(`/${slug}`);
      statuses.set(slug, response.status());
      pages.set(slug, await page.evaluate(readRolePage, await response.text()));
    }
    await page.close();
  });

  test("[ROLE-01 ROLE-03 ROLE-04 ROLE-05 ROLE-18 CLAIM-05] every role has a title, description, four highlights and a form", () => {
    expect(roles.length).toBeGreaterThanOrEqual(95);
    for (const role of roles) {
      const rolePage = pages.get(role.slug);
      expect(statuses.get(role.slug), role.slug).toBe(200);
      expect(rolePage?.headline, role.slug).toBe(`${role.title} Recruiters`);
      expect(rolePage?.category, role.slug).toBe(role.category);
      expect(rolePage?.description.length, role.slug).toBeGreaterThan(60);
      expect(rolePage?.highlights, role.slug).toEqual([
        "Top 1% Talent",
        `${marketFor(role.category).timeToFill} average time to hire`,
        "95% Success Rate",
        "AI-Powered",
      ]);
      expect(rolePage?.formTitle, role.slug).toBe(`Find Top ${role.title} Talent`);
      expect(rolePage?.promise, role.slug).toMatch(/contacts you within 24 hours.* match in 48 hours/);
    }
    expect(new Set([...pages.values()].map(({ description }) => description)).size).toBe(roles.length);
  });

  test("[ROLE-06 ROLE-07 ROLE-21] every role shows its category's market, its key skills and four trends", () => {
    expect(new Set(roles.map(({ category }) => category))).toEqual(new Set(roleCategories));
    const trendsOf = new Map<string, readonly string[]>();
    for (const role of roles) {
      const rolePage = pages.get(role.slug);
      const { salaryRange, demand, timeToFill } = marketFor(role.category);
      expect(rolePage?.market, role.slug).toEqual({
        terms: ["Salary range", "Demand", "Competition", "Time to fill"],
        values: [salaryRange, demand, competitionFor(demand), timeToFill],
      });
      expect(rolePage?.skills, role.slug).toEqual(keySkillsFor(role));
      const trends = rolePage?.lists.filter(({ under }) => under === "Trends") ?? [];
      const across = trends.find(({ title }) => title === `Across ${role.category.toLowerCase()}`)?.items ?? [];
      expect([3, 4], role.slug).toContain(across.length);
      for (const trend of across) expect(trend.length, trend).toBeGreaterThan(40);
      expect(across, role.slug).toEqual(trendsOf.get(role.category) ?? across);
      trendsOf.set(role.category, across);
    }
    const texts = [...trendsOf.values()].flat();
    expect(new Set(texts).size, "every category has trends of its own").toBe(texts.length);
    // Two rows copied by hand, so that the page is checked against the specification and not only against itself.
    expect(pages.get("registered-nurse-recruiters")?.market.values).toEqual([
      "$65K-$120K",
      "Extremely High",
      "High",
      "2-3 weeks",
    ]);
    expect(pages.get("corporate-attorney-recruiters")?.market.values).toEqual([
      "$90K-$220K",
      "High",
      "Moderate",
      "6-10 weeks",
    ]);
  });

  test("[ROLE-08 ROLE-09] three cards lead to the industry, the AI platform and executive search", async ({
    request,
  }) => {
    const fields = new Set<string>();
    for (const { slug, industry } of roles) {
      const links = pages.get(slug)?.links ?? [];
      const derived = `/industries/${industry.toLowerCase().replaceAll(" ", "-")}`;
      const nearest: unknown = expect.stringMatching(/^\/industries\/(?!general$)|^\/services\/rpo$/);
      expect(links, slug).toEqual([
        industry === "General" ? nearest : derived,
        "/services/ai-platform",
        "/services/executive-recruitment",
      ]);
      fields.add(links[0] ?? "");
    }
    for (const field of fields) expect((await request.get(field)).status(), field).toBe(200);
    for (const [slug, path] of [
      ["financial-analyst", "/industries/financial-services"],
      ["sales-representative", "/industries/sales-marketing"],
      ["marketing-manager", "/industries/sales-marketing"],
      ["chief-executive-officer", "/industries/executives"],
      ["accountant", "/industries/financial-services"],
      ["business-analyst", "/industries/technology"],
      ["truck-driver", "/industries/manufacturing"],
      ["call-center-manager", "/industries/retail"],
      ["receptionist", "/services/rpo"],
    ] as const) {
      expect(pages.get(`${slug}-recruiters`)?.links[0], slug).toBe(path);
    }
  });
});

for (const path of ["/unicorn-recruiters", "/nope"]) {
  test(`[ROLE-02] ${path} is in no catalog and shows the not-found page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByRole("form", { name: /^Find Top/ })).toHaveCount(0);
  });
}

test("[ROLE-13 ROLE-15 ROLE-25] short fields show errors and send nothing; minimum input sends one call", async ({
  page,
}) => {
  const calls = callsFrom(page);
  await page.route("**/api/contact-recruiter", (route) => route.fulfill({ status: 202, body: "<p>not JSON</p>" }));
  await openForm(page);
  const form = formOf(page);
  await expect(fieldOf(form, "jobDescriptionFile")).toHaveAttribute("type", "file");
  await expect(fieldOf(form, "jobDescriptionFile")).toHaveAttribute("accept", ".pdf,.doc,.docx,.txt");

  const messages = {
    name: "Name must be at least 2 characters",
    phone: "Please enter a valid phone number",
    email: "Please enter a valid email address",
    company: "Company name must be at least 2 characters",
    hiringNeeds: "Please describe your hiring needs",
  };
  await button(page).click();
  await expectErrors(form, messages);
  await fillIn(form, tooShort);
  await button(page).click();
  await expectErrors(form, messages);
  expect(requestLines(calls)).toEqual([]);

  await fillIn(form, justEnough);
  await expect(form.locator("[aria-invalid]")).toHaveCount(0);
  await button(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(requestLines(calls)).toEqual(["POST /api/contact-recruiter"]);
  expect(calls[0]?.headers()["content-type"]).toContain("application/json");
  expect(calls[0]?.postDataJSON()).toEqual({ ...justEnough, jobDescriptionFile: "" });
});

test("[ROLE-10 ROLE-11 ROLE-14 ROLE-18] a request without description or file is stored, and another can follow", async ({
  page,
}) => {
  await openForm(page);
  await expect(page.locator("#contact")).toContainText("within 24 hours");
  await expect(page.locator("#contact")).toContainText("in 48 hours");
  const words = uniqueSender();
  await fillIn(formOf(page), words);
  await button(page).click();
  await expect(thankYou(page)).toContainText(`Our ${title} specialists will contact you within 24 hours.`);
  await expect(formOf(page)).toHaveCount(0);
  expect(
    await queryDatabase(
      "select name, hiring_needs, job_description, job_description_file, file_id, page_path from contact_requests where email = $1",
      [words.email],
    ),
  ).toEqual([
    {
      name: "Bo",
      hiring_needs: "Two cooks.",
      job_description: null,
      job_description_file: null,
      file_id: null,
      page_path: "/registered-nurse-recruiters",
    },
  ]);

  await thankYou(page).getByRole("button", { name: "Submit Another Request" }).click();
  await expect(thankYou(page)).toHaveCount(0);
  await expectValues(formOf(page), {
    name: "",
    phone: "",
    email: "",
    company: "",
    hiringNeeds: "",
    jobDescription: "",
  });
  await expect(button(page)).toBeEnabled();
});

test("[ROLE-12] no second request can be sent before the first is answered", async ({ page }) => {
  const calls = callsFrom(page);
  const { promise: holdPromise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/contact-recruiter", async (route) => {
    await holdPromise;
    await route.fulfill({ status: 201, json: {} });
  });
  await openForm(page);
  const form = formOf(page);
  await expect(button(page)).toBeEnabled();
  await fillIn(form, justEnough);
  // A double click on a busy page: the second click is queued and runs right after the first.
  await button(page).evaluate(async (pressed: HTMLButtonElement) => {
    pressed.click();
    await new Promise((next) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", next);
      port1.start();
      port2.postMessage("");
    });
    pressed.click();
  });
  const busy = form.getByRole("button", { name: "Submitting..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await fieldOf(form, "name").press("Enter");
  await expect(thankYou(page)).toHaveCount(0);
  release();
  await expect(thankYou(page)).toBeVisible();
  expect(requestLines(calls)).toEqual(["POST /api/contact-recruiter"]);
});

const pdf = Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% ${randomUUID()}\ntrailer\n<<>>\n%%EOF\n`);
const fingerprint = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("[ROLE-16] the chosen file is uploaded, named in the request and stored with it", async ({ page }) => {
  const calls = callsFrom(page);
  await openForm(page);
  const form = formOf(page);
  const words = { ...uniqueSender(), jobDescription: "Nights, twelve hours." };
  await fillIn(form, words);
  await fieldOf(form, "jobDescriptionFile").setInputFiles({
    name: "ICU nurse.pdf",
    mimeType: "application/pdf",
    buffer: pdf,
  });
  await expect(form.getByText("ICU nurse.pdf")).toBeVisible();
  const uploaded = page.waitForResponse("**/api/job-description-files");
  await button(page).click();
  await expect(thankYou(page)).toBeVisible();

  expect(requestLines(calls)).toEqual(["POST /api/job-description-files", "POST /api/contact-recruiter"]);
  const { id } = (await (await uploaded).json()) as { id: string };
  expect(calls[1]?.headers()["x-uploaded-file"]).toBe(id);
  expect(calls[1]?.postDataJSON()).toEqual({ ...words, jobDescriptionFile: "ICU nurse.pdf" });
  const rows = await queryDatabase<{ storage_key: string }>(
    `select request.job_description_file, request.job_description, file.id, file.file_name, file.media_type,
       file.sha256, file.storage_key
     from contact_requests request join files file on file.id = request.file_id where request.email = $1`,
    [words.email],
  );
  expect(rows).toEqual([
    {
      job_description_file: "ICU nurse.pdf",
      job_description: "Nights, twelve hours.",
      id,
      file_name: "ICU nurse.pdf",
      media_type: "application/pdf",
      sha256: fingerprint(pdf),
      storage_key: expect.stringContaining("job-description/"),
    },
  ]);
  expect(readFileSync(join(filesFolder, rows[0]?.storage_key ?? ""))).toEqual(pdf);
});

test("[ROLE-15 ROLE-16] a file whose content does not match its name is rejected and not stored", async ({ page }) => {
  const calls = callsFrom(page);
  await openForm(page);
  const form = formOf(page);
  const words = uniqueSender();
  await fillIn(form, words);
  const field = fieldOf(form, "jobDescriptionFile");
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), Buffer.from(randomUUID())]);

  await field.setInputFiles({ name: "jd.png", mimeType: "image/png", buffer: png });
  await expect(field).toHaveAccessibleDescription("Attach a PDF, DOC, DOCX or TXT file.");
  expect(requestLines(calls)).toEqual([]);

  await field.setInputFiles({ name: "jd.pdf", mimeType: "application/pdf", buffer: png });
  await expect(field).not.toHaveAttribute("aria-invalid");
  await button(page).click();
  await expect(field).toHaveAccessibleDescription(/We can't use this file type/);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText(/We can't use this file type/)).toBeVisible();
  await expect(thankYou(page)).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
  await expectValues(form, words);
  expect(requestLines(calls)).toEqual(["POST /api/job-description-files"]);
  expect(await queryDatabase("select id from files where sha256 = $1", [fingerprint(png)])).toEqual([]);
  expect(await queryDatabase("select id from contact_requests where email = $1", [words.email])).toEqual([]);
});

test("[ROLE-17] a failure keeps the text, is reported twice, and a retry succeeds", async ({ page }) => {
  const calls = callsFrom(page);
  const logged = errorsLoggedBy(page);
  await page.route("**/api/contact-recruiter", (route) => route.fulfill({ status: 500, body: "boom" }));
  await openForm(page);
  const form = formOf(page);
  const words = { ...uniqueSender(), jobDescription: "Nights, twelve hours." };
  await fillIn(form, words);
  await fieldOf(form, "jobDescriptionFile").setInputFiles({
    name: "plan.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Two cooks, nights"),
  });
  await button(page).click();

  const message = form.getByText(/couldn't send.*Try again/);
  await expect(message).toBeVisible();
  const gap = await message.evaluate(
    (note) =>
      note.getBoundingClientRect().top -
      (note.closest("form")?.querySelector("[type=submit]")?.getBoundingClientRect().bottom ?? Number.NaN),
  );
  expect(Math.abs(gap)).toBeLessThan(40);
  await expect(toastOf(page)).toHaveCount(0);
  await expect(thankYou(page)).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
  await expectValues(form, words);
  await expect(form.getByText("plan.txt")).toBeVisible();
  expect(logged.join("\n")).toContain("500: boom");

  await page.unroute("**/api/contact-recruiter");
  await button(page).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(message).toHaveCount(0);
  expect(requestLines(calls)).toEqual([
    "POST /api/job-description-files",
    "POST /api/contact-recruiter",
    "POST /api/contact-recruiter",
  ]);
  expect(
    await queryDatabase("select job_description_file, file_id is null as lost from contact_requests where email = $1", [
      words.email,
    ]),
  ).toEqual([{ job_description_file: "plan.txt", lost: false }]);
});
