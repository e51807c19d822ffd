/** Whether a text contradicts the trace: it claims something missing, or denies something shown. */
import { findSkills } from "../../../skills/find-skills.ts";
import { skillIndex } from "../../../skills/vocabulary.ts";
import type { MatchTrace } from "../../score/trace.ts";
import { formatNeed, formatNeedBriefly } from "../format-need.ts";
import { evidenceOf, hasStrongEvidence } from "../read-trace.ts";

const gapWords =
  /\b(?:no|not|none|nor|neither|nothing|never|without|missing|miss(?:es)?|lacks?|lacking|absent|absence|gap|short|only if|instead|yet|unclear|unknown|ask|asks|asked|asking|check|confirm|verify|explore|find out|would|could|if|open|needs?|requires?|required)\b|n't\b|\?/i;
const denialWords =
  /\b(?:missing|lacks?|lacking|absent|nothing|no (?:evidence|sign|trace|mention)|does not|doesn't|cannot|never)\b/i;

/** A label with the skills found in it. */
interface LabelWithSkills {
  readonly lower: string;
  readonly skills: ReadonlySet<string>;
}

const parseLabel = (text: string): LabelWithSkills => ({
  lower: text.toLowerCase(),
  skills: new Set(findSkills(text, skillIndex()).map(({ skill }) => skill)),
});

const mentions = (sentence: LabelWithSkills, label: LabelWithSkills): boolean =>
  sentence.lower.includes(label.lower) ||
  (label.skills.size > 0 && [...label.skills].every((skill) => sentence.skills.has(skill)));

const missingLabels = ({ needs }: MatchTrace): readonly string[] =>
  needs.flatMap(({ words, elements }) =>
    elements.length === 0 ? [words] : elements.filter(({ how }) => how === "not-met").map(({ label }) => label),
  );

/** A quoted title may name a skill without claiming it, and so may a need of several things of which only some were found. */
const withoutNamedTitles = (text: string, { needs, domain }: MatchTrace): string =>
  needs
    .filter(
      ({ elements }) => elements.some(({ how }) => how === "not-met") && elements.some(({ how }) => how !== "not-met"),
    )
    .flatMap(({ words }) => [formatNeed(words), formatNeedBriefly(words)])
    .concat(domain.nearestTitle ?? [])
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, quoted) => rest.replaceAll(quoted, "…"), text);

export const contradicts = (text: string, trace: MatchTrace): boolean => {
  const evidence = evidenceOf(trace.needs);
  const missing = new Set(missingLabels(trace));
  const evidenceLabels = new Set(evidence.map(({ element }) => element.label));
  // A label that one need shows and another misses can be stated either way.
  const missingThings = [...missing].filter((label) => !evidenceLabels.has(label)).map(parseLabel);
  const shownLabels = evidence
    .filter((each) => hasStrongEvidence(each) && !missing.has(each.element.label))
    .map(({ element }) => parseLabel(element.label));
  return withoutNamedTitles(text, trace)
    .split(/(?<=[.?!])\s+/)
    .some((sentence) => {
      const subject = parseLabel(sentence);
      const mentionsMissing = missingThings.some((label) => mentions(subject, label));
      if (mentionsMissing && !gapWords.test(sentence)) return true;
      return !mentionsMissing && denialWords.test(sentence) && shownLabels.some((label) => mentions(subject, label));
    });
};
