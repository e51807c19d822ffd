/** The thirteen industry pages: what each says, and what its buttons and cards do. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { roles } from "#domain/roles/catalogue.ts";

const withForm = ["healthcare", "technology", "financial-services"] as const;

/** The pages that end with two buttons, with the name that the quote dialog is told. */
const withBand = [
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

const slugs: readonly string[] = [...withForm, ...withBand.map(([slug]) => slug)];
const worthReadingNext = [
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

/** What a page says, read from the HTML that the server sends. */
const read = async (page: Page, request: APIRequestContext, slug: string) => {
  const answer = await request.get(`/industries/${slug}`);
  expect(answer.status(), slug).toBe(200);
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
        const found = all("section").find((section) => texts("h2", section).some((words) => title.test(words)));
        return found ?? document.createElement("section");
      };
      const cards = under(/^What we recruit for$/);
      const why = under(/choos|chose/i);
      return {
        headline: texts("h1").join(),
        figures: all('dl[aria-label$=" in figures"] > div').map((figure) =>
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
    await answer.text(),
  );
};

test("[IND-02 IND-06 IND-21] each of the thirteen pages has four specialisations, reasons to choose us, four figures and ways to other industries; two have three steps", async ({
  page,
  request,
}) => {
  expect(slugs).toHaveLength(13);
  const crossed = new Set<string>();
  for (const slug of slugs) {
    const says = await read(page, request, slug);
    expect(new Set(says.cards).size, `${slug} specialisations`).toBe(4);
    expect(says.cards, `${slug} specialisations`).toHaveLength(4);
    expect(says.reasons.length, `${slug} reasons`).toBeGreaterThanOrEqual(3);
    expect(says.figures, `${slug} figures`).toHaveLength(4);
    for (const words of says.paragraphs) expect(words.length, slug).toBeGreaterThan(40);
    expect(says.steps, `${slug} steps`).toHaveLength(["financial-services", "education"].includes(slug) ? 3 : 0);
    const others = says.links.filter((href) => href.startsWith("/industries/"));
    expect(others.length, `${slug} leads on`).toBeGreaterThan(0);
    expect(others, slug).not.toContain(`/industries/${slug}`);
    for (const href of others) crossed.add(href);
  }
  expect([...crossed].toSorted()).toEqual(worthReadingNext.map((slug) => `/industries/${slug}`).toSorted());
  for (const href of crossed) expect((await request.get(href)).status(), href).toBe(200);
});

const given = [
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

test("[IND-07 IND-08 IND-09 IND-10 IND-11 IND-12] six pages name exactly the specialisations and figures that the specification gives them", async ({
  page,
  request,
}) => {
  for (const [slug, cards, figures] of given) {
    const says = await read(page, request, slug);
    expect(says.cards, slug).toEqual(cards);
    expect(says.figures, slug).toEqual(
      figures.map((figure) => (typeof figure === "string" ? figure : expect.stringMatching(figure))),
    );
  }
  const { headline } = await read(page, request, "financial-services");
  expect(headline).toBe("Financial Services Recruitment Excellence");
});

test("[IND-13 IND-14 IND-15 IND-16] the other seven pages give placements, satisfaction, clients, and the response or guarantee they promise", async ({
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
    const { figures } = await read(page, request, slug);
    const expected = [placements, satisfaction, /^[\d,]+\+ [a-z]/, last];
    expect(figures, slug).toEqual(expected.map((form) => expect.stringMatching(form)));
  }
  const healthcare = await read(page, request, "healthcare");
  for (const figure of healthcare.figures)
    expect(figure).toMatch(new RegExp(`${placements.source}|${satisfaction.source}`));
  for (const kind of [placements, satisfaction]) expect(healthcare.figures).toContainEqual(expect.stringMatching(kind));
});

for (const [ids, slug, industry, categories] of [
  ["[IND-17 IND-19]", "healthcare", "Healthcare", ["Healthcare"]],
  ["[IND-18 IND-19]", "technology", "Technology", ["Technology", "Engineering", "Analytics"]],
] as const) {
  test(`${ids} ${slug} shows a card for each role of its categories and no other, and a card leads to the role's page`, async ({
    page,
    request,
  }) => {
    const { roleCards } = await read(page, request, slug);
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

test("[IND-20] the healthcare page leads to its three desks", async ({ page, request }) => {
  const desks = ["/physician-recruiters", "/healthcare-administration-recruiters", "/healthcare-executive-recruiters"];
  const { links } = await read(page, request, "healthcare");
  expect(links).toEqual(expect.arrayContaining(desks));
  for (const href of desks) expect((await request.get(href)).status(), href).toBe(200);
});

/** How far the page is from its foot. */
const left = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);

/** Presses the button under the headline: the page does not jump with the press, and comes to rest at its foot. */
const pressHero = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/industries/${slug}`);
  // Hears the press last, when everything that answers it has run: a jump would be over by then, a glide not begun.
  await page.evaluate(() =>
    window.addEventListener("click", () => (document.documentElement.dataset["pressedAt"] = String(window.scrollY)), {
      once: true,
    }),
  );
  await page.locator("main > section").first().getByRole("button").click();
  await expect.poll(() => left(page), { message: `${slug} comes to its foot` }).toBeLessThanOrEqual(2);
  const pressedAt = await page.evaluate(() => Number(document.documentElement.dataset["pressedAt"]));
  expect(pressedAt, `${slug} glides`).toBeLessThan(600);
};

const quoteDialog = (page: Page) => page.getByRole("dialog", { name: "Get Your Customized Quote" });

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("[IND-01 IND-05] on three pages the button under the headline glides to the bottom, where the inquiry form is", async ({
    page,
  }) => {
    for (const slug of withForm) {
      await pressHero(page, slug);
      await expect(page.locator("main").getByRole("form", { name: / inquiry$/ }), slug).toBeInViewport();
      await expect(page.locator("main form"), slug).toHaveCount(1);
    }
  });

  for (const half of [withBand.slice(0, 5), withBand.slice(5)]) {
    const names = half.map(([, name]) => name).join(", ");
    test(`[IND-01 IND-03 IND-04 IND-05] the button under the headline glides to a band that books a call or asks for a quote, without a form: ${names}`, async ({
      page,
    }) => {
      for (const [slug, name] of half) {
        await pressHero(page, slug);
        const band = page.locator("main > section").last();
        const consultation = confidential.includes(slug) ? "Confidential Consultation" : "Schedule Consultation";
        await expect(band.getByRole("link"), slug).toHaveText([consultation]);
        await expect(band.getByRole("link"), slug).toHaveAttribute("href", "/fractional-demo");
        await expect(band.getByRole("button"), slug).toHaveText(["Send Requirements"]);
        // Neither a form nor the place held for one.
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
