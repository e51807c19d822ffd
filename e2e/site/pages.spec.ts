/** Every public URL, visited as a crawler and as a person would. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { publicPaths, unlistedPaths } from "#content/pages.ts";
import { readOpenApi } from "#domain/api-docs/read-openapi.ts";
import { calculatorReport } from "#domain/calculator/report-file.ts";
import { accessibilityIssues, overflowOn } from "../support/accessibility.ts";

const securityHeaders = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];

/** Pages made from rows: only the database knows their URLs. */
const expertPaths = async (request: APIRequestContext): Promise<readonly string[]> =>
  ((await (await request.get("/api/experts")).json()) as { slug: string }[]).map(({ slug }) => `/experts/${slug}`);

/** The pages that the demo dashboard leads to. */
const teamPaths = async (request: APIRequestContext): Promise<readonly string[]> =>
  ((await (await request.get("/api/dashboard")).json()) as { teams: { id: string }[] }).teams.map(
    ({ id }) => `/platform/teams/${id}`,
  );

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

test("every public page answers 200 with a heading, title, description and headers", async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of [...publicPaths(), ...(await expertPaths(request))]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    const title = textOf(html, /<title>([^<]+)<\/title>/);
    const description = textOf(html, /<meta name="description" content="([^"]{50,})"/);
    expect([title, description], path).not.toContain("");
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    expect(descriptions.get(description), `${path} shares its description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
    for (const name of securityHeaders) expect(response.headers()[name], `${path} ${name}`).toBeTruthy();
  }
  expect(titles.size).toBeGreaterThanOrEqual(140);
});

test("every link on a public page leads to an existing page", async ({ request }) => {
  const experts = await expertPaths(request);
  const knownPaths = new Set([...publicPaths(), ...experts, ...(await teamPaths(request))]);
  const files = new Set<string>([calculatorReport.path, readOpenApi.path]);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  for (const path of unlistedPaths()) expect((await request.get(path)).status(), path).toBe(200);
  // Every header has the desk link, for staff; other people are asked to sign in.
  const desk = "/staff";
  expect((await request.get(desk)).url()).toContain("/sign-in?next=%2Fstaff");
  // The sidebar of the demo workspace.
  const demo = ["jobs", "candidates", "matching", "interviews", "reports"].map((name) => `/platform/${name}`);
  for (const path of demo) expect((await request.get(path)).status(), path).toBe(200);
  const there = new Set([...knownPaths, ...files, ...unlistedPaths(), ...demo, desk]);
  const broken = new Set<string>();
  const records = new Set<string>();
  for (const path of knownPaths) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a[^>]*\shref="(\/[^"#?]*)/g)) {
      if (/^\/(?:jobs|platform\/(?:jobs|candidates))\/./.test(href)) records.add(href);
      else if (!there.has(href)) broken.add(`${path} → ${href}`);
    }
  }
  // A job may close between reading the list and opening it.
  for (const path of records) if (![200, 410].includes((await request.get(path)).status())) broken.add(path);
  expect([...broken]).toEqual([]);
});

/** About twenty pages a test, so that both workers have something to do. */
const batchSize = 19;
const pathBatches = Array.from({ length: Math.ceil(publicPaths().length / batchSize) }, (_none, index) =>
  publicPaths().slice(index * batchSize, (index + 1) * batchSize),
);

/** A hundred pages share one template, so axe checks every fifth, or all of them with EVERY_PAGE. */
const rolePaths = publicPaths().filter((path) => path.endsWith("-recruiters"));
const skippedByAxe = new Set(
  process.env["EVERY_PAGE"] === undefined ? rolePaths.filter((_path, index) => index % 5 !== 0) : [],
);

for (const paths of pathBatches) {
  test(`${paths[0]} and ${paths.length - 1} more: no errors, outside hosts, axe issues`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const problems: string[] = [];
    let here = "";
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${here} console: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(`${here} error: ${error.message}`));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? "") && !/^(data|blob):/.test(url)) problems.push(`${here} asks ${url}`);
    });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of paths) {
      here = path;
      await page.goto(path);
      // The form, where there is one, loads when it is scrolled near.
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      const issues = await (skippedByAxe.has(path) ? overflowOn(page) : accessibilityIssues(page));
      for (const issue of issues) problems.push(`${path} ${issue}`);
    }
    expect(problems).toEqual([]);
  });
}

const widePaths = [
  "/",
  "/registered-nurse-recruiters",
  "/industries/financial-services",
  "/services/executive-recruitment",
  "/physician-recruiters",
  "/calculator",
  "/fractional-talent",
  "/experts/rosalind-achebe",
  "/nope",
];

for (const path of widePaths) {
  test(`${path} at 1440 px has no accessibility violations and no sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await accessibilityIssues(page)).toEqual([]);
  });
}

for (const path of ["/nope", "/unicorn-recruiters", "/industries/mining", "/foo/bar", "/experts/nobody"]) {
  test(`${path} is the not-found page with status 404, not indexed`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

test("a trailing slash redirects permanently, keeps the query and stays on the site", async ({ request, baseURL }) => {
  const move = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()["location"]];
  };
  expect(await move("/industries/healthcare/")).toEqual([308, "/industries/healthcare"]);
  expect(await move("/industries/healthcare/?a=1&b=2")).toEqual([308, "/industries/healthcare?a=1&b=2"]);
  expect(await move(`${baseURL}//evil.example/`)).toEqual([308, "/evil.example"]);
});

test("a server-rendered page answers a HEAD request with its content type", async ({ request }) => {
  const response = await request.head("/fractional-talent");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
});

test("an unknown API path answers 404 in JSON", async ({ request }) => {
  for (const path of ["/api", "/api/", "/api/nothing", "/api/jobs/1/2/3"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.json(), path).toEqual({
      code: "not_found",
      message: "This no longer exists, or you don't have access to it. Reload the page and try again.",
    });
  }
});

test("pages are compressed and have an ETag; assets are cached for a year", async ({ request }) => {
  const page = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(page.headers()["content-encoding"]).toBe("br");
  const tag = page.headers()["etag"] ?? "";
  const again = await request.get("/", { headers: { "accept-encoding": "br", "if-none-match": tag } });
  expect(again.status()).toBe(304);
  const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(await page.text());
  const asset = await request.get(script?.[1] ?? script?.[2] ?? "");
  expect(asset.headers()["cache-control"]).toContain("immutable");
});

test("client navigation violates no content policy and loads nothing external", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1:") && !request.url().startsWith("data:"))
      problems.push(request.url());
  });
  await page.goto("/registered-nurse-recruiters");
  await page.getByRole("navigation", { name: "Industries" }).getByRole("link", { name: "Healthcare" }).click();
  await expect(page).toHaveURL(/\/industries\/healthcare$/);
  await page.getByRole("link", { name: "Cohire, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hire in three weeks");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registered Nurse Recruiters");
  expect(problems).toEqual([]);
});
