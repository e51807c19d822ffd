/** Finds skills in running text: the longest name at each position, without overlaps. */
import { writtenAs } from "./name-forms.ts";
import type { Ending, SkillIndex, TreeNode } from "./skill-index.ts";
import { type Token, tokensOf } from "./text-tokens.ts";

export interface SkillMention {
  /** The skill's name in the vocabulary. */
  readonly skill: string;
  readonly start: number;
  readonly end: number;
  /** The words of the text from start to end. */
  readonly words: string;
}

interface Found {
  readonly skill: string;
  readonly tokens: number;
}

const isExactOrPlural = (written: string, exactCase: string) => written === exactCase || written === `${exactCase}s`;

const fits = (ending: Ending, tokens: readonly Token[], from: number, to: number): boolean => {
  if (ending.exactCase !== undefined) {
    return isExactOrPlural(writtenAs(tokens.slice(from, to)), ending.exactCase);
  }
  return ending.exactWord === undefined || tokens[from]?.written.toLowerCase() === ending.exactWord;
};

/** If two names differ only by a plural, the exact spelling wins. */
const bestOf = (endings: readonly Ending[], tokens: readonly Token[], from: number, to: number): Ending | undefined => {
  const fittingEndings = endings.filter((ending) => fits(ending, tokens, from, to));
  if (fittingEndings.length < 2) {
    return fittingEndings[0];
  }
  const lower = writtenAs(tokens.slice(from, to)).toLowerCase();
  return fittingEndings.find((ending) => ending.lower === lower) ?? fittingEndings[0];
};

const greedyMatchFrom = (tokens: readonly Token[], from: number, index: number, node: TreeNode): Found | undefined => {
  const token = tokens[index];
  if (token !== undefined) {
    for (const key of token.plainKey === undefined ? [token.key] : [token.key, token.plainKey]) {
      const child = node.next?.get(key);
      const longerMatch = child && greedyMatchFrom(tokens, from, index + 1, child);
      if (longerMatch !== undefined) {
        return longerMatch;
      }
    }
  }
  const ending = node.endings && bestOf(node.endings, tokens, from, index);
  return ending && { skill: ending.skill, tokens: index - from };
};

export const findSkills = (text: string, index: SkillIndex): readonly SkillMention[] => {
  const tokens = tokensOf(text);
  const mentions: SkillMention[] = [];
  let position = 0;
  while (position < tokens.length) {
    const match = greedyMatchFrom(tokens, position, position, index.tree);
    const first = tokens[position];
    const last = tokens[position + (match?.tokens ?? 1) - 1];
    if (match !== undefined && first !== undefined && last !== undefined) {
      const { start } = first;
      mentions.push({ skill: match.skill, start, end: last.end, words: text.slice(start, last.end) });
    }
    position += match?.tokens ?? 1;
  }
  return mentions;
};
