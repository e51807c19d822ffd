/** What a person should check before deciding, one sentence per flag, in the order of the trace. */
import type { MatchTrace, RedFlag } from "../score/trace.ts";
import { sensitiveWordsAdded } from "./questions/lawful-question.ts";
import { formatNeed } from "./format-need.ts";
import { quotableTitle, revealsPersonalTraits } from "./quotable-title.ts";
import { jobLocationText } from "./job-location.ts";
import { type JobTextInput, requiredMonths } from "./read-trace.ts";
import {
  pluralize,
  formatDollars,
  formatDuration,
  listFirst,
  listOf,
  percentAbove,
  capitalizeFirst,
} from "./sentence-format.ts";

interface FlagContext {
  readonly trace: MatchTrace;
  readonly job: JobTextInput;
  readonly about: readonly string[];
}

const listNames = ({ about }: FlagContext, most = 4): string => listFirst(about.map(formatNeed), most);
const isOrAre = ({ about }: FlagContext): string => (about.length === 1 ? "is" : "are");
const itOrThem = ({ about }: FlagContext): string => (about.length === 1 ? "it" : "them");
const locationOf = ({ job }: FlagContext): string => {
  const place = jobLocationText(job);
  return place === undefined ? "" : ` The job is ${place}.`;
};
/** Reasons that touch on family, health or faith are not repeated, whatever the candidate wrote. */
const quoteReason = ({ about }: FlagContext): string => {
  const quotes = about
    .filter((words) => sensitiveWordsAdded(words, "").length === 0 && !revealsPersonalTraits(words))
    .map((words) => `"${words.replaceAll(/["“”]/g, "'").slice(0, 120)}"`);
  return quotes.length === 0 ? "" : ` In their words: ${listOf(quotes)}.`;
};

const missingFlag = (flagged: FlagContext): string => {
  if (flagged.about.length === 0) return "A must-have wasn't found.";
  if (flagged.about.length === 1) return `One must-have wasn't found: ${listNames(flagged)}.`;
  return `${pluralize(flagged.about.length, "must-have")} weren't found: ${listNames(flagged)}.`;
};

const onPay = ({ trace, job }: FlagContext): string => {
  const { ratio } = trace.salary;
  const top = typeof job.salaryMax === "number" ? ` (${formatDollars(job.salaryMax)})` : "";
  return ratio === null || ratio <= 1
    ? `The desired salary is above the range${top}.`
    : `Desired salary is ${percentAbove(ratio)} above the top of the range${top}.`;
};

const yearsFlag = ({ trace }: FlagContext): string => {
  const { relevantMonths } = trace.experience;
  const minimumMonths = requiredMonths(trace);
  const askedLevel =
    minimumMonths === null ? "less than the job asks for" : `but the job asks for ${formatDuration(minimumMonths)}`;
  return relevantMonths < 1
    ? `No dated role is relevant, ${askedLevel}.`
    : `Related roles count as ${formatDuration(relevantMonths)}, ${askedLevel}.`;
};

const otherWorkFlag = ({ trace }: FlagContext): string => {
  const title = quotableTitle(trace.domain.nearestTitle);
  return title === undefined
    ? "Past roles are a different kind of work."
    : `Past roles are a different kind of work. The closest title is ${title}.`;
};

const flagText: Readonly<Record<RedFlag["kind"], (flagged: FlagContext) => string>> = {
  "one-must-have-missing": missingFlag,
  "must-haves-missing": missingFlag,
  "non-negotiable-missing": (flagged) =>
    flagged.about.length === 0
      ? "A condition of the ad wasn't found."
      : `The ad requires ${listNames(flagged)}, and we didn't find ${itOrThem(flagged)} in the profile.`,
  "credential-missing": (flagged) =>
    flagged.about.length === 0
      ? "A required credential wasn't found."
      : `Required but not found: ${listNames(flagged)}.`,
  "place-refused": (flagged) => `Rules out the job's location.${quoteReason(flagged)}${locationOf(flagged)}`,
  "terms-refused": (flagged) => `Rules out a condition of the job.${quoteReason(flagged)}`,
  elsewhere: (flagged) =>
    flagged.trace.location.verdict === "near"
      ? `Lives in the job's state, but not in its area, and doesn't mention moving.${locationOf(flagged)}`
      : `Lives outside the area and doesn't mention moving.${locationOf(flagged)}`,
  "no-work-permit": () =>
    "Says they don't have work authorization. Ask every candidate for this job the same question about it.",
  "pay-above-band": onPay,
  "level-apart": (flagged) =>
    flagged.about.length === 0
      ? "The latest role is at a different level than this job."
      : `The latest role is at a different level than this job: ${listNames(flagged)}.`,
  "other-occupation": otherWorkFlag,
  "short-of-years": yearsFlag,
  "license-of-another-state": ({ about: [license, ...states] }) =>
    license === undefined
      ? "A license is from another state than the job's."
      : `${capitalizeFirst(license)} is from ${states.length === 0 ? "another state" : states.join(" and ")}, not from the job's state. Ask if it transfers.`,
  "credential-in-progress": (flagged) =>
    flagged.about.length === 0
      ? "A required credential is still in progress."
      : `Not held yet: ${listNames(flagged)}. The candidate says it's in progress; ask when they expect it.`,
  "credential-lapsed": (flagged) =>
    flagged.about.length === 0
      ? "A required credential is no longer valid."
      : `No longer valid: ${listNames(flagged)}. Ask if they have renewed it.`,
  "unsupported-skills": (flagged) =>
    flagged.about.length === 0
      ? "Some listed skills don't appear in any dated role."
      : `${capitalizeFirst(listNames(flagged, 6))} ${isOrAre(flagged)} listed; we didn't recognize ${itOrThem(flagged)} in a dated role.`,
  "instruction-like-text": () =>
    "Part of the text is addressed to screening software. It didn't count; read it before you decide.",
  "ad-text-copied": () =>
    "This profile repeats the job ad word for word. The copied text didn't count. Ask for examples of the work.",
  "title-not-shown": () => "No dated role supports the current title, so it didn't count. Ask when they did this work.",
  "title-unproven": () => "There's no work history behind the current title. It counts as a claim, not as experience.",
  "years-differ": ({ about: [stated, dated] }) =>
    stated === undefined || dated === undefined
      ? "The stated years of experience don't match the dated roles."
      : `States ${pluralize(Number(stated), "year")} of experience; dated roles add up to ${Number(dated) === 0 ? "less than 1 year" : pluralize(Number(dated), "year")}.`,
  "not-recent": (flagged) =>
    flagged.about.length === 0
      ? "Skills the job needs were last used long ago."
      : `${capitalizeFirst(listNames(flagged))} ${flagged.about.length === 1 ? "was" : "were"} last used long ago.`,
};

export const redFlagsOf = (trace: MatchTrace, job: JobTextInput): readonly string[] => [
  ...new Set(
    trace.redFlags.map(({ kind, about }) =>
      flagText[kind]({ trace, job, about: [...new Set(about)].filter((each) => each.trim() !== "") }),
    ),
  ),
];
