/** Labels for the states of shortlists and consents. */
import type { ConsentState, ShortlistState, Verdict } from "#domain/shortlists/shortlist-states.ts";
import type { Tone } from "../../ui/badge.tsx";

export const stateLabels: Readonly<Record<ShortlistState, readonly [words: string, tone: Tone]>> = {
  draft: ["Draft", "plain"],
  waiting: ["Waiting for consent", "warn"],
  ready: ["Ready to send", "soft"],
  sent: ["Sent", "good"],
  expired: ["Expired", "plain"],
  revoked: ["Revoked", "plain"],
};

export const consentLabels: Readonly<Record<ConsentState, readonly [words: string, tone: Tone]>> = {
  none: ["Not asked yet", "outline"],
  asked: ["Asked", "warn"],
  agreed: ["Agreed", "good"],
  declined: ["Declined", "bad"],
  withdrawn: ["Consent withdrawn", "bad"],
  expired: ["Consent expired", "warn"],
};

export const verdictTone: Readonly<Record<Verdict, Tone>> = { yes: "good", maybe: "warn", no: "bad" };

export const countText = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;
