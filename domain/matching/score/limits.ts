/** Limits cap a score regardless of the parts. Each limit is a ceiling and a red flag. */
import type { CandidateFacts, WorkPreference } from "../facts/candidate-facts.ts";
import type { CompiledNeeds } from "../ad/compiled-needs.ts";
import type { JobNeeds } from "../ad/job-needs.ts";
import type { Judged } from "./judge.ts";
import type { PayFit } from "./pay-fit.ts";
import type { LocationFit } from "../location/location-fit.ts";
import type { MatchSettings } from "./settings.ts";
import { isRecognizedWork } from "../occupations/titles.ts";
import { isInvalidHere } from "../facts/license-states.ts";
import type { Limit, LimitReason } from "./trace.ts";

const createLimit = (
  reason: LimitReason,
  ceiling: number,
  about: readonly string[] = [],
  wish?: WorkPreference,
): Limit => ({
  reason,
  ceiling,
  about,
  spans: wish === undefined ? [] : [wish.span],
});

/** Conditions that a candidate rules out, with the job's matching ask. */
const dealBreakers: readonly (readonly [WorkPreference["kind"], ask: string])[] = [
  ["no-nights", "nights"],
  ["home-daily", "away"],
  ["no-weekends", "weekends"],
  ["no-contract", "contract"],
  ["no-travel", "travel"],
  ["no-people-management", "people"],
  ["no-on-call", "on-call"],
  ["needs-sponsorship", "no-sponsorship"],
];

const dealBreakerOf = ({ needs }: CompiledNeeds, facts: CandidateFacts): WorkPreference | undefined =>
  facts.wishes.find(
    (wish) =>
      dealBreakers.some(([kind, ask]) => kind === wish.kind && needs.conditions.includes(ask)) ||
      ((wish.kind === "contract-only" || wish.kind === "part-time-only") && !needs.conditions.includes("contract")),
  );

/** The level of the title or of a current role. */
export const latestLevel = (facts: Pick<CandidateFacts, "title" | "roles">): number => {
  let level = facts.title.level;
  for (const role of facts.roles) if (role.to === 0 && role.from > 0) level = Math.max(level, role.level);
  return level;
};

const noLimits: readonly Limit[] = [];

/** Licenses of another state, where the law or the ad asks for one that is valid here. */
const invalidLicenses = (
  { needs: { needs }, elements }: CompiledNeeds,
  facts: CandidateFacts,
  judged: Judged,
): readonly Limit[] =>
  elements.flatMap(({ need, element }, index) => {
    const skill = facts.skills[judged.skill[index] ?? -1];
    return skill === undefined || needs[need]?.nonNegotiable !== true || !isInvalidHere(skill, element)
      ? []
      : [
          {
            reason: "license-of-another-state",
            ceiling: 49,
            about: [skill.name, ...(skill.states ?? [])],
            spans: skill.spans,
          },
        ];
  });

/** The limits that follow from credits and occupation alone. The bound of the index uses them too. */
const missingNeedLimits = (
  { needs, elements, settings }: CompiledNeeds,
  judged: Judged,
  needCredit: readonly number[],
): readonly Limit[] => {
  // Without its license a need is missing, whatever else of it is met.
  const withoutLicense = new Set(
    elements.flatMap(({ need, element }, index) =>
      element.license !== undefined && (judged.credit[index] ?? 0) < settings.missingBelow ? [need] : [],
    ),
  );
  const missing = needs.needs.filter(
    (need, index) =>
      need.must &&
      !need.soft &&
      ((needCredit[index] ?? 0) < settings.missingBelow ||
        (need.nonNegotiable && withoutLicense.has(index) && (needCredit[index] ?? 0) < 1)),
  );
  if (missing.length === 0) return noLimits;
  const limits: Limit[] = [];
  const words = missing.map((need) => need.words);
  if (missing.length === 1) limits.push(createLimit("one-must-have-missing", 79, words));
  if (missing.length > 1) limits.push(createLimit("must-haves-missing", 59, words));
  const nonNegotiable = missing.filter((need) => need.nonNegotiable).map((need) => need.words);
  if (nonNegotiable.length > 0) limits.push(createLimit("non-negotiable-missing", 49, nonNegotiable));
  return limits;
};

const otherOccupationLimits = (needs: JobNeeds, occupation: number, settings: MatchSettings): readonly Limit[] => {
  if (!settings.useOccupations || occupation >= 0.5 || !Object.keys(needs.occupations).some(isRecognizedWork))
    return noLimits;
  return [createLimit("other-occupation", occupation < 0.2 ? 49 : 69)];
};

export const limitsOf = (
  compiled: CompiledNeeds,
  facts: CandidateFacts,
  judged: Judged,
  needCredit: readonly number[],
  fit: LocationFit,
  pay: PayFit,
): readonly Limit[] => {
  const { needs, settings } = compiled;
  if (!settings.useLimits) return [];
  const limits: Limit[] = [
    ...missingNeedLimits(compiled, judged, needCredit),
    ...invalidLicenses(compiled, facts, judged),
    ...otherOccupationLimits(compiled.needs, judged.occupation, settings),
  ];
  if (settings.useLocation) {
    if (fit.verdict === "refused") limits.push({ ...createLimit("place-refused", 39), spans: fit.spans });
    if (fit.verdict === "elsewhere") limits.push(createLimit("elsewhere", 64));
    if (fit.verdict === "near") limits.push(createLimit("elsewhere", 79));
  }
  if (settings.usePreferences) {
    const refusal = dealBreakerOf(compiled, facts);
    if (refusal !== undefined) limits.push(createLimit("terms-refused", 39, [refusal.about], refusal));
    const permit = facts.wishes.find((wish) => wish.kind === "no-work-permit");
    if (permit !== undefined) limits.push(createLimit("no-work-permit", 39, [permit.about], permit));
  }
  if (settings.useSalary && pay.ratio !== null) {
    if (pay.firm) limits.push(createLimit("pay-above-band", 39));
    else if (pay.ratio > 1.5) limits.push(createLimit("pay-above-band", 49));
    else if (pay.ratio > 1.22) limits.push(createLimit("pay-above-band", 64));
    else if (pay.ratio > 1.1) limits.push(createLimit("pay-above-band", 84));
  }
  if (settings.useLevel) {
    const above = latestLevel(facts) - needs.level;
    if (above >= 3.5) limits.push(createLimit("level-apart", 49));
    else if (above >= 2) limits.push(createLimit("level-apart", 79));
  }
  if (needs.minimumMonths !== null) {
    // Up to half a year short is ignored.
    if (judged.months < needs.minimumMonths / 2) limits.push(createLimit("short-of-years", 59));
    else if (judged.months + 6 < needs.minimumMonths) limits.push(createLimit("short-of-years", 84));
  }
  return limits;
};

/** Another trade, too few years in it and missing skills have one cause: only the lowest of them counts. */
const sameCauseReasons: ReadonlySet<LimitReason> = new Set([
  "other-occupation",
  "short-of-years",
  "one-must-have-missing",
  "must-haves-missing",
]);

/** The lowest ceiling applies in full and each further one by its square root, so two reasons weigh more than one. */
export const limitFactor = (limits: readonly Limit[]): number => {
  const ceilings: number[] = [];
  let sameCauseCeiling = Number.POSITIVE_INFINITY;
  for (const { reason, ceiling } of limits) {
    if (sameCauseReasons.has(reason)) sameCauseCeiling = Math.min(sameCauseCeiling, ceiling);
    else ceilings.push(ceiling);
  }
  if (sameCauseCeiling < Number.POSITIVE_INFINITY) ceilings.push(sameCauseCeiling);
  ceilings.sort((a, b) => a - b);
  let factor = 1;
  for (let index = 0; index < ceilings.length; index += 1) {
    const ceiling = (ceilings[index] ?? 0) / 100;
    factor *= index === 0 ? ceiling : Math.sqrt(ceiling);
  }
  return factor;
};
