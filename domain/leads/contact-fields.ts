/** Fields that all contact forms share. */
import { z } from "zod";

export const maxNameLength = 255;
export const maxPhoneLength = 50;
export const maxTextLength = 10_000;

export const requiredText = (missing: string, maxLength = maxNameLength) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(maxLength, `Use at most ${maxLength.toLocaleString("en-US")} characters`);

/** Optional; forms send an empty string for no answer. */
export const optionalText = (maxLength = maxNameLength) =>
  z
    .string()
    .trim()
    .max(maxLength, `Use at most ${maxLength.toLocaleString("en-US")} characters`)
    .default("");

export const emailAddress = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(maxNameLength, `Use at most ${maxNameLength} characters`)
    .pipe(z.email("Please enter a valid email address"));

/** A choice from a list, or none. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, ""], "Choose one of the options").default("");
