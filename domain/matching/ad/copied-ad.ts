/** Text copied from the ad proves nothing, so the scorer reads the candidate without it. */
import type { CandidateFacts, RoleFact, SkillFact, Span, WordPositions } from "../facts/candidate-facts.ts";
import { unpackWordPosition } from "../occupations/stems.ts";

/** This many of the ad's content words in runs are a copy, whatever the order of the runs. People describe the same work in other words. */
const minCopiedWords = 12;
/** Shorter runs are the trade's own terms: "month-end close and account reconciliations". */
const minRunWords = 4;
/** With this share of all its words, in runs of two or more, an ad is copied whatever the length of the runs. */
const wholeAdShare = 0.8;
/** People who do the same work share its terms with the ad, with words of their own between them. */
const minCopiedShare = 0.7;
/** Words of the ad that may be missing between two words of a run. */
const maxSkipped = 2;
/** Maximum characters between two words of a run: stop words and numbers fill the space. */
const maxGap = 60;

/** The words of the ad, each with the places where it stands. */
export type AdPlaces = ReadonlyMap<string, readonly number[]>;

export const adPlacesOf = (words: readonly string[]): AdPlaces => {
  const places = new Map<string, number[]>();
  for (const [index, word] of words.entries()) places.set(word, [...(places.get(word) ?? []), index]);
  return places;
};

/** A cheap check first: most texts hold too few of the ad's words. */
const holdsEnough = (ad: AdPlaces, positions: WordPositions): boolean => {
  let count = 0;
  for (const word of ad.keys()) if (positions[word] !== undefined && (count += 1) >= minCopiedWords) return true;
  return false;
};

interface Run {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** Runs of words that follow each other in the ad as they do in the text. */
const runsIn = (ad: AdPlaces, positions: WordPositions): readonly Run[] => {
  const words = [...ad.keys()]
    .flatMap((word) => (positions[word] === undefined ? [] : [{ word, ...unpackWordPosition(positions[word]) }]))
    .toSorted((a, b) => a.start - b.start);
  const runs: Run[] = [];
  let places: readonly number[] = [];
  for (const { word, start, end } of words) {
    const here = ad.get(word) ?? [];
    const last = runs.at(-1);
    const following = here.filter((place) =>
      places.some((before) => place > before && place - before <= maxSkipped + 1),
    );
    if (last !== undefined && start - last.end <= maxGap && following.length > 0) {
      runs[runs.length - 1] = { start: last.start, end, length: last.length + 1 };
      places = following;
    } else {
      runs.push({ start, end, length: 1 });
      places = here;
    }
  }
  return runs.filter(({ length }) => length > 1);
};

const wordsIn = (runs: readonly Run[]): number => runs.reduce((sum, { length }) => sum + length, 0);

/** Where a text repeats the ad: all of it from the first run to the last, because what lies between is the ad cut up. */
const copiedRange = (ad: AdPlaces, positions: WordPositions): Omit<Span, "source"> | undefined => {
  if (!holdsEnough(ad, positions)) return undefined;
  const allRuns = runsIn(ad, positions);
  const longRuns = allRuns.filter(({ length }) => length >= minRunWords);
  const runs = wordsIn(allRuns) >= Math.max(minCopiedWords, ad.size * wholeAdShare) ? allRuns : longRuns;
  const [first, last] = [runs[0], runs.at(-1)];
  if (wordsIn(runs) < minCopiedWords || first === undefined || last === undefined) return undefined;
  const between = Object.values(positions).filter((packed) => {
    const { start } = unpackWordPosition(packed);
    return start >= first.start && start < last.end;
  }).length;
  return wordsIn(runs) >= between * minCopiedShare ? { start: first.start, end: last.end } : undefined;
};

const touches = (span: Span, copied: readonly Span[]): boolean =>
  copied.some(({ source, start, end }) => source === span.source && span.start < end && start < span.end);

const withoutWords = (positions: WordPositions, source: string, copied: readonly Span[]): WordPositions =>
  copied.some((each) => each.source === source)
    ? Object.fromEntries(
        Object.entries(positions).filter(([, packed]) => !touches({ source, ...unpackWordPosition(packed) }, copied)),
      )
    : positions;

/** Drops evidence in copied text only. The skills list is not checked, because it is a claim in any case. */
const withoutCopiedSkill = (skill: SkillFact, copied: readonly Span[]): SkillFact => {
  const spans = skill.spans.filter((span) => !touches(span, copied));
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

/** Work that copied duties show is not shown. */
const withoutCopiedWork = (role: RoleFact, copied: readonly Span[]): RoleFact => {
  const { inferred, ...rest } = role;
  if (inferred === undefined || !inferred.spans.some((span) => touches(span, copied))) return role;
  return { ...rest, occupations: role.occupations.filter((id) => !inferred.occupations.includes(id)) };
};

export const withoutCopiedAd = (ad: AdPlaces, facts: CandidateFacts): UncopiedFacts => {
  const copied: Span[] = [];
  const check = (source: string, positions: WordPositions): void => {
    const range = copiedRange(ad, positions);
    if (range !== undefined) copied.push({ source, ...range });
  };
  check("summary", facts.claimed);
  for (const { at: index, words } of facts.roles) check(`experience.${index}.description`, words);
  if (copied.length === 0) return { facts, copied };
  const roles = facts.roles.map((role): RoleFact => ({
    ...withoutCopiedWork(role, copied),
    words: withoutWords(role.words, `experience.${role.at}.description`, copied),
  }));
  const skills = facts.skills
    .map((skill) => withoutCopiedSkill(skill, copied))
    .filter(({ roles, listed, summary }) => roles.length > 0 || listed || summary);
  return { copied, facts: { ...facts, roles, skills, claimed: withoutWords(facts.claimed, "summary", copied) } };
};
