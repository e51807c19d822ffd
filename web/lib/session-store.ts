/** Session storage for one browser tab. A browser that blocks storage must not stop the app. */
import { z } from "zod";
import { type CompanyData, companyDataKey } from "#domain/accounts/employer-sign-up.ts";

export const saveToTab = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn("This browser keeps nothing for the tab", error);
  }
};

export const removeFromTab = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
};

/** Null if there is no value or it doesn't match the schema. */
export const readFromTab = <Shape extends z.ZodType>(key: string, shape: Shape): z.output<Shape> | null => {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
};

export const saveCompanyData = (data: CompanyData): void => saveToTab(companyDataKey, data);

const companySchema = z.object({ name: z.string().trim(), description: z.string().trim().catch("") });

/** The fields of the company data saved at sign-up that the setup wizard uses. */
export const readCompanyData = (): z.output<typeof companySchema> | null => readFromTab(companyDataKey, companySchema);
