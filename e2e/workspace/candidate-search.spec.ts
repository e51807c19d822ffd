/** A workspace's candidates, found by text and filters that are stored in the URL. */
import { expect, type Page, test } from "@playwright/test";
import { issuesAtWidths } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { signUpEmployer } from "../support/workspace-members.ts";

const page = "/platform/candidates";

const openFilters = (tab: Page) => tab.getByRole("button", { name: /^Filters/ }).click();
const list = (tab: Page) => tab.getByRole("region", { name: "Candidates" });

test("filters by text, skills and location stay in the URL; a name opens the panel", async ({ page: tab }) => {
  await open(tab, page);
  const results = list(tab);
  await expect(tab.getByText(/^(?:1,000\+|\d+) candidates$/)).toBeVisible();
  await tab.getByLabel("Search candidates").fill("nurse");
  await expect(tab).toHaveURL(/\?q=nurse$/);
  await openFilters(tab);
  await tab.getByLabel("Skills").fill("Epic");
  await tab.getByLabel("Skills").press("Enter");
  await tab.getByLabel("Location").fill("oh");
  await expect(tab).toHaveURL(/skills=Epic&place=oh$/);
  const first = results.getByRole("row").nth(1);
  await expect(first).toContainText("OH");
  await tab.reload();
  await expect(tab.getByLabel("Search candidates")).toHaveValue("nurse");
  const name = await first.getByRole("link").first().innerText();
  await first.getByRole("link", { name }).click();
  await expect(tab.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(tab.getByRole("list", { name: "Skills" })).toContainText("Epic");
  await tab.goBack();
  await tab.getByRole("button", { name: "Remove filter: Skill Epic" }).click();
  await expect(tab).not.toHaveURL(/skills/);
  await tab.getByLabel("Search candidates").fill("zzzz nobody");
  await tab.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(tab).toHaveURL(new RegExp(`${page}$`));
});

test("a stage is a filter in the URL and a chip; columns sort in both directions", async ({ page: tab }) => {
  // Wide enough for every column.
  await tab.setViewportSize({ width: 1440, height: 900 });
  const { companyId } = await signUpEmployer(tab);
  await createFullCandidate(companyId, { name: ["Ana", "Ruiz"], stage: "applied" });
  await createFullCandidate(companyId, { name: ["Bea", "Ruiz"], stage: "interview" });
  await createFullCandidate(companyId, { name: ["Cy", "Ruiz"], stage: "rejected" });
  await queryDatabase("update candidates set experience = null where company_id = $1 and first_name = 'Cy'", [
    companyId,
  ]);
  await queryDatabase("update candidates set experience = 3 where company_id = $1 and first_name = 'Bea'", [companyId]);
  await open(tab, page);
  await openFilters(tab);
  const stages = tab.getByRole("group", { name: "Stage" });
  await stages.getByRole("checkbox", { name: "Interview" }).click();
  await stages.getByRole("checkbox", { name: "Applied" }).click();
  await expect(tab).toHaveURL(`${page}?stage=applied%2Cinterview`);
  await tab.keyboard.press("Escape");
  await expect(list(tab).getByRole("row")).toHaveCount(3);
  await tab.getByRole("button", { name: "Remove filter: Stage Interview" }).click();
  await expect(tab).toHaveURL(`${page}?stage=applied`);
  await expect(list(tab).getByRole("row").nth(1)).toContainText("Ana Ruiz");
  await expect(list(tab).getByRole("row").nth(1).getByRole("cell", { name: "Applied", exact: true })).toBeVisible();
  await tab.getByRole("button", { name: "Remove filter: Stage Applied" }).click();
  await expect(tab).toHaveURL(page);
  const names = () => list(tab).locator("tbody tr[data-row] td:nth-child(2) a").allInnerTexts();
  const sortBy = async (title: string, order: string, expected: readonly string[]) => {
    await list(tab).getByRole("button", { name: title }).click();
    await expect(tab).toHaveURL(order === "newest" ? page : `${page}?order=${order}`);
    await expect.poll(names).toEqual(expected);
  };
  const [ana, bea, cy] = ["Ana Ruiz", "Bea Ruiz", "Cy Ruiz"];
  await sortBy("Years", "years", [bea, ana, cy]);
  await sortBy("Years", "-years", [ana, bea, cy]);
  await expect(list(tab).getByRole("columnheader", { name: "Years" })).toHaveAttribute("aria-sort", "descending");
  await sortBy("Candidate", "name", [ana, bea, cy]);
  await sortBy("Candidate", "-name", [cy, bea, ana]);
  await list(tab).getByRole("button", { name: "Added" }).click();
  await expect(tab).toHaveURL(page);
  await list(tab).getByRole("button", { name: "Added" }).click();
  await expect(tab).toHaveURL(`${page}?order=oldest`);
});

test("a filter added while the last one loads is combined with it", async ({ page: tab }) => {
  await open(tab, page);
  let requestCount = 0;
  // The first response never arrives.
  await tab.route(/candidates\.data\?.*skills=Epic(?!.*place=oh)/, () => {
    requestCount += 1;
  });
  await openFilters(tab);
  await tab.getByLabel("Skills").fill("Epic");
  await tab.getByLabel("Skills").press("Enter");
  await expect.poll(() => requestCount).toBe(1);
  await tab.getByLabel("Location").fill("oh");
  await expect(tab).toHaveURL(/\?skills=Epic&place=oh$/);
});

test("text typed while a response is pending stays and is searched afterwards", async ({ page: tab }) => {
  await tab.clock.install();
  await open(tab, page);
  let isRequested = false;
  const firstResponse = Promise.withResolvers<void>();
  await tab.route(/candidates\.data\?.*q=nu(&|$)/, async (route) => {
    isRequested = true;
    await firstResponse.promise;
    await route.continue();
  });
  const field = tab.getByLabel("Search candidates");
  await field.pressSequentially("nu");
  await expect.poll(() => isRequested).toBe(true);
  // The clock is paused, so the response for "nu" arrives and renders before the debounced search for "rse" runs.
  await tab.clock.pauseAt(new Date(Date.now() + 1000));
  await field.pressSequentially("rse");
  firstResponse.resolve();
  await expect(tab).toHaveURL(/\?q=nu$/);
  await expect(field).toHaveValue("nurse");
  await tab.clock.resume();
  await expect(tab).toHaveURL(/\?q=nurse$/);
  await expect(field).toHaveValue("nurse");
});

test("results of a canceled search never appear", async ({ page: tab }) => {
  await open(tab, page);
  let isRequested = false;
  // The first response arrives only when released.
  await tab.route(/candidates\.data\?.*q=nurse(&|$)/, () => {
    isRequested = true;
  });
  const field = tab.getByLabel("Search candidates");
  const results = list(tab);
  await field.fill("nurse");
  await expect.poll(() => isRequested).toBe(true);
  await expect(results).toHaveAttribute("aria-busy", "true");
  await field.fill("");
  await expect(results).toHaveAttribute("aria-busy", "false");
  await expect(tab).toHaveURL(new RegExp(`${page}$`));
  await expect(field).toHaveValue("");
});

test("a number field takes digits only: letters send nothing, commas are allowed", async ({ page: tab }) => {
  await open(tab, page);
  const requestedUrls: string[] = [];
  tab.on("request", (request) => {
    if (request.url().includes("candidates.data")) requestedUrls.push(new URL(request.url()).search);
  });
  await openFilters(tab);
  await tab.getByLabel("Minimum years of experience").pressSequentially("ab");
  await expect(tab.getByLabel("Minimum years of experience")).toHaveValue("");
  await tab.getByLabel(/^Max desired salary/).fill("90,000");
  await expect(tab).toHaveURL(/\?salaryTo=90000$/);
  await expect(tab.getByLabel(/^Max desired salary/)).toHaveValue("90000");
  await tab.getByLabel("Search candidates").fill("nurse");
  await expect(tab).toHaveURL(/\?q=nurse&salaryTo=90000$/);
  expect(requestedUrls.map((search) => new URLSearchParams(search).get("yearsFrom"))).toEqual([null, null]);
});

test("at 360 and 1440 px the candidates page is accessible", async ({ page: tab }) => {
  await open(tab, `${page}?skills=Epic`);
  expect(await issuesAtWidths(tab, [360, 1440])).toEqual([]);
});
