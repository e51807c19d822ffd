/** What to do next with this candidate: at most four steps, the one that could change most first. */
import type { Counterfactual, LimitReason, MatchTrace, RedFlag } from "../trace.ts";
import {
  type Evidence,
  evidenceOf,
  inState,
  isListedOnly,
  isLongUse,
  isOnPaper,
  type JobInWords,
  mustsOf,
  nameOf,
} from "./read-trace.ts";
import { placeOfWork } from "./place-of-job.ts";
import { counted, dollars, duration, fewOf, listOf } from "./say.ts";

const most = 4;
/** Below this nobody is asked to an interview over one more skill. */
const worthAsking = 40;
const tooFar = 25;
/** What the parts alone must give for a low score to be worth talking about: then conditions hold it down, not the work. */
const promising = 60;

const hasFlag = (trace: MatchTrace, ...kinds: readonly (RedFlag["kind"] | LimitReason)[]): boolean =>
  trace.redFlags.some(({ kind }) => kinds.includes(kind)) || trace.limits.some(({ reason }) => kinds.includes(reason));

/** What stands in the way however good the rest is comes first. */
const firstToSettle = (trace: MatchTrace, job: JobInWords): readonly string[] => {
  const place = placeOfWork(job);
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
        ? `Name the band early: ${dollars(salaryMin)} to ${dollars(salaryMax)}.`
        : "Name the pay for this job early.",
    );
  return steps;
};

const ifMet = ({ need, overall }: Counterfactual, trace: MatchTrace): string => {
  const found = trace.needs.find((each) => each.need === need);
  const name = found === undefined ? "" : nameOf(found);
  if (found === undefined || name === "") return "";
  const score = `the score is ${overall} instead of ${trace.overall}`;
  if (isOnPaper(found.words)) return `Ask for proof of ${name}: with it, ${score}.`;
  return found.state === "partly"
    ? `Ask how far ${name} goes: met in full, ${score}.`
    : `Ask about ${name}: with it, ${score}.`;
};

const couldChange = (trace: MatchTrace): readonly string[] =>
  trace.counterfactuals
    .filter(({ gain, overall }) => gain >= 1 && overall >= worthAsking)
    .toSorted((a, b) => b.gain - a.gain || (a.need < b.need ? -1 : 1))
    .slice(0, 2)
    .map((each) => ifMet(each, trace))
    .filter((step) => step !== "");

const checkTheListed = (evidence: readonly Evidence[]): readonly string[] => {
  const listed = [...new Set(evidence.filter(isListedOnly).map(({ name }) => name))];
  if (listed.length === 0) return [];
  const them = listed.length === 1 ? "it" : "them";
  return [`Ask where ${fewOf(listed, 3)} ${listed.length === 1 ? "was" : "were"} used: no dated role shows ${them}.`];
};

const buildOn = (evidence: readonly Evidence[]): readonly string[] => {
  const [best] = evidence.filter(isLongUse).toSorted((a, b) => (b.element.months ?? 0) - (a.element.months ?? 0));
  return best === undefined
    ? []
    : [`Build the interview on ${best.name}: dated roles show ${duration(best.element.months ?? 0)} of it.`];
};

/** Whether to talk at all, where the musts alone answer it. */
const verdict = (trace: MatchTrace): readonly string[] => {
  const musts = mustsOf(trace);
  const missing = inState(musts, "missing");
  if (musts.length > 0 && inState(musts, "met").length === musts.length && trace.limits.length === 0)
    return ["Invite to a first conversation: no must-have is open."];
  if (missing.length >= 2 && missing.length * 2 > musts.length)
    return [
      `Go on only if ${missing.length === musts.length ? "the must-haves" : counted(missing.length, "must-have")} can be given up${missing.length > 3 ? "" : `: ${listOf(missing.map(nameOf))}`}.`,
    ];
  return [];
};

export const recommendationsOf = (trace: MatchTrace, job: JobInWords): readonly string[] => {
  const evidence = evidenceOf(mustsOf(trace));
  const marked = hasFlag(trace, "instruction-like-text")
    ? ["Read the marked passage of the résumé before anything else."]
    : [];
  if (trace.overall < tooFar && trace.beforeLimits < promising)
    return [
      ...marked,
      ...verdict(trace),
      "Spend an interview elsewhere first, unless you know more than the record shows.",
    ];
  const steps = [
    ...marked,
    ...firstToSettle(trace, job),
    ...verdict(trace),
    ...couldChange(trace),
    ...checkTheListed(evidence),
    ...buildOn(evidence),
  ].slice(0, most);
  return steps.length > 0 ? steps : ["Compare the record with the ad by hand: there is too little in it to say more."];
};
