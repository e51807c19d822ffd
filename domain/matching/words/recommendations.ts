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
    steps.push(
      `Settle the place of work before an interview${place === undefined ? "" : `: the job is done ${place}`}.`,
    );
  if (hasFlag(trace, "terms-refused")) steps.push("Ask whether the condition that is ruled out can be talked about.");
  if (hasFlag(trace, "no-work-permit"))
    steps.push("Put the same question about permission to work as to every candidate.");
  const { salaryMin, salaryMax } = job;
  if (hasFlag(trace, "pay-above-band") || trace.salary.verdict === "above" || trace.salary.verdict === "far-above")
    steps.push(
      typeof salaryMin === "number" && typeof salaryMax === "number"
        ? `Name the band early: ${formatDollars(salaryMin)} to ${formatDollars(salaryMax)}.`
        : "Name the pay for this job early.",
    );
  return steps;
};

const gainText = ({ need, overall }: Counterfactual, trace: MatchTrace): string => {
  const needTrace = trace.needs.find((each) => each.need === need);
  const name = needTrace === undefined ? "" : nameOf(needTrace);
  if (needTrace === undefined || name === "") return "";
  const score = `the score is ${overall} instead of ${trace.overall}`;
  if (isCredentialLabel(needTrace.words)) return `Ask for proof of ${name}: with it, ${score}.`;
  return needTrace.state === "partly"
    ? `Ask how far ${name} goes: met in full, ${score}.`
    : `Ask about ${name}: with it, ${score}.`;
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
  return [
    `Ask where ${listFirst(listedNames, 3)} ${listedNames.length === 1 ? "was" : "were"} used: no dated role shows ${pronoun}.`,
  ];
};

const recommendStrength = (evidence: readonly Evidence[]): readonly string[] => {
  const [best] = evidence.filter(isLongUse).toSorted((a, b) => (b.element.months ?? 0) - (a.element.months ?? 0));
  return best === undefined
    ? []
    : [`Build the interview on ${best.name}: dated roles show ${formatDuration(best.element.months ?? 0)} of it.`];
};

/** The recommendation whether to interview, if the must-haves alone decide it. */
const mustHaveVerdict = (trace: MatchTrace): readonly string[] => {
  const musts = mustHavesOf(trace);
  const missing = needsInState(musts, "missing");
  if (musts.length > 0 && needsInState(musts, "met").length === musts.length && trace.limits.length === 0)
    return ["Invite to a first conversation: no must-have is open."];
  if (missing.length >= 2 && missing.length * 2 > musts.length)
    return [
      `Go on only if ${missing.length === musts.length ? "the must-haves" : pluralize(missing.length, "must-have")} can be given up${missing.length > 3 ? "" : `: ${listOf(missing.map(nameOf))}`}.`,
    ];
  return [];
};

export const recommendationsOf = (trace: MatchTrace, job: JobTextInput): readonly string[] => {
  const evidence = evidenceOf(mustHavesOf(trace));
  const flagSentences = hasFlag(trace, "instruction-like-text")
    ? ["Read the marked passage of the resume before anything else."]
    : [];
  if (trace.overall < maxScoreTooFar && trace.beforeLimits < minPromisingScore)
    return [
      ...flagSentences,
      ...mustHaveVerdict(trace),
      "Spend an interview elsewhere first, unless you know more than the record shows.",
    ];
  const steps = [
    ...flagSentences,
    ...blockerRecommendations(trace, job),
    ...mustHaveVerdict(trace),
    ...possibleGains(trace),
    ...checkListedSkills(evidence),
    ...recommendStrength(evidence),
  ].slice(0, maxRecommendations);
  return steps.length > 0 ? steps : ["Compare the record with the ad by hand: there is too little in it to say more."];
};
