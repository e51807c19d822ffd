/** The role of our catalogue that is nearest to a person's work, whose page and market are theirs too. */
import { readJobTitle } from "../matching/titles.ts";
import { nearnessOfWork } from "../matching/work-nearness.ts";
import { type Role, roles } from "../roles/catalogue.ts";

/** Below this it is other work, and its pay would mislead. */
export const leastAlike = 0.6;

const wordsOf = (title: string): readonly string[] => title.toLowerCase().match(/[a-z]{3,}/g) ?? [];

let works: ReadonlyMap<string, readonly string[]> | undefined;

export const roleNear = (title: string, occupations: readonly string[]): Role | null => {
  works ??= new Map(roles.map((role) => [role.slug, readJobTitle(role.title).occupations]));
  const said = new Set(wordsOf(title));
  const fitOf = (role: Role): number => {
    if (role.title.toLowerCase() === title.trim().toLowerCase()) return 2;
    const near = (works?.get(role.slug) ?? []).flatMap((work) =>
      occupations.map((other) => nearnessOfWork(work, other)),
    );
    const alike = Math.max(0, ...near);
    if (alike < leastAlike) return 0;
    const words = wordsOf(role.title);
    // Among roles of the same work, the one that shares most words with what the person calls themselves.
    return alike + (0.2 * words.filter((word) => said.has(word)).length) / words.length;
  };
  let best: { readonly role: Role; readonly fit: number } | null = null;
  for (const role of roles) {
    const fit = fitOf(role);
    if (fit > (best?.fit ?? 0)) best = { role, fit };
  }
  return best?.role ?? null;
};
