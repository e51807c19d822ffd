/** Questions about one need of the ad: what is missing, what has weak evidence, and how deep a claim goes. */
import type { NeedTrace } from "../../score/trace.ts";
import { skillIndex } from "../../../skills/vocabulary.ts";
import { squashed } from "../../../skills/text-tokens.ts";
import type { InterviewQuestion } from "./interview-question.ts";
import { formatNeed } from "../format-need.ts";
import { type Evidence, isListedOnly, isCredentialLabel } from "../read-trace.ts";
import { formatDuration, listFirst, capitalizeFirst } from "../sentence-format.ts";

const gapQuestion = (name: string): readonly [question: string, goodAnswer: string] => [
  `The ad asks for ${name}. Which of your work comes nearest to it, and what did you do there yourself?`,
  "Picks one piece of work, separates their own part from the team's, and says what was different.",
];

/** Three wordings, so that three questions about gaps in a row do not sound alike. */
const gaps: readonly ((name: string) => readonly [question: string, goodAnswer: string])[] = [
  (name) => [
    `Your record does not mention ${name}. What is the closest thing you have done, and what would you have to learn first?`,
    "Describes one piece of work of their own, says what was different, and knows what they don't know yet.",
  ],
  (name) => [
    `Suppose that ${name} came up in your first month here. How would you start, and how would you know that you were on the wrong path?`,
    `Knows what ${name} is for, asks before acting, and names an early sign of trouble.`,
  ],
  (name) => [
    `Have you worked beside people for whom ${name} was daily work? Tell us what you took over from them and what you left to them.`,
    "Says honestly how far it went, with one example of work they took over.",
  ],
];

const isTrait = (name: string): boolean => {
  const { listed, byName } = skillIndex();
  return byName.get(listed.get(squashed(name)) ?? "")?.kind === "trait";
};

const traitQuestion = (name: string): readonly [question: string, goodAnswer: string] => [
  `The ad asks for ${name}. Tell us about a time when your work hung on it, and how it showed.`,
  "One situation, what was at stake, what they did, and who could confirm it.",
];

const credentialQuestion = (need: NeedTrace): InterviewQuestion => {
  const name = formatNeed(need.words);
  return {
    question: `The job asks for ${name}. Do you hold it, and if not, what have you begun and when could you have it?`,
    why: `${need.must ? "Must-have" : "Nice-to-have"} that the record doesn't fully show: ${name}.`,
    goodAnswer: "Says plainly whether it is held, can show it, or names the steps and a date.",
    need: need.need,
  };
};

/** `at` counts the gaps and selects the wording. */
export const askAboutGap = (name: string, need: NeedTrace, index: number): InterviewQuestion => {
  if (isCredentialLabel(need.words)) return credentialQuestion(need);
  const wording = gaps[index % gaps.length] ?? gapQuestion;
  const [question, goodAnswer] = (isTrait(name) ? traitQuestion : name.startsWith('"') ? gapQuestion : wording)(name);
  return {
    question,
    goodAnswer,
    why: `${need.must ? "Must-have" : "Nice-to-have"} that the record doesn't show: ${name}.`,
    need: need.need,
  };
};

const neighborQuestion = ({ name, by, need }: Evidence): InterviewQuestion => ({
  question: `You have worked with ${by}; here it is ${name}. What carries over, and where would you expect to go wrong at first?`,
  why: `${capitalizeFirst(by ?? "")} was counted in part for ${name}.`,
  goodAnswer: `Names particular differences between ${by} and ${name}, not only that they are alike.`,
  need: need.need,
});

const impliedQuestion = ({ name, by, need }: Evidence): InterviewQuestion => ({
  question: `Your work with ${by} suggests that you know ${name}. Tell us about something you did in ${name} itself.`,
  why: `${capitalizeFirst(name)} was inferred from ${by}; the record doesn't name it.`,
  goodAnswer: `A concrete piece of work in which ${name} mattered, with their own part in it.`,
  need: need.need,
});

const wordsQuestion = ({ name, need }: Evidence): InterviewQuestion => ({
  question: `Parts of your record come near ${name}. Which of your roles had most of it, and what did you do there yourself?`,
  why: `${capitalizeFirst(name)} was found in described duties, not as a named skill.`,
  goodAnswer: "Picks one role, separates their own part from the team's, and says how it turned out.",
  need: need.need,
});

/** One question covers everything that is only claimed. */
export const askAboutListed = (evidence: readonly Evidence[]): InterviewQuestion | undefined => {
  const names = [...new Set(evidence.filter(isListedOnly).map(({ name }) => name))];
  const [first] = evidence.filter(isListedOnly);
  if (first === undefined) return undefined;
  const claimed = listFirst(names.slice(0, 3), 3);
  return {
    question:
      names.length === 1
        ? `You name ${claimed}, but none of your dated roles shows it. Where did you last use it, and what came of it?`
        : `You name ${claimed}, but none of your dated roles shows them. Which of these did you use most, where, and what came of it?`,
    why: capitalizeFirst(
      `${claimed} ${names.length === 1 ? "is" : "are"} claimed without a dated role behind ${names.length === 1 ? "it" : "them"}.`,
    ),
    goodAnswer: "Names the place, the time and a result that somebody else could confirm.",
    need: first.need.need,
  };
};

/** Well-shown skills are tested for depth, each time from another angle. */
const depthQuestions: readonly ((evidence: Evidence) => Pick<InterviewQuestion, "question" | "goodAnswer">)[] = [
  ({ name }) => ({
    question: `Take us through a decision about ${name} that you would make differently today. What did you know then, and what do you know now?`,
    goodAnswer: "Owns the decision, gives the reasons at the time, and has changed how they work since.",
  }),
  ({ name }) => ({
    question: `Tell us about a time when your work with ${name} went wrong. How did you notice, and what did you do first?`,
    goodAnswer: "A real failure, found by looking, put right in a sensible order, with a lasting change afterwards.",
  }),
  ({ name }) => ({
    question: `If a new colleague had to take over your work with ${name} on Monday, what would you teach first and what would you warn about?`,
    goodAnswer: "Chooses what matters, in an order, from experience and not from a textbook.",
  }),
  ({ name }) => ({
    question: `How did you know that your work with ${name} was good? Tell us what was measured, by whom, and what you changed because of it.`,
    goodAnswer: "Names a measure and its movement, and is honest about what was not in their hands.",
  }),
];

/** Tests depth. `at` counts the claims and selects the wording, so that two in a row differ. */
export const askAboutClaim = (evidence: Evidence, index: number): InterviewQuestion | undefined => {
  const depth = depthQuestions[index % depthQuestions.length]?.(evidence);
  const { months } = evidence.element;
  const shownClaim =
    months !== null && months >= 1
      ? `Dated roles show ${formatDuration(months)} of ${evidence.name}`
      : `The record shows ${evidence.name}`;
  return depth && { ...depth, why: `${shownClaim}; this tests how deep it goes.`, need: evidence.need.need };
};

/** Asks about a need counted only in part. Undefined if the record clearly shows it. */
export const askAboutWeakEvidence = (evidence: Evidence): InterviewQuestion | undefined => {
  if (evidence.need.state === "met") return undefined;
  if (isCredentialLabel(evidence.need.words)) return credentialQuestion(evidence.need);
  if (evidence.element.how === "words") return wordsQuestion(evidence);
  if (evidence.by === null) return undefined;
  if (evidence.element.how === "neighbor") return neighborQuestion(evidence);
  return evidence.element.how === "implied" ? impliedQuestion(evidence) : undefined;
};
