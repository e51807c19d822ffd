/** Accessibility checks: axe violations and horizontal scrolling. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeScope {
  /** CSS selectors; the whole page when there are none. */
  readonly within?: readonly string[];
  readonly rules?: readonly string[];
}

/** Injects axe once per frame and asks only for violations, which is twice as fast as the axe Playwright driver. */
export const violationsOn = async (page: Page, { within = [], rules }: AxeScope = {}): Promise<readonly string[]> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource);
  }
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
