/** Helpers for site pages that several browser tests share. */
import type { Locator, Page } from "@playwright/test";

const isHydrated = (): boolean => {
  const controls = [...document.querySelectorAll("header a, header button, main button, main input, main textarea")];
  return (
    controls.length > 0 &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps")))
  );
};

/**
 * Pages arrive as finished HTML, so this waits until React has hydrated every control. It polls every 60 ms and not every frame,
 * because checking every control delays the page it waits for.
 */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(isHydrated, undefined, { polling: 60 });
};

/** Scrolls without the smooth animation. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** Whether the target is in the upper half of the window once scrolling has stopped. */
export const isScrolledIntoUpperHalf = (target: Locator): Promise<boolean> =>
  target.evaluate(async (element) => {
    const { top } = element.getBoundingClientRect();
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    const hasStoppedScrolling = element.getBoundingClientRect().top === top;
    return hasStoppedScrolling && top >= 0 && top <= window.innerHeight / 2;
  });

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** One landmark of a page's HTML as the server sent it. */
export const landmark = (html: string, tag: "main" | "footer"): string =>
  new RegExp(`<${tag}[\\s>][\\s\\S]*</${tag}>`).exec(html)?.[0] ?? "";

/** The visible text of a piece of HTML. */
export const visibleTextOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The specification's thirteen industries, in its order. */
export const industryList = [
  ["Healthcare", "/industries/healthcare"],
  ["Engineering", "/industries/engineering"],
  ["Technology", "/industries/technology"],
  ["Executives", "/industries/executives"],
  ["Hospitality", "/industries/hospitality"],
  ["Sales & Marketing", "/industries/sales-marketing"],
  ["Energy", "/industries/energy"],
  ["Financial Services", "/industries/financial-services"],
  ["Manufacturing", "/industries/manufacturing"],
  ["Consulting", "/industries/consulting"],
  ["Private Equity", "/industries/private-equity"],
  ["Retail", "/industries/retail"],
  ["Education", "/industries/education"],
] as const;

/** The name and href of each visible link. */
export const linksIn = (container: Locator): Promise<string[][]> =>
  container
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""]));

/** The page's title without the firm's name. */
export const titleOf = (html: string): string =>
  visibleTextOf(/<title>[^<]*<\/title>/.exec(html)?.[0] ?? "").replace(/ \| [^|]*$/, "");
