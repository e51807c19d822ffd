/** An entry of the skill vocabulary. */
export const skillKinds = ["craft", "tool", "credential", "trait"] as const;
export type SkillKind = (typeof skillKinds)[number];

export interface Skill {
  /** The most common spelling. Unique in the vocabulary, ignoring case. */
  readonly name: string;
  /** A craft is an ability, a tool is used, a credential is held, and a trait is a way of working. */
  readonly kind: SkillKind;
  /** Other words for the same thing: spellings, abbreviations, long forms. */
  readonly aliases: readonly string[];
  /** Names of skills that this one implies: Next.js implies React. */
  readonly implies: readonly string[];
  /** Names of similar skills that are learned quickly from this one: Vue for React. The relation is symmetric; one entry is enough. */
  readonly near: readonly string[];
  /** Names and aliases that are ordinary words too, and so count only in a list of skills: Go, R, Rust. */
  readonly ambiguousTerms: readonly string[];
}
