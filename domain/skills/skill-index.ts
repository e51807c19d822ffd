/** The index of the vocabulary: a tree of words for prose, and maps for the items of a skills list. */
import { formsOf, type JoinedForm, type NameForm } from "./name-forms.ts";
import type { Skill } from "./skill.ts";

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
  /** Undefined in a leaf: most nodes are leaves, and an empty map of each took a third of the time. */
  next: Map<string, TreeNode> | undefined;
  endings: Ending[] | undefined;
}

export interface SkillIndex {
  readonly byName: ReadonlyMap<string, Skill>;
  readonly tree: TreeNode;
  /** Names and aliases as one lower-case word each, to the skill's name. */
  readonly listed: ReadonlyMap<string, string>;
  /** The same with every word in the singular; undefined if two skills would share the singular. */
  readonly listedSingular: ReadonlyMap<string, string | undefined>;
  /** All words of names and aliases that a misspelling may be corrected to, by first letter. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly knownWords: ReadonlySet<string>;
}

const makeNode = (): TreeNode => ({ next: undefined, endings: undefined });

const insertPath = (tree: TreeNode, keys: readonly string[], ending: Ending): void => {
  let node = tree;
  for (const key of keys) {
    node.next ??= new Map();
    let child = node.next.get(key);
    if (child === undefined) {
      child = makeNode();
      node.next.set(key, child);
    }
    node = child;
  }
  node.endings ??= [];
  node.endings.push(ending);
};

const isCorrectable = (word: string): boolean =>
  /^[\p{L}]{6,}$/u.test(word) && !(word.length < 9 && word === word.toUpperCase());

const endingFor = (skill: Skill, { written, comparison }: NameForm): Ending => ({
  skill: skill.name,
  lower: written.toLowerCase(),
  exactCase: comparison === "exact-case" ? written : undefined,
  exactWord: comparison === "exact-word" ? written.toLowerCase() : undefined,
});

export const buildSkillIndex = (
  skills: readonly Skill[],
  forms: Iterable<readonly NameForm[]> = formsOf(skills),
): SkillIndex => {
  const tree = makeNode();
  const listedNames = new Map<string, string>();
  const listedSingular = new Map<string, string | undefined>();
  const writtenForms = new Set<string>();
  const knownWords = new Set<string>();
  const joinedForms: { readonly skill: string; readonly form: JoinedForm }[] = [];

  let index = 0;
  for (const ownForms of forms) {
    const skill = skills[index] as Skill;
    index += 1;
    for (const form of ownForms) {
      listedNames.set(form.squashed, skill.name);
      const singular = form.keys.join("");
      const other = listedSingular.get(singular);
      listedSingular.set(singular, other === undefined || other === skill.name ? skill.name : undefined);
      for (const key of form.keys) knownWords.add(key);
      for (const word of form.written.split(" ")) writtenForms.add(word);
      if (form.comparison !== "only-listed") insertPath(tree, form.keys, endingFor(skill, form));
      for (const joinedForm of form.joined) joinedForms.push({ skill: skill.name, form: joinedForm });
    }
  }
  for (const { skill, form } of joinedForms)
    insertPath(tree, form.keys, { skill, lower: form.lower, exactCase: undefined, exactWord: undefined });
  const words = new Map<string, string[]>();
  for (const word of new Set([...writtenForms].filter(isCorrectable).map((each) => each.toLowerCase()))) {
    const first = word.slice(0, 1);
    const sameLetter = words.get(first) ?? [];
    sameLetter.push(word);
    words.set(first, sameLetter);
  }
  return {
    byName: new Map(skills.map((skill) => [skill.name, skill])),
    tree,
    listed: listedNames,
    listedSingular,
    words,
    knownWords,
  };
};
