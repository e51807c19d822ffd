/** Resolves an item of a skills list as people write it: "React.js (5 yrs)", "MS Excel", "advanced Kubernets". */
import { removeSuffix } from "../text/remove-suffix.ts";
import { editDistance } from "./edit-distance.ts";
import type { SkillIndex } from "./skill-index.ts";
import { squashed, tokensOfName, withoutPlural } from "./text-tokens.ts";

const level =
  "advanced|basics?|beginner|intermediate|expert|expertise|proficient|proficiency|fluent|familiar|familiarity|(?:good |working )?knowledge|experienced?|skilled|strong|solid|excellent|good|hands-on|skills?|certified|professional";
const time = String.raw`\d+\+?\s*(?:years?|yrs?|months?)\.?`;
const leading = new RegExp(String.raw`^(?:${level}|${time})(?:\s+experience)?(?:\s+(?:of|in|with))?\s+`, "i");
const levelSuffix = new RegExp(String.raw`$(?<=([\s:–—-]+(?:${level}|level|user|${time}(?:\s+experience)?)\.?))`, "i");
const version = /$(?<=([\s-]*v?\d+(?:\.[\dx]+)*(?:\s*[/,]\s*\d+(?:\.[\dx]+)*)*\+?))/i;
const maker = /^(?:microsoft|ms|adobe|google|apache|amazon|aws|azure|oracle|sap|ibm|the)\s+/i;
const leftEdge = /^[\s\p{Pd}•·▪●◦■*–—>:;,]+/u;
const rightEdge = /(?<![\s•·▪●◦■*–—:;,.])[\s•·▪●◦■*–—:;,.]+$/;

const bare = (words: string) => words.replace(leftEdge, "").replace(rightEdge, "");

const withoutLevel = (words: string): string => {
  const withoutSuffix = bare(removeSuffix(words.replace(leading, ""), levelSuffix));
  return withoutSuffix === words || withoutSuffix === "" ? words : withoutLevel(withoutSuffix);
};

/** Possible readings of one item, the most literal first. */
const readings = (words: string): ReadonlySet<string> => {
  const wholeName = bare(words);
  const outside = bare(wholeName.replaceAll(/(?:(?<!\s)\s+)?[([][^)\]]*[)\]]?/g, " ").replaceAll(/\s+/g, " "));
  const inside = [...wholeName.matchAll(/[([]([^)\]]+)/g)].map((match) => match[1] ?? "");
  const afterColon = wholeName.includes(":") ? [wholeName.slice(wholeName.indexOf(":") + 1)] : [];
  const withoutLevels = [outside, ...inside, ...afterColon].map((part) => withoutLevel(bare(part)));
  const shorter = withoutLevels.flatMap((part) => {
    const withoutVersion = bare(removeSuffix(part, version));
    return [withoutVersion, withoutVersion.replace(maker, "")];
  });
  return new Set([wholeName, outside, ...withoutLevels, ...shorter].filter((candidateName) => candidateName !== ""));
};

const matchExact = (words: string, index: SkillIndex): string | undefined =>
  index.listed.get(squashed(words)) ??
  index.listedSingular.get(
    tokensOfName(words)
      .map((token) => token.key)
      .join(""),
  );

const maxEdits = (word: string) => (word.length >= 10 ? 2 : 1);

/** The word of the vocabulary that this is a typo of; undefined if there is none or two are equally close. */
const corrected = (word: string, index: SkillIndex): string | undefined => {
  let best: string | undefined;
  let bestDistance = maxEdits(word) + 1;
  for (const candidate of index.words.get(word.slice(0, 1)) ?? []) {
    const limit = Math.min(maxEdits(word), maxEdits(candidate));
    const distance = editDistance(word, candidate, limit);
    const isTie = distance === bestDistance && best !== withoutPlural(candidate);
    if (distance <= limit && distance <= bestDistance) {
      best = isTie ? undefined : withoutPlural(candidate);
      bestDistance = distance;
    }
  }
  return best;
};

const matchCorrected = (words: string, index: SkillIndex): string | undefined => {
  let corrections = 0;
  const keys = tokensOfName(words).map(({ key, written }) => {
    const mayBeTypo = !index.knownWords.has(key) && /^\p{L}{6,}$/u.test(written);
    const correction = mayBeTypo ? corrected(written.toLowerCase(), index) : undefined;
    corrections += correction === undefined ? 0 : 1;
    return correction ?? key;
  });
  return corrections > 0 ? index.listedSingular.get(keys.join("")) : undefined;
};

/** The name of the skill that one item of a list means, or undefined. */
export const resolveSkill = (words: string, index: SkillIndex): string | undefined => {
  const readingList = [...readings(words.slice(0, 200))];
  for (const matchName of [matchExact, matchCorrected]) {
    for (const candidateName of readingList) {
      const skill = matchName(candidateName, index);
      if (skill !== undefined) {
        return skill;
      }
    }
  }
  return undefined;
};

/** The skills of one item. An item that is no skill as a whole is split: "HTML/CSS" and "Go & Rust" are two skills. */
export const resolveSkills = (words: string, index: SkillIndex): readonly string[] => {
  const wholeMatch = resolveSkill(words, index);
  if (wholeMatch !== undefined) {
    return [wholeMatch];
  }
  const parts = words.slice(0, 200).split(/[/,;&|]|\band\b/i);
  const names = parts.length < 2 ? [] : parts.map((part) => resolveSkill(part, index));
  return [...new Set(names.filter((name) => name !== undefined))];
};
