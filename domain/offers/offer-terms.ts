/** The terms of an offer: pay, start date and answer date. */
import { z } from "zod";
import { timeZone } from "../interviews/working-hours.ts";

export const offerStatuses = ["draft", "sent", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** An application has at most one offer in these statuses. */
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

/** The maximum of the database column. */
const maxOfferAmount = 9_999_999_999.99;
export const maxOfferLetterLength = 8000;
/** The latest answer date, in days from now. */
export const maxAnswerDays = 90;

const isCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

export const offerTerms = z.object({
  amount: z
    .number("Enter an amount")
    .positive("Enter an amount above zero")
    .max(maxOfferAmount, "Enter a smaller amount")
    .refine(isCents, "Use at most two decimal places"),
  currency: z.enum(offerCurrencies),
  per: z.enum(payPeriods),
  startsOn: z.iso.date("Choose a start date"),
  answerBy: z.iso.datetime({ offset: true, error: "Choose a date and time" }),
  /** The time zone of the answer date. */
  timeZone,
  /** Placeholders in braces are filled when the PDF is created. */
  letter: z
    .string()
    .trim()
    .min(20, "Write the offer letter")
    .max(maxOfferLetterLength, `Use at most ${maxOfferLetterLength} characters`),
});
export type OfferTerms = z.output<typeof offerTerms>;
