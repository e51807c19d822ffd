/** A visitor compares what a year of hiring costs. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { brand } from "#domain/brand.ts";
import { assumptionLabels } from "#domain/calculator/report.ts";
import type { AssumptionName } from "#domain/calculator/scenario.ts";
import { open } from "../pages/site-page.ts";

const company = (page: Page) => page.getByRole("region", { name: "Your company" });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const savings = (page: Page) => card(page, "Savings").locator("dl > div");
const assumption = (page: Page, name: AssumptionName) =>
  page.locator("fieldset").getByLabel(assumptionLabels[name], { exact: true });
const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const pdfLink = (page: Page) => page.getByRole("link", { name: "Download PDF" });

const resultTexts = (page: Page): Promise<string[]> =>
  page.getByRole("region", { name: /^(In-House Team|Traditional Agency|Cohire|Savings)$/ }).allInnerTexts();

const inputLabels = {
  companySize: "Company size (employees)",
  hiresPerYear: "Hires per year",
  averageSalary: "Average salary ($)",
  timeToHire: "Time to hire",
} as const;
const inputNames = ["companySize", "hiresPerYear", "averageSalary", "timeToHire"] as const;

type Inputs = Readonly<Record<keyof typeof inputLabels | "industryType", string>>;

const enter = async (page: Page, inputs: Inputs): Promise<void> => {
  for (const name of inputNames) await company(page).getByLabel(inputLabels[name], { exact: true }).fill(inputs[name]);
  await company(page).getByLabel("Industry", { exact: true }).selectOption(inputs.industryType);
};

const expectInputs = async (page: Page, inputs: Inputs): Promise<void> => {
  for (const name of inputNames)
    await expect(company(page).getByLabel(inputLabels[name], { exact: true })).toHaveValue(inputs[name]);
  await expect(company(page).getByLabel("Industry", { exact: true })).toHaveValue(inputs.industryType);
};

/** Annual cost, cost per hire, time to hire, quality score, revenue impact. */
type MetricTexts = readonly [string, string, string, string, string];
type Line = readonly [amount: string, note: string];

interface WorkedExample {
  readonly inHouse: MetricTexts;
  readonly agency: MetricTexts;
  readonly cohire: MetricTexts;
  readonly saved: readonly [Line, Line, Line];
}

const expectResults = async (page: Page, { inHouse, agency, cohire, saved }: WorkedExample): Promise<void> => {
  await expect(card(page, "In-House Team").locator("dd")).toHaveText([...inHouse]);
  await expect(card(page, "Traditional Agency").locator("dd")).toHaveText([...agency]);
  await expect(card(page, brand.name).locator("dd")).toHaveText([...cohire]);
  await expect(savings(page)).toHaveCount(3);
  for (const [index, line] of saved.entries()) {
    for (const words of line) await expect(savings(page).nth(index).getByText(words, { exact: true })).toBeVisible();
  }
};

const scenario = (
  companySize: string,
  hiresPerYear: string,
  averageSalary: string,
  timeToHire: string,
  industryType: string,
): Inputs => ({ companySize, hiresPerYear, averageSalary, timeToHire, industryType });

const first = scenario("100", "12", "75000", "45", "technology");
const second = scenario("500", "30", "80000", "60", "finance");
const third = scenario("250", "60", "90000", "30", "manufacturing");

const secondResults: WorkedExample = {
  inHouse: ["$210,000", "$7,000", "72 days", "75", "-$176,640"],
  agency: ["$552,000", "$18,400", "66 days", "70", "-$161,920"],
  cohire: ["$132,240", "$4,408", "24 days", "95", "+$88,320"],
  saved: [
    ["$77,760", "37% reduction"],
    ["$419,760", "76% reduction"],
    ["48 days", "67% faster"],
  ],
};

test("[CALC-01] Back to Home leads to the home page", async ({ page }) => {
  await open(page, "/calculator");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator("#pricing")).toBeAttached();
});

test("[CALC-02 CALC-03 CALC-04 CALC-12 CALC-21 CALC-22 CALC-23 CALC-24 CALC-25] shows the company, three labeled cards and the savings for the defaults", async ({
  page,
}) => {
  await open(page, "/calculator");
  await expectInputs(page, first);
  await expect(company(page).getByRole("option")).toHaveText([
    "Technology",
    "Healthcare",
    "Finance",
    "Manufacturing",
    "Other",
  ]);
  const panel = await company(page).boundingBox();
  const results = await card(page, "In-House Team").boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? Infinity)).toBeLessThanOrEqual(results?.x ?? 0);

  for (const [name, mark, impact] of [
    ["In-House Team", "Expensive", "Revenue loss"],
    ["Traditional Agency", "Slow", "Revenue loss"],
    [brand.name, "Recommended", "Revenue gain"],
  ] as const) {
    await expect(card(page, name).getByRole("heading")).toHaveText(name);
    await expect(card(page, name).getByText(mark, { exact: true })).toBeVisible();
    await expect(card(page, name).locator("dt")).toHaveText([
      "Annual cost",
      "Cost per hire",
      "Time to hire",
      "Quality score",
      impact,
    ]);
  }
  await expect(savings(page).locator("dt")).toHaveText([
    "Annual savings vs. in-house",
    "Annual savings vs. agency",
    "Faster time to hire vs. in-house",
  ]);
  await expectResults(page, {
    inHouse: ["$116,000", "$9,667", "54 days", "75", "-$129,600"],
    agency: ["$216,000", "$18,000", "50 days", "70", "-$118,800"],
    cohire: ["$60,000", "$5,000", "18 days", "95", "+$64,800"],
    saved: [
      ["$56,000", "48% reduction"],
      ["$156,000", "72% reduction"],
      ["36 days", "67% faster"],
    ],
  });
});

test("[CALC-07 CALC-21 CALC-26 CALC-27] the second worked example gives whole dollars, days and percent", async ({
  page,
}) => {
  await open(page, "/calculator");
  await enter(page, second);
  await expectResults(page, secondResults);
  // Odd numbers, so that every result has to be rounded.
  await enter(page, { ...second, hiresPerYear: "31", averageSalary: "77777", timeToHire: "35" });
  expect((await resultTexts(page)).join("\n")).not.toMatch(/\d\.\d/);
});

test("[CALC-28 CALC-29 CALC-33] the third worked example, where we cost more, shows no savings", async ({ page }) => {
  await open(page, "/calculator");
  await enter(page, third);
  await expectResults(page, {
    inHouse: ["$277,500", "$4,625", "36 days", "75", "-$82,080"],
    agency: ["$1,026,000", "$17,100", "33 days", "70", "-$75,240"],
    cohire: ["$465,360", "$7,756", "12 days", "95", "+$41,040"],
    saved: [
      ["-$187,860", "-68% vs. in-house"],
      ["$560,640", "55% reduction"],
      ["24 days", "67% faster"],
    ],
  });
  await expect(savings(page).first().locator("dt")).toHaveText("More expensive than in-house");
  await expect(savings(page).first()).not.toContainText(/sav|reduc/i);
});

/** Values as typed into each control. The two fees are entered in percent and stored as rates. */
const edited: Readonly<Record<AssumptionName, string>> = {
  recruiterSalary: "70000",
  hiresPerRecruiter: "5",
  toolsCostBase: "26000",
  toolsCostPerEmployee: "60",
  jobBoardCostPerHire: "600",
  trainingCostAnnual: "16000",
  inHouseTimeMultiplier: "1.5",
  inHouseQualityScore: "80",
  agencyFeeRate: "25",
  traditionalTimeMultiplier: "0.5",
  traditionalQualityScore: "50",
  platformFeeRate: "20",
  aiProcessingCostPerHire: "300",
  expertConsultingCostPerHire: "900",
  monthlyEngagementFee: "4000",
  minimumHiresThreshold: "1",
  cohireAITimeMultiplier: "0.2",
  cohireAIQualityScore: "70",
  cohireAIQualityMultiplier: "1.5",
  revenueMultiplier: "0.9",
};
const editedNames = Object.keys(edited) as readonly AssumptionName[];

test("[CALC-05 CALC-07] every input and each of the twenty assumptions updates the results at once", async ({
  page,
}) => {
  await open(page, "/calculator");
  await expect(page.getByRole("main").getByRole("button", { name: /calculate|compute|update/i })).toHaveCount(0);
  const columns = await page.locator("fieldset").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(columns.map(({ y }) => y)).size).toBe(1);
  expect(new Set(columns.map(({ x }) => x)).size).toBe(3);
  await expect(page.locator("fieldset").locator("input")).toHaveCount(20);

  // Results are read right after each change, without waiting.
  let before = await resultTexts(page);
  const changed = async (what: string): Promise<void> => {
    const now = await resultTexts(page);
    expect(now, what).not.toEqual(before);
    before = now;
  };
  for (const name of inputNames) {
    await company(page).getByLabel(inputLabels[name], { exact: true }).fill(second[name]);
    await changed(name);
  }
  await company(page).getByLabel("Industry", { exact: true }).selectOption(second.industryType);
  await changed("industryType");
  for (const name of editedNames) {
    await assumption(page, name).fill(edited[name]);
    await changed(name);
  }

  const address = new URL((await pdfLink(page).getAttribute("href")) ?? "", page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...second,
    ...edited,
    agencyFeeRate: "0.25",
    platformFeeRate: "0.2",
  });
  await page.getByRole("button", { name: "Reset assumptions" }).click();
  await expectResults(page, secondResults);

  await expect(page.getByRole("heading", { name: "How revenue impact is worked out" })).toBeVisible();
  await expect(page.getByText(/Revenue impact = adjusted salary × multiplier × \(time to hire ÷ 30\)/)).toBeVisible();
});

test("[CALC-08] a non-number counts as 0, or as 1 for hires per recruiter", async ({ page }) => {
  await open(page, "/calculator");
  await assumption(page, "hiresPerRecruiter").fill("many");
  await expect(assumption(page, "hiresPerRecruiter")).toHaveValue("1");
  await expect(card(page, "In-House Team")).toContainText("$831,000");
  await assumption(page, "hiresPerRecruiter").fill("20");
  await company(page).getByLabel(inputLabels.companySize).fill("a few");
  await expect(card(page, "In-House Team")).toContainText("$111,000");
  await company(page).getByLabel(inputLabels.companySize).fill("");
  await expect(card(page, "In-House Team")).toContainText("$111,000");

  const fields = page.getByRole("main").getByRole("textbox");
  await expect(fields).toHaveCount(14);
  for (const field of await fields.all()) {
    await field.fill("12x");
    await expect(field).toHaveValue((await field.getAttribute("name")) === "hiresPerRecruiter" ? "1" : "0");
  }
  expect((await resultTexts(page)).join("\n")).not.toMatch(/NaN|Infinity|∞/);
});

/** Checks both ends of a slider and one step up from the lower end, by keyboard. */
const expectBounds = async (page: Page, name: string, min: string, next: string, max: string): Promise<void> => {
  const control = slider(page, name);
  await control.press("End");
  await expect(control).toHaveValue(max);
  await control.press("Home");
  await expect(control).toHaveValue(min);
  await control.press("ArrowRight");
  await expect(control).toHaveValue(next);
};

test("[CALC-16 CALC-17] the sliders move between their bounds in their steps, fees in percent", async ({ page }) => {
  await open(page, "/calculator");
  await expect(company(page).getByText("100+", { exact: true })).toBeVisible();
  for (const [name, min, next, max] of [
    ["Hires per year", "1", "2", "100"],
    ["Time to hire", "15", "20", "120"],
    ["In-house time multiplier", "0.5", "0.6", "2"],
    ["Agency time multiplier", "0.5", "0.6", "2"],
    ["In-house quality score", "50", "55", "100"],
    ["Agency quality score", "50", "55", "100"],
    ["Agency fee", "10", "11", "30"],
    ["Platform fee", "5", "6", "20"],
    ["Cohire time multiplier", "0.2", "0.3", "1"],
    ["Cohire quality score", "70", "75", "100"],
  ] as const) {
    await expectBounds(page, name, min, next, max);
  }
  await expect(page.getByRole("slider")).toHaveCount(10);

  // One billable hire at $90,000: 20 percent is a rate of 0.20, 12 percent one of 0.12.
  await slider(page, "Hires per year").fill("25");
  await slider(page, "Platform fee").fill("20");
  await expect(card(page, brand.name).locator("dd").first()).toHaveText("$79,000");
  await slider(page, "Platform fee").fill("12");
  await expect(card(page, brand.name).locator("dd").first()).toHaveText("$71,800");
  await slider(page, "Agency fee").fill("30");
  await expect(card(page, "Traditional Agency").locator("dd").first()).toHaveText("$675,000");
});

const closing = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Bring these numbers to a conversation" }) });

test("[CALC-06] the closing section opens a prefilled quote dialog or the strategy call", async ({ page }) => {
  await open(page, "/calculator");
  await enter(page, second);
  await closing(page).getByRole("button", { name: "Get a quote for this scenario" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Your Customized Quote" });
  await expect(dialog.getByLabel("Company Size")).toContainText("201-1000 employees");
  await expect(dialog.getByLabel("What positions do you need to fill? *")).toHaveValue(
    "About 30 hires a year, average salary $80,000",
  );
  const message = dialog.getByLabel("Additional Information");
  await expect(message).toHaveValue(/500 employees, finance, 60 days to hire/);
  await expect(message).toHaveValue(/in-house \$210,000, agency \$552,000, Cohire \$132,240/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);

  await expect(closing(page).locator("a, button")).toHaveCount(2);
  await closing(page)
    .getByRole("link", { name: `Talk to ${brand.name}` })
    .click();
  await expect(page).toHaveURL(/\/fractional-demo$/);
  await expect(page.getByRole("form", { name: "Book a strategy call" })).toBeVisible();
});

test("the three ways to export a scenario have accessible names", async ({ page }) => {
  await page.goto("/calculator");
  await expect(pdfLink(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download CSV" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link to this scenario" })).toBeVisible();
});

test("the copied link restores inputs, assumptions and results on a fresh page", async ({ page, context, browser }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/calculator");
  await enter(page, second);
  await assumption(page, "agencyFeeRate").fill("25");
  await page.getByText("Copy link to this scenario").click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());

  const elsewhere = await browser.newContext();
  const fresh = await elsewhere.newPage();
  await open(fresh, address);
  await expectInputs(fresh, second);
  await expect(assumption(fresh, "agencyFeeRate")).toHaveValue("25");
  await expect(card(fresh, "Traditional Agency").locator("dd").first()).toHaveText("$690,000");
  expect(await resultTexts(fresh)).toEqual(await resultTexts(page));
  await elsewhere.close();
});

test("the CSV holds the scenario and a curve of 100 rows, and the link returns a PDF", async ({ page }) => {
  await open(page, "/calculator");
  await enter(page, second);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const rows = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  const curve = rows.slice(
    rows.findIndex((row) => row.startsWith("Hires per year,") && row.includes("annual cost")) + 1,
  );
  expect(curve.map((row) => Number(row.split(",")[0]))).toEqual(
    Array.from({ length: 100 }, (_none, index) => index + 1),
  );
  expect(curve[29]).toBe("30,210000,552000,132240");
  expect(rows).toContain("Company size (employees),500");

  const href = (await pdfLink(page).getAttribute("href")) ?? "";
  expect(href).toContain("companySize=500");
  const response = await page.request.get(href);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const pdf = await response.body();
  expect(pdf.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(pdf.subarray(-8).toString("latin1")).toContain("%%EOF");
});

test("the break-even sentences name the cheapest option and follow the inputs", async ({ page }) => {
  await open(page, "/calculator");
  const sentences = page.getByRole("list", { name: "Break-even points" }).getByRole("listitem");
  await expect(sentences).toHaveText([
    "With 1 to 3 hires a year, an agency is cheapest.",
    "With 4 to 35 hires a year, Cohire is cheapest.",
    "With 36 or more hires a year, an in-house team is cheapest.",
  ]);
  await assumption(page, "monthlyEngagementFee").fill("20000");
  await expect(sentences).toHaveText([
    "With 1 to 6 hires a year, an agency is cheapest.",
    "With 7 or more hires a year, an in-house team is cheapest.",
  ]);
  await company(page).getByLabel(inputLabels.averageSalary).fill("30000");
  await expect(sentences.first()).not.toHaveText("With 1 to 6 hires a year, an agency is cheapest.");
});
