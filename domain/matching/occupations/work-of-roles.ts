/** The work of dated roles that their titles do not name: read from their duties. A headline alone adds none. */
import type { RoleFact, SkillFact, Span } from "../facts/candidate-facts.ts";
import { dutiesSupport, type DutyTerm, inferOccupation, skillDuty } from "./infer-occupation.ts";
import { unpackWordPosition } from "./stems.ts";
import { type NamedWork, supportsTitle } from "./title-support.ts";
import { layReadings, worksOf } from "./lay-titles.ts";
import { isRecognizedWork, unknownWork } from "./titles.ts";

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

const maxUnproven = 2;

/** Where a title has several readings, the duties decide. Without a sign in the duties, an unknown title keeps one or two readings. */
const namedByTitle = ({ title, occupations }: RoleFact, duties: readonly DutyTerm[]): readonly string[] => {
  const readings = layReadings(title);
  if (readings.length === 0) return occupations;
  const supported = readings.filter(({ works }) => dutiesSupport(duties, works));
  if (occupations.some(isRecognizedWork))
    return supported.length === 0 || dutiesSupport(duties, occupations)
      ? occupations
      : [...occupations, ...worksOf(supported)];
  const read = supported.length > 0 ? supported : readings.length <= maxUnproven ? readings : [];
  const works = worksOf(read);
  return works.length === 0 ? occupations : [...works, ...occupations.filter((id) => id !== unknownWork)];
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
    const named = namedByTitle(role, terms);
    const isKnown = named.some(isRecognizedWork);
    const work = isKnown ? undefined : inferOccupation(terms);
    const isTitleNear = supportsTitle(role, headline);
    const doesDuties = dutiesSupport(terms, headline.occupations);
    isTitleShown ||= isTitleNear || (!isKnown && doesDuties);
    const inferred = [
      ...(work === undefined ? [] : [work.occupation]),
      ...(isPresent(index) && doesDuties && (isTitleNear || !isKnown) ? headline.occupations : []),
    ].filter((id, at, all) => !named.includes(id) && all.indexOf(id) === at);
    return inferred.length === 0
      ? { ...role, occupations: named }
      : {
          ...role,
          occupations: [...named, ...inferred],
          inferred: { occupations: inferred, spans: spansOf(work?.terms ?? terms, role, skills) },
        };
  });
  return { roles: completed, isTitleShown };
};
