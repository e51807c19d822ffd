/** How many candidates of a pool hold each term. It decides what a search costs, never a score. */
import type { Term } from "./terms.ts";

export interface Pool {
  readonly size: number;
  /** The number of candidates who hold a term, 0 if none do. */
  readonly holders: ReadonlyMap<Term, number>;
}

/** Counts a pool from the terms of its candidates. */
export const poolOf = (candidates: readonly (readonly Term[])[]): Pool => {
  const holders = new Map<Term, number>();
  for (const terms of candidates) for (const term of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  return { size: candidates.length, holders };
};
