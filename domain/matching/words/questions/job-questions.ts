import type { InterviewQuestion } from "./interview-question.ts";
import type { JobTextInput } from "../read-trace.ts";

/** If the trace gives too little to ask about, these ask about the work itself. */
export const askAboutTheWork = ({ title }: JobTextInput): readonly InterviewQuestion[] => [
  {
    question: `What would you want to have understood after your first two weeks as ${title}, and whom would you ask?`,
    why: "Tied to no single claim: shows how the work is approached.",
    goodAnswer: "Asks about the people served, the measures and the present trouble before proposing anything.",
    need: null,
  },
  {
    question:
      "Which part of the work described in the ad do you do best, and which do you leave to others where you can?",
    why: "Tied to no single claim: shows where the strength lies.",
    goodAnswer: "A particular strength with an example, and a weakness that is one.",
    need: null,
  },
  {
    question:
      "Tell us about a piece of work you finished lately that somebody depended on. What was agreed, and what did they get?",
    why: "Tied to no single claim: asks for one thing that was finished.",
    goodAnswer: "Says what was promised, what was delivered, and what the other side said.",
    need: null,
  },
  {
    question:
      "Describe a disagreement at work about how something should be done. How was it settled, and were you right?",
    why: "Tied to no single claim: shows how judgement is used with others.",
    goodAnswer: "Gives the other side its due, names how it was decided, and can say that they were wrong.",
    need: null,
  },
  {
    question: "What made you interested in this job, and what would make you leave it after a year?",
    why: "Tied to no single claim: shows what is expected of the job.",
    goodAnswer: "Has read the ad, and names conditions that can be talked about.",
    need: null,
  },
];
