/** What a browser tab remembers until it is closed. A browser that refuses to remember is no reason to stop. */
import { z } from "zod";
import { type CompanyData, companyDataKey } from "#domain/accounts/employer-sign-up.ts";

export const keepInTab = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn("This browser keeps nothing for the tab", error);
  }
};

export const dropFromTab = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};

/** Null where there is nothing, or something that has another shape. */
export const readFromTab = <Shape extends z.ZodType>(key: string, shape: Shape): z.output<Shape> | null => {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
};

export const keepCompanyData = (data: CompanyData): void => keepInTab(companyDataKey, data);

const knownCompany = z.object({ name: z.string().trim(), description: z.string().trim().catch("") });

/** What sign-up left behind, as far as the setup wizard uses it. */
export const readCompanyData = (): z.output<typeof knownCompany> | null => readFromTab(companyDataKey, knownCompany);
