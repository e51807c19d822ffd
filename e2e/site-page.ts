/** What several browser tests do to a page of the site. */
import type { Locator, Page } from "@playwright/test";

const isTakenOver = (): boolean => {
  const controls = [...document.querySelectorAll("header a, header button, main button, main input, main textarea")];
  return (
    controls.length > 0 &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps")))
  );
};

/**
 * Pages arrive as finished HTML: this waits until React has taken over, everywhere, and the page listens. It does not ask with every
 * frame: to look at every control holds up the page it waits for.
 */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(isTakenOver, undefined, { polling: 60 });
};

/** Without the smooth ride. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** Whether the target stands in the upper half of the window once the scrolling has come to rest. */
export const isReached = (target: Locator): Promise<boolean> =>
  target.evaluate(async (element) => {
    const { top } = element.getBoundingClientRect();
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    const isResting = element.getBoundingClientRect().top === top;
    return isResting && top >= 0 && top <= window.innerHeight / 2;
  });

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** One landmark of a page as the server sent it. */
export const landmark = (html: string, tag: "main" | "footer"): string =>
  new RegExp(`<${tag}[\\s>][\\s\\S]*</${tag}>`).exec(html)?.[0] ?? "";

/** The words of a piece of HTML, as a reader sees them. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The specification's thirteen, in its order. */
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

/** The name and the address of each link that can be seen. */
export const linksIn = (place: Locator): Promise<string[][]> =>
  place
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""]));

/** The page's title without the firm's name. */
export const titleOf = (html: string): string =>
  wordsOf(/<title>[^<]*<\/title>/.exec(html)?.[0] ?? "").replace(/ \| [^|]*$/, "");
