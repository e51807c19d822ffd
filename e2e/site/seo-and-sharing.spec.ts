/** What search engines and link previews read: canonical URLs, share cards, structured data, the sitemap. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { publicPaths } from "#content/pages.ts";
import { roles } from "#domain/roles/catalog.ts";

interface Structured {
  readonly "@type": string;
  readonly [key: string]: unknown;
}

const readHead = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text();
  const meta = (name: string): string =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  return {
    html,
    meta,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json) as Structured,
    ),
  };
};

test("every page has its own canonical URL and share card, and no placeholders", async ({ request, baseURL }) => {
  const cards = new Set<string>();
  for (const path of publicPaths()) {
    const { html, meta, canonical } = await readHead(request, path);
    expect(canonical, path).toBe(`${baseURL}${path}`);
    expect(meta("og:url"), path).toBe(`${baseURL}${path}`);
    expect(meta("og:title"), path).not.toBe("");
    expect(html, path).not.toContain(".invalid");
    cards.add(meta("og:image"));
  }
  expect(cards.size).toBe(8);
  for (const card of cards) {
    const response = await request.get(card);
    expect([response.status(), response.headers()["content-type"]], card).toEqual([200, "image/png"]);
  }
});

const typesOn = async (request: APIRequestContext, path: string): Promise<readonly string[]> =>
  (await readHead(request, path)).data.map((each) => each["@type"]).toSorted();

test("structured data fits the kind of page, and its links are absolute", async ({ request, baseURL }) => {
  expect(await typesOn(request, "/")).toEqual(["EmploymentAgency"]);
  expect(await typesOn(request, "/about")).toEqual(["BreadcrumbList", "EmploymentAgency"]);
  expect(await typesOn(request, "/services/rpo")).toEqual(["BreadcrumbList", "FAQPage", "Service"]);
  expect(await typesOn(request, "/industries/retail")).toEqual(["BreadcrumbList", "Service"]);
  expect(await typesOn(request, "/physician-recruiters")).toEqual(["BreadcrumbList", "FAQPage", "Service"]);
  expect(await typesOn(request, "/calculator")).toEqual(["BreadcrumbList"]);

  const { data } = await readHead(request, "/welder-recruiters");
  expect(data.map((each) => each["@type"]).toSorted()).toEqual(["BreadcrumbList", "FAQPage", "Service"]);
  const breadcrumbs = data.find((each) => each["@type"] === "BreadcrumbList")?.["itemListElement"] as {
    item: string;
  }[];
  expect(breadcrumbs.map(({ item }) => item)).toEqual([
    `${baseURL}/`,
    `${baseURL}/industries/manufacturing`,
    `${baseURL}/welder-recruiters`,
  ]);
});

test("questions in the structured data are the questions on the page", async ({ page }) => {
  await page.goto("/welder-recruiters");
  const json = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = json.map((each) => JSON.parse(each) as Structured).find((each) => each["@type"] === "FAQPage");
  const questions = (faq?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[]) ?? [];
  expect(questions).toHaveLength(3);
  for (const { name, acceptedAnswer } of questions) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
  }
});

test("invented people are not in structured data and not indexed", async ({ request }) => {
  const { html, data } = await readHead(request, "/experts/rosalind-achebe");
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(data).toEqual([]);
  expect(JSON.stringify((await readHead(request, "/fractional-talent")).data)).not.toContain("Achebe");
});

test("the sitemap lists every public page once, and robots.txt names it", async ({ request, baseURL }) => {
  const map = await request.get("/sitemap.xml");
  expect(map.headers()["content-type"]).toContain("xml");
  const listed = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(publicPaths().map((path) => `${baseURL}${path}`));
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain("Disallow: /api/");
});

const shingles = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\d$%+]+/gu) ?? [];
  return new Set(words.slice(4).map((_word, index) => words.slice(index, index + 5).join(" ")));
};

/** The text of <main>. The prerendered page lacks the form but has its heading and commitment. */
const mainWords = (html: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "").replace(/<script.*?<\/script>/gs, " ").replace(/<[^>]+>/g, " ");

test("no two rendered role pages overlap by more than 0.35 in five-word shingles", async ({ request }) => {
  const pages = await Promise.all(
    roles.map(async ({ slug }) => ({ slug, words: shingles(mainWords(await (await request.get(`/${slug}`)).text())) })),
  );
  const overlaps = pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => {
      const both = [...one.words].filter((shingle) => other.words.has(shingle)).length;
      return { pair: `${one.slug} ${other.slug}`, overlap: both / (one.words.size + other.words.size - both) };
    }),
  );
  const [worstOverlap] = overlaps.toSorted((one, other) => other.overlap - one.overlap);
  test.info().annotations.push({ type: "closest pair", description: JSON.stringify(worstOverlap) });
  console.log(`closest role pages: ${worstOverlap?.pair}, ${worstOverlap?.overlap.toFixed(3)}`);
  expect(worstOverlap?.overlap).toBeLessThanOrEqual(0.35);
});
