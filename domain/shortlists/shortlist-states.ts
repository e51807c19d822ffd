/** The enums of shortlists, and the state of a shortlist. */
import type { Stage } from "../pipeline/stages.ts";

export const verdicts = ["yes", "maybe", "no"] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictLabels: Readonly<Record<Verdict, string>> = { yes: "Yes", maybe: "Maybe", no: "No" };

export const consentAnswers = ["yes", "no"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** The delivery state of the email with a reviewer's link. */
export const readerEmailStates = ["waiting", "sent", "suppressed"] as const;
export type ReaderEmailState = (typeof readerEmailStates)[number];

/** The stages in which a candidate can be added to a shortlist. */
export const shortlistStages: readonly Stage[] = ["applied", "screening", "interview"];

export const maxEntries = 30;
export const maxReaders = 10;
export const maxDaysOpen = 90;

/** The consent states of a candidate for one shortlist. */
export const consentStates = ["none", "asked", "agreed", "declined", "withdrawn", "expired"] as const;
export type ConsentState = (typeof consentStates)[number];

export const shortlistStates = ["draft", "waiting", "ready", "sent", "expired", "revoked"] as const;
export type ShortlistState = (typeof shortlistStates)[number];

export interface ShortlistTimes {
  readonly sentAt: Date | null;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
}

/** A list is ready only when all candidates have agreed. */
export const stateOf = (
  { sentAt, revokedAt, expiresAt }: ShortlistTimes,
  consents: readonly ConsentState[],
  now: Date,
): ShortlistState => {
  if (revokedAt !== null) return "revoked";
  if (expiresAt <= now) return "expired";
  if (sentAt !== null) return "sent";
  if (consents.length > 0 && consents.every((each) => each === "agreed")) return "ready";
  return consents.some((each) => each !== "none") ? "waiting" : "draft";
};
