/** Fields that every form of ours asks in the same way. */
import { z } from "zod";

export const nameCap = 255;
export const phoneCap = 50;
export const textCap = 10_000;

export const requiredText = (missing: string, cap = nameCap) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(cap, `Please use at most ${cap.toLocaleString("en-US")} characters`);

/** Left empty means not said; forms send an empty string for it. */
export const optionalText = (cap = nameCap) =>
  z
    .string()
    .trim()
    .max(cap, `Please use at most ${cap.toLocaleString("en-US")} characters`)
    .default("");

export const emailAddress = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(nameCap, `Please use at most ${nameCap} characters`)
    .pipe(z.email("Please enter a valid email address"));

/** A choice from a list, or none. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, ""], "Please choose one of the options").default("");
