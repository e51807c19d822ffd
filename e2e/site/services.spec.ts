/** The About page, the four services and the platform page: their text, and what their buttons do. */
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { brand } from "#domain/brand.ts";
import { demoMetrics } from "#domain/demo/demo-company.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const hero = (page: Page) => page.locator("main > section").first();
const lastSection = (page: Page) => page.locator("main > section").last();
const quoteDialog = (page: Page) => page.getByRole("dialog", { name: "Get Your Customized Quote" });

const sectionOf = (page: Page, title: string | RegExp) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

const titlesIn = (section: Locator) => section.getByRole("heading", { level: 3 });

const metricsIn = (section: Locator) =>
  section
    .locator("dl > div")
    .evaluateAll((elements) =>
      elements.map((figure) => [
        figure.querySelector("dd")?.textContent ?? "",
        figure.querySelector("dt")?.textContent ?? "",
      ]),
    );

const hrefsOf = (links: Locator) => links.evaluateAll((each) => each.map((link) => link.getAttribute("href") ?? ""));

const expectFound = async (request: APIRequestContext, paths: readonly string[]): Promise<void> => {
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
};

/** Each person as shown on a page: text, picture source, and whether the picture is visible. */
const peopleIn = async (list: Locator) => {
  await expect(list).toHaveCount(3);
  const people = [];
  for (const card of await list.all()) {
    const picture = card.getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    people.push({
      name: await card.getByRole("heading").textContent(),
      position: await card.locator("p").first().textContent(),
      picture: await picture.getAttribute("src"),
    });
  }
  return people;
};

test("[ABOUT-01 ABOUT-02 ABOUT-03 ABOUT-04 ABOUT-07] the About page says who we are: metrics, mission and values", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(heading(page)).toHaveText(`About ${brand.name}`);
  await expect(hero(page)).toContainText("The Future is Human");
  expect(await metricsIn(page.locator("main"))).toEqual([
    ["500+", "Successful Placements"],
    ["50+", "Partner Companies"],
    ["95%", "Client Satisfaction"],
    ["10x", "Faster Hiring"],
  ]);
  await expect(sectionOf(page, "Our Mission")).toContainText("founded in 2024");
  await expect(titlesIn(sectionOf(page, "Our Values"))).toHaveText([
    "Human-Centered AI",
    "Data-Driven Insights",
    "Industry Expertise",
    "Innovation & Excellence",
  ]);
  await expect(page.locator("main")).toContainText(/up to 40% (lower \w+ costs?|cost reduction)/);
});

test("[ABOUT-05 ABOUT-08] three leaders with picture, title, story and links, the same as on home", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image" && !/^(data:|http:\/\/127\.0\.0\.1:)/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.goto("/about");
  const cards = sectionOf(page, "Meet Our Leadership Team").getByRole("listitem");
  const people = await peopleIn(cards);
  for (const [index, { name, position, picture }] of people.entries()) {
    const card = cards.nth(index);
    expect(name).toMatch(/^\S+ \S+/);
    expect(position).toMatch(/\w{4,}/);
    expect(picture).toMatch(/^\/[^/]/);
    await expect(card.getByText(/(\S+ ){20}/)).toBeVisible();
    const [mail, profile] = await hrefsOf(card.getByRole("link"));
    expect(mail).toMatch(new RegExp(`^mailto:[\\w.]+@${brand.email.split("@")[1]}$`));
    expect(profile).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[\w-]+$/);
    await expect(card.getByRole("link")).toHaveCount(2);
  }
  expect(new Set(people.map(({ name }) => name)).size).toBe(3);
  await page.goto("/");
  expect(await peopleIn(page.locator("#about").getByRole("listitem"))).toEqual(people);
  expect(elsewhere).toEqual([]);
});

test("[ABOUT-06] Get Started Today opens the quote dialog, Schedule a Demo the booking page", async ({ page }) => {
  await page.goto("/about");
  await lastSection(page).getByRole("button", { name: "Get Started Today" }).click();
  await expect(quoteDialog(page)).toBeVisible();
  await quoteDialog(page).getByRole("button", { name: "Cancel" }).click();
  await lastSection(page).getByRole("link", { name: "Schedule a Demo" }).click();
  await expect(page).toHaveURL("/fractional-demo");
  await expect(heading(page)).not.toContainText("404");
});

/** Pixels between the viewport and the bottom of the page. */
const pixelsToBottom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);

test("[SVC-01 SVC-02 SVC-03 SVC-04] outsourcing: contents, benefits, buttons to the last section, healthcare link", async ({
  page,
}) => {
  await page.goto("/services/rpo");
  await expect(titlesIn(sectionOf(page, "Complete RPO Solutions"))).toHaveText([
    "Dedicated Teams",
    "Process Management",
    "Technology Integration",
  ]);
  const why = sectionOf(page, "Why Choose Our RPO Services");
  await expect(titlesIn(why)).toHaveText(["Scalable Solutions", "Cost Effective", "Expert Knowledge"]);
  await expect(why.getByRole("listitem").nth(1)).toContainText("up to 40% lower recruitment costs");

  await hero(page).getByRole("button", { name: "Get Started" }).click();
  await expect.poll(() => pixelsToBottom(page)).toBeLessThanOrEqual(2);
  await lastSection(page).getByRole("button", { name: "Schedule Consultation" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: "instant" }));
  await expect.poll(() => pixelsToBottom(page)).toBeGreaterThan(100);
  await lastSection(page).getByRole("button", { name: "Schedule Consultation" }).click();
  await expect.poll(() => pixelsToBottom(page)).toBeLessThanOrEqual(2);
  await lastSection(page).getByRole("link", { name: "Healthcare RPO" }).click();
  await expect(page).toHaveURL("/industries/healthcare");
});

test("[SVC-05 SVC-06] the AI platform: three parts, data exchange, and demo and trial buttons", async ({ page }) => {
  await page.goto("/services/ai-platform");
  await expect(titlesIn(page.locator("main > section").nth(1))).toHaveText([
    /^Smart Matching$/i,
    /^Automated Workflows$/i,
    /^Predictive Analytics$/i,
  ]);
  await expect(titlesIn(sectionOf(page, /other systems$/))).toHaveText([
    /^ATS$/,
    /^Job Boards$/i,
    /^HRIS$/,
    /^Communication Tools$/i,
  ]);
  for (const [label, path] of [
    ["Book Demo", "/fractional-demo"],
    ["Request Trial", "/platform/signup"],
  ] as const) {
    await page.goto("/services/ai-platform");
    await hero(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).not.toContainText("404");
  }
});

test("[SVC-07 SVC-08] analytics: three parts, the demo's own dashboard, and return on hiring", async ({
  page,
  request,
}) => {
  await page.goto("/services/talent-analytics");
  await expect(titlesIn(page.locator("main > section").nth(1))).toHaveText([
    /^Performance Metrics$/i,
    /^Quality Scoring$/i,
    /^Process Optimi[sz]ation$/i,
  ]);
  const { stages } = demoMetrics;
  expect(await metricsIn(page.locator("main figure"))).toEqual([
    [`${demoMetrics.timeToHireDays} days`, "Time to Hire"],
    [`${demoMetrics.successRatePercent}%`, "Success Rate"],
    [`${demoMetrics.pipelineConversionPercent}%`, "Pipeline Conversion"],
    [String(stages.applied), "Applied"],
    [String(stages.screening), "Screening"],
    [String(stages.interview), "Interview"],
    [String(stages.offer), "Offer"],
  ]);
  await expect(page.getByRole("link", { name: "Open the live dashboard" })).toHaveAttribute(
    "href",
    "/platform/dashboard",
  );
  const returns = await metricsIn(sectionOf(page, /returns$/));
  expect(returns).toEqual(
    expect.arrayContaining([
      ["60%", "cost reduction"],
      ["50%", "faster hiring"],
    ]),
  );
  const links = await hrefsOf(page.locator("main").getByRole("link"));
  expect(links).toContain("/calculator");
  await expectFound(request, ["/platform/dashboard", "/calculator"]);
});

test("[SVC-09 SVC-10 SVC-11] executive search: audience, four confidential steps, industries, discretion", async ({
  page,
  request,
}) => {
  await page.goto("/services/executive-recruitment");
  await expect(titlesIn(page.locator("main > section").nth(1))).toHaveText([
    /^C-Suite$/i,
    /^Senior Leadership$/i,
    /^Speciali[sz]ed Roles$/i,
  ]);
  const steps = sectionOf(page, /^A confidential search/);
  await expect(steps.locator("ol > li")).toHaveCount(4);
  await expect(page.locator("main ol")).toHaveCount(1);
  const privacyPoints = sectionOf(page, /kept quiet$/).getByRole("listitem");
  await expect(privacyPoints).toHaveText([/who knows/i, /not advertised/i, /neutral titles/i, /consent/i]);
  const industries = await hrefsOf(sectionOf(page, /^Fields/).getByRole("link"));
  expect(industries.length).toBeGreaterThan(1);
  for (const path of industries) expect(path).toMatch(/^\/industries\/[a-z-]+$/);
  await expectFound(request, industries);
  await lastSection(page).getByRole("link").click();
  await expect(page).toHaveURL("/industries/healthcare");
});

test("[SVC-12] the platform page explains software and services, and leads to trial and quote", async ({
  page,
  request,
}) => {
  await page.goto("/platform");
  await expect(hero(page)).toContainText("AI+Human Recruitment System");
  const split = titlesIn(sectionOf(page, "Who does what"));
  await expect(split).toHaveText([/engine/i, /recruiters/i]);
  const agents = sectionOf(page, /agents/).getByRole("listitem");
  await expect(agents).toHaveCount(4);
  for (const agent of await agents.all()) await expect(agent).toContainText(/agent.*recruiter/is);
  await expect(sectionOf(page, /^How /).locator("ol > li")).toHaveCount(4);
  expect(await metricsIn(lastSection(page).locator("xpath=preceding-sibling::section[1]"))).toEqual([
    ["1000+", expect.stringContaining("per hour")],
    ["24/7", "operation"],
    ["95%", "match accuracy"],
    ["50%", "faster hiring"],
  ]);
  const links = await hrefsOf(page.locator("main").getByRole("link"));
  expect(links).toEqual(expect.arrayContaining(["/platform/signup", "/platform/dashboard"]));
  await expectFound(request, links);
  await lastSection(page).getByRole("button", { name: /quote/i }).click();
  await expect(quoteDialog(page)).toBeVisible();
});
