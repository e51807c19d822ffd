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
      question: `It has been some time since you worked with ${names}. What has changed in it since, and how have you kept up?`,
      why: `Last used long ago: ${names}.`,
      goodAnswer: "Knows what is different now, and has done something about it rather than meaning to.",
      need: null,
    };
  if (kind === "years-differ")
    return {
      question:
        "Which of your roles do you count when you state your years of experience, and what did you do in each that is like this job?",
      why: "The years stated and the years in dated roles differ.",
      goodAnswer: "Counts openly, role by role, and explains what is left out of the record.",
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
      question: `The job asks for ${formatDuration(minimumMonths)} of this work, and your dated roles show ${relevantMonths < 1 ? "none" : experienceText}. Which parts of this job have you already done without help?`,
      why: `Relevant work: ${experienceText}; asked: ${formatDuration(minimumMonths)}.`,
      goodAnswer: "Goes through the job part by part, and says where they would need somebody beside them.",
      need: null,
    },
  ];
};
