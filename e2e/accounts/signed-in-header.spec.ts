/** A prerendered page knows who is signed in before its first paint, and its layout does not shift. */
import { expect, type Page, test } from "@playwright/test";
import { hintCookie } from "#domain/accounts/visitor-hint.ts";
import { errorsLoggedBy } from "../pages/contact-form.ts";
import { open } from "../pages/site-page.ts";
import { signUpCandidate, createEmployer } from "../support/account-factory.ts";

const header = (page: Page) => page.getByRole("banner");
const linksOf = (page: Page) =>
  header(page)
    .locator(".ml-auto")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));

const visitorLinks = [
  ["Sign in", "/sign-in"],
  ["I'm a Candidate", "/candidates"],
  ["I'm an Employer", "/platform/signup"],
];

const setHintCookie = (page: Page, kind: string, baseURL = "") =>
  page.context().addCookies([{ name: hintCookie, value: kind, url: baseURL }]);

test("a prerendered page recognizes a signed-in candidate before its first paint", async ({ page, context }) => {
  await signUpCandidate(context);
  const errors = errorsLoggedBy(page);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector("header") === null) return;
      Object.assign(window, { knownAtFirst: document.documentElement.dataset["signedIn"] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/about");
  expect(await page.evaluate(() => (window as unknown as { knownAtFirst?: string }).knownAtFirst)).toBe("candidate");
  expect(await linksOf(page)).toEqual([
    ["Account", "/account"],
    ["My profile", "/candidates"],
  ]);
  expect(errors).toEqual([]);
});

test("each kind of user has a link to their own page; visitors see three links", async ({ page, baseURL }) => {
  await open(page, "/about");
  expect(await linksOf(page)).toEqual(visitorLinks);
  for (const [kind, ...places] of [
    ["employer", ["Dashboard", "/platform/dashboard"]],
    ["candidate", ["My profile", "/candidates"]],
    ["staff", ["Desk", "/staff"]],
  ] as const) {
    await setHintCookie(page, kind, baseURL);
    await open(page, "/about");
    expect(await linksOf(page), kind).toEqual([["Account", "/account"], ...places]);
  }
  await setHintCookie(page, "emperor", baseURL);
  await open(page, "/about");
  expect(await linksOf(page)).toEqual(visitorLinks);
});

test("hidden links are not reachable by keyboard", async ({ page, context }) => {
  await createEmployer(context);
  await open(page, "/about");
  await header(page).getByRole("link", { name: "Contact", exact: true }).focus();
  const reached: string[] = [];
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(reached).toEqual(["Account", "Dashboard"]);
});

test("the layout does not shift when a prerendered page recognizes the user", async ({ page, context }) => {
  await createEmployer(context);
  // Fonts are loaded first: the shift from late fonts affects visitors too and is not under test.
  await open(page, "/about");
  await page.evaluate(() => document.fonts.ready);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), `${width} px`).toEqual([]);
  }
});

test("the header stays on one line at every width, signed in or not", async ({ page, baseURL }) => {
  for (const kind of ["", "employer", "candidate", "staff"]) {
    if (kind !== "") await setHintCookie(page, kind, baseURL);
    await page.goto("/about");
    for (const width of [360, 640, 768, 1024, 1199, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 600 });
      const { sideways, overlaps, tallest, left, right } = await header(page).evaluate((bar) => {
        const boxes = [...bar.querySelectorAll("a, button")]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .toSorted((a, b) => a.left - b.left);
        return {
          sideways: document.documentElement.scrollWidth - window.innerWidth,
          overlaps: boxes.filter((box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0)).length,
          tallest: bar.getBoundingClientRect().height,
          left: boxes[0]?.left ?? 0,
          right: window.innerWidth - (boxes.at(-1)?.right ?? 0),
        };
      });
      expect([sideways, overlaps, tallest], `${kind} at ${width} px`).toEqual([0, 0, 73]);
      // The gap at the right edge equals the logo's at the left. The menu button's padding extends past it by 8 px.
      expect(right, `${kind} at ${width} px`).toBeCloseTo(width >= 1200 ? left : left - 8, 0);
      const words = await header(page)
        .getByRole("button", { name: "Fractional Talent" })
        .evaluateAll((buttons) => buttons.map((button) => button.scrollHeight > button.clientHeight));
      expect(words, `${kind} at ${width} px`).toEqual(width >= 1200 ? [false] : []);
    }
  }
});

test("on a phone the menu recognizes the user too", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  const menuButton = header(page).getByRole("button", { name: /menu/i });
  await menuButton.click();
  await expect(header(page).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
  await signUpCandidate(context);
  await open(page, "/about");
  await menuButton.click();
  await expect(header(page).getByRole("link", { name: "My profile" })).toHaveAttribute("href", "/candidates");
  await expect(header(page).getByRole("link", { name: "Account" })).toHaveAttribute("href", "/account");
  await expect(header(page).getByRole("link", { name: "Sign in" })).toHaveCount(0);
});

test("clears the sign-in hint of an ended session once the server has answered", async ({ page, context, baseURL }) => {
  await setHintCookie(page, "employer", baseURL);
  await open(page, "/account");
  await expect(page.getByRole("main")).toContainText("Sign in to view and change your account.");
  expect(await linksOf(page)).toEqual(visitorLinks);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(hintCookie);
});

test("restores a lost sign-in hint while the session is active", async ({ page, context }) => {
  await signUpCandidate(context);
  await context.clearCookies({ name: hintCookie });
  await open(page, "/account");
  await expect(header(page).getByRole("link", { name: "My profile" })).toBeVisible();
  await open(page, "/about");
  await expect(header(page).getByRole("link", { name: "My profile" })).toBeVisible();
});
