/** What holds a score down whatever the parts have earned: each limit is a ceiling and a red flag. */
import type { CandidateFacts, Wish } from "./candidate-facts.ts";
import type { CompiledNeeds } from "./compiled-needs.ts";
import type { JobNeeds } from "./job-needs.ts";
import type { Judged } from "./judge.ts";
import type { PayFit } from "./pay-fit.ts";
import type { PlaceFit } from "./place-fit.ts";
import type { MatchSettings } from "./settings.ts";
import { isReadWork } from "./titles.ts";
import type { Limit, LimitReason } from "./trace.ts";

const limit = (reason: LimitReason, ceiling: number, about: readonly string[] = [], wish?: Wish): Limit => ({
  reason,
  ceiling,
  about,
  spans: wish === undefined ? [] : [wish.span],
});

/** What a candidate rules out and the job asks for. */
const refusals: readonly (readonly [Wish["kind"], ask: string])[] = [
  ["no-nights", "nights"],
  ["home-daily", "away"],
  ["no-weekends", "weekends"],
  ["no-contract", "contract"],
  ["no-travel", "travel"],
  ["no-people-management", "people"],
];

const refusalOf = ({ needs }: CompiledNeeds, facts: CandidateFacts): Wish | undefined =>
  facts.wishes.find(
    (wish) =>
      refusals.some(([kind, ask]) => kind === wish.kind && needs.asks.includes(ask)) ||
      ((wish.kind === "contract-only" || wish.kind === "part-time-only") && !needs.asks.includes("contract")),
  );

/** Of the title or of a role that lasts until now. */
export const latestLevel = (facts: Pick<CandidateFacts, "title" | "roles">): number => {
  let level = facts.title.level;
  for (const role of facts.roles) if (role.to === 0 && role.from > 0) level = Math.max(level, role.level);
  return level;
};

const none: readonly Limit[] = [];

/** The limits that follow from credits and occupation alone: the bound of the index knows them too. */
export const missingNeeds = (
  needs: JobNeeds,
  needCredit: readonly number[],
  settings: MatchSettings,
): readonly Limit[] => {
  const missing = needs.needs.filter(
    (need, at) => need.must && !need.soft && (needCredit[at] ?? 0) < settings.missingBelow,
  );
  if (missing.length === 0) return none;
  const limits: Limit[] = [];
  const words = missing.map((need) => need.words);
  if (missing.length === 1) limits.push(limit("one-must-have-missing", 79, words));
  if (missing.length > 1) limits.push(limit("must-haves-missing", 59, words));
  const decisive = missing.filter((need) => need.nonNegotiable).map((need) => need.words);
  if (decisive.length > 0) limits.push(limit("non-negotiable-missing", 49, decisive));
  return limits;
};

export const otherWork = (needs: JobNeeds, occupation: number, settings: MatchSettings): readonly Limit[] => {
  if (!settings.useOccupations || occupation >= 0.5 || !Object.keys(needs.occupations).some(isReadWork)) return none;
  return [limit("other-occupation", occupation < 0.2 ? 49 : 69)];
};

export const limitsOf = (
  compiled: CompiledNeeds,
  facts: CandidateFacts,
  judged: Judged,
  needCredit: readonly number[],
  place: PlaceFit,
  pay: PayFit,
): readonly Limit[] => {
  const { needs, settings } = compiled;
  if (!settings.useLimits) return [];
  const limits: Limit[] = [
    ...missingNeeds(compiled.needs, needCredit, settings),
    ...otherWork(compiled.needs, judged.occupation, settings),
  ];
  if (settings.usePlace) {
    if (place.verdict === "refused") limits.push({ ...limit("place-refused", 39), spans: place.spans });
    if (place.verdict === "elsewhere") limits.push(limit("elsewhere", 64));
    if (place.verdict === "near") limits.push(limit("elsewhere", 79));
  }
  if (settings.useWishes) {
    const refusal = refusalOf(compiled, facts);
    if (refusal !== undefined) limits.push(limit("terms-refused", 39, [refusal.about], refusal));
    const permit = facts.wishes.find((wish) => wish.kind === "no-work-permit");
    if (permit !== undefined) limits.push(limit("no-work-permit", 39, [permit.about], permit));
  }
  if (settings.usePay && pay.ratio !== null) {
    if (pay.firm) limits.push(limit("pay-above-band", 39));
    else if (pay.ratio > 1.5) limits.push(limit("pay-above-band", 49));
    else if (pay.ratio > 1.22) limits.push(limit("pay-above-band", 64));
    else if (pay.ratio > 1.1) limits.push(limit("pay-above-band", 84));
  }
  if (settings.useLevel) {
    const above = latestLevel(facts) - needs.level;
    if (above >= 3.5) limits.push(limit("level-apart", 49));
    else if (above >= 1.5) limits.push(limit("level-apart", 79));
  }
  if (needs.minimumMonths !== null) {
    // Half a year short is nothing to speak of.
    if (judged.months < needs.minimumMonths / 2) limits.push(limit("short-of-years", 59));
    else if (judged.months + 6 < needs.minimumMonths) limits.push(limit("short-of-years", 84));
  }
  return limits;
};

/** Another trade, too few years in the trade and its skills missing tell one thing: the lowest of them counts, once. */
const oneCause: ReadonlySet<LimitReason> = new Set([
  "other-occupation",
  "short-of-years",
  "one-must-have-missing",
  "must-haves-missing",
]);

/** The lowest ceiling holds in full, each further one by its square root: two reasons weigh more than one. */
export const limitFactor = (limits: readonly Limit[]): number => {
  const ceilings: number[] = [];
  let akin = Number.POSITIVE_INFINITY;
  for (const { reason, ceiling } of limits) {
    if (oneCause.has(reason)) akin = Math.min(akin, ceiling);
    else ceilings.push(ceiling);
  }
  if (akin < Number.POSITIVE_INFINITY) ceilings.push(akin);
  ceilings.sort((a, b) => a - b);
  let factor = 1;
  for (let at = 0; at < ceilings.length; at += 1) {
    const ceiling = (ceilings[at] ?? 0) / 100;
    factor *= at === 0 ? ceiling : Math.sqrt(ceiling);
  }
  return factor;
};
