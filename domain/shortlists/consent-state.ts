/** How the questions that somebody was asked bear on one list. */
import type { ConsentState } from "./shortlist-words.ts";

export interface AskedRow {
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

/** A yes to being named covers a list without names; a yes to a list without names covers no other. */
const covers = (row: AskedRow, list: ListScope): boolean => list.isAnonymous || !row.isAnonymous;
/** Whoever does not want to be shown even without a name does not want to be named either. */
const refuses = (row: AskedRow, list: ListScope): boolean => row.isAnonymous || !list.isAnonymous;

export interface ConsentStanding {
  readonly state: ConsentState;
  readonly askedAt: Date | null;
  readonly agreedUntil: Date | null;
}

/** `rows` with the newest first. */
export const consentStanding = (rows: readonly AskedRow[], list: ListScope, now: Date): ConsentStanding => {
  const last = rows[0]?.lastAskedAt ?? null;
  const live = rows.filter(({ until }) => until > now);
  const [agreed] = live
    .filter((row) => row.answer === "yes" && row.withdrawnAt === null && covers(row, list))
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  if (agreed !== undefined) return { state: "agreed", askedAt: last, agreedUntil: agreed.until };
  const said = (state: ConsentState): ConsentStanding => ({ state, askedAt: last, agreedUntil: null });
  if (live.some((row) => row.withdrawnAt !== null && refuses(row, list))) return said("withdrawn");
  if (live.some((row) => row.answer === "no" && refuses(row, list))) return said("declined");
  if (live.some((row) => row.answer === null && row.replacedAt === null && covers(row, list))) return said("asked");
  const isPast = rows.some((row) => row.until <= now && row.answer === "yes" && covers(row, list));
  return said(isPast ? "lapsed" : "none");
};

export type Asking =
  | { readonly how: "not" }
  | { readonly how: "left out"; readonly why: "declined" | "withdrawn" | "asked today" }
  | { readonly how: "again"; readonly id: string }
  /** A question that is still open gives way to this one. */
  | { readonly how: "anew"; readonly replaces: string | null };

const dayMs = 86_400_000;

/** Nobody is asked who has said no, nor twice a day; whoever has agreed is asked only where the list lasts longer than that. */
export const howToAsk = (rows: readonly AskedRow[], list: ListScope, now: Date): Asking => {
  const { state, agreedUntil } = consentStanding(rows, list, now);
  if (agreedUntil !== null && agreedUntil >= list.expiresAt) return { how: "not" };
  if (state === "declined" || state === "withdrawn") return { how: "left out", why: state };
  const open = rows.find((row) => row.answer === null && row.replacedAt === null);
  if (open === undefined || open.until < list.expiresAt || !covers(open, list))
    return { how: "anew", replaces: open?.id ?? null };
  const isRecent = now.getTime() - open.lastAskedAt.getTime() < dayMs;
  return isRecent ? { how: "left out", why: "asked today" } : { how: "again", id: open.id };
};
