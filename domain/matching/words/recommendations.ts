/** The next steps with this candidate: at most four, the one with the largest possible effect first. */
import type { Counterfactual, LimitReason, MatchTrace, RedFlag } from "../score/trace.ts";
import {
  type Evidence,
  evidenceOf,
  needsInState,
  isListedOnly,
  isLongUse,
  isCredentialLabel,
  type JobTextInput,
  mustHavesOf,
  nameOf,
} from "./read-trace.ts";
import { jobLocationText } from "./job-location.ts";
import { pluralize, formatDollars, formatDuration, listFirst, listOf } from "./sentence-format.ts";

const maxRecommendations = 4;
/** Below this score an interview over one more skill is not recommended. */
const minScoreToAsk = 40;
const maxScoreTooFar = 25;
/** The parts must total this for a low score to be worth a conversation: then conditions cap it, not the work. */
const minPromisingScore = 60;

const hasFlag = (trace: MatchTrace, ...kinds: readonly (RedFlag["kind"] | LimitReason)[]): boolean =>
  trace.redFlags.some(({ kind }) => kinds.includes(kind)) || trace.limits.some(({ reason }) => kinds.includes(reason));

/** Blockers that apply however good the rest is come first. */
const blockerRecommendations = (trace: MatchTrace, job: JobTextInput): readonly string[] => {
  const place = jobLocationText(job);
  const steps = [];
  if (hasFlag(trace, "place-refused", "elsewhere"))
    steps.push(`Settle the location before an interview${place === undefined ? "" : `: the job is ${place}`}.`);
  if (hasFlag(trace, "terms-refused")) steps.push("Ask if the condition they rule out is negotiable.");
  if (hasFlag(trace, "no-work-permit")) steps.push("Ask the same work authorization question you ask every candidate.");
  const { salaryMin, salaryMax } = job;
  if (hasFlag(trace, "pay-above-band") || trace.salary.verdict === "above" || trace.salary.verdict === "far-above")
    steps.push(
      typeof salaryMin === "number" && typeof salaryMax === "number"
        ? `Share the range early: ${formatDollars(salaryMin)} to ${formatDollars(salaryMax)}.`
        : "Share the pay for this job early.",
    );
  return steps;
};

const gainText = ({ need, overall }: Counterfactual, trace: MatchTrace): string => {
  const needTrace = trace.needs.find((each) => each.need === need);
  const name = needTrace === undefined ? "" : nameOf(needTrace);
  if (needTrace === undefined || name === "") return "";
  const score = `the score rises from ${trace.overall} to ${overall}`;
  if (isCredentialLabel(needTrace.words)) return `Ask for proof of ${name}. With it, ${score}.`;
  return needTrace.state === "partly"
    ? `Ask about ${name}. If fully met, ${score}.`
    : `Ask about ${name}. With it, ${score}.`;
};

const possibleGains = (trace: MatchTrace): readonly string[] =>
  trace.counterfactuals
    .filter(({ gain, overall }) => gain >= 1 && overall >= minScoreToAsk)
    .toSorted((a, b) => b.gain - a.gain || (a.need < b.need ? -1 : 1))
    .slice(0, 2)
    .map((each) => gainText(each, trace))
    .filter((step) => step !== "");

const checkListedSkills = (evidence: readonly Evidence[]): readonly string[] => {
  const listedNames = [...new Set(evidence.filter(isListedOnly).map(({ name }) => name))];
  if (listedNames.length === 0) return [];
  const pronoun = listedNames.length === 1 ? "it" : "them";
  return [`Ask where they used ${listFirst(listedNames, 3)}: we didn't recognize ${pronoun} in a dated role.`];
};

const recommendStrength = (evidence: readonly Evidence[]): readonly string[] => {
  const [best] = evidence.filter(isLongUse).toSorted((a, b) => (b.element.months ?? 0) - (a.element.months ?? 0));
  return best === undefined
    ? []
    : [
        `Start the interview with ${best.name}: roles that mention it span ${formatDuration(best.element.months ?? 0)}.`,
      ];
};

/** The recommendation whether to interview, if the must-haves alone decide it. */
const mustHaveVerdict = (trace: MatchTrace): readonly string[] => {
  const musts = mustHavesOf(trace);
  const missing = needsInState(musts, "missing");
  if (musts.length > 0 && needsInState(musts, "met").length === musts.length && trace.limits.length === 0)
    return ["Invite to a first interview: every must-have was found."];
  if (missing.length >= 2 && missing.length * 2 > musts.length)
    return [
      `Check ${missing.length === musts.length ? "the must-haves" : pluralize(missing.length, "must-have")} before an interview${missing.length > 3 ? "" : `: ${listOf(missing.map(nameOf))}`}.`,
    ];
  return [];
};

export const recommendationsOf = (trace: MatchTrace, job: JobTextInput): readonly string[] => {
  const evidence = evidenceOf(mustHavesOf(trace));
  const flagSentences = hasFlag(trace, "instruction-like-text") ? ["Read the flagged part of the resume first."] : [];
  if (trace.overall < maxScoreTooFar && trace.beforeLimits < minPromisingScore)
    return [
      ...flagSentences,
      ...mustHaveVerdict(trace),
      "Interview other candidates first, unless you know something this profile doesn't show.",
    ];
  const steps = [
    ...flagSentences,
    ...blockerRecommendations(trace, job),
    ...mustHaveVerdict(trace),
    ...possibleGains(trace),
    ...checkListedSkills(evidence),
    ...recommendStrength(evidence),
  ].slice(0, maxRecommendations);
  return steps.length > 0 ? steps : ["Compare the profile with the ad yourself: there's too little in it to say more."];
};
