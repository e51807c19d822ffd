/** The index of the vocabulary: a tree of words for prose, and maps for the items of a skills list. */
import type { Skill } from "./skill.ts";
import { phraseEnd, squashed, type Token, tokensOfName } from "./text-tokens.ts";

export interface Ending {
  readonly skill: string;
  /** The name in lower case, to tell securities operations from security operations. */
  readonly lower: string;
  /** Set where case matters: the exact spelling. */
  readonly exactCase: string | undefined;
  /** Set where a word must not match its plural or singular (Windows, Excel), in lower case. */
  readonly exactWord: string | undefined;
}

export interface TreeNode {
  readonly next: Map<string, TreeNode>;
  readonly endings: Ending[];
}

export interface SkillIndex {
  readonly byName: ReadonlyMap<string, Skill>;
  readonly tree: TreeNode;
  /** Names and aliases as one lower-case word each, to the skill's name. */
  readonly listed: ReadonlyMap<string, string>;
  /** The same with every word in the singular; undefined where two skills would then read alike. */
  readonly listedSingular: ReadonlyMap<string, string | undefined>;
  /** All words of names and aliases that a misspelling may be corrected to, by first letter. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly knownWords: ReadonlySet<string>;
}

const shortLimit = 3;
const joinedLimit = 6;

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, "");

const isAcronym = (tokens: readonly Token[], letters: string) =>
  tokens.length === 1 && letters === letters.toUpperCase();

/** The spelling of a phrase of tokens, for comparisons where case matters. */
export const writtenAs = (tokens: readonly Token[]): string =>
  tokens
    .filter((token) => token.key !== "and")
    .map((token) => token.written)
    .join(" ");

const endingFor = (skill: Skill, tokens: readonly Token[]): Ending => {
  const letters = lettersOf(writtenAs(tokens));
  const caseDecides = letters.length <= shortLimit || isAcronym(tokens, letters);
  const word = tokens[0]?.written.toLowerCase() ?? "";
  const isWholeWord = tokens.length === 1 && (skill.kind === "tool" || word.endsWith("s"));
  return {
    skill: skill.name,
    lower: writtenAs(tokens).toLowerCase(),
    exactCase: caseDecides ? writtenAs(tokens) : undefined,
    exactWord: isWholeWord && !caseDecides ? word : undefined,
  };
};

const makeNode = (): TreeNode => ({ next: new Map(), endings: [] });

const insertPath = (tree: TreeNode, keys: readonly string[], ending: Ending): void => {
  let node = tree;
  for (const key of keys) {
    let child = node.next.get(key);
    if (child === undefined) {
      child = makeNode();
      node.next.set(key, child);
    }
    node = child;
  }
  node.endings.push(ending);
};

/** Node.js is also written NodeJS, Power BI PowerBI, full-stack fullstack. */
const joinedForms = (name: string, tokens: readonly Token[]): readonly string[] => {
  const forms = new Set<string>();
  const tight = name.replaceAll(/(?<=[\p{L}\p{N}])[-./](?=[\p{L}\p{N}])/gu, "");
  if (tight !== name && lettersOf(tight).length > shortLimit) {
    forms.add(tight);
  }
  const hasSigns = tokens.some(
    (token) => token.key === "and" || token.key === phraseEnd || token.plainKey !== undefined,
  );
  if (tokens.length === 2 && !hasSigns && lettersOf(name).length >= joinedLimit) {
    forms.add(tokens.map((token) => token.written).join(""));
  }
  return [...forms];
};

const isCorrectable = (word: string): boolean =>
  /^[\p{L}]{6,}$/u.test(word) && !(word.length < 9 && word === word.toUpperCase());

export const buildSkillIndex = (skills: readonly Skill[]): SkillIndex => {
  const tree = makeNode();
  const listed = new Map<string, string>();
  const listedSingular = new Map<string, string | undefined>();
  const correctable = new Set<string>();
  const knownWords = new Set<string>();
  const joined: { readonly skill: Skill; readonly form: string }[] = [];

  for (const skill of skills) {
    const onlyListed = new Set(skill.onlyListed.map((name) => name.toLowerCase()));
    for (const name of new Set([skill.name, ...skill.aliases, ...skill.onlyListed])) {
      const tokens = tokensOfName(name);
      listed.set(squashed(name), skill.name);
      const singular = tokens.map((token) => token.key).join("");
      const other = listedSingular.get(singular);
      listedSingular.set(singular, other === undefined || other === skill.name ? skill.name : undefined);
      for (const token of tokens) {
        knownWords.add(token.key);
        if (isCorrectable(token.written)) {
          correctable.add(token.written.toLowerCase());
        }
      }
      if (!onlyListed.has(name.toLowerCase())) {
        insertPath(
          tree,
          tokens.map((token) => token.key),
          endingFor(skill, tokens),
        );
        joined.push(...joinedForms(name, tokens).map((form) => ({ skill, form })));
      }
    }
  }
  // Names in the vocabulary win over derived forms.
  for (const { skill, form } of joined) {
    const tokens = tokensOfName(form);
    if ((listed.get(squashed(form)) ?? skill.name) === skill.name) {
      const keys = tokens.map((token) => token.key);
      insertPath(tree, keys, {
        skill: skill.name,
        lower: form.toLowerCase(),
        exactCase: undefined,
        exactWord: undefined,
      });
    }
  }
  const words = new Map<string, string[]>();
  for (const word of correctable) {
    const first = word.slice(0, 1);
    const sameLetter = words.get(first) ?? [];
    sameLetter.push(word);
    words.set(first, sameLetter);
  }
  return {
    byName: new Map(skills.map((skill) => [skill.name, skill])),
    tree,
    listed,
    listedSingular,
    words,
    knownWords,
  };
};
