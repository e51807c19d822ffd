/** What the vocabulary knows of one skill. */
export const skillKinds = ["craft", "tool", "credential", "trait"] as const;
export type SkillKind = (typeof skillKinds)[number];

export interface Skill {
  /** As the trade writes it most. Unique in the vocabulary, whatever the case. */
  readonly name: string;
  /** Something one can do or knows, something one works with, something one holds, or how one works. */
  readonly kind: SkillKind;
  /** Other words for the same thing: spellings, abbreviations, long forms. */
  readonly aliases: readonly string[];
  /** Whoever can this can also that, by name: Next.js implies React. */
  readonly implies: readonly string[];
  /** Close enough to be learnt quickly from each other, by name: Vue for React. One of the two need say so. */
  readonly near: readonly string[];
  /** Names and aliases that are ordinary words too, and so count only in a list of skills: Go, R, Rust. */
  readonly onlyListed: readonly string[];
}

type Relations = Partial<Pick<Skill, "implies" | "near" | "onlyListed">>;

const ofKind =
  (kind: SkillKind) =>
  (name: string, aliases: readonly string[] = [], relations: Relations = {}): Skill => ({
    name,
    kind,
    aliases,
    implies: relations.implies ?? [],
    near: relations.near ?? [],
    onlyListed: relations.onlyListed ?? [],
  });

export const craft = ofKind("craft");
export const tool = ofKind("tool");
export const credential = ofKind("credential");
export const trait = ofKind("trait");
