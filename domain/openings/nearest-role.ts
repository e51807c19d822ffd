/** The role of our catalog that is most similar to a person's work. */
import { parseJobTitle } from "../matching/occupations/titles.ts";
import { nearnessOfWork } from "../matching/occupations/work-nearness.ts";
import { type Role, roles } from "../roles/catalog.ts";

/** Below this, the role is a different occupation and its salary range would mislead. */
export const minSimilarity = 0.6;

const wordsOf = (title: string): readonly string[] => title.toLowerCase().match(/[a-z]{3,}/g) ?? [];

let occupationsBySlug: ReadonlyMap<string, readonly string[]> | undefined;

export const nearestRole = (title: string, occupations: readonly string[]): Role | null => {
  occupationsBySlug ??= new Map(roles.map((role) => [role.slug, parseJobTitle(role.title).occupations]));
  const ownWords = new Set(wordsOf(title));
  const similarityTo = (role: Role): number => {
    if (role.title.toLowerCase() === title.trim().toLowerCase()) return 2;
    const near = (occupationsBySlug?.get(role.slug) ?? []).flatMap((work) =>
      occupations.map((other) => nearnessOfWork(work, other)),
    );
    const maxSimilarity = Math.max(0, ...near);
    if (maxSimilarity < minSimilarity) return 0;
    const words = wordsOf(role.title);
    // Among roles of the same occupation, prefers the one that shares most words with the person's title.
    return maxSimilarity + (0.2 * words.filter((word) => ownWords.has(word)).length) / words.length;
  };
  let best: { readonly role: Role; readonly fit: number } | null = null;
  for (const role of roles) {
    const fit = similarityTo(role);
    if (fit > (best?.fit ?? 0)) best = { role, fit };
  }
  return best?.role ?? null;
};
