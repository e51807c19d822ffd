/** Whether a text turns the trace around: says that something missing is there, or that something shown is not. */
import { findSkills } from "../../skills/find-skills.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import type { MatchTrace } from "../trace.ts";
import { asNamed, asNamedBriefly } from "./name-need.ts";
import { evidenceOf, isSolid } from "./read-trace.ts";

const saysGap =
  /\b(?:no|not|none|nor|neither|nothing|never|without|missing|miss(?:es)?|lacks?|lacking|absent|absence|gap|short|only if|instead|yet|unclear|unknown|ask|asks|asked|asking|check|confirm|verify|explore|find out|would|could|if|open|needs?|requires?|required)\b|n't\b|\?/i;
const deniesIt =
  /\b(?:missing|lacks?|lacking|absent|nothing|no (?:evidence|sign|trace|mention)|does not|doesn't|cannot|never)\b/i;

/** A thing by its words and by the skills in them. */
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

/** A title held may name a skill without claiming it, and so may a need of several things of which only some were found. */
const withoutAsides = (text: string, { needs, domain }: MatchTrace): string =>
  needs
    .filter(
      ({ elements }) => elements.some(({ how }) => how === "not-met") && elements.some(({ how }) => how !== "not-met"),
    )
    .flatMap(({ words }) => [asNamed(words), asNamedBriefly(words)])
    .concat(domain.nearestTitle ?? [])
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, aside) => rest.replaceAll(aside, "…"), text);

export const contradicts = (text: string, trace: MatchTrace): boolean => {
  const evidence = evidenceOf(trace.needs);
  const missing = new Set(missingLabels(trace));
  const found = new Set(evidence.map(({ element }) => element.label));
  // What one need shows and another misses, under the same words, can be said either way.
  const absent = [...missing].filter((label) => !found.has(label)).map(namedIn);
  const shown = evidence
    .filter((each) => isSolid(each) && !missing.has(each.element.label))
    .map(({ element }) => namedIn(element.label));
  return withoutAsides(text, trace)
    .split(/(?<=[.?!])\s+/)
    .some((sentence) => {
      const said = namedIn(sentence);
      const ofAbsent = absent.some((thing) => mentions(said, thing));
      if (ofAbsent && !saysGap.test(sentence)) return true;
      return !ofAbsent && deniesIt.test(sentence) && shown.some((thing) => mentions(said, thing));
    });
};
