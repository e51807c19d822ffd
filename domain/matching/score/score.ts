/** The score of one candidate for one job, with its trace. Nothing else changes a score. */
import type { CandidateFacts } from "../facts/candidate-facts.ts";
import { compileNeeds, type CompiledNeeds } from "../ad/compiled-needs.ts";
import { withoutCopiedAd } from "../ad/copied-ad.ts";
import type { JobNeeds } from "../ad/job-needs.ts";
import { judge } from "./judge.ts";
import { payFit } from "./pay-fit.ts";
import { locationFit } from "../location/location-fit.ts";
import { matchSettings, type MatchSettings } from "./settings.ts";
import { computeScoreSums } from "./score-sums.ts";
import { buildTrace } from "./build-trace.ts";
import { termOf } from "../retrieval/terms.ts";
import type { MatchTrace } from "./trace.ts";

/** A candidate without any term of the job scores zero, which settles most of a large pool here. */
const hasNoMatchingTerm = ({ uses, occupations }: CompiledNeeds, facts: CandidateFacts): boolean =>
  !facts.skills.some(({ term }) => uses.has(term)) &&
  !facts.degrees.some((degree) => uses.has(termOf("degree", degree))) &&
  !facts.title.occupations.some((id) => occupations.has(id)) &&
  !facts.roles.some((role) => role.occupations.some((id) => occupations.has(id)));

export interface Scorer {
  /** The unrounded score alone: fast, for ranking many candidates. */
  readonly value: (facts: CandidateFacts) => number;
  readonly trace: (facts: CandidateFacts) => MatchTrace;
  /** The displayed score if all these needs were met in full. With one need it is that need's counterfactual. */
  readonly withMet: (facts: CandidateFacts, needIds: readonly string[]) => number;
}

export const scorerFor = (needs: JobNeeds, settings: MatchSettings = matchSettings): Scorer => {
  const compiled = compileNeeds(needs, settings);
  return {
    value: (candidate) => {
      if (hasNoMatchingTerm(compiled, candidate)) return 0;
      const { facts } = withoutCopiedAd(compiled.ad, candidate);
      return computeScoreSums(compiled, facts, judge(compiled, facts), locationFit(needs, facts), payFit(needs, facts))
        .value;
    },
    trace: (candidate) => {
      const { facts, copied } = withoutCopiedAd(compiled.ad, candidate);
      const judged = judge(compiled, facts);
      const place = locationFit(needs, facts);
      const pay = payFit(needs, facts);
      return buildTrace(compiled, facts, judged, place, pay, copied);
    },
    withMet: (candidate, needIds) => {
      const { facts } = withoutCopiedAd(compiled.ad, candidate);
      const met = needs.needs.flatMap(({ id }, index) => (needIds.includes(id) ? [index] : []));
      const judged = judge(compiled, facts);
      return Math.round(
        computeScoreSums(compiled, facts, judged, locationFit(needs, facts), payFit(needs, facts), met).value,
      );
    },
  };
};

export const scoreMatch = (needs: JobNeeds, facts: CandidateFacts): MatchTrace => scorerFor(needs).trace(facts);
