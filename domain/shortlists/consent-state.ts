/** Derives the consent status of a candidate for one shortlist from earlier consent requests. */
import type { ConsentState } from "./shortlist-states.ts";

export interface ConsentRequestRow {
  readonly id: string;
  readonly isAnonymous: boolean;
  readonly until: Date;
  readonly answer: string | null;
  readonly withdrawnAt: Date | null;
  readonly replacedAt: Date | null;
  readonly lastAskedAt: Date;
}

export interface ListScope {
  readonly isAnonymous: boolean;
  readonly expiresAt: Date;
}

/** A yes to a named list covers an anonymous one, but not the reverse. */
const covers = (row: ConsentRequestRow, list: ListScope): boolean => list.isAnonymous || !row.isAnonymous;
/** A no to an anonymous list also rules out a named one. */
const rulesOut = (row: ConsentRequestRow, list: ListScope): boolean => row.isAnonymous || !list.isAnonymous;

export interface ConsentStatus {
  readonly state: ConsentState;
  readonly askedAt: Date | null;
  readonly agreedUntil: Date | null;
}

/** Expects `rows` with the newest first. */
export const consentStatus = (rows: readonly ConsentRequestRow[], list: ListScope, now: Date): ConsentStatus => {
  const last = rows[0]?.lastAskedAt ?? null;
  const unexpired = rows.filter(({ until }) => until > now);
  const [agreed] = unexpired
    .filter((row) => row.answer === "yes" && row.withdrawnAt === null && covers(row, list))
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  if (agreed !== undefined) return { state: "agreed", askedAt: last, agreedUntil: agreed.until };
  const withState = (state: ConsentState): ConsentStatus => ({ state, askedAt: last, agreedUntil: null });
  if (unexpired.some((row) => row.withdrawnAt !== null && rulesOut(row, list))) return withState("withdrawn");
  if (unexpired.some((row) => row.answer === "no" && rulesOut(row, list))) return withState("declined");
  if (unexpired.some((row) => row.answer === null && row.replacedAt === null && covers(row, list)))
    return withState("asked");
  const hasExpired = rows.some((row) => row.until <= now && row.answer === "yes" && covers(row, list));
  return withState(hasExpired ? "expired" : "none");
};

export type ConsentRequestDecision =
  | { readonly how: "not" }
  | { readonly how: "left out"; readonly why: "declined" | "withdrawn" | "asked today" }
  | { readonly how: "again"; readonly id: string }
  /** Replaces a request that is still open. */
  | { readonly how: "anew"; readonly replaces: string | null };

const dayMs = 86_400_000;

/** Does not ask after a no or twice a day. After a yes it asks only if the list ends later than the consent. */
export const decideConsentRequest = (
  rows: readonly ConsentRequestRow[],
  list: ListScope,
  now: Date,
): ConsentRequestDecision => {
  const { state, agreedUntil } = consentStatus(rows, list, now);
  if (agreedUntil !== null && agreedUntil >= list.expiresAt) return { how: "not" };
  if (state === "declined" || state === "withdrawn") return { how: "left out", why: state };
  const open = rows.find((row) => row.answer === null && row.replacedAt === null);
  if (open === undefined || open.until < list.expiresAt || !covers(open, list))
    return { how: "anew", replaces: open?.id ?? null };
  const isRecent = now.getTime() - open.lastAskedAt.getTime() < dayMs;
  return isRecent ? { how: "left out", why: "asked today" } : { how: "again", id: open.id };
};
