/** Formats the terms of an offer for screens, emails and the offer letter. */
import { formatSlot, zoneCity } from "../bookings/call-times.ts";
import type { OfferStatus, OfferTerms, PayPeriod } from "./offer-terms.ts";

type Pay = Pick<OfferTerms, "amount" | "currency" | "per">;

const periodLabels: Readonly<Record<PayPeriod, string>> = {
  year: "year",
  month: "month",
  day: "day",
  hour: "hour",
};

const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2 }),
  })
    .format(amount)
    // A no-break space looks like a space, but text search does not find it.
    .replaceAll("\u00A0", " ");

/** "$92,000/year". */
export const formatPay = ({ amount, currency, per }: Pay): string =>
  `${formatMoney(amount, currency)}/${periodLabels[per]}`;

const day = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
});

/** A day has no zone: "Monday, January 4, 2027". */
export const formatLongDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** "Friday, November 27, 2026, 5:00 PM ET (New York)". */
export const formatDeadline = (instant: string, timeZone: string): string => {
  const { date, time } = formatSlot(new Date(instant), timeZone);
  const year = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(new Date(instant));
  // For UTC the abbreviation and the city would be redundant.
  if (zoneCity(timeZone) === "UTC") return `${date}, ${year}, ${time.replace(/ (?:GMT|UTC).*$/, "")} UTC`;
  return `${date}, ${year}, ${time} (${zoneCity(timeZone)})`;
};

export const offerStatusLabels: Readonly<Record<OfferStatus, string>> = {
  draft: "Draft",
  sent: "Awaiting response",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
};
