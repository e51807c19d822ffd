/** What is typed into the form of an offer, and what it means. */
import { type OfferTerms, offerTerms } from "#domain/offers/offer-terms.ts";
import type { Offer, OfferProposal } from "#domain/offers/offers.ts";

export interface Typed {
  readonly amount: string;
  readonly currency: string;
  readonly per: string;
  readonly startsOn: string;
  readonly answerDay: string;
  readonly answerTime: string;
  readonly letter: string;
}

const dayMs = 86_400_000;
const two = (n: number): string => String(n).padStart(2, "0");
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** A week from now, at the end of the working day; by the clock of whoever writes. */
const nextWeek = (now: Date): Pick<Typed, "answerDay" | "answerTime"> => ({
  answerDay: dayOf(new Date(now.getTime() + 7 * dayMs)),
  answerTime: "17:00",
});

export const firstTyped = (proposal: OfferProposal, now: Date): Typed => ({
  amount: "",
  currency: proposal.currency,
  per: proposal.per,
  startsOn: proposal.startsOn,
  ...nextWeek(now),
  letter: proposal.letter,
});

export const typedOf = (offer: Offer): Typed => {
  const at = new Date(offer.answerBy);
  return {
    amount: String(offer.amount),
    currency: offer.currency,
    per: offer.per,
    startsOn: offer.startsOn,
    answerDay: dayOf(at),
    answerTime: `${two(at.getHours())}:${two(at.getMinutes())}`,
    letter: offer.letter,
  };
};

/** "92,000", "$92 000" and "92000.50" are amounts; "92k" is none. */
export const amountIn = (typed: string): number => {
  const plain = typed.replaceAll(/[\s,$€£’']/g, "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

const instantOf = (day: string, time: string): string => {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
};

export type Said =
  | { readonly terms: OfferTerms; readonly errors: Readonly<Record<string, string>> }
  | { readonly terms: null; readonly errors: Readonly<Record<string, string>> };

/** As the server will check it, so that what is missing is said at once. */
export const saidIn = (typed: Typed, timeZone: string): Said => {
  const { data, error } = offerTerms.safeParse({
    amount: amountIn(typed.amount),
    currency: typed.currency,
    per: typed.per,
    startsOn: typed.startsOn,
    answerBy: instantOf(typed.answerDay, typed.answerTime),
    timeZone,
    letter: typed.letter,
  });
  if (data !== undefined) return { terms: data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join(".")] ??= message;
  return { terms: null, errors };
};
