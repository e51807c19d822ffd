/** The form values of an offer and their conversion to terms. */
import { type OfferTerms, offerTerms } from "#domain/offers/offer-terms.ts";
import type { Offer, OfferProposal } from "#domain/offers/offers.ts";

export interface OfferFormValues {
  readonly amount: string;
  readonly currency: string;
  readonly per: string;
  readonly startsOn: string;
  readonly answerDay: string;
  readonly answerTime: string;
  readonly letter: string;
}

const dayMs = 86_400_000;
const twoDigits = (n: number): string => String(n).padStart(2, "0");
const toIsoDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** One week from now at the end of the working day, in the time zone of the person who writes the offer. */
const nextWeek = (now: Date): Pick<OfferFormValues, "answerDay" | "answerTime"> => ({
  answerDay: toIsoDate(new Date(now.getTime() + 7 * dayMs)),
  answerTime: "17:00",
});

export const initialValues = (proposal: OfferProposal, now: Date): OfferFormValues => ({
  amount: "",
  currency: proposal.currency,
  per: proposal.per,
  startsOn: proposal.startsOn,
  ...nextWeek(now),
  letter: proposal.letter,
});

export const valuesOf = (offer: Offer): OfferFormValues => {
  const deadline = new Date(offer.answerBy);
  return {
    amount: String(offer.amount),
    currency: offer.currency,
    per: offer.per,
    startsOn: offer.startsOn,
    answerDay: toIsoDate(deadline),
    answerTime: `${twoDigits(deadline.getHours())}:${twoDigits(deadline.getMinutes())}`,
    letter: offer.letter,
  };
};

/** Accepts "92,000", "$92 000" and "92000.50", but not "92k". */
export const parseAmount = (values: string): number => {
  const digits = values.replaceAll(/[\s,$€£’']/g, "");
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};

const instantOf = (day: string, time: string): string => {
  const deadline = new Date(`${day}T${time}`);
  return Number.isNaN(deadline.getTime()) ? "" : deadline.toISOString();
};

export type ParsedOffer =
  | { readonly terms: OfferTerms; readonly errors: Readonly<Record<string, string>> }
  | { readonly terms: null; readonly errors: Readonly<Record<string, string>> };

/** Runs the server's validation in the browser, so that errors show at once. */
export const parseOffer = (values: OfferFormValues, timeZone: string): ParsedOffer => {
  const { data, error } = offerTerms.safeParse({
    amount: parseAmount(values.amount),
    currency: values.currency,
    per: values.per,
    startsOn: values.startsOn,
    answerBy: instantOf(values.answerDay, values.answerTime),
    timeZone,
    letter: values.letter,
  });
  if (data !== undefined) return { terms: data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join(".")] ??= message;
  return { terms: null, errors };
};
