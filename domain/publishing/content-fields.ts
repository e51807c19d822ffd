/** Fields that several kinds of content ask in the same way. */
import { z } from "zod";
import { textCap } from "../leads/contact-fields.ts";

const capped = (cap: number) => `Please use at most ${cap.toLocaleString("en-US")} characters`;

/** Several short texts, one a line; empty lines are left out. */
export const lines = (cap: number, most: number) =>
  z
    .array(z.string().trim().max(cap, `Please keep each line under ${cap} characters`))
    .transform((all) => all.filter((each) => each !== ""))
    .pipe(z.array(z.string()).max(most, `Please use at most ${most} lines`));

const number = (missing: string) => z.number(missing);

export const wholeNumber = (missing: string, least: number, most: number) => {
  const between = `Please enter a whole number from ${least.toLocaleString("en-US")} to ${most.toLocaleString("en-US")}`;
  return number(missing).int(between).min(least, between).max(most, between);
};

/** What a column of dollars and cents can hold. */
export const mostUsd = 9_999_999_999.99;

export const usdAmount = (missing: string, least = 0) =>
  number(missing)
    .min(least, least === 0 ? "Please enter an amount of dollars" : `Please enter at least $${least}`)
    .max(mostUsd, "Please enter a smaller amount")
    .refine((amount) => Math.round(amount * 100) / 100 === amount, "Please use at most two digits for the cents");

/** A picture that this site serves itself: browsers are told to load no other. */
export const ownPicture = z
  .string()
  .trim()
  .max(500, capped(500))
  .regex(
    /^$|^\/[\w-][\w.-]*(?:\/[\w.-]+)*\.(?:svg|png|jpe?g|webp|avif)$/i,
    "Please use a picture of this site, such as /avatars/default.svg",
  );

/** Longer words of a public page. */
export const prose = (missing: string, cap = textCap) => z.string().trim().min(1, missing).max(cap, capped(cap));
