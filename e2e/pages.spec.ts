/** Every public address, walked as a robot and as a person would. */
import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { publicPaths } from "#content/pages.ts";
import { calculatorReport } from "#domain/calculator/report-file.ts";

const securityHeaders = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];

test("every public page answers 200 with one heading, its own title, a description and all headers", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const path of publicPaths()) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    titles.set(title, path);
    for (const name of securityHeaders) expect(answer.headers()[name], `${path} ${name}`).toBeTruthy();
  }
  expect(titles.size).toBeGreaterThanOrEqual(120);
});

/** Pages made of rows: their addresses are known to the database alone. */
const expertPaths = async (request: APIRequestContext): Promise<readonly string[]> =>
  ((await (await request.get("/api/experts")).json()) as { slug: string }[]).map(({ slug }) => `/experts/${slug}`);

test("every link on a public page leads to a page that is there", async ({ request }) => {
  const experts = await expertPaths(request);
  const known = new Set([...publicPaths(), ...experts]);
  const files = new Set<string>([calculatorReport.path]);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  const broken = new Set<string>();
  for (const path of known) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a[^>]*\shref="(\/[^"#?]*)/g)) {
      if (!known.has(href) && !files.has(href)) broken.add(`${path} → ${href}`);
    }
  }
  expect([...broken]).toEqual([]);
});

for (const path of [
  "/nope",
  "/unicorn-recruiters",
  "/industries/mining",
  "/industries/general",
  "/foo/bar",
  "/a-recruiters/b",
]) {
  test(`${path} is the not-found page with status 404`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
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

for (const path of ["/", "/registered-nurse-recruiters", "/industries/financial-services", "/nope"]) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} px has no accessibility violation and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }
}
