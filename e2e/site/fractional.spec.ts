/** Fractional talent: the page that explains it, and the pool of experts. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { experts } from "#server/db/seed/samples/experts.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";

/** The section of the page below a heading. */
const sectionUnder = (page: Page, heading: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .last();

const hrefs = (container: Locator): Promise<(string | null)[]> =>
  container.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Expects cards with a title and a few sentences of text, and no placeholders. */
const expectCopy = async (cards: Locator, count: number): Promise<void> => {
  await expect(cards).toHaveCount(count);
  for (const card of await cards.all()) await expect(card).toHaveText(/^.*\S.{80,}$/s);
  await expect(cards.getByText(/lorem|ipsum|todo|placeholder|tbd/i)).toHaveCount(0);
};

test("[FRAC-01 FRAC-02 FRAC-03 FRAC-04 FRAC-05 FRAC-07 FRAC-08] the page says what fractional talent is, whom it suits and how it works", async ({
  page,
}) => {
  await page.goto("/fractional");
  const main = page.getByRole("main");
  const hero = main.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) });
  expect(await hrefs(hero)).toEqual(["/fractional-talent", "/calculator"]);

  await expectCopy(sectionUnder(page, "Too early, too late, or still interviewing").getByRole("listitem"), 3);
  const benefits = sectionUnder(page, "What fractional work gives you").getByRole("listitem");
  await expect(benefits.getByRole("heading")).toHaveText([
    "Elite talent only",
    "Quarter or half time",
    "Productive in 48 hours",
    "70% cost savings",
  ]);

  const categories = page.getByRole("list", { name: "Role categories" }).locator("> li");
  await expect(categories.getByRole("heading")).toHaveText(["Technical", "Growth", "Design"]);
  await expectCopy(categories, 3);
  const steps = main.locator("ol > li").filter({ hasText: /^Step \d/ });
  await expect(steps).toHaveText([/^Step 1/, /^Step 2/, /^Step 3/]);
  await expectCopy(steps, 3);
  const testimonials = page.getByRole("list", { name: "Testimonials" }).locator("> li");
  await expectCopy(testimonials, 3);
  await expect(testimonials.locator("blockquote + figcaption")).toHaveCount(3);

  const banner = sectionUnder(page, "A dedicated project manager, free of charge");
  await expect(banner).toContainText("project manager at no extra cost");
  await expect(banner).toContainText("your chat tool, Slack or Microsoft Teams");

  const closing = main.locator("section").last();
  expect(await hrefs(closing)).toEqual(["/fractional-demo", "/fractional-talent"]);
  await expect(closing).toContainText("Only 10 new clients are accepted this month");

  for (const claim of ["500+ engineers", "85% faster", "70% savings", "48-hour productivity", "10 new clients"])
    await expect(main.getByText(claim).first()).toBeVisible();
});

const counters = (page: Page) => page.getByRole("main").locator("dl dd");
const counterTexts = async (page: Page): Promise<string[]> => {
  await expect(counters(page).first()).toHaveText(/^\d+\+$/);
  await expect(counters(page).locator(".invisible")).toHaveCount(0);
  return counters(page).allTextContents();
};

test("[FRAC-06 FRAC-07] six former employers each show 20 to 69, drawn again on each render", async ({ page }) => {
  await open(page, "/fractional");
  await expect(page.getByRole("heading", { name: "Where our experts worked before" })).toBeVisible();
  await expect(page.getByRole("main").locator("dl dt")).toHaveText([
    "Google",
    "Amazon",
    "Microsoft",
    "Meta",
    "Netflix",
    "Stripe",
  ]);
  const counterSets = [await counterTexts(page)];
  // Client navigation away and back, then a full load.
  await page.getByRole("main").getByRole("link", { name: "Book a strategy call" }).click();
  await expect(page).toHaveURL(/\/fractional-demo$/);
  await page.goBack();
  counterSets.push(await counterTexts(page));
  await page.reload();
  counterSets.push(await counterTexts(page));
  expect(new Set(counterSets.map(String)).size, JSON.stringify(counterSets)).toBe(3);
  for (const counter of counterSets.flat()) expect(counter).toMatch(/^([2-5]\d|6\d)\+$/);
});

test("[FRAC-06] the highest draw is 69+, the lowest 20+", async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => (location.search === "?least" ? 0 : 1 - Number.EPSILON);
  });
  await page.goto("/fractional?least");
  expect(new Set(await counterTexts(page))).toEqual(new Set(["20+"]));
  await page.goto("/fractional?most");
  expect(new Set(await counterTexts(page))).toEqual(new Set(["69+"]));
});

const filterBar = (page: Page) => page.getByRole("search", { name: "Filter experts" });
const search = (page: Page) => filterBar(page).getByRole("searchbox");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });

interface Filters {
  readonly search?: string;
  readonly skill?: string;
  readonly availability?: string;
  readonly rate?: string;
}

/** Sets all four filters (omitted ones to empty) and expects these experts by first name. */
const expectFound = async (page: Page, filters: Filters, firstNames: readonly string[]): Promise<void> => {
  await search(page).fill(filters.search ?? "");
  await filterBar(page)
    .getByLabel("Skill", { exact: true })
    .selectOption(filters.skill ?? "");
  await filterBar(page)
    .getByLabel("Availability")
    .selectOption(filters.availability ?? "");
  await filterBar(page)
    .getByLabel("Hourly rate")
    .selectOption(filters.rate ?? "");
  await expect(page.getByText(/^Showing \d/)).toHaveText(`Showing ${firstNames.length} of 6 available experts`);
  const shown = await cards(page).getByRole("heading").allTextContents();
  expect(
    shown.map((name) => name.split(" ")[0]),
    JSON.stringify(filters),
  ).toEqual(firstNames);
};

// One of these tests briefly changes the experts, so they run one after another.
test.describe("the talent pool", () => {
  test.describe.configure({ mode: "default" });

  test("[POOL-01 POOL-02] the filter bar stays visible on scroll, with the count and badge below it", async ({
    page,
  }) => {
    await open(page, "/fractional-talent");
    for (const control of [
      search(page),
      filterBar(page).getByLabel("Skill", { exact: true }),
      filterBar(page).getByLabel("Availability"),
      filterBar(page).getByLabel("Hourly rate"),
    ]) {
      await expect(control).toBeVisible();
    }
    await expect(page.getByText("Showing 6 of 6 available experts", { exact: true })).toBeVisible();
    await expect(page.getByText("All talent verified & reference-checked", { exact: true })).toBeVisible();

    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    // Visible and not below the header: a click reaches it.
    await search(page).click();
    await page.keyboard.type("harriet");
    await expect(page.getByText("Showing 1 of 6 available experts", { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });

  test("[POOL-03 POOL-15] every card shows the whole expert, with availability in hours a week", async ({ page }) => {
    await page.goto("/fractional-talent");
    await expect(cards(page)).toHaveCount(experts.length);
    const hours = { "quarter-time": "10 hrs/week", "half-time": "20 hrs/week", both: "Flexible" } as const;
    for (const expert of experts) {
      const card = cardOf(page, expert.name);
      for (const words of [expert.title, expert.company, expert.bio])
        await expect(card.getByText(words, { exact: true })).toBeVisible();
      for (const [label, value] of [
        ["Rate", `$${expert.hourlyRateUsd}/hr`],
        ["Availability", hours[expert.availability]],
        ["Experience", `${expert.experienceYears} years`],
        ["Projects", String(expert.projectsCompleted)],
        ["Success rate", `${expert.successRatePercent}%`],
        ["Location", expert.location],
      ] as const) {
        const fact = card.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
        await expect(fact.locator("dd")).toHaveText(value);
      }
      const photo = card.getByRole("img");
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test("[POOL-04] a card shows five skills and counts the rest, which may be none", async ({ page }) => {
    const [five, six, ...others] = experts.toSorted((one, other) => one.name.localeCompare(other.name));
    if (five === undefined || six === undefined) throw new Error("no experts");
    const updateSkills = "update experts set skills = $2 where slug = $1";
    await queryDatabase(updateSkills, [five.slug, five.skills.slice(0, 5)]);
    await queryDatabase(updateSkills, [six.slug, six.skills.slice(0, 6)]);
    try {
      await page.goto("/fractional-talent");
      const skills = (name: string) => page.getByRole("list", { name: `${name}'s skills` }).getByRole("listitem");
      await expect(skills(five.name)).toHaveText(five.skills.slice(0, 5));
      await expect(skills(six.name)).toHaveText([...six.skills.slice(0, 5), "+1 more"]);
      for (const expert of others)
        await expect(skills(expert.name)).toHaveText([
          ...expert.skills.slice(0, 5),
          `+${expert.skills.length - 5} more`,
        ]);
    } finally {
      await queryDatabase(updateSkills, [five.slug, five.skills]);
      await queryDatabase(updateSkills, [six.slug, six.skills]);
    }
  });

  test("[POOL-05] View Profile opens the expert, where a call about that expert can be booked", async ({ page }) => {
    const expert = experts.find(({ slug }) => slug === "harriet-szabo");
    if (expert === undefined) throw new Error("no Harriet");
    await open(page, "/fractional-talent");
    await expect(page.getByRole("link", { name: /^View Profile/ })).toHaveCount(6);
    await cardOf(page, expert.name)
      .getByRole("link", { name: /^View Profile/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(expert.name);
    await expect(page.getByRole("list", { name: "Skills" }).getByRole("listitem")).toHaveText([...expert.skills]);
    const main = page.getByRole("main");
    for (const words of [...expert.specialties, ...expert.previousCompanies, "10 hrs/week"])
      await expect(main).toContainText(words);
    await main.getByRole("link", { name: "Book a strategy call" }).click();
    await expect(page).toHaveURL(/\/fractional-demo\?/);
    await expect(page.getByLabel("What are your biggest challenges? *")).toHaveValue(/Harriet Szabo/);
  });

  test("[POOL-02 POOL-10 POOL-11 POOL-13] search, skill, availability and rate filters work alone and together", async ({
    page,
  }) => {
    await open(page, "/fractional-talent");
    // Search matches name, title and skills, parts of words in any case, and nothing else on the card.
    await expectFound(page, { search: "ROSAL" }, ["Rosalind"]);
    await expectFound(page, { search: "end arch" }, ["Teodor"]);
    await expectFound(page, { search: "kuberN" }, ["Carmen", "Harriet"]);
    await expectFound(page, { search: "react" }, ["Devon", "Teodor"]);
    await expectFound(page, { search: "pittsburgh" }, []);
    // The skill filter matches whole skills: React is not React Native, and a hidden sixth skill counts too.
    await expectFound(page, { skill: "React" }, ["Teodor"]);
    await expectFound(page, { skill: "PostgreSQL" }, ["Harriet", "Rosalind"]);
    // An expert available both ways appears under both.
    await expectFound(page, { availability: "quarter-time" }, ["Carmen", "Harriet", "Julian", "Teodor"]);
    await expectFound(page, { availability: "half-time" }, ["Carmen", "Devon", "Rosalind", "Teodor"]);
    await expectFound(page, { rate: "under200" }, ["Devon", "Teodor"]);
    await expectFound(page, { rate: "200to300" }, ["Harriet", "Rosalind"]);
    await expectFound(page, { rate: "over300" }, ["Carmen", "Julian"]);
    // In combination, each filter removes at least one expert.
    await expectFound(page, { search: "s" }, ["Carmen", "Devon", "Harriet", "Julian", "Rosalind", "Teodor"]);
    await expectFound(page, { search: "engineer" }, ["Devon", "Harriet", "Rosalind"]);
    await expectFound(page, { search: "engineer", skill: "Go" }, ["Harriet", "Rosalind"]);
    await expectFound(page, { search: "engineer", skill: "Go", availability: "half-time" }, ["Rosalind"]);
    await expectFound(page, { search: "engineer", skill: "Go", availability: "half-time", rate: "200to300" }, [
      "Rosalind",
    ]);
    await expectFound(page, { search: "engineer", availability: "half-time", rate: "under200" }, ["Devon"]);
    await expectFound(page, { search: "engineer", skill: "Go", availability: "half-time", rate: "over300" }, []);
  });

  test("[POOL-14] with no results, the page says so and one click clears all filters", async ({ page }) => {
    await open(page, "/fractional-talent");
    await expectFound(page, { search: "harriet", skill: "Go", availability: "quarter-time", rate: "over300" }, []);
    await expect(page.getByText("No experts match these filters")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("Showing 6 of 6 available experts", { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByText("No experts match these filters")).toHaveCount(0);
    await expect(search(page)).toHaveValue("");
    for (const filter of await filterBar(page).getByRole("combobox").all()) await expect(filter).toHaveValue("");
  });
});
