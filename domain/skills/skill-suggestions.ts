/** Skills whose name or alias matches the typed text, best match first. */
import { maxSkillsFound } from "./search-skills.ts";
import { squashed } from "./text-tokens.ts";
import { allSkills } from "./vocabulary.ts";

interface Entry {
  readonly name: string;
  readonly forms: readonly string[];
  readonly words: readonly string[];
}

let entries: readonly Entry[] | undefined;

const buildEntries = (): readonly Entry[] =>
  allSkills.map(({ name, aliases }) => ({
    name,
    forms: [name, ...aliases].map(squashed),
    words: name.split(/[\s/-]+/).map(squashed),
  }));

/** 0 is the best rank; undefined means no match. */
const rankOf = ({ forms, words }: Entry, typed: string): number | undefined => {
  const [ownForm = "", ...others] = forms;
  if (ownForm === typed) return 0;
  if (others.includes(typed)) return 1;
  if (ownForm.startsWith(typed)) return 2;
  if (words.some((word) => word.startsWith(typed))) return 3;
  if (others.some((form) => form.startsWith(typed))) return 4;
  return typed.length > 2 && ownForm.includes(typed) ? 5 : undefined;
};

export const skillSuggestions = (query: string): string[] => {
  const typed = squashed(query);
  if (typed === "") return [];
  entries ??= buildEntries();
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, typed);
      return rank === undefined ? [] : [{ name: entry.name, rank }];
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank || one.name.length - other.name.length || one.name.localeCompare(other.name),
    )
    .slice(0, maxSkillsFound)
    .map(({ name }) => name);
};
