import type { InterviewQuestion } from "./interview-question.ts";
import type { JobTextInput } from "../read-trace.ts";

/** If the trace gives too little to ask about, these ask about the work itself. */
export const askAboutTheWork = ({ title }: JobTextInput): readonly InterviewQuestion[] => [
  {
    question: `What would you want to understand after your first two weeks as ${title}, and who would you ask?`,
    why: "General: shows how they approach the work.",
    goodAnswer: "Asks about customers, metrics and current problems before proposing anything.",
    need: null,
  },
  {
    question: "Which part of this job do you do best, and which would you rather hand off?",
    why: "General: shows where they're strongest.",
    goodAnswer: "A specific strength with an example, and a real weakness.",
    need: null,
  },
  {
    question:
      "Tell us about something you finished recently that someone depended on. What did you promise, and what did they get?",
    why: "General: asks for one thing they finished.",
    goodAnswer: "Says what was promised, what was delivered, and what the other side said.",
    need: null,
  },
  {
    question:
      "Tell us about a disagreement at work over how to do something. How did you settle it, and were you right?",
    why: "General: shows their judgment with others.",
    goodAnswer: "Is fair to the other side, says how it was decided, and can admit being wrong.",
    need: null,
  },
  {
    question: "What interests you about this job, and what would make you leave after a year?",
    why: "General: shows what they expect from the job.",
    goodAnswer: "Has read the ad, and names conditions you can discuss.",
    need: null,
  },
];
