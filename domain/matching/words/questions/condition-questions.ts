/** Location, pay and terms: questions about the job's own conditions, in words that are lawful for every candidate. */
import type { MatchTrace } from "../../score/trace.ts";
import type { InterviewQuestion } from "./interview-question.ts";
import { jobLocationText } from "../job-location.ts";
import type { JobTextInput } from "../read-trace.ts";
import { formatDollars } from "../sentence-format.ts";

const locationQuestion = ({ location }: MatchTrace, job: JobTextInput): InterviewQuestion | undefined => {
  const place = jobLocationText(job);
  if (place === undefined || !["elsewhere", "refused", "open-to-move", "moving"].includes(location.verdict))
    return undefined;
  return {
    question:
      location.verdict === "moving" || location.verdict === "open-to-move"
        ? `The job is done ${place}. From when could you work there, and what has to be settled before?`
        : `The job is done ${place}. Could you work there on the days the job needs it?`,
    why: "The record and the place of work do not agree by themselves.",
    goodAnswer: "A clear yes or no, with a date or the condition it hangs on.",
    need: null,
  };
};

const payQuestion = ({ salary }: MatchTrace, { salaryMin, salaryMax }: JobTextInput): InterviewQuestion | undefined => {
  if (!["slightly-above", "above", "far-above"].includes(salary.verdict) || typeof salaryMax !== "number")
    return undefined;
  const band =
    typeof salaryMin === "number"
      ? `${formatDollars(salaryMin)} to ${formatDollars(salaryMax)}`
      : `up to ${formatDollars(salaryMax)}`;
  return {
    question: `This job pays ${band}. Would you take it in that range, and what besides pay would weigh in your decision?`,
    why: "The pay asked for is above the band.",
    goodAnswer: "Answers for this job and this range, and says what else matters.",
    need: null,
  };
};

const termsQuestion = ({ redFlags }: MatchTrace): InterviewQuestion | undefined =>
  redFlags.some(({ kind }) => kind === "terms-refused")
    ? {
        question: "These are the hours, the travel and the terms of the job. Can you work to them as they stand?",
        why: "The record rules out one of the job's conditions.",
        goodAnswer: "A clear yes or no to each condition, and what would have to change.",
        need: null,
      }
    : undefined;

const permitQuestion = ({ redFlags }: MatchTrace): InterviewQuestion | undefined =>
  redFlags.some(({ kind }) => kind === "no-work-permit")
    ? {
        question: "Are you authorized to work in the country of this job, and will you need sponsorship now or later?",
        why: "The record says that a permit to work is missing. Put the question to every candidate alike.",
        goodAnswer: "A clear yes or no; nothing about origin or citizenship is asked or noted.",
        need: null,
      }
    : undefined;

export const conditionQuestions = (
  trace: MatchTrace,
  job: JobTextInput,
): readonly (InterviewQuestion | undefined)[] => [
  permitQuestion(trace),
  termsQuestion(trace),
  locationQuestion(trace, job),
  payQuestion(trace, job),
];
