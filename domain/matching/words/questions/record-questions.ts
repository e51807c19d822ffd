/** Questions about the record as a whole: its years, its dates, and experience from long ago. */
import type { MatchTrace, RedFlag } from "../../score/trace.ts";
import type { InterviewQuestion } from "./interview-question.ts";
import { formatNeed } from "../format-need.ts";
import { requiredMonths } from "../read-trace.ts";
import { formatDuration, listFirst } from "../sentence-format.ts";

export const askAboutFlag = ({ kind, about }: RedFlag): InterviewQuestion | undefined => {
  const names = listFirst(about.map(formatNeed), 3);
  if (kind === "not-recent" && about.length > 0)
    return {
      question: `It's been a while since you worked with ${names}. What has changed since then, and how have you kept up?`,
      why: `Last used long ago: ${names}.`,
      goodAnswer: "Knows what's different now and has done something about it.",
      need: null,
    };
  if (kind === "years-differ")
    return {
      question:
        "Which roles do you count in your years of experience, and what did you do in each that's like this job?",
      why: "The stated years don't match the dated roles.",
      goodAnswer: "Goes role by role and explains what isn't on the resume.",
      need: null,
    };
  return undefined;
};

export const askAboutYears = (trace: MatchTrace): readonly InterviewQuestion[] => {
  const { relevantMonths } = trace.experience;
  const minimumMonths = requiredMonths(trace);
  if (minimumMonths === null || relevantMonths >= minimumMonths) return [];
  const experienceText = relevantMonths < 1 ? "no relevant role" : formatDuration(relevantMonths);
  return [
    {
      question: `The job asks for ${formatDuration(minimumMonths)} of this work, and your resume shows ${relevantMonths < 1 ? "none" : experienceText}. Which parts of this job have you already done on your own?`,
      why: `Relevant work: ${experienceText}; asked: ${formatDuration(minimumMonths)}.`,
      goodAnswer: "Goes through the job part by part and says where they'd need help.",
      need: null,
    },
  ];
};
