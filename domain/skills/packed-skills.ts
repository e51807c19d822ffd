/** The compiled form of the vocabulary, data/compiled/skills.json: what follows from a name by simple rules is left out. */
import { comparisons, type JoinedForm, type NameForm, namesOf } from "./name-forms.ts";
import type { Skill } from "./skill.ts";
import { withoutPlural } from "./text-tokens.ts";

/** The fields of a skill, and a packed form for each of its names. */
type PackedSkill = readonly [
  name: string,
  kind: string,
  aliases: readonly string[],
  implies: readonly string[],
  near: readonly string[],
  ambiguousTerms: readonly string[],
  forms: readonly string[],
];
export type PackedSkills = Readonly<Record<string, readonly PackedSkill[]>>;

type PlainForm = Omit<NameForm, "comparison" | "joined">;

/** The form of a name of plain words with single spaces. */
const plainForm = (name: string): PlainForm => {
  const words = name.toLowerCase().split(" ");
  return { keys: words.map(withoutPlural), written: name, squashed: words.join("") };
};

/** The joined form of two plain words: fullstack for full stack. */
const plainJoined = ({ squashed }: PlainForm): JoinedForm => ({ keys: [withoutPlural(squashed)], lower: squashed });

// No name, key or spelling has a tab.
const separator = "\t";
const joinedMark = "+";

/** The number of the comparison, a mark if the joined form is the plain one, and whatever differs from the plain form. */
const packForm = (name: string, form: NameForm): string => {
  const plain = plainForm(name);
  const keys = form.keys.join(" ");
  const joinedForms = form.joined.flatMap((each) => [each.keys.join(" "), each.lower]);
  const isPlain = JSON.stringify(form.joined) === JSON.stringify([plainJoined(plain)]);
  return [
    `${comparisons.indexOf(form.comparison)}${isPlain ? joinedMark : ""}`,
    keys === plain.keys.join(" ") ? "" : keys,
    form.written === plain.written ? "" : form.written,
    form.squashed === plain.squashed ? "" : form.squashed,
    ...(isPlain ? [] : joinedForms),
  ]
    .join(separator)
    .trimEnd();
};

const unpackForm = (name: string, packed: string): NameForm => {
  const plain = plainForm(name);
  const comparison = comparisons[Number(packed[0])] ?? "loose";
  const joinedForms = packed[1] === joinedMark ? [plainJoined(plain)] : [];
  if (!packed.includes(separator)) return { ...plain, comparison, joined: joinedForms };
  const [, keys = "", written = "", squashed = "", ...others] = packed.split(separator);
  for (let index = 0; index < others.length; index += 2)
    joinedForms.push({ keys: (others[index] ?? "").split(" "), lower: others[index + 1] ?? "" });
  return {
    keys: keys === "" ? plain.keys : keys.split(" "),
    written: written === "" ? plain.written : written,
    squashed: squashed === "" ? plain.squashed : squashed,
    comparison,
    joined: joinedForms,
  };
};

export const packSkills = (
  skillsByCategory: Readonly<Record<string, readonly Skill[]>>,
  formsOf: (skills: readonly Skill[]) => readonly (readonly NameForm[])[],
): PackedSkills => {
  const forms = formsOf(Object.values(skillsByCategory).flat()).values();
  const pack = (skill: Skill): PackedSkill => {
    const ownForms = forms.next().value ?? [];
    const names = namesOf(skill);
    const packed = ownForms.map((form, index) => packForm(names[index] ?? "", form));
    return [skill.name, skill.kind, skill.aliases, skill.implies, skill.near, skill.ambiguousTerms, packed];
  };
  return Object.fromEntries(Object.entries(skillsByCategory).map(([category, skills]) => [category, skills.map(pack)]));
};

const unpackSkill = ([name, kind, aliases, implies, near, ambiguousTerms]: PackedSkill): Skill => ({
  name,
  kind: kind as Skill["kind"],
  aliases,
  implies,
  near,
  ambiguousTerms,
});

export const unpackSkills = (packed: PackedSkills): Readonly<Record<string, readonly Skill[]>> =>
  Object.fromEntries(Object.entries(packed).map(([category, skills]) => [category, skills.map(unpackSkill)]));

/** One skill at a time: all forms at once would take twice as long to collect as garbage. */
export function* unpackForms(packed: PackedSkills): Generator<readonly NameForm[]> {
  for (const skill of Object.values(packed).flat()) {
    const forms = skill[6];
    yield namesOf(unpackSkill(skill)).map((name, index) => unpackForm(name, forms[index] ?? "0"));
  }
}
