/** How an offer is said: on screens, in mails and in its letter alike. */
import { slotWords, zoneCity } from "../bookings/call-times.ts";
import type { OfferStatus, OfferTerms, PayPeriod } from "./offer-terms.ts";

type Pay = Pick<OfferTerms, "amount" | "currency" | "per">;

const periodWords: Readonly<Record<PayPeriod, string>> = {
  year: "a year",
  month: "a month",
  day: "a day",
  hour: "an hour",
};

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2 }),
  })
    .format(amount)
    // A space that does not break looks like any other and is another letter to whoever searches.
    .replaceAll("\u00A0", " ");

/** "$92,000 a year". */
export const payWords = ({ amount, currency, per }: Pay): string => `${money(amount, currency)} ${periodWords[per]}`;

const day = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
});

/** A day has no zone: "Monday, January 4, 2027". */
export const dayWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** "Friday, November 27, 2026, 5:00 PM ET (New York)". */
export const deadlineWords = (at: string, timeZone: string): string => {
  const { date, time } = slotWords(new Date(at), timeZone);
  const year = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(new Date(at));
  // Of Greenwich's clock there is nothing more to say than its name.
  if (zoneCity(timeZone) === "UTC") return `${date}, ${year}, ${time.replace(/ (?:GMT|UTC).*$/, "")} UTC`;
  return `${date}, ${year}, ${time} (${zoneCity(timeZone)})`;
};

export const offerStatusWords: Readonly<Record<OfferStatus, string>> = {
  draft: "Draft",
  sent: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Lapsed",
};
