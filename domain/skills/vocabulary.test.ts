import { expect, test, vi } from "vitest";
import { roleCategories } from "../roles/catalog.ts";
import { findSkills } from "./find-skills.ts";
import { resolveSkill } from "./resolve-skill.ts";
import { squashed, tokensOf } from "./text-tokens.ts";
import { allSkills, skillIndex, skillsByCategory, impliedSkills, relatedSkills } from "./vocabulary.ts";

const names = new Set(allSkills.map((skill) => skill.name));

/** Spellings that two skills claim, with the names of those skills. */
const claimedTwice = (form: (written: string) => string): readonly string[] => {
  const owners = new Map<string, Set<string>>();
  for (const skill of allSkills) {
    for (const spelling of [skill.name, ...skill.aliases, ...skill.ambiguousTerms]) {
      owners.set(form(spelling), (owners.get(form(spelling)) ?? new Set()).add(skill.name));
    }
  }
  return [...owners]
    .filter(([, skills]) => skills.size > 1)
    .map(([key, skills]) => `${key}: ${[...skills].join(", ")}`);
};

test("lists no name twice, ignoring case", () => {
  const lower = allSkills.map((skill) => skill.name.toLowerCase());
  expect(lower.filter((name, index) => lower.indexOf(name) !== index)).toEqual([]);
});

test("no name or alias belongs to two skills, even without punctuation", () => {
  expect(claimedTwice((written) => written.toLowerCase())).toEqual([]);
  expect(claimedTwice(squashed)).toEqual([]);
});

test("lists no alias twice in one skill", () => {
  const withDuplicates = allSkills.filter(
    ({ name, aliases }) => new Set([name, ...aliases]).size !== aliases.length + 1,
  );
  expect(withDuplicates.map((skill) => skill.name)).toEqual([]);
});

test("contains every implied and related skill", () => {
  const unknown = allSkills.flatMap((skill) =>
    [...skill.implies, ...skill.near].filter((other) => !names.has(other)).map((other) => `${skill.name}: ${other}`),
  );
  expect(unknown).toEqual([]);
});

test("has no empty word among those that count only in lists", () => {
  expect(
    allSkills.filter((skill) => skill.ambiguousTerms.some((word) => word.trim() === "")).map(({ name }) => name),
  ).toEqual([]);
});

test("no skill implies itself, over any number of steps", () => {
  expect(allSkills.filter((skill) => impliedSkills(skill.name).has(skill.name)).map((skill) => skill.name)).toEqual([]);
});

test("relates skills symmetrically and none to itself", () => {
  const asymmetric = allSkills.flatMap((skill) =>
    [...relatedSkills(skill.name)].filter((other) => other === skill.name || !relatedSkills(other).has(skill.name)),
  );
  expect(asymmetric).toEqual([]);
});

test("finds implied skills over several steps", () => {
  expect([...impliedSkills("Next.js")]).toEqual(expect.arrayContaining(["React", "JavaScript"]));
  expect(relatedSkills("React")).toContain("Vue.js");
  expect(relatedSkills("Vue.js")).toContain("React");
});

test.each(roleCategories)("%s has at least 60 skills", (category) => {
  expect(skillsByCategory[category]?.length ?? 0).toBeGreaterThanOrEqual(60);
});

test("the vocabulary has at least 1,500 skills and 4,000 aliases", () => {
  expect(allSkills.length).toBeGreaterThanOrEqual(1500);
  expect(allSkills.flatMap((skill) => skill.aliases).length).toBeGreaterThanOrEqual(4000);
});

test("resolves every name and alias to its own skill, in lists and in prose", { timeout: 60_000 }, () => {
  const lost = allSkills.flatMap((skill) => {
    const hidden = new Set(skill.ambiguousTerms.map((word) => word.toLowerCase()));
    const all = [skill.name, ...skill.aliases, ...skill.ambiguousTerms];
    const prose = all.filter((word) => !hidden.has(word.toLowerCase()));
    return [
      ...all.filter((word) => resolveSkill(word, skillIndex()) !== skill.name).map((word) => `list: ${word}`),
      ...prose
        .filter((word) => findSkills(`Daily work (${word}) for years`, skillIndex())[0]?.skill !== skill.name)
        .map((word) => `prose: ${word}`),
    ];
  });
  expect(lost).toEqual([]);
});

test("takes at most three lookups per word for a resume of 6,000 characters", () => {
  const text = `Led delivery of ${allSkills
    .slice(0, 300)
    .map((skill) => skill.name)
    .join(" and of ")}. `
    .repeat(4)
    .slice(0, 6000);
  const index = skillIndex();
  const lookups = vi.spyOn(Map.prototype, "get");
  try {
    expect(findSkills(text, index).length).toBeGreaterThan(50);
    expect(lookups.mock.calls.length).toBeLessThan(3 * tokensOf(text).length);
  } finally {
    lookups.mockRestore();
  }
});
