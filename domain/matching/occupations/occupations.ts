/** Kinds of work, with the titles that name them. */
import data from "#data/compiled/occupations.json" with { type: "json" };

/**
 * A kind of work. The id is "family.special"; "family.any" is the whole family. A pattern is a set of words that a title must
 * hold, in any order; a slash gives a choice: "nurse/rn icu/micu". `level` is that of the bare title: 2 is a full professional.
 */
export interface Occupation {
  readonly id: string;
  readonly level: number;
  readonly patterns: readonly string[];
}

/** The nearness of two kinds of work, 0…1, if it differs from that of their families. */
export type Near = readonly [one: string, other: string, nearness: number];

export const occupations: readonly Occupation[] = data.titles;
export const nearPairs = data.nearness as unknown as readonly Near[];
