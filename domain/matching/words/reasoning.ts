/** Explains a score in a paragraph: what is met and by what evidence, what is not, and what capped the score. */
import { isAssumed } from "../ad/assumed-needs.ts";
import type { Limit, MatchTrace, NeedTrace } from "../score/trace.ts";
import {
  absentIn,
  type Evidence,
  evidenceOf,
  heaviestFirst,
  needsInState,
  isListedOnly,
  isLongUse,
  type JobTextInput,
  requiredMonths,
  mustHavesOf,
  nameOf,
  namesOfMet,
} from "./read-trace.ts";
import {
  pluralize,
  formatDollars,
  formatDuration,
  listFirst,
  listOf,
  percentAbove,
  capitalizeFirst,
} from "./sentence-format.ts";
import { jobLocationText } from "./job-location.ts";
import { quotableTitle } from "./quotable-title.ts";

const allMetSentence = (names: readonly string[]): string => {
  if (names.length === 1) return `Meets the one must-have: ${names[0]}.`;
  if (names.length === 2) return `Meets both must-haves: ${listOf(names)}.`;
  return `Meets all ${names.length} must-haves: ${listFirst(names, 3)}.`;
};

const needsSentence = (trace: MatchTrace): string => {
  const musts = mustHavesOf(trace);
  const met = namesOfMet(needsInState(musts, "met"));
  if (trace.needs.length === 0) return "The ad names no skill that could be looked for.";
  if (trace.needs.every(({ need }) => isAssumed(need)))
    return "The ad asks for little more than its title, so the kind of work held decides.";
  if (musts.length === 0) {
    const wishes = namesOfMet(needsInState(trace.needs, "met"));
    const all = pluralize(trace.needs.length, "wish", "wishes");
    return wishes.length === 0
      ? `The ad names no must-haves, and none of its ${all} is met in full.`
      : `The ad names no must-haves; of its ${all}, ${wishes.length} ${wishes.length === 1 ? "is" : "are"} met: ${listFirst(wishes, 3)}.`;
  }
  if (needsInState(musts, "met").length === musts.length) return allMetSentence(met);
  if (met.length > 0)
    return `Meets ${needsInState(musts, "met").length} of ${musts.length} must-haves: ${listFirst(met, 3)}.`;
  if (musts.length === 1) return "Does not meet the one must-have in full.";
  return `Meets none of the ${musts.length} must-haves in full.`;
};

/** Skills used for the same time are listed together: "5 years of Go and Kafka". */
const byDuration = (evidence: readonly Evidence[]): string => {
  const groups = new Map<string, string[]>();
  for (const { name, element } of evidence) {
    const names = groups.get(formatDuration(element.months ?? 0)) ?? [];
    groups.set(formatDuration(element.months ?? 0), names.includes(name) ? names : [...names, name]);
  }
  return listOf([...groups].map(([time, names]) => `${time} of ${listOf(names)}`));
};

/** The evidence of the met needs: the longest uses in dated roles, and what is only stated. */
const evidenceSentence = (trace: MatchTrace): string => {
  const evidence = evidenceOf(trace.needs.filter(({ state }) => state !== "missing"));
  const long = evidence.filter(isLongUse).slice(0, 3);
  const listedNames = [
    ...new Set(evidence.filter((each) => each.need.must && isListedOnly(each)).map(({ name }) => name)),
  ];
  const sentences = [];
  if (long.length > 0) sentences.push(`Dated roles show ${byDuration(long)}.`);
  if (listedNames.length > 0)
    sentences.push(
      capitalizeFirst(
        `${listFirst(listedNames, 3)} ${listedNames.length === 1 ? "is" : "are"} named, but no dated role shows ${listedNames.length === 1 ? "it" : "them"}.`,
      ),
    );
  return sentences.join(" ");
};

/** Needs with the same supporting skill are listed together: "A and B are inferred from C". */
const partialSentences = (evidence: readonly Evidence[]): readonly string[] => {
  const groups = new Map<string, { readonly by: string; readonly how: string; readonly names: string[] }>();
  for (const { name, by, element } of evidence) {
    if (by === null || (element.how !== "neighbor" && element.how !== "implied")) continue;
    const group = groups.get(`${element.how} ${by}`) ?? { by, how: element.how, names: [] };
    if (!group.names.includes(name)) group.names.push(name);
    groups.set(`${element.how} ${by}`, group);
  }
  return [...groups.values()].map(({ by, how, names }) =>
    how === "neighbor"
      ? `${by} stands in for ${listOf(names)}`
      : `${listOf(names)} ${names.length === 1 ? "is" : "are"} inferred from ${by}`,
  );
};

const partlyMetSentence = (partly: readonly NeedTrace[]): string => {
  const evidence = evidenceOf(partly);
  const partialMatches = partialSentences(evidence).slice(0, 2);
  const metByWords = [...new Set(evidence.filter(({ element }) => element.how === "words").map(({ name }) => name))];
  const sentences = [];
  if (partialMatches.length > 0) sentences.push(`${capitalizeFirst(partialMatches.join("; "))}, which counts in part.`);
  if (metByWords.length > 0) sentences.push(`Described duties come near ${listFirst(metByWords, 2)}.`);
  return sentences.join(" ");
};

const hasNoEvidence = ({ elements }: NeedTrace): boolean => elements.every(({ how }) => how === "not-met");

/** Whole needs without evidence, and single elements of partly met needs. */
const missingSentence = (trace: MatchTrace): string => {
  const open = heaviestFirst(mustHavesOf(trace).filter(({ state }) => state !== "met"));
  const absent = [...new Set(open.flatMap((need) => (hasNoEvidence(need) ? [nameOf(need)] : absentIn([need]))))];
  return absent.length === 0
    ? ""
    : `Nothing in the record shows ${absent.length > 4 ? listFirst(absent, 3) : listOf(absent, "or")}.`;
};

const experienceSentence = (trace: MatchTrace): string => {
  const { relevantMonths } = trace.experience;
  const minimumMonths = requiredMonths(trace);
  if (relevantMonths < 1)
    return minimumMonths === null
      ? "No dated role is relevant to this job."
      : `No dated role is relevant to this job, which asks for ${formatDuration(minimumMonths)}.`;
  const experienceText = `Has ${formatDuration(relevantMonths)} of relevant work`;
  if (minimumMonths === null) return `${experienceText}.`;
  return relevantMonths >= minimumMonths
    ? `${experienceText}; the job asks for ${formatDuration(minimumMonths)}.`
    : `${experienceText}, short of the ${formatDuration(minimumMonths)} that the job asks for.`;
};

const domainSentence = ({ domain }: MatchTrace): string => {
  const title = quotableTitle(domain.nearestTitle);
  if (title === undefined) return "";
  if (domain.occupation >= 0.95) return `Has held this kind of job as ${title}.`;
  if (domain.occupation >= 0.5) return `The nearest title held is ${title}.`;
  return `The nearest title held is ${title}, which is other work.`;
};

const onLocation = ({ location }: MatchTrace, job: JobTextInput): string => {
  const place = jobLocationText(job);
  const placeClause = place === undefined ? "" : `; the job is done ${place}`;
  if (location.verdict === "elsewhere") return `Lives elsewhere and mentions no move${placeClause}.`;
  if (location.verdict === "near") return `Lives within reach of the place of work${placeClause}.`;
  if (location.verdict === "moving") return "Is moving to where the job is done.";
  if (location.verdict === "open-to-move") return `Lives elsewhere and is open to moving${placeClause}.`;
  return location.verdict === "refused" ? `Rules out the place of work${placeClause}.` : "";
};

const onPay = ({ salary }: MatchTrace, job: JobTextInput): string => {
  if (salary.ratio === null || salary.ratio <= 1 || salary.verdict === "in-band" || salary.verdict === "below-band")
    return "";
  const top = typeof job.salaryMax === "number" ? ` of ${formatDollars(job.salaryMax)}` : "";
  return `Asks for ${percentAbove(salary.ratio)} more than the top of the band${top}.`;
};

const limitReasonTexts: Readonly<Record<Limit["reason"], string>> = {
  "one-must-have-missing": "a must-have is missing",
  "must-haves-missing": "several must-haves are missing",
  "non-negotiable-missing": "what is missing cannot be negotiated",
  "credential-missing": "a required credential is not shown",
  "place-refused": "the place of work is ruled out",
  "terms-refused": "a condition of the job is ruled out",
  elsewhere: "the place of work is not near",
  "no-work-permit": "a permit to work is missing",
  "pay-above-band": "the pay asked for is above the band",
  "level-apart": "the latest role is at another level",
  "other-occupation": "the roles held are another kind of work",
  "short-of-years": "the relevant years fall short",
};

const limitsSentence = ({ limits, overall, beforeLimits }: MatchTrace): string => {
  const reasons = [
    ...new Set(limits.toSorted((a, b) => a.ceiling - b.ceiling).map(({ reason }) => limitReasonTexts[reason])),
  ];
  const without = Math.round(beforeLimits);
  return reasons.length === 0 || without <= overall
    ? ""
    : `The parts alone would give ${without}; the score is ${overall} because ${listOf(reasons.slice(0, 3))}.`;
};

export const reasoningOf = (trace: MatchTrace, job: JobTextInput): string =>
  [
    needsSentence(trace),
    evidenceSentence(trace),
    partlyMetSentence(needsInState(mustHavesOf(trace), "partly")),
    missingSentence(trace),
    experienceSentence(trace),
    domainSentence(trace),
    onLocation(trace, job),
    onPay(trace, job),
    limitsSentence(trace),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
