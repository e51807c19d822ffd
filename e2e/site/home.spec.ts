/** The home page as a whole. */
import { expect, type Page, test } from "@playwright/test";
import { demoMetrics } from "#domain/demo/demo-company.ts";
import { leadership } from "#domain/firm/leadership.ts";

const inView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0 && top >= -5;
  });

test("[HOME-01 ROUTE-13] the sections follow the specified order", async ({ page }) => {
  await page.goto("/");
  const order = await page.evaluate(() => {
    const places = [
      "header",
      "#hero-title",
      "#why",
      "#services",
      "#platform",
      "#jobs",
      "#testimonials",
      "#pricing",
      "#about",
      "#contact",
      "footer",
    ];
    return places.map((place) => document.querySelector(place)?.getBoundingClientRect().top ?? Number.NaN);
  });
  expect(
    order.every((top, index) => index === 0 || top > (order[index - 1] ?? 0)),
    JSON.stringify(order),
  ).toBe(true);
});

test("[HOME-02] Crush Your Competition scrolls to the contact section", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Crush Your Competition" }).click();
  await expect.poll(() => inView(page, "#contact")).toBe(true);
});

test("[HOME-03] See ROI Calculator leads to /calculator", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "See ROI Calculator" })).toHaveAttribute("href", "/calculator");
});

test("[HOME-04 CLAIM-01 CLAIM-02] metrics and reasons follow the hero, with the claims as text", async ({ page }) => {
  await page.goto("/");
  const why = page.locator("#why");
  for (const claim of [
    "85%",
    "3 weeks against 12",
    "$2.4M",
    "94%",
    "10x",
    "1000+",
    "24/7",
    "500+",
    "48 hours",
    "50%",
    "95%",
    "60%",
  ]) {
    await expect(why).toContainText(claim);
  }
  await expect(page.locator("#services")).toContainText("up to 40% lower");
});

test("[HOME-05] four service cards link to the right pages, in order", async ({ page }) => {
  await page.goto("/");
  const hrefs = await page
    .locator("#services")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    "/services/rpo",
    "/platform/dashboard",
    "/services/talent-analytics",
    "/services/executive-recruitment",
  ]);
});

test("[HOME-06] the showcase shows the demo's own metrics, marked as a sample, and links there", async ({ page }) => {
  await page.goto("/");
  const showcase = page.locator("#platform");
  for (const [label, value] of [
    ["Active Jobs", demoMetrics.activeJobs],
    ["Applications", demoMetrics.applications],
    ["Hiring Teams", demoMetrics.hiringTeams],
    ["Interviews", demoMetrics.interviews],
  ] as const) {
    await expect(showcase.locator("dl > div", { hasText: label })).toContainText(String(value));
  }
  await expect(showcase).toContainText("Sample data");
  await expect(showcase.getByRole("link", { name: "Try the demo workspace" })).toHaveAttribute(
    "href",
    "/platform/dashboard",
  );
});

test("[HOME-07 HOME-08] three people with picture, position and experience, and a link to the team", async ({
  page,
}) => {
  await page.goto("/");
  const about = page.locator("#about");
  await expect(about.getByRole("listitem")).toHaveCount(3);
  for (const person of leadership) {
    const card = about.getByRole("listitem").filter({ hasText: person.name });
    await expect(card).toContainText(person.position);
    await expect(card).toContainText(person.experience);
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(about.getByRole("link", { name: "Meet Our Full Team" })).toHaveAttribute("href", "/about");
});

const plans = [
  [
    "[PRICE-01]",
    "Starter",
    "$2,999",
    "per month",
    ["Up to 5 active job postings", "AI sourcing", "Basic analytics", "Email support", "Standard integrations"],
  ],
  [
    "[PRICE-02]",
    "Professional",
    "$7,999",
    "per month",
    [
      "Up to 25 active postings",
      "Advanced AI matching",
      "Automated workflows",
      "Priority support",
      "Custom integrations",
      "Advanced analytics",
    ],
  ],
  [
    "[PRICE-03]",
    "Enterprise",
    "Custom",
    "pricing",
    [
      "Unlimited postings",
      "Full RPO",
      "Dedicated account manager",
      "24/7 phone support",
      "Custom AI training",
      "White-label options",
    ],
  ],
] as const;

for (const [id, name, price, unit, features] of plans) {
  test(`${id} the ${name} plan with its price and contents`, async ({ page }) => {
    await page.goto("/");
    const plan = page
      .locator("#pricing > div > ul > li")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(plan).toContainText(price);
    await expect(plan).toContainText(unit);
    await expect(plan.getByRole("listitem")).toHaveText([...features]);
    await expect(plan.getByText("Most Popular")).toHaveCount(name === "Professional" ? 1 : 0);
  });
}

test("[PRICE-04 PRICE-05] what applies to all plans, and where the buttons lead", async ({ page }) => {
  await page.goto("/");
  const pricing = page.locator("#pricing");
  await expect(pricing).toContainText("14-day free trial, no setup fees, cancel anytime");
  await expect(pricing.getByRole("link", { name: "Start with Starter" })).toHaveAttribute(
    "href",
    "/platform/signup?plan=starter",
  );
  await expect(pricing.getByRole("link", { name: "Start with Professional" })).toHaveAttribute(
    "href",
    "/platform/signup?plan=professional",
  );
});

const person = {
  id: "1",
  name: "Dana Cole",
  position: "COO",
  company: "Cole Foods",
  content: "They called back.",
  rating: 4,
  avatarUrl: null,
};

const showTestimonials = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
};

test("[TESTI-01 TESTI-02] a testimonial shows its author, whole stars and a picture or a default one", async ({
  page,
}) => {
  const personWithPicture = { ...person, id: "2", name: "Eve", rating: 5, avatarUrl: "/avatars/marcus-tillery.svg" };
  await page.route("**/api/testimonials", (route) => route.fulfill({ json: [person, personWithPicture] }));
  await showTestimonials(page);
  const cards = page.locator("#testimonials").getByRole("listitem");
  await expect(cards).toHaveCount(2);
  for (const words of ["Dana Cole", "COO", "Cole Foods", "They called back."])
    await expect(cards.first()).toContainText(words);
  await expect(cards.first().locator('[data-star="full"]')).toHaveCount(4);
  await expect(cards.nth(1).locator('[data-star="full"]')).toHaveCount(5);
  await expect(cards.first().locator("img")).toHaveAttribute("src", "/avatars/default.svg");
  await expect(cards.nth(1).locator("img")).toHaveAttribute("src", "/avatars/marcus-tillery.svg");
});

test("[TESTI-03 TESTI-04] three skeletons while loading, then the empty text", async ({ page }) => {
  const { promise: holdPromise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/testimonials", async (route) => {
    await holdPromise;
    await route.fulfill({ json: [] });
  });
  await showTestimonials(page);
  await expect(page.locator('[data-skeleton="testimonial"]')).toHaveCount(3);
  release();
  await expect(page.locator("#testimonials")).toContainText("No testimonials available.");
  await expect(page.locator('[data-skeleton="testimonial"]')).toHaveCount(0);
});

test("[TESTI-05] a failed load shows a quiet message and no skeletons", async ({ page }) => {
  await page.route("**/api/testimonials", (route) => route.fulfill({ status: 500 }));
  await showTestimonials(page);
  await expect(page.locator("#testimonials")).toContainText("can't show testimonials right now");
  await expect(page.locator('[data-skeleton="testimonial"]')).toHaveCount(0);
});
