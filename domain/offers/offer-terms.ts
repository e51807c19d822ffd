/** What is offered: how much for how long, from when, and by when it is to be answered. */
import { z } from "zod";
import { timeZone } from "../interviews/working-hours.ts";

export const offerStatuses = ["draft", "sent", "accepted", "declined", "withdrawn", "lapsed"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Those of which an application has one at most. */
export const openOfferStatuses = ["draft", "sent"] as const satisfies readonly OfferStatus[];
export const isOpenOffer = (status: OfferStatus): boolean => status === "draft" || status === "sent";

export const payPeriods = ["year", "month", "day", "hour"] as const;
export type PayPeriod = (typeof payPeriods)[number];

export const offerCurrencies = [
  "USD",
  "CAD",
  "EUR",
  "GBP",
  "CHF",
  "AUD",
  "NZD",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "MXN",
  "BRL",
  "INR",
  "SGD",
  "JPY",
] as const;
export type OfferCurrency = (typeof offerCurrencies)[number];

/** The same as the column holds. */
export const largestAmount = 9_999_999_999.99;
export const longestLetter = 8000;
/** An answer is not asked for longer than this. */
export const mostAnswerDays = 90;

const isCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

export const offerTerms = z.object({
  amount: z
    .number("Please enter an amount")
    .positive("Please enter an amount above zero")
    .max(largestAmount, "Please enter a smaller amount")
    .refine(isCents, "Please use at most two decimals"),
  currency: z.enum(offerCurrencies),
  per: z.enum(payPeriods),
  startsOn: z.iso.date("Please choose the first day of work"),
  answerBy: z.iso.datetime({ offset: true, error: "Please choose a day and an hour" }),
  /** The clock by which the answer is asked for. */
  timeZone,
  /** What stands in braces is filled in when the letter is drawn. */
  letter: z
    .string()
    .trim()
    .min(20, "Please write the letter")
    .max(longestLetter, `Please use at most ${longestLetter} characters`),
});
export type OfferTerms = z.output<typeof offerTerms>;
