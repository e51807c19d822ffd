/** Text copied from the ad proves nothing, so the scorer reads the candidate without it. */
import type { CandidateFacts, RoleFact, SkillFact, Span, WordPositions } from "../facts/candidate-facts.ts";
import { unpackWordPosition } from "../occupations/stems.ts";

/** This many of the ad's content words in the ad's order are a copy. People describe the same work in other words. */
const minCopiedWords = 12;
/** Words of the ad that may be missing or out of order before a run ends. */
const maxMissing = 2;
/** Maximum characters between two words of a run: stop words and numbers fill the space. */
const maxGap = 60;
/** Every nth word is checked first. The whole text is compared only if two in a row are found. */
const sampleStep = 4;

const looksCopied = (ad: readonly string[], positions: WordPositions): boolean => {
  let before = false;
  for (let index = 0; index < ad.length; index += sampleStep) {
    const isFound = positions[ad[index] as string] !== undefined;
    if (before && isFound) return true;
    before = isFound;
  }
  return false;
};

/** The ranges where a text repeats the ad. `ad` has every content word of the ad once, in order. */
const copiedRanges = (ad: readonly string[], positions: WordPositions): readonly Omit<Span, "source">[] => {
  if (ad.length < minCopiedWords || !looksCopied(ad, positions)) return [];
  const ranges: Omit<Span, "source">[] = [];
  let [start, end, length, missing] = [0, 0, 0, 0];
  const endRun = () => {
    if (length >= minCopiedWords) ranges.push({ start, end });
    [length, missing] = [0, 0];
  };
  for (const stem of ad) {
    const packed = positions[stem];
    const word = packed === undefined ? undefined : unpackWordPosition(packed);
    if (word !== undefined && length > 0 && word.start >= end && word.start - end <= maxGap) {
      [end, length, missing] = [word.end, length + 1, 0];
      continue;
    }
    if (length > 0 && missing < maxMissing) {
      missing += 1;
      continue;
    }
    endRun();
    if (word !== undefined) [start, end, length] = [word.start, word.end, 1];
  }
  endRun();
  return ranges;
};

const isWithin = (span: Span, copied: readonly Span[]): boolean =>
  copied.some(({ source, start, end }) => source === span.source && span.start >= start && span.end <= end);

const withoutWords = (positions: WordPositions, source: string, copied: readonly Span[]): WordPositions =>
  copied.some((each) => each.source === source)
    ? Object.fromEntries(
        Object.entries(positions).filter(([, packed]) => !isWithin({ source, ...unpackWordPosition(packed) }, copied)),
      )
    : positions;

/** Drops evidence in copied text only. The skills list is not checked, because it counts as a claim anyway. */
const withoutCopiedSkill = (skill: SkillFact, copied: readonly Span[]): SkillFact => {
  const spans = skill.spans.filter((span) => !isWithin(span, copied));
  if (spans.length === skill.spans.length) return skill;
  const isShownIn = (index: number): boolean =>
    spans.some(({ source }) => source.startsWith(`experience.${index}.`)) ||
    !skill.spans.some(({ source }) => source.startsWith(`experience.${index}.`));
  return {
    ...skill,
    spans,
    roles: skill.roles.filter(isShownIn),
    summary: skill.summary && spans.some(({ source }) => source === "summary"),
  };
};

export interface UncopiedFacts {
  readonly facts: CandidateFacts;
  readonly copied: readonly Span[];
}

export const withoutCopiedAd = (ad: readonly string[], facts: CandidateFacts): UncopiedFacts => {
  const copied: Span[] = copiedRanges(ad, facts.claimed).map((range) => ({ source: "summary", ...range }));
  for (const { at: index, words } of facts.roles)
    for (const range of copiedRanges(ad, words)) copied.push({ source: `experience.${index}.description`, ...range });
  if (copied.length === 0) return { facts, copied };
  const roles = facts.roles.map((role): RoleFact => ({
    ...role,
    words: withoutWords(role.words, `experience.${role.at}.description`, copied),
  }));
  const skills = facts.skills
    .map((skill) => withoutCopiedSkill(skill, copied))
    .filter(({ roles, listed, summary }) => roles.length > 0 || listed || summary);
  return { copied, facts: { ...facts, roles, skills, claimed: withoutWords(facts.claimed, "summary", copied) } };
};
