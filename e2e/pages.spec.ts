/** Every public address, walked as a robot and as a person would. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { publicPaths, unlistedPaths } from "#content/pages.ts";
import { readOpenApi } from "#domain/api-docs/read-openapi.ts";
import { calculatorReport } from "#domain/calculator/report-file.ts";
import { barriersOn, overflowOn } from "./barriers.ts";

const securityHeaders = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];

/** Pages made of rows: their addresses are known to the database alone. */
const expertPaths = async (request: APIRequestContext): Promise<readonly string[]> =>
  ((await (await request.get("/api/experts")).json()) as { slug: string }[]).map(({ slug }) => `/experts/${slug}`);

/** The pages that the demo dashboard leads to. */
const teamPaths = async (request: APIRequestContext): Promise<readonly string[]> =>
  ((await (await request.get("/api/dashboard")).json()) as { teams: { id: string }[] }).teams.map(
    ({ id }) => `/platform/teams/${id}`,
  );

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

test("every public page answers 200 with one heading, a title and a description of its own, and all headers", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of [...publicPaths(), ...(await expertPaths(request))]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    const title = textOf(html, /<title>([^<]+)<\/title>/);
    const description = textOf(html, /<meta name="description" content="([^"]{50,})"/);
    expect([title, description], path).not.toContain("");
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    expect(descriptions.get(description), `${path} shares its description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
    for (const name of securityHeaders) expect(answer.headers()[name], `${path} ${name}`).toBeTruthy();
  }
  expect(titles.size).toBeGreaterThanOrEqual(140);
});

test("every link on a public page leads to a page that is there", async ({ request }) => {
  const experts = await expertPaths(request);
  const known = new Set([...publicPaths(), ...experts, ...(await teamPaths(request))]);
  const files = new Set<string>([calculatorReport.path, readOpenApi.path]);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  for (const path of unlistedPaths()) expect((await request.get(path)).status(), path).toBe(200);
  // Every header has it, for staff to see; anyone else is asked to sign in.
  const desk = "/staff";
  expect((await request.get(desk)).url()).toContain("/sign-in?next=%2Fstaff");
  const there = new Set([...known, ...files, ...unlistedPaths(), desk]);
  const broken = new Set<string>();
  const jobs = new Set<string>();
  for (const path of known) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a[^>]*\shref="(\/[^"#?]*)/g)) {
      if (/^\/(?:platform\/)?jobs\/./.test(href)) jobs.add(href);
      else if (!there.has(href)) broken.add(`${path} → ${href}`);
    }
  }
  // A job may be closed between the list and the look at it.
  for (const job of jobs) if (![200, 410].includes((await request.get(job)).status())) broken.add(job);
  expect([...broken]).toEqual([]);
});

/** Some twenty pages a test, so that both workers have something to do. */
const stretch = 19;
const stretches = Array.from({ length: Math.ceil(publicPaths().length / stretch) }, (_none, at) =>
  publicPaths().slice(at * stretch, (at + 1) * stretch),
);

/** A hundred pages have one template and words of their own: axe looks at every fifth, or with EVERY_PAGE at all of them. */
const rolePaths = publicPaths().filter((path) => path.endsWith("-recruiters"));
const looksAlike = new Set(
  process.env["EVERY_PAGE"] === undefined ? rolePaths.filter((_path, at) => at % 5 !== 0) : [],
);

for (const paths of stretches) {
  test(`${paths[0]} and ${paths.length - 1} more: no error, no other host, no axe violation, no sideways scroll at 360 px`, async ({
    page,
    baseURL,
  }) => {
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
      // The form, where there is one, loads when someone comes near.
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      const barriers = await (looksAlike.has(path) ? overflowOn(page) : barriersOn(page));
      for (const barrier of barriers) problems.push(`${path} ${barrier}`);
    }
    expect(problems).toEqual([]);
  });
}

const wide = [
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

for (const path of wide) {
  test(`${path} at 1440 px has no accessibility violation and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await barriersOn(page)).toEqual([]);
  });
}

for (const path of ["/nope", "/unicorn-recruiters", "/industries/mining", "/foo/bar", "/experts/nobody"]) {
  test(`${path} is the not-found page with status 404, not for search engines`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

test("a trailing slash moves on for good, the query kept and no other host reachable", async ({ request, baseURL }) => {
  const move = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  expect(await move("/industries/healthcare/")).toEqual([308, "/industries/healthcare"]);
  expect(await move("/industries/healthcare/?a=1&b=2")).toEqual([308, "/industries/healthcare?a=1&b=2"]);
  expect(await move(`${baseURL}//evil.example/`)).toEqual([308, "/evil.example"]);
});

test("a page rendered on request says what it is to a HEAD as well", async ({ request }) => {
  const answer = await request.head("/fractional-talent");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
});

test("an unknown API path answers 404 in JSON", async ({ request }) => {
  for (const path of ["/api", "/api/", "/api/nothing", "/api/jobs/1/2/3"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json(), path).toEqual({ code: "not_found", message: "Not found." });
  }
});

test("pages come compressed, are remembered by their tag, and assets for a year", async ({ request }) => {
  const page = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(page.headers()["content-encoding"]).toBe("br");
  const tag = page.headers()["etag"] ?? "";
  const again = await request.get("/", { headers: { "accept-encoding": "br", "if-none-match": tag } });
  expect(again.status()).toBe(304);
  const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(await page.text());
  const asset = await request.get(script?.[1] ?? script?.[2] ?? "");
  expect(asset.headers()["cache-control"]).toContain("immutable");
});

test("going from page to page in the browser breaks no content policy and loads nothing from elsewhere", async ({
  page,
}) => {
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
