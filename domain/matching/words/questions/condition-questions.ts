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
        ? `The job is ${place}. When could you start working there, and what would you need to settle first?`
        : `The job is ${place}. Can you work there on the days the job requires?`,
    why: "The profile and the job's location don't match.",
    goodAnswer: "A clear yes or no, with a date or a condition.",
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
    question: `This job pays ${band}. Does that range work for you, and what else matters in your decision?`,
    why: "The desired salary is above the range.",
    goodAnswer: "Answers for this job and range, and says what else matters.",
    need: null,
  };
};

const termsQuestion = ({ redFlags }: MatchTrace): InterviewQuestion | undefined =>
  redFlags.some(({ kind }) => kind === "terms-refused")
    ? {
        question: "These are the hours, travel and terms of the job. Can you work with all of them?",
        why: "The profile rules out one of the job's conditions.",
        goodAnswer: "A clear yes or no to each condition, and what would have to change.",
        need: null,
      }
    : undefined;

const permitQuestion = ({ redFlags }: MatchTrace): InterviewQuestion | undefined =>
  redFlags.some(({ kind }) => kind === "no-work-permit")
    ? {
        question: "Are you authorized to work in the country of this job, and will you need sponsorship now or later?",
        why: "The profile says work authorization is missing. Ask every candidate the same question.",
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
