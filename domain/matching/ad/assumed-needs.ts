/**
 * A new job often has only a title. Then the needs are assumed: experience in that work, and the skills that the title or
 * the description names. They are marked as assumed, and the ad's own list or a person's list replaces them.
 */
import { findSkills } from "../../skills/find-skills.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import { elementsOf } from "./item-elements.ts";
import type { JobRecord, Need } from "./job-needs.ts";

const assumedPrefix = "assumed-";
const maxSkills = 6;

export const isAssumed = (needId: string): boolean => needId.startsWith(assumedPrefix);

const assumedNeed = (index: number, need: Pick<Need, "kind" | "words" | "must" | "elements">): Need => ({
  id: `${assumedPrefix}${index + 1}`,
  nonNegotiable: false,
  soft: false,
  ...need,
});

export const assumedNeeds = ({ title, description }: JobRecord): readonly Need[] => {
  if (title.trim() === "") return [];
  const text = `${title}. ${description ?? ""}`;
  const skills = [...new Set(findSkills(text, skillIndex()).map(({ skill }) => skill))]
    // A license is never assumed, and a trait does not separate candidates.
    .filter((name) => ["craft", "tool"].includes(skillIndex().byName.get(name)?.kind ?? ""))
    .slice(0, maxSkills);
  const work = {
    label: title,
    share: 1,
    metByTime: true,
    months: null,
    terms: [],
    stems: [],
    requiresAllWords: false,
    industries: [],
    wordsCredit: 1,
  };
  return [
    assumedNeed(0, { kind: "experience", words: `Work as ${title}`, must: true, elements: [work] }),
    ...skills.map((name, index) =>
      assumedNeed(index + 1, { kind: "skill", words: name, must: false, elements: elementsOf(name) }),
    ),
  ];
};
