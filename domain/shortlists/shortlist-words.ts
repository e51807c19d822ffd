/** The closed lists of shortlists, and in which state one is. */
import type { Stage } from "../pipeline/stages.ts";

export const verdicts = ["yes", "maybe", "no"] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictWords: Readonly<Record<Verdict, string>> = { yes: "Yes", maybe: "Maybe", no: "No" };

export const consentAnswers = ["yes", "no"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** How the mail with a reader's link fared. */
export const readerMailStates = ["waiting", "sent", "suppressed"] as const;
export type ReaderMailState = (typeof readerMailStates)[number];

/** Where somebody must stand to be put on a list: with an offer nobody has to be asked any more. */
export const shortlistStages: readonly Stage[] = ["applied", "screening", "interview"];

export const mostEntries = 30;
export const mostReaders = 10;
export const furthestDaysOpen = 90;

/** What is known of one person's agreement, for the list they stand on. */
export const consentStates = ["none", "asked", "agreed", "declined", "withdrawn", "lapsed"] as const;
export type ConsentState = (typeof consentStates)[number];

export const shortlistStates = ["draft", "waiting", "ready", "sent", "expired", "revoked"] as const;
export type ShortlistState = (typeof shortlistStates)[number];

export interface ShortlistTimes {
  readonly sentAt: Date | null;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
}

/** A list that waits for one agreement is not ready, whoever else has agreed. */
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
