/** What on a page would stand in somebody's way: what axe finds, and scrolling sideways. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Without frames and without lists of what passed, which nobody reads: three times as fast. */
const foundBy = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

const axeOn = (page: Page, within: string | undefined): AxeBuilder => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  return within === undefined ? axe : axe.include(within);
};

export const overflowOn = async (page: Page): Promise<readonly string[]> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
};

export const barriersOn = async (page: Page, within?: string): Promise<readonly string[]> => [
  ...(await foundBy(axeOn(page, within))),
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
  const byNight = await foundBy(
    axeOn(page, within).options({ resultTypes: ["violations"], runOnly: ["color-contrast"] }),
  );
  await page.emulateMedia({ colorScheme: "light" });
  await arriveInColour(page);
  return [...byDay, ...byNight.map((barrier) => `by night: ${barrier}`)];
};
