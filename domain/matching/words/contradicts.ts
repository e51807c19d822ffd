/** Whether a text contradicts the trace: it claims something missing, or denies something shown. */
import { findSkills } from "../../skills/find-skills.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import type { MatchTrace } from "../trace.ts";
import { formatNeed, formatNeedBriefly } from "./format-need.ts";
import { evidenceOf, isSolid } from "./read-trace.ts";

const statesGap =
  /\b(?:no|not|none|nor|neither|nothing|never|without|missing|miss(?:es)?|lacks?|lacking|absent|absence|gap|short|only if|instead|yet|unclear|unknown|ask|asks|asked|asking|check|confirm|verify|explore|find out|would|could|if|open|needs?|requires?|required)\b|n't\b|\?/i;
const deniesSkill =
  /\b(?:missing|lacks?|lacking|absent|nothing|no (?:evidence|sign|trace|mention)|does not|doesn't|cannot|never)\b/i;

/** A label with the skills found in it. */
interface Named {
  readonly lower: string;
  readonly skills: ReadonlySet<string>;
}

const namedIn = (text: string): Named => ({
  lower: text.toLowerCase(),
  skills: new Set(findSkills(text, skillIndex()).map(({ skill }) => skill)),
});

const mentions = (sentence: Named, thing: Named): boolean =>
  sentence.lower.includes(thing.lower) ||
  (thing.skills.size > 0 && [...thing.skills].every((skill) => sentence.skills.has(skill)));

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
    .reduce((rest, aside) => rest.replaceAll(aside, "…"), text);

export const contradicts = (text: string, trace: MatchTrace): boolean => {
  const evidence = evidenceOf(trace.needs);
  const missing = new Set(missingLabels(trace));
  const found = new Set(evidence.map(({ element }) => element.label));
  // A label that one need shows and another misses can be stated either way.
  const absent = [...missing].filter((label) => !found.has(label)).map(namedIn);
  const shown = evidence
    .filter((each) => isSolid(each) && !missing.has(each.element.label))
    .map(({ element }) => namedIn(element.label));
  return withoutNamedTitles(text, trace)
    .split(/(?<=[.?!])\s+/)
    .some((sentence) => {
      const subject = namedIn(sentence);
      const ofAbsent = absent.some((thing) => mentions(subject, thing));
      if (ofAbsent && !statesGap.test(sentence)) return true;
      return !ofAbsent && deniesSkill.test(sentence) && shown.some((thing) => mentions(subject, thing));
    });
};
