/** The navigation bar of every page, by mouse, touch, keyboard and on a phone. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { industryList, isScrolledIntoUpperHalf, linksIn, open, scrollTo, titleOf } from "../pages/site-page.ts";

// Scrolling is instant here, because smooth scrolling is not under test.

const header = (page: Page) => page.getByRole("banner");
const bar = (page: Page) => header(page).getByRole("navigation", { name: "Main" });
const trigger = (page: Page, label: string) => bar(page).getByRole("button", { name: label, exact: true });
/** The element that holds a menu's trigger and the panel it opens. */
const menu = (page: Page, label: string) =>
  bar(page)
    .locator("[data-menu]")
    .filter({ has: page.getByRole("button", { name: label, exact: true }) });
const openMenus = (page: Page) => bar(page).locator('button[aria-expanded="true"]');

const movePointerAway = (page: Page) => page.mouse.move(640, 650, { steps: 6 });

const openByHover = async (page: Page, label: string): Promise<Locator> => {
  await trigger(page, label).hover();
  await expect(openMenus(page)).toHaveText([label]);
  return menu(page, label);
};

const dropdowns = ["Employers", "Job Seekers", "Fractional Talent"] as const;

test("[NAV-01 NAV-03] the header stays at the top and changes after scrolling 50 px", async ({ page }) => {
  await open(page, "/");
  const readBorderColor = () => header(page).evaluate((element) => getComputedStyle(element).borderBottomColor);
  const unscrolled = await readBorderColor();
  for (const [to, scrolled] of [
    [51, true],
    [50, false],
    [51, true],
    [0, false],
  ] as const) {
    await scrollTo(page, to);
    await expect(header(page)).toHaveAttribute("data-scrolled", String(scrolled));
  }
  for (const to of [51, 2000, 100_000]) {
    await scrollTo(page, to);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(Math.min(to, 2000));
    expect((await header(page).boundingBox())?.y).toBe(0);
    await expect(header(page).getByRole("link", { name: "Cohire, home" })).toBeInViewport();
  }
  await expect.poll(readBorderColor).not.toBe(unscrolled);
  await scrollTo(page, 0);
  await expect.poll(readBorderColor).toBe(unscrolled);
});

test("[NAV-02 NAV-13] the logo, About and both audience buttons lead where they say", async ({ page }) => {
  await open(page, "/industries/retail");
  await header(page).getByRole("link", { name: "Cohire, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#hero-title")).toBeVisible();
  await bar(page).getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Cohire");
  await header(page).getByRole("link", { name: "I'm a Candidate" }).click();
  await expect(page).toHaveURL("/candidates");
  await header(page).getByRole("link", { name: "I'm an Employer" }).click();
  await expect(page).toHaveURL("/platform/signup");
});

test("[NAV-04 NAV-05] Employers has four links and a quote button that opens the dialog in place", async ({ page }) => {
  await open(page, "/industries/retail");
  const employers = await openByHover(page, "Employers");
  const links = await linksIn(employers);
  expect(links[0]).toEqual(["AI+Human Recruitment System", "/platform"]);
  expect(links.map(([, href]) => href)).toEqual([
    "/platform",
    "/services/rpo",
    "/services/talent-analytics",
    "/services/executive-recruitment",
  ]);
  const moves: string[] = [];
  page.on("framenavigated", (frame) => moves.push(frame.url()));
  await employers.getByRole("button", { name: "Get a Customized Quote" }).click();
  await expect(page.getByRole("dialog", { name: "Get Your Customized Quote" })).toBeVisible();
  expect(moves).toEqual([]);
  await expect(page).toHaveURL("/industries/retail");
});

test("[NAV-06 NAV-10] Job Seekers and Fractional Talent have their links", async ({ page }) => {
  await open(page, "/about");
  const jobSeekers = await linksIn(await openByHover(page, "Job Seekers"));
  expect(jobSeekers.map(([, href]) => href)).toEqual([
    "/candidates",
    "/candidates#resume",
    "/candidates#jobs",
    "/candidates#insights",
    "/candidates",
  ]);
  expect(jobSeekers.at(-1)?.[0]).toBe("Get Started Free");
  const fractional = await linksIn(await openByHover(page, "Fractional Talent"));
  expect(fractional.map(([, href]) => href)).toEqual([
    "/fractional",
    "/fractional-talent",
    "/fractional-demo",
    "/calculator",
  ]);
});

test("[NAV-07 NAV-08] Industries lists all 13 in order, each leading to its own page", async ({ page, request }) => {
  await open(page, "/about");
  const links = await linksIn(await openByHover(page, "Industries"));
  expect(links).toEqual(industryList);
  for (const [name = "", href = ""] of links) {
    const response = await request.get(href, { maxRedirects: 0 });
    expect(response.status(), href).toBe(200);
    expect(titleOf(await response.text())).toBe(`${name} Recruitment`);
  }
  await menu(page, "Industries").getByRole("link", { name: "Sales & Marketing" }).click();
  await expect(page).toHaveURL("/industries/sales-marketing");
  await expect(page).toHaveTitle(/^Sales & Marketing Recruitment/);
});

test("[NAV-11 NAV-12] Contact scrolls to the contact section, from home and from other pages", async ({ page }) => {
  await open(page, "/about");
  const contact = bar(page).getByRole("link", { name: "Contact", exact: true });
  await contact.click();
  await expect(page).toHaveURL("/#contact");
  await expect.poll(() => isScrolledIntoUpperHalf(page.locator("#contact"))).toBe(true);

  await header(page).getByRole("link", { name: "Cohire, home" }).click();
  await expect(page.locator("#hero-title")).toBeInViewport();
  for (const time of ["the first time", "once more"]) {
    await contact.click();
    await expect.poll(() => isScrolledIntoUpperHalf(page.locator("#contact")), time).toBe(true);
    await scrollTo(page, 0);
    await expect(page.locator("#contact")).not.toBeInViewport();
  }
});

test("[NAV-09 NAV-11 NAV-13 NAV-14] on a phone a button opens and closes a menu with eight industries", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/industries/retail");
  await expect(bar(page)).toHaveCount(0);
  const button = header(page).getByRole("button", { name: /menu/i });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(bar(page)).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(bar(page)).toHaveCount(0);

  await button.click();
  await expect(header(page).getByRole("link", { name: "I'm a Candidate" })).toHaveAttribute("href", "/candidates");
  await expect(header(page).getByRole("link", { name: "I'm an Employer" })).toHaveAttribute("href", "/platform/signup");
  // Every group of the menu is opened, so that no link is hidden.
  for (const group of [...dropdowns, "Industries"])
    await header(page).locator("summary").filter({ hasText: group }).click();
  const industries = (await linksIn(header(page))).filter(([, href = ""]) => href.startsWith("/industries/"));
  expect(industries).toEqual(industryList.slice(0, 8));

  await bar(page).getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/#contact");
  await expect.poll(() => isScrolledIntoUpperHalf(page.locator("#contact"))).toBe(true);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test("[NAV-17] dropdowns open on hover and click, close on second click and mouse leave", async ({ page }) => {
  await open(page, "/about");
  for (const label of dropdowns) {
    const button = trigger(page, label);
    const firstLink = menu(page, label).getByRole("link").first();

    await openByHover(page, label);
    await firstLink.hover();
    await expect(firstLink).toBeVisible();
    await movePointerAway(page);
    await expect(openMenus(page)).toHaveCount(0);
    await expect(firstLink).toBeHidden();

    // Hover has opened it: the first click pins it, the second closes it although the mouse is still there.
    await openByHover(page, label);
    await button.click();
    await expect(openMenus(page)).toHaveText([label]);
    await button.click();
    await expect(openMenus(page)).toHaveCount(0);
    await button.click();
    await expect(openMenus(page)).toHaveText([label]);
    await movePointerAway(page);
    await expect(openMenus(page)).toHaveCount(0);

    // A click event alone, without a hovering mouse.
    await button.dispatchEvent("click");
    await expect(firstLink).toBeVisible();
    await button.dispatchEvent("click");
    await expect(firstLink).toBeHidden();
  }
});

test("[NAV-16] only one dropdown is open at a time, for every pair", async ({ page }) => {
  await open(page, "/about");
  const [employers, jobSeekers, fractional] = dropdowns;
  for (const label of [employers, jobSeekers, fractional, employers, fractional, jobSeekers, employers]) {
    await trigger(page, label).dispatchEvent("click");
    await expect(openMenus(page)).toHaveText([label]);
    // Only the open panel's links plus About and Contact are visible, so no other panel is open.
    await expect(bar(page).getByRole("link")).toHaveCount((await linksIn(menu(page, label))).length + 2);
  }
  // A menu pinned by a click also closes when another one is hovered.
  for (const [openMenu, hovered] of [
    [jobSeekers, employers],
    [fractional, jobSeekers],
    [employers, fractional],
  ] as const) {
    await trigger(page, openMenu).click();
    await expect(openMenus(page)).toHaveText([openMenu]);
    await trigger(page, hovered).hover();
    await expect(openMenus(page)).toHaveText([hovered]);
    await movePointerAway(page);
    await expect(openMenus(page)).toHaveCount(0);
  }
});

test("[NAV-18] Industries opens on hover and keyboard focus; a click changes nothing", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about");
  const button = trigger(page, "Industries");
  const entries = menu(page, "Industries").getByRole("link");

  await button.dispatchEvent("click");
  await page.clock.runFor(200);
  await expect(openMenus(page)).toHaveCount(0);
  await expect(entries).toHaveCount(0);

  await openByHover(page, "Industries");
  await expect(entries).toHaveCount(13);
  await button.click();
  await button.dispatchEvent("click");
  await page.clock.runFor(200);
  await expect(entries).toHaveCount(13);
  await entries.last().hover();
  await expect(entries).toHaveCount(13);
  await movePointerAway(page);
  await expect(entries).toHaveCount(0);

  await trigger(page, "Job Seekers").focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(entries).toHaveCount(13);
  await page.keyboard.press("Tab");
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/industries/healthcare");
});

const tap = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to tap");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("[NAV-18] a tap opens Industries, which stays open until an entry is chosen", async ({ page }) => {
    await page.clock.install();
    await open(page, "/about");
    const entries = menu(page, "Industries").getByRole("link");
    await tap(page, trigger(page, "Industries"));
    await expect(entries).toHaveCount(13);
    await page.clock.runFor(400);
    await expect(entries).toHaveCount(13);
    await tap(page, entries.filter({ hasText: "Private Equity" }));
    await expect(page).toHaveURL("/industries/private-equity");
    await expect(openMenus(page)).toHaveCount(0);
  });

  test("[NAV-16 NAV-17] a tap opens a dropdown, a tap on another switches, a second tap closes", async ({ page }) => {
    await open(page, "/about");
    for (const label of dropdowns) {
      await tap(page, trigger(page, label));
      await expect(openMenus(page)).toHaveText([label]);
    }
    await tap(page, trigger(page, "Fractional Talent"));
    await expect(openMenus(page)).toHaveCount(0);
  });
});
