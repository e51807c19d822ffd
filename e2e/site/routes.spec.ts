/** Which URL shows which page, and what an unknown one shows. */
import { expect, type Page, test } from "@playwright/test";
import { publicPaths } from "#content/pages.ts";
import { roles } from "#domain/roles/catalog.ts";
import { industryList, isScrolledIntoUpperHalf, landmark, open, titleOf, visibleTextOf } from "../pages/site-page.ts";

// Scrolling is instant here, because smooth scrolling is not under test.

/** Text that only one of the fixed pages has, from the specification where it states any. */
const fixedPages = {
  "/": ["Crush Your Competition", "Most Popular"],
  "/about": ["Our Mission", "Our Values"],
  "/candidates": ["Build Your AI-Powered Professional Profile", "Start Your Profile"],
  "/calculator": ["Back to Home", "Traditional Agency"],
  "/services/rpo": ["Complete RPO Solutions", "Why Choose Our RPO Services"],
  "/services/ai-platform": ["Book Demo", "Request Trial"],
  "/services/talent-analytics": ["Performance Metrics", "Quality Scoring"],
  "/services/executive-recruitment": ["C-Suite", "Senior Leadership"],
  "/platform": ["The AI+Human Recruitment System"],
  "/platform/dashboard": ["Recent job postings", "Create Team"],
  "/fractional": ["Quarter or half time", "70% cost savings"],
  "/fractional-talent": ["available experts"],
  "/fractional-demo": ["What to Expect", "Trusted by 500+ Companies"],
  "/physician-recruiters": ["Anesthesiology", "Psychiatry"],
  "/healthcare-administration-recruiters": ["Revenue Cycle Managers", "Practice Managers"],
  "/healthcare-executive-recruiters": ["VP of Patient Services", "Healthcare System Presidents"],
} as const satisfies Record<string, readonly string[]>;

/** Text that only a role page has, with the role's name in it. */
const roleForm = /Find Top .* Talent/;

test("[ROUTE-01 ROUTE-02 ROUTE-06 ROUTE-07 ROUTE-08] every fixed path shows its own page, never a role page", async ({
  request,
}) => {
  const shown = new Map<string, string>();
  for (const path of [...Object.keys(fixedPages), "/platform/signup", "/platform/onboarding"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const words = visibleTextOf(landmark(await response.text(), "main"));
    expect(words, path).not.toMatch(roleForm);
    expect(words, path).not.toContain("404 Page Not Found");
    shown.set(path, words);
  }
  for (const [path, marks] of Object.entries(fixedPages)) {
    for (const mark of marks) {
      const where = [...shown].filter(([, words]) => words.includes(mark)).map(([each]) => each);
      expect(where, mark).toEqual([path]);
    }
  }
});

test("[ROUTE-01] home, About, candidates and calculator open by links inside the app", async ({ page }) => {
  await open(page, "/industries/retail");
  const born = await page.evaluate(() => performance.timeOrigin);
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  const main = page.getByRole("main");
  await header.getByRole("link", { name: "About", exact: true }).click();
  await expect(main.getByRole("heading", { name: "Our Mission" })).toBeVisible();
  await expect(page).toHaveURL("/about");
  await header.getByRole("link", { name: "I'm a Candidate" }).click();
  await expect(main.getByRole("heading", { name: "Build Your AI-Powered Professional Profile" })).toBeVisible();
  await expect(page).toHaveURL("/candidates");
  await footer.getByRole("link", { name: "ROI Calculator" }).click();
  await expect(main.getByRole("heading", { name: "In-House Team" })).toBeVisible();
  await expect(page).toHaveURL("/calculator");
  await header.getByRole("link", { name: "Cohire, home" }).click();
  await expect(main.getByRole("link", { name: "Crush Your Competition" })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born);
});

test("[ROUTE-03] thirteen industries have one page each, and there are no others", async ({ request }) => {
  for (const [name, path] of industryList) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(titleOf(html), path).toBe(`${name} Recruitment`);
    expect(visibleTextOf(landmark(html, "main")), path).toContain(`${name} recruitment`);
  }
  const map = await (await request.get("/sitemap.xml")).text();
  const sitemapPaths = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/industries\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(sitemapPaths).toHaveLength(13);
  expect(new Set(sitemapPaths)).toEqual(new Set(industryList.map(([, path]) => path)));
});

test("[ROUTE-07] each healthcare landing page has its own title and form", async ({ page }) => {
  for (const [path, title] of [
    ["/physician-recruiters", "Physician Recruiters"],
    ["/healthcare-administration-recruiters", "Healthcare Administration Recruiters"],
    ["/healthcare-executive-recruiters", "Healthcare Executive Recruiters"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("#contact-form")).toBeAttached();
    await expect(page.getByRole("heading", { name: roleForm })).toHaveCount(0);
    expect(roles.map(({ slug }) => `/${slug}`)).not.toContain(path);
  }
});

test("[ROUTE-08] every slug of the role catalog shows that role's page", async ({ page, request }) => {
  expect(roles.length).toBeGreaterThanOrEqual(95);
  for (const { slug, title } of roles) {
    const response = await request.get(`/${slug}`, { maxRedirects: 0 });
    expect(response.status(), slug).toBe(200);
    const html = landmark(await response.text(), "main");
    expect(visibleTextOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? ""), slug).toBe(`${title} Recruiters`);
    expect(visibleTextOf(html), slug).toContain(`Find Top ${title} Talent`);
  }
  await page.goto("/welder-recruiters");
  await expect(page.getByRole("heading", { name: "Find Top Welder Talent" })).toBeVisible();
});

const unknownPaths = [
  "/industries/mining",
  "/industries/general",
  "/industries",
  "/industries/retail/stores",
  "/foo/bar",
  "/services/unknown",
  "/services",
  "/platform/unknown",
  "/a-recruiters/b",
  "/registered-nurse-recruiters/b",
  "/unicorn-recruiters",
  "/nope",
];

test("[ROUTE-04 ROUTE-09 ROUTE-10 ROUTE-14] any other path is the not-found page with status 404, not indexed", async ({
  page,
  request,
}) => {
  for (const path of unknownPaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()["content-type"], path).toContain("text/html");
    const html = await response.text();
    const words = visibleTextOf(landmark(html, "main"));
    expect(words, path).toContain("404 Page Not Found");
    expect(words, path).toContain("Did you forget to add the page to the router?");
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
  for (const path of ["/industries/mining", "/foo/bar"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  }
  await open(page, "/nope");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("link", { name: "Crush Your Competition" })).toBeVisible();
});

test("[ROUTE-14] an unknown API path answers 404 in JSON for any method and content type", async ({ request }) => {
  for (const path of ["/api", "/api/nothing", "/api/jobs/1/2/3", "/api/candidates.html"]) {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await request.fetch(path, { method, headers: { accept: "text/html" } });
      expect(response.status(), `${method} ${path}`).toBe(404);
      expect(await response.json(), `${method} ${path}`).toEqual({
        code: "not_found",
        message: "This no longer exists, or you don't have access to it. Reload the page and try again.",
      });
    }
  }
});

test("[ROUTE-11 ROUTE-14] every page is served without a session, and other people's data is not", async ({
  page,
  request,
}) => {
  for (const path of publicPaths()) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toContain("text/html");
    expect(response.headers()["set-cookie"], path).toBeUndefined();
  }
  for (const path of ["/platform/dashboard", "/platform/onboarding"]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(await page.context().cookies()).toEqual([]);
  for (const path of [
    "/api/leads",
    "/api/quote-requests",
    "/api/contact-recruiter",
    "/api/strategy-calls",
    "/api/job-description-files",
    "/api/files/00000000-0000-4000-8000-000000000000",
  ]) {
    expect([401, 403, 404, 405], path).toContain((await request.get(path)).status());
  }
});

const entryLinks = { "I'm a Candidate": "/candidates", "I'm an Employer": "/platform/signup" };

test("[ROUTE-05 AUTH-01] the platform pages open for a visitor, who chooses candidate or employer", async ({
  page,
  request,
}) => {
  for (const path of publicPaths()) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  const main = page.getByRole("main");
  const header = page.getByRole("banner");
  const shown = {
    "/platform": main.getByRole("link", { name: /demo/i }).first(),
    "/platform/dashboard": main.getByText("Hiring Teams", { exact: true }).first(),
    "/platform/signup": main.getByRole("form", { name: "Sign up" }),
    "/platform/onboarding": main.getByRole("form", { name: "Company profile" }),
  };
  for (const [path, mark] of Object.entries(shown)) {
    await page.goto(path);
    await expect(mark, path).toBeVisible();
    await expect(page).toHaveURL(path);
    // The demo has the workspace layout, whose only such link is the employer sign-up.
    const entries = path === "/platform/dashboard" ? { "Create your own": "/platform/signup" } : entryLinks;
    for (const [name, href] of Object.entries(entries)) {
      await expect(header.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  }
  await expect(page).toHaveTitle(/^Workspace Setup/);
  expect(await page.context().cookies()).toEqual([]);
});

for (const target of ["#resume", "#jobs", "#insights"]) {
  test(`[ROUTE-12] /candidates${target} is reached by URL, from another page and in place`, async ({ page }) => {
    const place = page.locator(target);
    const follow = async () => {
      await page.getByRole("banner").getByRole("button", { name: "Job Seekers" }).hover();
      await page.getByRole("banner").locator(`a[href="/candidates${target}"]`).click();
      await expect(page).toHaveURL(`/candidates${target}`);
      await expect.poll(() => isScrolledIntoUpperHalf(place)).toBe(true);
    };
    await page.goto(`/candidates${target}`);
    await expect.poll(() => isScrolledIntoUpperHalf(place)).toBe(true);
    await open(page, "/about");
    await follow();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await follow();
  });
}

test("[ROUTE-13] the home page has the scroll targets platform, about and contact", async ({ page }) => {
  await page.goto("/");
  for (const id of ["platform", "about", "contact"]) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator("#contact").getByRole("form", { name: "Contact us" })).toBeVisible();
});

/** Scrolls down in steps, so that everything that loads on view is loaded. */
const scrollToBottom = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => {
        setTimeout(resolve, 40);
      });
    }
  });

test("[API-09] the public site requests jobs and testimonials, sends forms, and no more", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, host } = new URL(request.url());
    const isOwnPage = host.startsWith("127.0.0.1:") && (pathname.endsWith(".data") || pathname === "/__manifest");
    if (["fetch", "xhr", "ping", "websocket"].includes(request.resourceType()) && !isOwnPage)
      calls.push(`${request.method()} ${pathname}`);
  });
  await page.route("**/api/{quote-requests,leads}", (route) => route.fulfill({ status: 500 }));
  for (const path of ["/about", "/services/ai-platform", "/industries/retail", "/industries/technology"]) {
    await page.goto(path);
    await scrollToBottom(page);
    await page.waitForLoadState("networkidle");
    expect(calls, path).toEqual([]);
  }
  await open(page, "/");
  await scrollToBottom(page);
  await page.waitForLoadState("networkidle");
  // Sections may send requests after networkidle; the following lines poll for those.
  await expect.poll(() => calls.toSorted()).toEqual(["GET /api/jobs", "GET /api/testimonials"]);

  const lead = page.getByRole("form", { name: "Contact us" });
  for (const [label, value] of [
    ["First Name*", "Bo"],
    ["Last Name*", "Li"],
    ["Email*", "bo@li.example"],
    ["Company*", "Li Foods"],
  ] as const)
    await lead.getByLabel(label, { exact: true }).fill(value);
  await lead.getByLabel("RPO Services").click();
  await lead.getByRole("button", { name: "Get Started" }).click();
  await expect.poll(() => calls.slice(2)).toEqual(["POST /api/leads"]);

  await page.getByRole("banner").getByRole("button", { name: "Employers" }).hover();
  await page.getByRole("button", { name: "Get a Customized Quote" }).click();
  const quote = page.getByRole("dialog", { name: "Get Your Customized Quote" });
  for (const [label, value] of [
    ["First Name *", "Ana"],
    ["Last Name *", "Ruiz"],
    ["Work Email *", "ana@ruiz.example"],
    ["Company Name *", "Ruiz Clinics"],
    ["What positions do you need to fill? *", "Four ICU nurses"],
  ] as const)
    await quote.getByLabel(label, { exact: true }).fill(value);
  await quote.getByRole("button", { name: "Get My Custom Quote" }).click();
  await expect.poll(() => calls.slice(3)).toEqual(["POST /api/quote-requests"]);
});
