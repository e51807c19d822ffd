/** Accessibility checks: axe violations and horizontal scrolling. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** How many times axe was injected into each page; every new document needs it again. */
const injectionCounts = new WeakMap<Page, number>();

const loadAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => "axe" in globalThis)) return;
  const count = (injectionCounts.get(page) ?? 0) + 1;
  injectionCounts.set(page, count);
  // Injecting half a megabyte takes half as long as a check, so from the second time on every new document loads it at start.
  if (count === 2) await page.addInitScript(axeSource);
  for (const frame of page.frames()) await frame.evaluate(axeSource);
};

interface AxeScope {
  /** CSS selectors; checks the whole page if there are none. */
  readonly within?: readonly string[];
  readonly rules?: readonly string[];
}

/** Computes only violations, which is twice as fast as the axe Playwright driver. */
export const violationsOn = async (page: Page, { within = [], rules }: AxeScope = {}): Promise<readonly string[]> => {
  await loadAxe(page);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(rules === undefined ? {} : { runOnly: { type: "rule", values: [...rules] } }),
  };
  return page.evaluate(
    async ([selectors, runOptions]) => {
      const { axe: axeInPage } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await axeInPage.run(
        selectors.length === 0 ? document : { include: [...selectors] },
        runOptions,
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [within, options] as const,
  );
};

export const overflowOn = async (page: Page): Promise<readonly string[]> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
};

const toList = (selector: string | undefined): readonly string[] => (selector === undefined ? [] : [selector]);

export const accessibilityIssues = async (page: Page, within?: string): Promise<readonly string[]> => [
  ...(await violationsOn(page, { within: toList(within) })),
  ...(await overflowOn(page)),
];

/** Waits for color transitions, because axe would measure a color between two themes. */
const finishColorTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );

/** Dark mode changes only colors, so only the contrast is checked again. */
export const accessibilityIssuesLightAndDark = async (page: Page, within?: string): Promise<readonly string[]> => {
  const lightIssues = await accessibilityIssues(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  await finishColorTransitions(page);
  const darkIssues = await violationsOn(page, { within: toList(within), rules: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  await finishColorTransitions(page);
  return [...lightIssues, ...darkIssues.map((issue) => `by night: ${issue}`)];
};

/** Checks the open page at each width; opening it once for each would take as long as the checks. */
export const issuesAtWidths = async (
  page: Page,
  widths: readonly number[],
  issuesOn: (page: Page) => Promise<readonly string[]> = accessibilityIssuesLightAndDark,
): Promise<readonly string[]> => {
  const issues: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const issue of await issuesOn(page)) issues.push(`at ${width} px, ${issue}`);
  }
  return issues;
};
