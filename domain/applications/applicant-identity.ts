/**
 * Who an application belongs to. This is the one identity rule for applicants:
 * - Anyone can type any address. A submission is *confirmed* once its mailbox is proven: it came from an account with that confirmed
 *   address, or the applicant opened the link that we emailed and pressed its button.
 * - Until then it is a separate candidate record and application. It changes no existing record, and the response to the form contains no
 *   link.
 * - Confirming merges it into the workspace's record with that address and replaces all unconfirmed submissions for the same job.
 * - Offers and interviews are shown to a proven mailbox only. Without an email address a secret code opens that one submission; an offer
 *   then waits until the team has verified the contact details itself.
 */

export interface ContactProof {
  /** When the mailbox was proven. */
  readonly confirmedAt: Date | null;
  /** When the team verified the contact details by other means. */
  readonly verifiedAt: Date | null;
}

/** Labels that the team sees beside an applicant's name. */
export const unconfirmedLabel = "Email not confirmed";
export const noEmailLabel = "No email address";

/** Whether the team should be warned before it relies on the contact details. */
export const isUnverified = ({ confirmedAt, verifiedAt }: ContactProof): boolean =>
  confirmedAt === null && verifiedAt === null;

/** Offers and interviews appear on the status page of a proven mailbox only. */
export const canSeeOffersAndInterviews = ({ confirmedAt }: ContactProof): boolean => confirmedAt !== null;

/** An account proves the address of a submission if the address is its own and is confirmed. */
export const provesAddress = (
  account: { readonly email: string; readonly emailVerified: boolean; readonly kind: string } | null,
  email: string | null,
): boolean =>
  account !== null &&
  email !== null &&
  account.emailVerified &&
  account.kind !== "visitor" &&
  account.email.toLowerCase() === email.toLowerCase();

/** How many unconfirmed applications may be active at once for one address and job. */
export const maxUnconfirmedPerJob = 3;

/** Letters that are not mistaken for each other when read aloud or copied by hand. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const codeLength = 16;

/** As people type it back: lower case, spaces and dashes do not matter. */
export const normalizeCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");

/** "7K2M-QX4T-…" in groups of four. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? "";
