/** The work of dated roles that their titles do not name: read from their duties. A headline alone adds none. */
import type { RoleFact, SkillFact, Span } from "../facts/candidate-facts.ts";
import { dutiesSupport, type DutyTerm, inferOccupation, skillDuty } from "./infer-occupation.ts";
import { unpackWordPosition } from "./stems.ts";
import { type NamedWork, supportsTitle } from "./title-support.ts";
import { isRecognizedWork } from "./titles.ts";

const maxSpans = 4;

/** Word stems of the description, and skills used in the role. A credential is held, not done. */
const dutyTermsOf = (role: RoleFact, index: number, skills: readonly SkillFact[]): readonly DutyTerm[] => [
  ...Object.keys(role.words),
  ...skills
    .filter(({ kind, roles }) => kind !== "credential" && roles.includes(index))
    .map(({ name }) => skillDuty(name)),
];

const spansOf = (
  terms: readonly DutyTerm[],
  { at, words }: RoleFact,
  skills: readonly SkillFact[],
): readonly Span[] => {
  const source = `experience.${at}.description`;
  const spans = terms.flatMap((term): readonly Span[] => {
    const packed = words[term];
    if (packed !== undefined) return [{ source, ...unpackWordPosition(packed) }];
    const skill = skills.find(({ name }) => skillDuty(name) === term);
    return skill?.spans.filter((span) => span.source === source).slice(0, 1) ?? [];
  });
  return spans.slice(0, maxSpans);
};

export const readWork = (
  roles: readonly RoleFact[],
  skills: readonly SkillFact[],
  headline: NamedWork,
  isPresent: (index: number) => boolean,
): { readonly roles: readonly RoleFact[]; readonly isTitleShown: boolean } => {
  let isTitleShown = false;
  const completed = roles.map((role, index): RoleFact => {
    const terms = dutyTermsOf(role, index, skills);
    const isKnown = role.occupations.some(isRecognizedWork);
    const work = isKnown ? undefined : inferOccupation(terms);
    const isTitleNear = supportsTitle(role, headline);
    const doesDuties = dutiesSupport(terms, headline.occupations);
    isTitleShown ||= isTitleNear || (!isKnown && doesDuties);
    const inferred = [
      ...(work === undefined ? [] : [work.occupation]),
      ...(isPresent(index) && doesDuties && (isTitleNear || !isKnown) ? headline.occupations : []),
    ].filter((id, at, all) => !role.occupations.includes(id) && all.indexOf(id) === at);
    return inferred.length === 0
      ? role
      : {
          ...role,
          occupations: [...role.occupations, ...inferred],
          inferred: { occupations: inferred, spans: spansOf(work?.terms ?? terms, role, skills) },
        };
  });
  return { roles: completed, isTitleShown };
};
