/** The job search on the home page. */
import { expect, type Page, test } from "@playwright/test";

const section = (page: Page) => page.locator("#jobs");
const cards = (page: Page) => section(page).getByRole("article");
const job = {
  id: "1",
  title: "Night Nurse",
  company: "Inn Clinic",
  location: "Columbus, OH",
  salary: "$50k - $75k",
  type: "Hybrid",
  isFeatured: false,
};

const open = async (page: Page, path = "/"): Promise<void> => {
  await page.goto(path);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole("button", { name: "Search Jobs" })).toBeVisible();
};

const requestsOf = (page: Page): string[] => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/jobs") requests.push(url.search);
  });
  return requests;
};

test("[JOBS-01 JOBS-02] three filters, with the specified salaries", async ({ page }) => {
  await open(page);
  await expect(section(page).getByLabel("Job title")).toHaveValue("");
  await expect(section(page).getByLabel("Location")).toHaveValue("");
  await section(page).getByLabel("Salary").click();
  await expect
    .poll(() => page.getByRole("option").allTextContents())
    .toEqual(["Any", "50k-75k", "75k-100k", "100k-150k", "150k+"]);
});

test("[JOBS-03] the list follows the filters without pressing Search Jobs, once per change", async ({ page }) => {
  await page.clock.install();
  const requests = requestsOf(page);
  await open(page);
  await expect(cards(page).first()).toBeVisible();
  await section(page).getByLabel("Job title").fill("nurse");
  await expect.poll(() => requests.at(-1)).toContain("title=nurse");
  for (const title of await cards(page).getByRole("heading").allTextContents())
    expect(title.toLowerCase()).toContain("nurse");
  await section(page).getByLabel("Salary").click();
  await page.getByRole("option", { name: "150k+" }).click();
  await expect.poll(() => requests.at(-1)).toContain("salary=150k%2B");
  const requestCount = requests.length;
  await section(page).getByLabel("Salary").click();
  await page.getByRole("option", { name: "Any" }).click();
  await page.clock.runFor(600);
  expect(requests).toHaveLength(requestCount);
});

test("[JOBS-04] Search Jobs applies at once and scrolls to the results; Enter does the same", async ({ page }) => {
  const requests = requestsOf(page);
  await open(page);
  await expect(cards(page).first()).toBeVisible();
  await section(page).getByLabel("Location").fill("remote");
  await section(page).getByRole("button", { name: "Search Jobs" }).click();
  await expect.poll(() => requests.at(-1)).toContain("location=remote");
  await expect(section(page).getByRole("region", { name: "Jobs" })).toBeFocused();
  await section(page).getByLabel("Job title").fill("engineer");
  await page.keyboard.press("Enter");
  await expect.poll(() => requests.at(-1)).toContain("title=engineer");
  await expect(section(page).getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("[JOBS-05 JOBS-06] a card shows its facts, and either Featured or its type", async ({ page }) => {
  await page.route("**/api/jobs*", (route) =>
    route.fulfill({ json: [{ ...job, id: "2", isFeatured: true, type: "Remote" }, job] }),
  );
  await open(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText("Featured");
  await expect(cards(page).first()).not.toContainText("Remote");
  await expect(cards(page).nth(1)).toContainText("Hybrid");
  for (const fact of ["Night Nurse", "Inn Clinic", "Columbus, OH", "$50k - $75k"])
    await expect(cards(page).nth(1)).toContainText(fact);
});

test("[JOBS-07 JOBS-08] six skeletons while jobs load, then the empty text", async ({ page }) => {
  const { promise: holdPromise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/jobs*", async (route) => {
    await holdPromise;
    await route.fulfill({ json: [] });
  });
  await open(page);
  await expect(page.locator('[data-skeleton="job"]')).toHaveCount(6);
  release();
  await expect(section(page)).toContainText("No jobs found");
  await expect(section(page)).toContainText("Try adjusting your search criteria to find more opportunities.");
  await expect(page.locator('[data-skeleton="job"]')).toHaveCount(0);
});

test("[JOBS-09] a failed load says so and can be retried", async ({ page }) => {
  let broken = true;
  await page.route("**/api/jobs*", (route) =>
    broken ? route.fulfill({ status: 500 }) : route.fulfill({ json: [job] }),
  );
  await open(page);
  await expect(section(page).getByRole("alert")).toContainText("We couldn't load jobs");
  broken = false;
  await section(page).getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("a search can be shared by its URL", async ({ page }) => {
  await open(page, "/?title=nurse&salary=75k-100k#jobs");
  await expect(section(page).getByLabel("Job title")).toHaveValue("nurse");
  await expect(section(page).getByLabel("Salary")).toHaveText("75k-100k");
  await section(page).getByLabel("Job title").fill("manager");
  await expect(page).toHaveURL(/title=manager&salary=75k-100k|salary=75k-100k&title=manager/);
});
