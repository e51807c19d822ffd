/** What on a page would stand in somebody's way: what axe finds, and scrolling sideways. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Look {
  /** Selectors; the whole page where there are none. */
  readonly within?: readonly string[];
  readonly rules?: readonly string[];
}

/** Given to a page once and not with every look, and asked for nothing but what is wrong: twice as fast as through its driver. */
export const violationsOn = async (page: Page, { within = [], rules }: Look = {}): Promise<readonly string[]> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource);
  }
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(rules === undefined ? {} : { runOnly: { type: "rule", values: [...rules] } }),
  };
  return page.evaluate(
    async ([places, asked]) => {
      const { axe: given } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await given.run(places.length === 0 ? document : { include: [...places] }, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [within, options] as const,
  );
};

export const overflowOn = async (page: Page): Promise<readonly string[]> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
};

const listed = (place: string | undefined): readonly string[] => (place === undefined ? [] : [place]);

export const barriersOn = async (page: Page, within?: string): Promise<readonly string[]> => [
  ...(await violationsOn(page, { within: listed(within) })),
  ...(await overflowOn(page)),
];

/** Colours that are still on their way to the other theme would be measured half way. */
const arriveInColour = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );

/** By night nothing but the colours is different, so nothing but the contrast is looked at again. */
export const barriersByDayAndNight = async (page: Page, within?: string): Promise<readonly string[]> => {
  const byDay = await barriersOn(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  await arriveInColour(page);
  const byNight = await violationsOn(page, { within: listed(within), rules: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  await arriveInColour(page);
  return [...byDay, ...byNight.map((barrier) => `by night: ${barrier}`)];
};
