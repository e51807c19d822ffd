/** The people in the journey, each with a separate browser and a unique address. */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";

/** A unique suffix for names, because all workspaces, other tests' included, share one candidate network. */
const uniqueSuffix = randomUUID().replaceAll(/[^a-f]/g, "");

export const company = `Northlight ${uniqueSuffix}`;
export const jobTitle = "Respiratory Therapist";
export const jobLocation = "Duluth, MN";

const createPerson = (first: string, last: string) => ({
  first: `${first}${uniqueSuffix}`,
  last: `${last}${uniqueSuffix}`,
  name: `${first}${uniqueSuffix} ${last}${uniqueSuffix}`,
  email: `${first}.${uniqueSuffix}@people.example`.toLowerCase(),
});

export const iris = createPerson("Iris", "Vang");
export const dana = createPerson("Dana", "Whitfield");
export const mira = createPerson("Mira", "Lund");
export const tom = createPerson("Tom", "Abara");

/** Fails a stuck step long before the whole journey times out. */
export const stepTimeoutMs = 45_000;

export const newBrowserPage = async (browser: Browser, phone = false): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    ...(phone ? { viewport: { width: 390, height: 844 } } : {}),
  });
  context.setDefaultTimeout(stepTimeoutMs);
  return context.newPage();
};
