/** Short ways to write skills in tests. */
import type { Skill, SkillKind } from "./skill.ts";

type Relations = Partial<Pick<Skill, "implies" | "near" | "ambiguousTerms">>;

const ofKind =
  (kind: SkillKind) =>
  (name: string, aliases: readonly string[] = [], relations: Relations = {}): Skill => ({
    name,
    kind,
    aliases,
    implies: relations.implies ?? [],
    near: relations.near ?? [],
    ambiguousTerms: relations.ambiguousTerms ?? [],
  });

export const craft = ofKind("craft");
export const tool = ofKind("tool");
export const credential = ofKind("credential");
