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
import { formatNeed } from "./format-need.ts";
import { jobLocationText } from "./job-location.ts";
import { quotableTitle } from "./quotable-title.ts";

const allMetSentence = (names: readonly string[]): string => {
  if (names.length === 1) return `Found the one must-have: ${names[0]}.`;
  if (names.length === 2) return `Found both must-haves: ${listOf(names)}.`;
  return `Found all ${names.length} must-haves: ${listFirst(names, 3)}.`;
};

const needsSentence = (trace: MatchTrace): string => {
  const musts = mustHavesOf(trace);
  const met = namesOfMet(needsInState(musts, "met"));
  if (trace.needs.length === 0) return "The ad doesn't list any skills to look for.";
  if (trace.needs.every(({ need }) => isAssumed(need)))
    return "The ad says little beyond its title, so the score rests on past titles and duties.";
  if (musts.length === 0) {
    const wishes = namesOfMet(needsInState(trace.needs, "met"));
    const all = pluralize(trace.needs.length, "nice-to-have");
    return wishes.length === 0
      ? `The ad lists no must-haves. We found none of its ${all} in full.`
      : `The ad lists no must-haves. Found ${wishes.length} of its ${all}: ${listFirst(wishes, 3)}.`;
  }
  if (needsInState(musts, "met").length === musts.length) return allMetSentence(met);
  if (met.length > 0)
    return `Found ${needsInState(musts, "met").length} of ${musts.length} must-haves: ${listFirst(met, 3)}.`;
  if (musts.length === 1) return "We didn't find the one must-have in full.";
  return `We found none of the ${musts.length} must-haves in full.`;
};

/** Skills used for the same time are listed together: "Go and Kafka (5 years)". */
const byDuration = (evidence: readonly Evidence[]): string => {
  const groups = new Map<string, string[]>();
  for (const { name, element } of evidence) {
    const names = groups.get(formatDuration(element.months ?? 0)) ?? [];
    groups.set(formatDuration(element.months ?? 0), names.includes(name) ? names : [...names, name]);
  }
  return listOf([...groups].map(([time, names]) => `${listOf(names)} (${time})`));
};

/** The evidence of the met needs: the longest uses in dated roles, and what is only stated. */
const evidenceSentence = (trace: MatchTrace): string => {
  const evidence = evidenceOf(trace.needs.filter(({ state }) => state !== "missing"));
  const long = evidence.filter(isLongUse).slice(0, 3);
  const listedNames = [
    ...new Set(evidence.filter((each) => each.need.must && isListedOnly(each)).map(({ name }) => name)),
  ];
  const sentences = [];
  if (long.length > 0) sentences.push(`Dated roles mention ${byDuration(long)}.`);
  if (listedNames.length > 0)
    sentences.push(
      capitalizeFirst(
        `${listFirst(listedNames, 3)} ${listedNames.length === 1 ? "is" : "are"} listed; we didn't recognize ${listedNames.length === 1 ? "it" : "them"} in a dated role.`,
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
    how === "neighbor" ? `${by} is close to ${listOf(names)}` : `${by} implies ${listOf(names)}`,
  );
};

const partlyMetSentence = (partly: readonly NeedTrace[]): string => {
  const evidence = evidenceOf(partly);
  const partialMatches = partialSentences(evidence).slice(0, 2);
  // One part of a longer need would be a scrap of its sentence.
  const metByWords = [
    ...new Set(
      evidence
        .filter(({ need, element }) => element.how === "words" && need.elements.length === 1)
        .map(({ name }) => name),
    ),
  ];
  const sentences = [];
  if (partialMatches.length > 0) sentences.push(`${capitalizeFirst(partialMatches.join("; "))}, for partial credit.`);
  if (metByWords.length > 0) sentences.push(`Duties suggest ${listFirst(metByWords, 2)}.`);
  return sentences.join(" ");
};

const hasNoEvidence = ({ elements }: NeedTrace): boolean => elements.every(({ how }) => how === "not-met");

/** The other names that were looked for. */
const searchedNames = ({ elements }: NeedTrace): readonly string[] =>
  elements.filter(({ how }) => how === "not-met").flatMap(({ searched = [] }) => searched.slice(1).map(formatNeed));

/** Whole needs without evidence, and single elements of partly met needs. */
const missingSentence = (trace: MatchTrace): string => {
  const open = heaviestFirst(mustHavesOf(trace).filter(({ state }) => state !== "met"));
  const absent = [...new Set(open.flatMap((need) => (hasNoEvidence(need) ? [nameOf(need)] : absentIn([need]))))];
  if (absent.length === 0) return "";
  const others = [...new Set(open.flatMap(searchedNames))].filter((name) => !absent.includes(name));
  const searched = others.length === 0 ? "" : ` (also looked for ${listFirst(others, 4)})`;
  return `Not found: ${absent.length > 4 ? listFirst(absent, 3) : listOf(absent)}${searched}.`;
};

const minOverlapPoints = 2;

const overlapSentence = ({ overlapPoints }: MatchTrace): string =>
  overlapPoints < minOverlapPoints
    ? ""
    : `Past duties use many of the ad's words, which adds ${pluralize(overlapPoints, "point")}.`;

const experienceSentence = (trace: MatchTrace): string => {
  const { relevantMonths, datedMonths } = trace.experience;
  const minimumMonths = requiredMonths(trace);
  if (relevantMonths < 1)
    return minimumMonths === null
      ? "No dated role is relevant to this job."
      : `No dated role is relevant to this job, which asks for ${formatDuration(minimumMonths)}.`;
  // A role that is only related counts for less than its time.
  const counted = datedMonths - relevantMonths < 3 ? "" : `, which count as ${formatDuration(relevantMonths)}`;
  const experienceText = `Related roles span ${formatDuration(Math.max(datedMonths, relevantMonths))}${counted}`;
  if (minimumMonths === null) return `${experienceText}.`;
  return relevantMonths >= minimumMonths
    ? `${experienceText}; the job asks for ${formatDuration(minimumMonths)}.`
    : `${experienceText}, short of the ${formatDuration(minimumMonths)} the job asks for.`;
};

const domainSentence = ({ domain }: MatchTrace): string => {
  const title = quotableTitle(domain.nearestTitle);
  if (title === undefined) return "";
  if (domain.isInferred === true) return `The duties as ${title} are close to this kind of work.`;
  if (domain.occupation >= 0.95) return `The past title ${title} reads as the same kind of job.`;
  if (domain.occupation >= 0.5) return `The closest past title is ${title}.`;
  return `The closest past title is ${title}, a different kind of work.`;
};

const onLocation = ({ location }: MatchTrace, job: JobTextInput): string => {
  const place = jobLocationText(job);
  const placeClause = place === undefined ? "" : `; the job is ${place}`;
  if (location.verdict === "elsewhere") return `Lives elsewhere and doesn't mention moving${placeClause}.`;
  if (location.verdict === "near") return `Lives in the job's state, but not in its area${placeClause}.`;
  if (location.verdict === "moving") return "Is moving to the job's location.";
  if (location.verdict === "open-to-move") return `Lives elsewhere and is open to moving${placeClause}.`;
  return location.verdict === "refused" ? `Rules out the job's location${placeClause}.` : "";
};

const onPay = ({ salary }: MatchTrace, job: JobTextInput): string => {
  if (salary.ratio === null || salary.ratio <= 1 || salary.verdict === "in-band" || salary.verdict === "below-band")
    return "";
  const top = typeof job.salaryMax === "number" ? ` of ${formatDollars(job.salaryMax)}` : "";
  return `Desired salary is ${percentAbove(salary.ratio)} above the top of the range${top}.`;
};

const limitReasonTexts: Readonly<Record<Limit["reason"], string>> = {
  "one-must-have-missing": "a must-have wasn't found",
  "must-haves-missing": "several must-haves weren't found",
  "non-negotiable-missing": "a non-negotiable requirement wasn't found",
  "credential-missing": "a required credential wasn't found",
  "license-of-another-state": "a required license is from another state",
  "place-refused": "the job's location is ruled out",
  "terms-refused": "a condition of the job is ruled out",
  elsewhere: "the candidate lives too far away",
  "no-work-permit": "work authorization is missing",
  "pay-above-band": "the desired salary is above the range",
  "level-apart": "the latest role is at another level",
  "other-occupation": "past roles are a different kind of work",
  "short-of-years": "relevant experience falls short",
};

const limitsSentence = ({ limits, overall, beforeLimits }: MatchTrace): string => {
  const reasons = [
    ...new Set(limits.toSorted((a, b) => a.ceiling - b.ceiling).map(({ reason }) => limitReasonTexts[reason])),
  ];
  const without = Math.round(beforeLimits);
  return reasons.length === 0 || without <= overall
    ? ""
    : `The score is ${overall} instead of ${without} because ${listOf(reasons.slice(0, 3))}.`;
};

export const reasoningOf = (trace: MatchTrace, job: JobTextInput): string =>
  [
    needsSentence(trace),
    evidenceSentence(trace),
    partlyMetSentence(needsInState(mustHavesOf(trace), "partly")),
    missingSentence(trace),
    overlapSentence(trace),
    experienceSentence(trace),
    domainSentence(trace),
    onLocation(trace, job),
    onPay(trace, job),
    limitsSentence(trace),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
