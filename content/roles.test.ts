import { describe, expect, test } from "vitest";
import { findRole, roles } from "#domain/roles/catalog.ts";
import { keySkillsFor } from "#domain/roles/key-skills.ts";
import { competitionFor, marketFor } from "#domain/roles/market.ts";
import { categoryTrends } from "./category-trends.ts";
import { roleCopy } from "./roles.ts";

const findRoleCopy = (slug: string) => {
  const role = findRole(slug);
  const copy = role === undefined ? undefined : roleCopy[role.category][slug];
  if (role === undefined || copy === undefined) throw new Error(`${slug} has no words`);
  return { role, copy };
};

/** All text in the main part of a role page, without the form. */
const mainText = (slug: string): string => {
  const { role, copy } = findRoleCopy(slug);
  const market = marketFor(role.category);
  return [
    role.category,
    `${role.title} Recruiters`,
    copy.intro,
    "Top 1% Talent",
    `${market.timeToFill} average time to hire`,
    "95% Success Rate AI-Powered",
    `Salary range ${market.salaryRange} Demand ${market.demand} Competition ${competitionFor(market.demand)}`,
    `Time to fill ${market.timeToFill}`,
    copy.hiredFor.text,
    ...copy.hiredFor.duties,
    ...copy.credentials,
    ...copy.tools,
    ...keySkillsFor(role),
    ...copy.screening.flatMap(({ title, text }) => [title, text]),
    copy.good,
    copy.great,
    ...copy.trends,
    ...categoryTrends[role.category],
    ...copy.questions.flatMap(({ question, answer }) => [question, answer]),
  ].join("\n");
};

const shingles = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\d$%+]+/gu) ?? [];
  return new Set(words.slice(4).map((_word, index) => words.slice(index, index + 5).join(" ")));
};

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const sharedCount = [...one].filter((shingle) => other.has(shingle)).length;
  return sharedCount / (one.size + other.size - sharedCount);
};

test("has exactly one text per role", () => {
  const slugsWithCopy = Object.values(roleCopy).flatMap((category) => Object.keys(category));
  expect(slugsWithCopy.toSorted()).toEqual(roles.map((role) => role.slug).toSorted());
  for (const { slug } of roles) expect(() => findRoleCopy(slug)).not.toThrow();
});

test("keeps the five-word overlap of any two role pages at most 0.35", () => {
  const pages = roles.map(({ slug }) => ({ slug, words: shingles(mainText(slug)) }));
  const pairs = pages.flatMap((one, index) =>
    pages
      .slice(index + 1)
      .map((other) => ({ pair: `${one.slug} ${other.slug}`, overlap: overlap(one.words, other.words) })),
  );
  expect(pairs).toHaveLength((roles.length * (roles.length - 1)) / 2);
  expect(pairs.filter((each) => each.overlap > 0.35)).toEqual([]);
});

describe.each(roles.map(({ slug }) => slug))("%s", (slug) => {
  const { role, copy } = findRoleCopy(slug);

  test("has a description that fits a search result, and lists of a readable length", () => {
    expect(copy.description.length).toBeGreaterThanOrEqual(100);
    expect(copy.description.length).toBeLessThanOrEqual(160);
    for (const list of [copy.credentials, copy.tools]) {
      expect(list.length).toBeGreaterThanOrEqual(3);
      expect(list.length).toBeLessThanOrEqual(6);
      expect(new Set(list).size).toBe(list.length);
    }
    expect(copy.intro.startsWith(`A ${role.title}`)).toBe(false);
  });

  test("states no requirement that is unlawful in a job ad", () => {
    const words = JSON.stringify(copy).toLowerCase();
    for (const word of ["young", "youthful", "digital native", "native speaker", "culture fit", "recent graduate"]) {
      expect(words).not.toContain(word);
    }
  });
});

test("repeats no description, introduction or question", () => {
  const all = roles.map(({ slug }) => findRoleCopy(slug).copy);
  for (const part of [
    all.map((copy) => copy.description),
    all.map((copy) => copy.intro),
    all.flatMap((copy) => copy.questions.map(({ question }) => question)),
  ]) {
    expect(new Set(part).size).toBe(part.length);
  }
});
