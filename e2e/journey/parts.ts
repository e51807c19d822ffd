/** Who plays in the journey: each in a browser of their own, with nothing but an address. */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";

/** Letters that nobody else's name ends with: the network is the same for all workspaces, other tests' too. */
const mark = randomUUID().replaceAll(/[^a-f]/g, "");

export const company = `Northlight ${mark}`;
export const trade = "Respiratory Therapist";
export const place = "Duluth, MN";

const somebody = (first: string, last: string) => ({
  first: `${first}${mark}`,
  last: `${last}${mark}`,
  name: `${first}${mark} ${last}${mark}`,
  email: `${first}.${mark}@people.example`.toLowerCase(),
});

export const iris = somebody("Iris", "Vang");
export const dana = somebody("Dana", "Whitfield");
export const mira = somebody("Mira", "Lund");
export const tom = somebody("Tom", "Abara");

/** A step that cannot be taken says so, long before the journey's own end. */
export const patienceMs = 45_000;

export const inOwnBrowser = async (browser: Browser, phone = false): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    ...(phone ? { viewport: { width: 390, height: 844 } } : {}),
  });
  context.setDefaultTimeout(patienceMs);
  return context.newPage();
};
