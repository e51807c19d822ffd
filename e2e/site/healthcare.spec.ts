/** The three healthcare landing pages: their text, and the form at the end of each. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { landingPages } from "#content/landings.ts";
import { brand } from "#domain/brand.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import {
  callsFrom,
  expectErrors,
  expectValues,
  fieldOf,
  fillIn,
  justEnough,
  requestLines,
  toastOf,
  tooShort,
} from "../pages/contact-form.ts";

const heroOf = (page: Page) => page.locator("main section").filter({ has: page.getByRole("heading", { level: 1 }) });
const sectionOf = (page: Page, title: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const formOf = (page: Page) => page.locator("#contact-form").getByRole("form");
const button = (page: Page) => formOf(page).getByRole("button", { name: "Send request" });

/** Matches title and description in one locator, because a notification stays for only five seconds. */
const thanksOf = (field: string) =>
  new RegExp(
    `^Thank you for your interest!\\s*Our ${field} recruitment specialists will contact you within 24 hours\\.$`,
  );

/** What the specification states for each page; text that it leaves open comes from the content. */
const specified = {
  "physician-recruiters": {
    ids: "[HEALTH-01 HEALTH-02 HEALTH-03 HEALTH-11 HEALTH-17]",
    rules: "[HEALTH-13 HEALTH-15 HEALTH-16 HEALTH-17 HEALTH-18 HEALTH-19]",
    figures: [
      ["500+", /\w{4}/],
      ["50+", /\w{4}/],
      ["95%", /\w{4}/],
      ["30 days", /\w{4}/],
    ],
    names:
      "Primary Care Physicians, Emergency Medicine, Internal Medicine, Family Medicine, Cardiology, Neurology, Oncology, Pediatrics, Surgery, Radiology, Anesthesiology, Psychiatry",
    reasons: ["Medical Specialty Expertise", "Credentialing Support", "Market Intelligence", "Quality Assurance"],
    companyMessage: "Company name is required",
    field: "physician",
  },
  "healthcare-administration-recruiters": {
    ids: "[HEALTH-05 HEALTH-06 HEALTH-08 HEALTH-10 HEALTH-11 HEALTH-12 HEALTH-17]",
    rules: "[HEALTH-14 HEALTH-15 HEALTH-16 HEALTH-17 HEALTH-18 HEALTH-19]",
    figures: [
      ["300+", "leaders placed"],
      ["85%", "retention"],
      ["98%", "client satisfaction"],
      ["45 days", "average time to fill"],
    ],
    names:
      "Hospital Administrators, Health Information Managers, Practice Managers, Healthcare Finance Directors, Quality Assurance Managers, Compliance Officers, Revenue Cycle Managers, Operations Directors, Patient Experience Managers, Healthcare Data Analysts, Risk Management Directors, Healthcare Project Managers",
    reasons: [/\w{4}/, /\w{4}/, /\w{4}/, /\w{4}/],
    companyMessage: "Company name must be at least 2 characters",
    field: "healthcare administration",
  },
  "healthcare-executive-recruiters": {
    ids: "[HEALTH-05 HEALTH-07 HEALTH-09 HEALTH-10 HEALTH-11 HEALTH-12 HEALTH-17]",
    rules: "[HEALTH-14 HEALTH-15 HEALTH-16 HEALTH-17 HEALTH-18 HEALTH-19]",
    figures: [
      ["150+", "executives placed"],
      ["90%", "retention"],
      ["100%", "satisfaction"],
      ["90 days", "average search time"],
    ],
    names:
      "CEO, CMO, CNO, CFO, COO, CIO, CSO, VP of Clinical Operations, VP of Patient Services, VP of Quality & Safety, Medical Directors, Healthcare System Presidents",
    reasons: [/\w{4}/, /\w{4}/, /\w{4}/, /\w{4}/],
    companyMessage: "Company name must be at least 2 characters",
    field: "healthcare executive",
  },
} as const;

/** Expects four titles, each with its own meaningful text. */
const expectFourPoints = async (page: Page, title: string, list: "ol" | "ul", titles: readonly (string | RegExp)[]) => {
  const points = sectionOf(page, title).locator(`${list} > li`);
  await expect(points).toHaveCount(4);
  await expect(points.getByRole("heading", { level: 3 })).toHaveText([...titles]);
  const texts = await points.locator("h3 + p").allTextContents();
  expect(new Set(texts.filter((text) => text.length > 60 && !/lorem|todo|[{}]/i.test(text))).size).toBe(4);
};

for (const { slug, positions, reasons, process, form } of landingPages) {
  const { ids, figures, names, reasons: reasonTitles, field } = specified[slug];

  test(`${ids} /${slug} shows its metrics, lists and steps, and its form reaches the desk`, async ({ page }) => {
    await page.goto(`/${slug}`);
    const panel = heroOf(page).locator("dl");
    await expect(panel.locator("dd")).toHaveText(figures.map(([value]) => value));
    await expect(panel.locator("dt")).toHaveText(figures.map(([, label]) => label));
    await expect(sectionOf(page, positions.title).locator("ul > li")).toHaveText(names.split(", "));
    await expectFourPoints(page, reasons.title, "ul", reasonTitles);
    await expectFourPoints(page, process.title, "ol", [/\w{4}/, /\w{4}/, /\w{4}/, /\w{4}/]);

    const section = page.locator("#contact-form");
    await expect(section).not.toBeInViewport();
    await heroOf(page).getByRole("link", { name: form.title }).click();
    await expect(fieldOf(formOf(page), "name")).toBeInViewport();
    await expect(section.locator("h2 + p")).toContainText("contacts you within 24 hours");

    const email = `${randomUUID()}@${slug}.example`;
    await fillIn(formOf(page), { ...justEnough, email });
    await button(page).click();
    await expect(toastOf(page)).toHaveText(thanksOf(field));
    const storedQuery = "select name, job_description, job_description_file, page_path from contact_requests";
    expect(await queryDatabase(`${storedQuery} where email = $1`, [email])).toEqual([
      { name: "Bo", job_description: null, job_description_file: null, page_path: `/${slug}` },
    ]);
  });
}

test("[HEALTH-04] the call buttons on both leadership pages dial the contact section's number", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const number = /id="contact"[^]*?href="(tel:\+\d{11})"[^>]*>([^<]+)</.exec(home)?.slice(1);
  expect(number).toEqual([brand.phone.href, brand.phone.display]);
  for (const slug of ["healthcare-administration-recruiters", "healthcare-executive-recruiters"]) {
    const html = await (await request.get(`/${slug}`)).text();
    const [hero = ""] = /<h1[^]*?<dl/.exec(html) ?? [];
    const [, href, label = ""] = /<a href="(tel:[^"]*)"[^>]*>([^]*?)<\/a>/.exec(hero) ?? [];
    expect(href, slug).toBe(brand.phone.href);
    expect(label.replaceAll(/<[^>]*>/g, ""), slug).toBe(`Call ${brand.phone.display}`);
  }
});

for (const { slug } of landingPages) {
  const { rules, companyMessage, field } = specified[slug];

  test(`${rules} the /${slug} form names missing fields, survives a failure and then resets`, async ({ page }) => {
    const calls = callsFrom(page);
    const pendingReplies = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    await page.route("**/api/contact-recruiter", async (route) => {
      const status = await pendingReplies[calls.length - 1]?.promise;
      await route.fulfill({ status: status ?? 599, body: "<p>not JSON, and nobody reads it</p>" });
    });
    await page.goto(`/${slug}#contact-form`);
    const form = formOf(page);
    await expect(form).toBeVisible();
    await expect(fieldOf(form, "jobDescriptionFile")).toHaveJSProperty("type", "text");

    const messages = {
      name: "Name must be at least 2 characters",
      phone: "Please enter a valid phone number",
      email: "Please enter a valid email address",
      company: companyMessage,
      hiringNeeds: `Please provide details about your ${field} hiring needs`,
    };
    await button(page).click();
    await expectErrors(form, messages);
    await fillIn(form, tooShort);
    await button(page).click();
    await expectErrors(form, messages);
    // The two optional fields are empty and valid.
    await expect(form.locator("[aria-invalid]")).toHaveCount(5);
    expect(requestLines(calls)).toEqual([]);

    const words = { ...justEnough, jobDescriptionFile: "See https://li.example/jd.pdf" };
    await fillIn(form, words);
    await expect(form.locator("[aria-invalid]")).toHaveCount(0);
    const busy = form.getByRole("button", { name: "Submitting..." });
    await button(page).click();
    await expect(busy).toBeDisabled();
    pendingReplies[0]?.resolve(500);
    await expect(toastOf(page).and(page.locator('[data-look="destructive"]'))).toHaveText(
      /^Error\s*Something went wrong\. Please try again or contact us directly\.$/,
    );
    await expect(button(page)).toBeEnabled();
    await expectValues(form, words);

    await button(page).click();
    await expect(busy).toBeDisabled();
    pendingReplies[1]?.resolve(200);
    await expect(toastOf(page)).toHaveText(thanksOf(field));
    await expect(button(page)).toBeEnabled();
    await expectValues(form, {
      name: "",
      phone: "",
      email: "",
      company: "",
      hiringNeeds: "",
      jobDescription: "",
      jobDescriptionFile: "",
    });
    expect(requestLines(calls)).toEqual(["POST /api/contact-recruiter", "POST /api/contact-recruiter"]);
    for (const call of calls) expect(call.postDataJSON()).toEqual(words);
  });
}
