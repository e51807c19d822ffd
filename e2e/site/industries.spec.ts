/** The thirteen industry pages: their text, and what their buttons and cards do. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { roles } from "#domain/roles/catalog.ts";

const slugsWithForm = ["healthcare", "technology", "financial-services"] as const;

/** The pages that end with two buttons, with the industry name that the quote dialog receives. */
const slugsWithButtons = [
  ["engineering", "Engineering"],
  ["executives", "Executives"],
  ["hospitality", "Hospitality"],
  ["sales-marketing", "Sales & Marketing"],
  ["energy", "Energy"],
  ["manufacturing", "Manufacturing"],
  ["consulting", "Consulting"],
  ["private-equity", "Private Equity"],
  ["retail", "Retail"],
  ["education", "Education"],
] as const;

const slugs: readonly string[] = [...slugsWithForm, ...slugsWithButtons.map(([slug]) => slug)];
const pagesWithRelatedLinks = [
  "technology",
  "financial-services",
  "healthcare",
  "manufacturing",
  "consulting",
  "private-equity",
  "energy",
  "retail",
  "education",
] as const;
const confidential: readonly string[] = ["executives", "private-equity"];

/** A page's text, read from the server's HTML. */
const readPage = async (page: Page, request: APIRequestContext, slug: string) => {
  const response = await request.get(`/industries/${slug}`);
  expect(response.status(), slug).toBe(200);
  return page.evaluate(
    (html) => {
      const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
      const all = (selector: string, within: Element | null | undefined = main) => [
        ...(within?.querySelectorAll(selector) ?? []),
      ];
      const texts = (selector: string, within?: Element) =>
        all(selector, within).map((element) => element.textContent.trim());
      const links = (within?: Element) => all("a", within).map((link) => link.getAttribute("href") ?? "");
      const under = (title: RegExp) => {
        const section = all("section").find((section) => texts("h2", section).some((words) => title.test(words)));
        return section ?? document.createElement("section");
      };
      const cards = under(/^What we recruit for$/);
      const why = under(/choos|chose/i);
      return {
        headline: texts("h1").join(),
        figures: all('dl[aria-label$=" by the numbers"] > div').map((figure) =>
          [...texts("dd", figure), ...texts("dt", figure)].join(" "),
        ),
        cards: texts("li h3", cards),
        reasons: texts("li h3", why),
        paragraphs: [...texts("li p", cards), ...texts("li p", why)],
        steps: texts("ol > li h3"),
        links: links(),
        roleCards: all("li", under(/ roles, one by one$/)).map((card) => ({
          to: links(card).join(),
          title: texts("h3", card).join(),
          line: texts("p", card).join(),
        })),
      };
    },
    await response.text(),
  );
};

test("[IND-02 IND-06 IND-21] all 13 pages have specializations, reasons, four metrics and related links", async ({
  page,
  request,
}) => {
  expect(slugs).toHaveLength(13);
  const crossed = new Set<string>();
  for (const slug of slugs) {
    const content = await readPage(page, request, slug);
    expect(new Set(content.cards).size, `${slug} specializations`).toBe(4);
    expect(content.cards, `${slug} specializations`).toHaveLength(4);
    expect(content.reasons.length, `${slug} reasons`).toBeGreaterThanOrEqual(3);
    expect(content.figures, `${slug} figures`).toHaveLength(4);
    for (const words of content.paragraphs) expect(words.length, slug).toBeGreaterThan(40);
    expect(content.steps, `${slug} steps`).toHaveLength(["financial-services", "education"].includes(slug) ? 3 : 0);
    const others = content.links.filter((href) => href.startsWith("/industries/"));
    expect(others.length, `${slug} leads on`).toBeGreaterThan(0);
    expect(others, slug).not.toContain(`/industries/${slug}`);
    for (const href of others) crossed.add(href);
  }
  expect([...crossed].toSorted()).toEqual(pagesWithRelatedLinks.map((slug) => `/industries/${slug}`).toSorted());
  for (const href of crossed) expect((await request.get(href)).status(), href).toBe(200);
});

const specifiedPages = [
  [
    "financial-services",
    ["Investment Banking", "Wealth Management", "Risk & Compliance", "FinTech & Digital"],
    ["900+ finance professionals", "98% satisfaction", "50+ institutions", "24hrs response"],
  ],
  [
    "manufacturing",
    ["Operations Management", "Quality & Safety", "Supply Chain", "Engineering & R&D"],
    [/^750\+ /, /^96% /, /^200\+ /, /^48hrs /],
  ],
  [
    "consulting",
    ["Strategy", "Management", "Operations", "Digital Transformation"],
    [/^650\+ /, /^97% /, /^100\+ /, /^36hrs /],
  ],
  [
    "private-equity",
    ["Investment Professionals", "Operational Partners", "Fund Operations", "Portfolio Leadership"],
    [/^300\+ /, "99% confidentiality", "75+ funds", "30 day average fill"],
  ],
  [
    "retail",
    ["Store Operations", "E-commerce & Digital", "Merchandising & Buying", "Customer Experience"],
    [/^1,000\+ /, /^95% /, /^300\+ /, /^48hrs /],
  ],
  [
    "education",
    ["Higher Education", "K-12 Leadership", "Educational Technology", "Academic Support"],
    [/^500\+ /, /^98% /, /^150\+ /, /^45 day fill/],
  ],
] as const;

test("[IND-07 IND-08 IND-09 IND-10 IND-11 IND-12] six pages have exactly the specified specializations and metrics", async ({
  page,
  request,
}) => {
  for (const [slug, cards, figures] of specifiedPages) {
    const content = await readPage(page, request, slug);
    expect(content.cards, slug).toEqual(cards);
    expect(content.figures, slug).toEqual(
      figures.map((figure) => (typeof figure === "string" ? figure : expect.stringMatching(figure))),
    );
  }
  const { headline } = await readPage(page, request, "financial-services");
  expect(headline).toBe("Financial Services Recruitment Excellence");
});

test("[IND-13 IND-14 IND-15 IND-16] the other seven give placements, satisfaction, clients and a commitment", async ({
  page,
  request,
}) => {
  const placements = /^[\d,]+\+ .*(placements|placed)/;
  const satisfaction = /^\d{2,3}% .*satisfaction/;
  for (const [slug, last] of [
    ["engineering", /^72hrs average response$/],
    ["energy", /^72hrs average response$/],
    ["technology", /^48hrs average response$/],
    ["hospitality", /^48hrs average response$/],
    ["sales-marketing", /^36hrs average response$/],
    ["executives", /^90 day guarantee on executive placements$/],
  ] as const) {
    const { figures } = await readPage(page, request, slug);
    const expected = [placements, satisfaction, /^[\d,]+\+ [a-z]/, last];
    expect(figures, slug).toEqual(expected.map((form) => expect.stringMatching(form)));
  }
  const healthcare = await readPage(page, request, "healthcare");
  for (const figure of healthcare.figures)
    expect(figure).toMatch(new RegExp(`${placements.source}|${satisfaction.source}`));
  for (const kind of [placements, satisfaction]) expect(healthcare.figures).toContainEqual(expect.stringMatching(kind));
});

for (const [ids, slug, industry, categories] of [
  ["[IND-17 IND-19]", "healthcare", "Healthcare", ["Healthcare"]],
  ["[IND-18 IND-19]", "technology", "Technology", ["Technology", "Engineering", "Analytics"]],
] as const) {
  test(`${ids} ${slug} shows a card per role of its categories, each linking to the role page`, async ({
    page,
    request,
  }) => {
    const { roleCards } = await readPage(page, request, slug);
    const expected = roles.filter(({ category }) => (categories as readonly string[]).includes(category));
    const shown = roleCards.map(({ to, title }) => `${title} ${to}`);
    expect(shown.toSorted()).toEqual(expected.map((role) => `${role.title} /${role.slug}`).toSorted());
    for (const { title, line } of roleCards) {
      expect(line).toContain(industry);
      expect(line).toContain(title);
    }
    const last = expected.at(-1);
    await page.goto(`/industries/${slug}`);
    await page.getByText(`${industry} ${last?.title} `, { exact: false }).click();
    await expect(page).toHaveURL(`/${last?.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(last?.title ?? "no role");
  });
}

test("[IND-20] the healthcare page links to its three landing pages", async ({ page, request }) => {
  const desks = ["/physician-recruiters", "/healthcare-administration-recruiters", "/healthcare-executive-recruiters"];
  const { links } = await readPage(page, request, "healthcare");
  expect(links).toEqual(expect.arrayContaining(desks));
  for (const href of desks) expect((await request.get(href)).status(), href).toBe(200);
});

/** Pixels between the viewport and the bottom of the page. */
const pixelsToBottom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);

/** Clicks the hero button: the page must not jump on click, and must end at the bottom. */
const clickHeroButton = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/industries/${slug}`);
  // This listener runs after all click handlers. By then a jump would be over, and a smooth scroll would not have begun.
  await page.evaluate(() =>
    window.addEventListener("click", () => (document.documentElement.dataset["pressedAt"] = String(window.scrollY)), {
      once: true,
    }),
  );
  await page.locator("main > section").first().getByRole("button").click();
  await expect.poll(() => pixelsToBottom(page), { message: `${slug} comes to its foot` }).toBeLessThanOrEqual(2);
  const pressedAt = await page.evaluate(() => Number(document.documentElement.dataset["pressedAt"]));
  expect(pressedAt, `${slug} glides`).toBeLessThan(600);
};

const quoteDialog = (page: Page) => page.getByRole("dialog", { name: "Get Your Customized Quote" });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("[IND-01 IND-05] on three pages the hero button scrolls smoothly to the inquiry form", async ({ page }) => {
    for (const slug of slugsWithForm) {
      await clickHeroButton(page, slug);
      await expect(page.locator("main").getByRole("form", { name: / inquiry$/ }), slug).toBeInViewport();
      await expect(page.locator("main form"), slug).toHaveCount(1);
    }
  });

  for (const slugHalf of [slugsWithButtons.slice(0, 5), slugsWithButtons.slice(5)]) {
    const names = slugHalf.map(([, name]) => name).join(", ");
    test(`[IND-01 IND-03 IND-04 IND-05] the hero button scrolls to a call or quote section without a form: ${names}`, async ({
      page,
    }) => {
      for (const [slug, name] of slugHalf) {
        await clickHeroButton(page, slug);
        const band = page.locator("main > section").last();
        const consultation = confidential.includes(slug) ? "Confidential Consultation" : "Schedule Consultation";
        await expect(band.getByRole("link"), slug).toHaveText([consultation]);
        await expect(band.getByRole("link"), slug).toHaveAttribute("href", "/fractional-demo");
        await expect(band.getByRole("button"), slug).toHaveText(["Send Requirements"]);
        // The page has neither a form nor a placeholder for one.
        await expect(page.locator("main form, main .animate-breathe"), slug).toHaveCount(0);
        await band.getByRole("button").click();
        await expect(quoteDialog(page).getByLabel("Additional Information"), slug).toHaveValue(`Industry: ${name}`);
      }
      await quoteDialog(page).getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("link", { name: "Schedule Consultation" }).click();
      await expect(page).toHaveURL("/fractional-demo");
      await expect(
        page
          .getByRole("form")
          .or(page.getByRole("heading", { level: 1 }))
          .first(),
      ).toBeVisible();
    });
  }
});
