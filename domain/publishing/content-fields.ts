/** Fields that several kinds of content share. */
import { z } from "zod";
import { maxTextLength } from "../leads/contact-fields.ts";

const lengthMessage = (maxLength: number) => `Use at most ${maxLength.toLocaleString("en-US")} characters`;

/** Several short texts, one per line; empty lines are left out. */
export const lines = (maxLength: number, max: number) =>
  z
    .array(z.string().trim().max(maxLength, `Use ${maxLength} characters or fewer per line`))
    .transform((all) => all.filter((each) => each !== ""))
    .pipe(z.array(z.string()).max(max, `Use ${max} lines or fewer`));

const number = (missing: string) => z.number(missing);

export const wholeNumber = (missing: string, min: number, max: number) => {
  const between = `Enter a whole number from ${min.toLocaleString("en-US")} to ${max.toLocaleString("en-US")}`;
  return number(missing).int(between).min(min, between).max(max, between);
};

/** The maximum of a database column for dollars and cents. */
const maxUsd = 9_999_999_999.99;

export const usdAmount = (missing: string, min = 0) =>
  number(missing)
    .min(min, min === 0 ? "Enter an amount in dollars" : `Enter at least $${min}`)
    .max(maxUsd, "Enter a smaller amount")
    .refine((amount) => Math.round(amount * 100) / 100 === amount, "Use at most two decimal places");

/** A picture that this site serves; the content security policy blocks all others. */
export const siteImageUrl = z
  .string()
  .trim()
  .max(500, lengthMessage(500))
  .regex(
    /^$|^\/[\w-][\w.-]*(?:\/[\w.-]+)*\.(?:svg|png|jpe?g|webp|avif)$/i,
    "Enter the path of an image on this site, such as /avatars/default.svg",
  );

/** Longer text of a public page. */
export const prose = (missing: string, maxLength = maxTextLength) =>
  z.string().trim().min(1, missing).max(maxLength, lengthMessage(maxLength));
