/** The footer of every page, and where its links lead. */
import { expect, type Page, test } from "@playwright/test";
import {
  industryList,
  isScrolledIntoUpperHalf,
  landmark,
  linksIn,
  open,
  scrollTo,
  titleOf,
  visibleTextOf,
} from "../pages/site-page.ts";

// Scrolling is instant here, because smooth scrolling is not under test.

const footer = (page: Page) => page.getByRole("contentinfo");
const clickLink = (page: Page, name: string) => footer(page).getByRole("link", { name, exact: true }).click();

const services = [
  "/services/rpo",
  "/services/ai-platform",
  "/services/talent-analytics",
  "/services/executive-recruitment",
];

// The hiring workspace has its own layout, without the site's footer.
test("[FOOT-01 FOOT-02 FOOT-06] every kind of public page ends with the services, 13 industries and 2024", async ({
  request,
}) => {
  for (const path of [
    "/",
    "/about",
    "/services/rpo",
    "/industries/retail",
    "/registered-nurse-recruiters",
    "/physician-recruiters",
    "/platform",
    "/platform/signup",
    "/platform/onboarding",
    "/fractional",
    "/fractional-talent",
    "/fractional-demo",
    "/calculator",
    "/candidates",
    "/privacy",
    "/no/such/page",
  ]) {
    const html = landmark(await (await request.get(path)).text(), "footer");
    const hrefs = [...html.matchAll(/<a[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(hrefs, path).toEqual(expect.arrayContaining(services));
    expect(
      hrefs.filter((href) => href.startsWith("/industries/")),
      path,
    ).toEqual(industryList.map(([, href]) => href));
    expect(visibleTextOf(html), path).toContain(`© 2024–${new Date().getUTCFullYear()} `);
  }
});

test("[FOOT-01 FOOT-02] each service and each industry in the footer leads to its own page", async ({
  page,
  request,
}) => {
  await open(page, "/about");
  const links = await linksIn(footer(page));
  expect(links).toEqual(expect.arrayContaining(industryList.map((entry) => [...entry])));
  for (const [name, href] of industryList) {
    const response = await request.get(href, { maxRedirects: 0 });
    expect(response.status(), href).toBe(200);
    expect(titleOf(await response.text()), href).toBe(`${name} Recruitment`);
  }
  for (const href of services) {
    const response = await request.get(href, { maxRedirects: 0 });
    expect(response.status(), href).toBe(200);
    const [name] = links.find(([, to]) => to === href) ?? [];
    expect(titleOf(await response.text()), href).toBe(name);
  }
  await clickLink(page, "Private Equity");
  await expect(page).toHaveURL("/industries/private-equity");
  await clickLink(page, "AI Recruitment Platform");
  await expect(page).toHaveURL("/services/ai-platform");
});

test("[FOOT-03] Careers says how to apply, News & Press lists news, Customer Stories quotes", async ({ page }) => {
  await open(page, "/about");
  const main = page.getByRole("main");

  await clickLink(page, "Careers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
  await expect(main).toContainText(/apply/i);
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();

  await clickLink(page, "News & Press");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News & Press");
  await expect(main.getByRole("heading", { level: 2 }).nth(2)).toBeVisible();

  const testimonialsLoaded = page.waitForResponse("**/api/testimonials");
  await clickLink(page, "Customer Stories");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Customer Stories");
  const stories = (await (await testimonialsLoaded).json()) as { name: string; content: string }[];
  expect(stories.length).toBeGreaterThan(0);
  for (const { name, content } of stories.slice(0, 3))
    await expect(main.getByRole("listitem").filter({ hasText: name })).toContainText(content);
});

test("[FOOT-04] the three legal links open real texts on forms, analytics, cookies and terms", async ({ page }) => {
  await open(page, "/about");
  for (const [name, subjects] of [
    ["Privacy Policy", [/what our forms collect/i, /counting|analytics/i, /deletion|erasure/i]],
    ["Terms of Service", [/\buse\b/i, /liab|responsib/i, /\blaws?\b/i]],
    ["Cookie Policy", [/cookies?/i, /stor/i, /count|analytics/i]],
  ] as const) {
    await clickLink(page, name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const text = await page.getByRole("main").innerText();
    expect(text.length, name).toBeGreaterThan(900);
    for (const subject of subjects) expect(text, name).toMatch(subject);
  }
});

test("[FOOT-05] five social links, each named, different and external", async ({ page }) => {
  await page.goto("/");
  const outside = footer(page).locator('a[href^="http"]');
  await expect(outside).toHaveCount(5);
  const hosts = await outside.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).host),
  );
  for (const [index, kind] of [
    /linkedin/,
    /facebook|twitter|(^|\.)x\.com/,
    /instagram/,
    /tiktok/,
    /youtube|vimeo/,
  ].entries()) {
    expect(hosts[index]).toMatch(kind);
    await expect(outside.nth(index)).toHaveAccessibleName(/\w{5,}/);
  }
  expect(new Set(hosts).size).toBe(5);
});

const targets = [
  ["Platform", "#platform"],
  ["About Us", "#about"],
  ["Contact", "#contact"],
] as const;

test("[FOOT-07] on the home page the three scroll links go to their sections, every time", async ({ page }) => {
  await open(page, "/");
  for (const [name, target] of [...targets, targets[0]]) {
    await scrollTo(page, 1_000_000);
    await expect(page.locator(target)).not.toBeInViewport({ ratio: 0.5 });
    await clickLink(page, name);
    await expect(page).toHaveURL(`/${target}`);
    await expect.poll(() => isScrolledIntoUpperHalf(page.locator(target)), target).toBe(true);
  }
});

test("[FOOT-08] on other pages they lead home and then to the section", async ({ page }) => {
  for (const [index, [name, target]] of targets.entries()) {
    await open(page, ["/privacy", "/industries/retail", "/registered-nurse-recruiters"][index] ?? "");
    await clickLink(page, name);
    await expect(page).toHaveURL(`/${target}`);
    await expect(page.locator("#hero-title")).toBeAttached();
    await expect.poll(() => isScrolledIntoUpperHalf(page.locator(target)), target).toBe(true);
  }
});
