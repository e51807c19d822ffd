/**
 * A kind of work. The id is "family.special"; "family.any" is the whole family. A pattern is a set of words that a title must
 * hold, in any order; a slash gives a choice: "nurse/rn icu/micu". `level` is that of the bare title: 2 is a full professional.
 */
export interface Occupation {
  readonly id: string;
  readonly level: number;
  readonly patterns: readonly string[];
}

export const work = (id: string, patterns: string, level = 2): Occupation => ({
  id,
  level,
  patterns: patterns.split(";").map((pattern) => pattern.trim()),
});

/** How near two kinds of work are, 0…1, where it is not what their families say. */
export type Near = readonly [one: string, other: string, nearness: number];
