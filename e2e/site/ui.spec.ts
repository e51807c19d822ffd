/** The UI primitives, on the page that shows them all. */
import { expect, type Page, test } from "@playwright/test";
import { accessibilityIssues, issuesAtWidths } from "../support/accessibility.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

test.beforeEach(async ({ page }) => {
  await page.goto("/ui");
  // Hydrated: the theme's effect has run.
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("[TOAST-01] a new toast replaces the one that is shown", async ({ page }) => {
  await page.getByRole("button", { name: "Show success" }).click();
  await expect(toasts(page)).toHaveText(/Quote Request Sent!/);
  await page.getByRole("button", { name: "Show failure" }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveText(/Missing Information/);
});

test("[TOAST-02] a toast closes by itself after 5000 ms", async ({ page }) => {
  // The page's clock is fake from here on and moves only when the test advances it, however busy the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Show success" }).click();
  await expect(toasts(page)).toHaveCount(1);
  // The pointer must not rest on the toast: hovering stops its timer.
  await page.mouse.move(5, 5);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

const drag = async (page: Page, distance: number): Promise<void> => {
  const box = await toasts(page).boundingBox();
  if (box === null) throw new Error("no toast to drag");
  const [x, y] = [box.x + 80, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
};

test("[TOAST-04] a swipe of more than 50 px dismisses the toast, a shorter one does not", async ({ page }) => {
  await page.getByRole("button", { name: "Show success" }).click();
  await expect(toasts(page)).toHaveCount(1);
  await drag(page, 45);
  await expect(toasts(page)).toHaveAttribute("data-swipe", "cancel");
  await expect(toasts(page)).toHaveCount(1);
  await drag(page, 60);
  await expect(toasts(page)).toHaveCount(0);
});

test("[TOAST-05] F8 moves the focus to the notifications", async ({ page }) => {
  await page.getByRole("button", { name: "Show success" }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press("F8");
  const focused = page.locator(":focus");
  await expect(focused).toHaveJSProperty("tagName", "OL");
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).locator(":focus")).toHaveCount(1);
});

for (const [width, most] of [
  [768, 420],
  [1440, 420],
] as const) {
  test(`[TOAST-06] at ${width} px the notifications are at most ${most} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("button", { name: "Show success" }).click();
    const viewport = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list");
    const box = await viewport.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(most);
    expect(box?.width).toBeGreaterThan(300);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0);
  });
}

test("[TOAST-07] an error looks different from a success, and both show title and description", async ({ page }) => {
  const color = () => toasts(page).evaluate((toast) => getComputedStyle(toast).backgroundColor);
  await page.getByRole("button", { name: "Show success" }).click();
  await expect(toasts(page)).toContainText("Quote Request Sent!");
  await expect(toasts(page)).toContainText("We'll contact you within 24 hours to discuss your hiring needs.");
  const plain = await color();
  await page.getByRole("button", { name: "Show failure" }).click();
  await expect(toasts(page)).toContainText("Missing Information");
  await expect(toasts(page)).toContainText("Please fill in all required fields.");
  expect(await color()).not.toBe(plain);
});

/** Milliseconds from the pointer's arrival on the button to the tooltip with this text, measured in the page. */
const tooltipDelay = async (page: Page, button: string, text: string): Promise<number> => {
  await page.evaluate(
    ([name, words]) => {
      const target = document.querySelector(`button[aria-label="${name}"]`);
      const state = { entered: 0, opened: 0 };
      Object.assign(window, { state });
      target?.addEventListener("pointermove", () => (state.entered ||= performance.now()), { once: true });
      new MutationObserver(() => {
        const open = [...document.querySelectorAll('[role="tooltip"]')].some((each) => each.textContent === words);
        if (open) state.opened ||= performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [button, text] as const,
  );
  const box = await page.getByRole("button", { name: button, exact: true }).boundingBox();
  if (box === null) throw new Error(`no button ${button}`);
  // A real pointer moves in steps.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2 + 3, { steps: 3 });
  await expect(page.getByRole("tooltip")).toHaveText(text);
  return page.evaluate(() => {
    const { state } = window as unknown as { state: { entered: number; opened: number } };
    return state.opened - state.entered;
  });
};

test("[UI-01] a tooltip waits 700 ms; the next within 300 ms opens at once", async ({ page }) => {
  await page.clock.install();
  await page.getByRole("button", { name: "Write" }).scrollIntoViewIfNeeded();
  const first = await tooltipDelay(page, "Write", "Write an email");
  expect(first).toBeGreaterThan(690);
  expect(first).toBeLessThan(1400);

  expect(await tooltipDelay(page, "Call", "Call the candidate")).toBeLessThan(300);

  await page.mouse.move(2, 300, { steps: 25 });
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(600);
  expect(await tooltipDelay(page, "Write", "Write an email")).toBeGreaterThan(690);
});

test("a dialog traps the focus, closes on Escape and restores the focus", async ({ page }) => {
  const openButton = page.getByRole("button", { name: "Open dialog" });
  await openButton.click();
  const dialog = page.getByRole("dialog", { name: "Get Your Customized Quote" });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(openButton).toBeFocused();
});

test("a slider works by keyboard and states its value", async ({ page }) => {
  const slider = page.getByRole("slider", { name: "Time to hire" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "50 days");
});

for (const theme of ["light", "dark"] as const) {
  test(`no accessibility violations in ${theme} at 390 and 1440 px, no sideways scroll`, async ({ page }) => {
    await page.goto(`/ui?theme=${theme}`);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    expect(await issuesAtWidths(page, [390, 1440], accessibilityIssues)).toEqual([]);
    await page.getByRole("button", { name: "Open dialog" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const issuesInDialog = () => accessibilityIssues(page, '[role="dialog"]');
    expect(await issuesAtWidths(page, [390, 1440], issuesInDialog)).toEqual([]);
  });
}
