/** Questions for an interview, each with the gap or claim it tests and what a good answer shows. */
import type { MatchTrace, NeedTrace } from "../../score/trace.ts";
import { askAboutClaim, askAboutGap, askAboutListed, askAboutWeakEvidence } from "./claim-questions.ts";
import { conditionQuestions } from "./condition-questions.ts";
import type { InterviewQuestion } from "./interview-question.ts";
import { askAboutTheWork } from "./job-questions.ts";
import {
  absentIn,
  evidenceOf,
  heaviestFirst,
  hasStrongEvidence,
  isCredentialLabel,
  type Evidence,
  type JobTextInput,
  mustHavesOf,
} from "../read-trace.ts";
import { askAboutFlag, askAboutYears } from "./record-questions.ts";

const maxQuestions = 8;
const minQuestions = 5;

const gapsOf = (needs: readonly NeedTrace[]): readonly InterviewQuestion[] =>
  heaviestFirst(needs.filter(({ state }) => state !== "met"))
    .flatMap((need) => {
      const [first] = absentIn([need]);
      return first === undefined ? [] : [{ name: first, need }];
    })
    .map(({ name, need }, index) => askAboutGap(name, need, index));

/** Work can be discussed in depth; a license is held or not. */
const isSkillToDiscuss = (evidence: Evidence): boolean =>
  hasStrongEvidence(evidence) &&
  evidence.element.how === "itself" &&
  evidence.element.evidence === "role" &&
  !isCredentialLabel(`${evidence.element.label} ${evidence.element.by ?? ""}`);

/** Asks about each claim or gap once. */
const distinctByQuestion = (questions: readonly (InterviewQuestion | undefined)[]): readonly InterviewQuestion[] => [
  ...new Map(questions.filter((each) => each !== undefined).map((each) => [each.question, each])).values(),
];

/** Asks about each need once, not about both its gap and its weak evidence. */
const oncePerNeed = (
  questions: readonly (InterviewQuestion | undefined)[],
  askedQuestions: readonly InterviewQuestion[],
): readonly InterviewQuestion[] => {
  const needs = new Set(askedQuestions.map(({ need }) => need));
  return questions
    .filter((each) => each !== undefined)
    .filter(({ need }) => {
      const fresh = !needs.has(need);
      needs.add(need);
      return fresh;
    });
};

export const interviewQuestionsOf = (trace: MatchTrace, job: JobTextInput): readonly InterviewQuestion[] => {
  const musts = mustHavesOf(trace);
  const wishes = trace.needs.filter(({ must }) => !must);
  const claims = [...evidenceOf(musts), ...evidenceOf(wishes)].filter(isSkillToDiscuss);
  const gaps = gapsOf(musts).slice(0, 3);
  const weak = oncePerNeed(evidenceOf(musts).map(askAboutWeakEvidence), gaps).slice(0, 2);
  const open = distinctByQuestion([
    ...gaps,
    ...weak,
    askAboutListed(evidenceOf(musts)),
    ...askAboutYears(trace),
    ...trace.redFlags.map(askAboutFlag),
    ...conditionQuestions(trace, job),
  ]).slice(0, maxQuestions - 1);
  const room = Math.max(1, minQuestions - open.length);
  const depthQuestions = claims.slice(0, room).map(askAboutClaim);
  const spare = distinctByQuestion([...open, ...depthQuestions]);
  if (spare.length >= minQuestions) return spare;
  return distinctByQuestion([
    ...spare,
    ...gapsOf(wishes),
    ...evidenceOf(wishes).map(askAboutWeakEvidence),
    ...askAboutTheWork(job),
  ]).slice(0, Math.max(minQuestions, spare.length));
};
