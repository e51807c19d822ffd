/** The whole vocabulary and its index, which are built on first use. */
import compiled from "#data/compiled/skills.json" with { type: "json" };
import type { RoleCategory } from "../roles/catalog.ts";
import { type PackedSkills, unpackForms, unpackSkills } from "./packed-skills.ts";
import type { Skill } from "./skill.ts";
import { buildSkillIndex, type SkillIndex } from "./skill-index.ts";

const packed = compiled as unknown as PackedSkills;

/** A skill is listed once, in the category where a recruiter would look first. */
export const skillsByCategory = unpackSkills(packed) as Readonly<Record<RoleCategory, readonly Skill[]>>;

export const allSkills: readonly Skill[] = Object.values(skillsByCategory).flat();

let index: SkillIndex | undefined;

export const skillIndex = (): SkillIndex => {
  index ??= buildSkillIndex(allSkills, unpackForms(packed));
  return index;
};

let neighborsCache: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const readNeighbors = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const near = new Map<string, Set<string>>(allSkills.map((skill) => [skill.name, new Set()]));
  for (const skill of allSkills) {
    for (const other of skill.near) {
      near.get(skill.name)?.add(other);
      near.get(other)?.add(skill.name);
    }
  }
  return near;
};

const none: ReadonlySet<string> = new Set();

/** Skills that are learned quickly from this one. The relation is symmetric, even if only one skill lists it. */
export const relatedSkills = (name: string): ReadonlySet<string> => {
  neighborsCache ??= readNeighbors();
  return neighborsCache.get(name) ?? none;
};

let implications: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const readImplications = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const byName = new Map(allSkills.map((skill) => [skill.name, skill]));
  const knownByName = new Map<string, ReadonlySet<string>>();
  const from = (name: string): ReadonlySet<string> => {
    const before = knownByName.get(name);
    if (before !== undefined) {
      return before;
    }
    knownByName.set(name, none);
    const direct = byName.get(name)?.implies ?? [];
    const all = new Set(direct.flatMap((other) => [other, ...from(other)]));
    knownByName.set(name, all);
    return all;
  };
  return new Map(allSkills.map((skill) => [skill.name, from(skill.name)]));
};

/** All skills that this one implies, directly or indirectly: Next.js implies React, which implies JavaScript. */
export const impliedSkills = (name: string): ReadonlySet<string> => {
  implications ??= readImplications();
  return implications.get(name) ?? none;
};
