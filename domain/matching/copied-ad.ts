/** Text that repeats the ad: it proves nothing, so the scorer sees the candidate without it. */
import type { CandidateFacts, RoleFact, SkillFact, Span, WordPlaces } from "./candidate-facts.ts";
import { placeOfWord } from "./stems.ts";

/** This many of the ad's content words in the ad's order, side by side, are a copy. People describe the same work in other words. */
const copiedFrom = 12;
/** Words of the ad that may be missing or stand earlier in the text before a run ends. */
const maxMissing = 2;
/** Between two words of a run, in characters: stop words and numbers fill the space. */
const maxGap = 60;
/** Every so many words are looked at first; only where two in a row are there is the whole text compared. */
const sampleStep = 4;

const looksCopied = (ad: readonly string[], places: WordPlaces): boolean => {
  let before = false;
  for (let at = 0; at < ad.length; at += sampleStep) {
    const isThere = places[ad[at] as string] !== undefined;
    if (before && isThere) return true;
    before = isThere;
  }
  return false;
};

/** Where a text repeats the ad; `ad` has every content word of the ad once, in its order. */
export const copiedRanges = (ad: readonly string[], places: WordPlaces): readonly Omit<Span, "source">[] => {
  if (ad.length < copiedFrom || !looksCopied(ad, places)) return [];
  const ranges: Omit<Span, "source">[] = [];
  let [start, end, length, missing] = [0, 0, 0, 0];
  const finish = () => {
    if (length >= copiedFrom) ranges.push({ start, end });
    [length, missing] = [0, 0];
  };
  for (const stem of ad) {
    const packed = places[stem];
    const word = packed === undefined ? undefined : placeOfWord(packed);
    if (word !== undefined && length > 0 && word.start >= end && word.start - end <= maxGap) {
      [end, length, missing] = [word.end, length + 1, 0];
      continue;
    }
    if (length > 0 && missing < maxMissing) {
      missing += 1;
      continue;
    }
    finish();
    if (word !== undefined) [start, end, length] = [word.start, word.end, 1];
  }
  finish();
  return ranges;
};

const isWithin = (span: Span, copied: readonly Span[]): boolean =>
  copied.some(({ source, start, end }) => source === span.source && span.start >= start && span.end <= end);

const withoutWords = (places: WordPlaces, source: string, copied: readonly Span[]): WordPlaces =>
  copied.some((each) => each.source === source)
    ? Object.fromEntries(
        Object.entries(places).filter(([, packed]) => !isWithin({ source, ...placeOfWord(packed) }, copied)),
      )
    : places;

/** A skill that is also said elsewhere keeps that. A list says what a person claims and is judged as a claim. */
const withoutCopiedSkill = (skill: SkillFact, copied: readonly Span[]): SkillFact => {
  const spans = skill.spans.filter((span) => !isWithin(span, copied));
  if (spans.length === skill.spans.length) return skill;
  const isShownIn = (at: number): boolean =>
    spans.some(({ source }) => source.startsWith(`experience.${at}.`)) ||
    !skill.spans.some(({ source }) => source.startsWith(`experience.${at}.`));
  return {
    ...skill,
    spans,
    roles: skill.roles.filter(isShownIn),
    summary: skill.summary && spans.some(({ source }) => source === "summary"),
  };
};

export interface OwnWords {
  readonly facts: CandidateFacts;
  readonly copied: readonly Span[];
}

export const withoutCopiedAd = (ad: readonly string[], facts: CandidateFacts): OwnWords => {
  const copied: Span[] = copiedRanges(ad, facts.claimed).map((range) => ({ source: "summary", ...range }));
  for (const { at, words } of facts.roles)
    for (const range of copiedRanges(ad, words)) copied.push({ source: `experience.${at}.description`, ...range });
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
