/**
 * A fresh job often says no more than its title. Then the title is what is asked: to have done that work, and the skills that the
 * title or the description name. These needs are assumed, said to be so, and a person's list or the ad's own takes their place.
 */
import { findSkills } from "../skills/find-skills.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { elementsOf } from "./item-elements.ts";
import type { JobRecord, Need } from "./job-needs.ts";

const assumedPrefix = "assumed-";
const mostSkills = 6;

export const isAssumed = (needId: string): boolean => needId.startsWith(assumedPrefix);

const assumed = (at: number, need: Pick<Need, "kind" | "words" | "must" | "elements">): Need => ({
  id: `${assumedPrefix}${at + 1}`,
  nonNegotiable: false,
  soft: false,
  ...need,
});

export const assumedNeeds = ({ title, description }: JobRecord): readonly Need[] => {
  if (title.trim() === "") return [];
  const text = `${title}. ${description ?? ""}`;
  const skills = [...new Set(findSkills(text, skillIndex()).map(({ skill }) => skill))]
    // A licence is not asked of anybody by a guess, and a trait tells nobody apart.
    .filter((name) => ["craft", "tool"].includes(skillIndex().byName.get(name)?.kind ?? ""))
    .slice(0, mostSkills);
  const work = {
    label: title,
    share: 1,
    byTime: true,
    months: null,
    terms: [],
    stems: [],
    allWords: false,
    industries: [],
    wordsCredit: 1,
  };
  return [
    assumed(0, { kind: "experience", words: `Work as ${title}`, must: true, elements: [work] }),
    ...skills.map((name, at) =>
      assumed(at + 1, { kind: "skill", words: name, must: false, elements: elementsOf(name) }),
    ),
  ];
};
