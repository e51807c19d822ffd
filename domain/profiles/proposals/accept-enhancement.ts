/** Checks a model's text: every number, skill, employer and name in it must be in the profile. In doubt the template text is used. */
import { allowedContentOf, preservesAllOf, unfaithfulReason } from "../../matching/words/rewriting/faithful-text.ts";
import { resolveSkills } from "../../skills/resolve-skill.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import type { Position } from "../history.ts";
import type { Profile } from "../profile.ts";
import { sentencesOf } from "./sentences.ts";

/** Words that claim rank, credentials or awards; allowed only if the profile has them too. */
const claims =
  /\b(?:senior|junior|principal|staff|lead|leader|leadership|head|chief|director|vice|president|manager|managed|managing|supervis\w+|executive|expert\w*|specialist|certified|licensed|accredited|award\w*|degree|bachelor\w*|master\w*|phd|doctorate|mba|fluent|bilingual|native|veteran|founder|founded|owner|fortune|award-winning|world-class|seasoned|decades?|extensive|years)\b/gi;

/** Words that may begin a sentence without being in the profile. */
const sentenceStarters = new Set(
  `a an the and also as at across after before both by currently during earlier education experienced for from has have holds in
  including known led most my now on over previously recent recently since skilled strong their they this through trained with
  within works working worked brings combines comfortable focused familiar background experience skills i i've i'm`.split(
    /\s+/,
  ),
);

const firstWordOf = (sentence: string): string => /^["“(]?([\p{L}\p{N}'’.&+#-]+)/u.exec(sentence)?.[1] ?? "";
const normalizeWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/'s$|(?<![.'&-])[.'&-]+$/g, "");

const textsOf = ({
  title,
  location,
  summary,
  skills,
  experience,
  education,
  firstName,
  lastName,
}: Profile): readonly string[] => [
  `${firstName} ${lastName}`,
  title,
  location,
  summary,
  ...skills,
  ...experience.flatMap(textsOfPosition),
  ...education.flatMap((each) => [
    each.degree,
    each.field ?? "",
    each.school,
    String(each.year ?? ""),
    String(each.startYear ?? ""),
  ]),
];

const textsOfPosition = (position: Position): readonly string[] => [
  position.title,
  position.company,
  position.industry ?? "",
  position.location ?? "",
  position.start?.slice(0, 4) ?? "",
  position.end?.slice(0, 4) ?? "",
  position.description ?? "",
];

/** True if everything in the text is supported by the sources. */
const isSupported = (text: string, sources: readonly string[], listedSkills: readonly string[] = []): boolean => {
  const inText = allowedContentOf(sources);
  // In a list, ambiguous words such as Epic, Go and Excel are skills; in a sentence they may not be.
  const inList = listedSkills.flatMap((skill) => resolveSkills(skill, skillIndex()));
  const grounds = { ...inText, skills: new Set([...inText.skills, ...inList]) };
  const isKnown = (word: string) => grounds.words.has(normalizeWord(word));
  return (
    unfaithfulReason(text, grounds) === undefined &&
    (text.match(claims) ?? []).every(isKnown) &&
    sentencesOf(text).every((sentence) => {
      const first = firstWordOf(sentence);
      return sentenceStarters.has(normalizeWord(first)) || isKnown(first) || first.split(/[/-]/).every(isKnown);
    })
  );
};

const maxSummaryLength = 1200;

/** The new text must also keep the person's own numbers and skills. */
export const mayReplaceSummary = (rewritten: string, profile: Profile): boolean =>
  rewritten.trim() !== "" &&
  rewritten.length <= Math.max(maxSummaryLength, profile.summary.length) &&
  isSupported(rewritten, textsOf(profile), profile.skills) &&
  preservesAllOf(rewritten, profile.summary);

export const mayReplaceDescription = (rewritten: string, position: Position): boolean => {
  const before = position.description ?? "";
  return (
    rewritten.trim() !== "" &&
    rewritten.length <= before.length * 1.5 + 80 &&
    isSupported(rewritten, textsOfPosition(position)) &&
    preservesAllOf(rewritten, before)
  );
};
