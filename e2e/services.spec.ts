/** The About page, the four services and the platform: what they say, and what their buttons do. */
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { brand } from "#domain/brand.ts";
import { demoFigures } from "#domain/demo/figures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const hero = (page: Page) => page.locator("main > section").first();
const closing = (page: Page) => page.locator("main > section").last();
const quoteDialog = (page: Page) => page.getByRole("dialog", { name: "Get Your Customized Quote" });

const sectionOf = (page: Page, title: string | RegExp) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

const titlesIn = (section: Locator) => section.getByRole("heading", { level: 3 });

const figuresIn = (section: Locator) =>
  section
    .locator("dl > div")
    .evaluateAll((each) =>
      each.map((figure) => [
        figure.querySelector("dd")?.textContent ?? "",
        figure.querySelector("dt")?.textContent ?? "",
      ]),
    );

const hrefsOf = (links: Locator) => links.evaluateAll((each) => each.map((link) => link.getAttribute("href") ?? ""));

const expectThere = async (request: APIRequestContext, paths: readonly string[]): Promise<void> => {
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
};

/** A person as a page shows them: who, where the picture comes from, and whether it can be seen. */
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

test("[ABOUT-01 ABOUT-02 ABOUT-03 ABOUT-04 ABOUT-07] the About page says who we are, in its figures, mission and values", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(heading(page)).toHaveText(`About ${brand.name}`);
  await expect(hero(page)).toContainText("The Future is Human");
  expect(await figuresIn(page.locator("main"))).toEqual([
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

test("[ABOUT-05 ABOUT-08] three leaders with picture, title, story and ways to reach them, the same three as on the home page", async ({
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
  for (const [at, { name, position, picture }] of people.entries()) {
    const card = cards.nth(at);
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

test("[ABOUT-06] Get Started Today opens the quote dialog, Schedule a Demo leads to the booking", async ({ page }) => {
  await page.goto("/about");
  await closing(page).getByRole("button", { name: "Get Started Today" }).click();
  await expect(quoteDialog(page)).toBeVisible();
  await quoteDialog(page).getByRole("button", { name: "Cancel" }).click();
  await closing(page).getByRole("link", { name: "Schedule a Demo" }).click();
  await expect(page).toHaveURL("/fractional-demo");
  await expect(heading(page)).not.toContainText("404");
});

/** How far the page is from its foot. */
const left = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);

test("[SVC-01 SVC-02 SVC-03 SVC-04] outsourcing: what it holds and why, buttons that go to the foot, and the way to healthcare", async ({
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
  await expect.poll(() => left(page)).toBeLessThanOrEqual(2);
  await closing(page).getByRole("button", { name: "Schedule Consultation" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: "instant" }));
  await expect.poll(() => left(page)).toBeGreaterThan(100);
  await closing(page).getByRole("button", { name: "Schedule Consultation" }).click();
  await expect.poll(() => left(page)).toBeLessThanOrEqual(2);
  await closing(page).getByRole("link", { name: "Healthcare RPO" }).click();
  await expect(page).toHaveURL("/industries/healthcare");
});

test("[SVC-05 SVC-06] the AI platform: its three parts, what it exchanges, and buttons for a demo and a trial", async ({
  page,
}) => {
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

test("[SVC-07 SVC-08] analytics: its three parts, the demo workspace's own dashboard, and what hiring returns", async ({
  page,
  request,
}) => {
  await page.goto("/services/talent-analytics");
  await expect(titlesIn(page.locator("main > section").nth(1))).toHaveText([
    /^Performance Metrics$/i,
    /^Quality Scoring$/i,
    /^Process Optimi[sz]ation$/i,
  ]);
  const { stages } = demoFigures;
  expect(await figuresIn(page.locator("main figure"))).toEqual([
    [`${demoFigures.timeToHireDays} days`, "Time to Hire"],
    [`${demoFigures.successRatePercent}%`, "Success Rate"],
    [`${demoFigures.pipelineConversionPercent}%`, "Pipeline Conversion"],
    [String(stages.applied), "Applied"],
    [String(stages.screening), "Screening"],
    [String(stages.interview), "Interview"],
    [String(stages.offer), "Offer"],
  ]);
  await expect(page.getByRole("link", { name: "Open the live dashboard" })).toHaveAttribute(
    "href",
    "/platform/dashboard",
  );
  const returns = await figuresIn(sectionOf(page, /returns$/));
  expect(returns).toEqual(
    expect.arrayContaining([
      ["60%", "cost reduction"],
      ["50%", "faster hiring"],
    ]),
  );
  const links = await hrefsOf(page.locator("main").getByRole("link"));
  expect(links).toContain("/calculator");
  await expectThere(request, ["/platform/dashboard", "/calculator"]);
});

test("[SVC-09 SVC-10 SVC-11] executive search: whom, in four confidential steps, in which industries, kept how", async ({
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
  const kept = sectionOf(page, /kept quiet$/).getByRole("listitem");
  await expect(kept).toHaveText([/who knows/i, /not advertised/i, /neutral titles/i, /consent/i]);
  const industries = await hrefsOf(sectionOf(page, /^Fields/).getByRole("link"));
  expect(industries.length).toBeGreaterThan(1);
  for (const path of industries) expect(path).toMatch(/^\/industries\/[a-z-]+$/);
  await expectThere(request, industries);
  await closing(page).getByRole("link").click();
  await expect(page).toHaveURL("/industries/healthcare");
});

test("[SVC-12] the platform page explains software and people, step by step, and leads to trial, demo and quote", async ({
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
  expect(await figuresIn(closing(page).locator("xpath=preceding-sibling::section[1]"))).toEqual([
    ["1000+", expect.stringContaining("per hour")],
    ["24/7", "operation"],
    ["95%", "match accuracy"],
    ["50%", "faster hiring"],
  ]);
  const links = await hrefsOf(page.locator("main").getByRole("link"));
  expect(links).toEqual(expect.arrayContaining(["/platform/signup", "/platform/dashboard"]));
  await expectThere(request, links);
  await closing(page).getByRole("button", { name: /quote/i }).click();
  await expect(quoteDialog(page)).toBeVisible();
});
