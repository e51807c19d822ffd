/** Questions about one need of the ad: what is missing, what has weak evidence, and how deep a claim goes. */
import type { NeedTrace } from "../../score/trace.ts";
import { skillIndex } from "../../../skills/vocabulary.ts";
import { squashed } from "../../../skills/text-tokens.ts";
import type { InterviewQuestion } from "./interview-question.ts";
import { formatNeed } from "../format-need.ts";
import { type Evidence, isListedOnly, isCredentialLabel } from "../read-trace.ts";
import { formatDuration, listFirst, capitalizeFirst } from "../sentence-format.ts";

const gapQuestion = (name: string): readonly [question: string, goodAnswer: string] => [
  `This job asks for ${name}. What work have you done that comes closest, and what was your part in it?`,
  "Picks one project, separates their part from the team's, and says what was different.",
];

/** Three wordings, so that three questions about gaps in a row do not sound alike. */
const gaps: readonly ((name: string) => readonly [question: string, goodAnswer: string])[] = [
  (name) => [
    `I didn't see ${name} in your resume. What's the closest thing you've done, and what would you need to learn first?`,
    "Describes their own work, says what was different, and knows what they don't know yet.",
  ],
  (name) => [
    `Say ${name} comes up in your first month. How would you get started, and how would you know if you were on the wrong track?`,
    `Knows what ${name} is for, asks before acting, and names an early sign of trouble.`,
  ],
  (name) => [
    `Have you worked alongside people who did ${name} every day? What did you take on, and what did you leave to them?`,
    "Is honest about how far it went, with one example of work they took on.",
  ],
];

const isTrait = (name: string): boolean => {
  const { listed, byName } = skillIndex();
  return byName.get(listed.get(squashed(name)) ?? "")?.kind === "trait";
};

const traitQuestion = (name: string): readonly [question: string, goodAnswer: string] => [
  `This job asks for ${name}. Tell us about a time your work depended on it.`,
  "One situation: what was at stake, what they did, and who could confirm it.",
];

const credentialQuestion = (need: NeedTrace): InterviewQuestion => {
  const name = formatNeed(need.words);
  return {
    question: `This job asks for ${name}. Do you have it now? If not, where are you in the process, and when do you expect it?`,
    why: `${need.must ? "Must-have" : "Nice-to-have"} not fully found in the profile: ${name}.`,
    goodAnswer: "A clear yes with proof, or the next steps and a date.",
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
    why: `${need.must ? "Must-have" : "Nice-to-have"} not found in the profile: ${name}.`,
    need: need.need,
  };
};

const neighborQuestion = ({ name, by, need }: Evidence): InterviewQuestion => ({
  question: `You've worked with ${by}, and we use ${name}. What carries over, and what would trip you up at first?`,
  why: `${capitalizeFirst(by ?? "")} earned partial credit for ${name}.`,
  goodAnswer: `Names specific differences between ${by} and ${name}, not just similarities.`,
  need: need.need,
});

const impliedQuestion = ({ name, by, need }: Evidence): InterviewQuestion => ({
  question: `Your work with ${by} suggests you know ${name}. Tell us about something you did with ${name} itself.`,
  why: `${capitalizeFirst(name)} was inferred from ${by}; the profile doesn't name it.`,
  goodAnswer: `A specific example where ${name} mattered, and their part in it.`,
  need: need.need,
});

const wordsQuestion = ({ name, need }: Evidence): InterviewQuestion => ({
  question: `Parts of your background look close to ${name}. Which role involved it most, and what did you do yourself?`,
  why: `${capitalizeFirst(name)} was found in duties, not as a named skill.`,
  goodAnswer: "Picks one role, separates their part from the team's, and says how it turned out.",
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
        ? `You list ${claimed}, but I don't see it in your work history. Where did you last use it, and what was the result?`
        : `You list ${claimed}, but I don't see them in your work history. Which did you use most, where, and what was the result?`,
    why: capitalizeFirst(
      `${claimed} ${names.length === 1 ? "is" : "are"} listed without a dated role behind ${names.length === 1 ? "it" : "them"}.`,
    ),
    goodAnswer: "Names where, when, and a result someone else could confirm.",
    need: first.need.need,
  };
};

/** Well-shown skills are tested for depth, each time from another angle. */
const depthQuestions: readonly ((evidence: Evidence) => Pick<InterviewQuestion, "question" | "goodAnswer">)[] = [
  ({ name }) => ({
    question: `Walk us through a decision about ${name} you'd make differently today. What did you know then, and what do you know now?`,
    goodAnswer: "Owns the decision, explains the reasoning, and has changed how they work since.",
  }),
  ({ name }) => ({
    question: `Tell us about a time your work with ${name} went wrong. How did you find out, and what did you do first?`,
    goodAnswer: "A real failure, a sensible order of steps to fix it, and a lasting change afterward.",
  }),
  ({ name }) => ({
    question: `If someone took over your work with ${name} on Monday, what would you teach them first, and what would you warn them about?`,
    goodAnswer: "Picks what matters most, from experience rather than a textbook.",
  }),
  ({ name }) => ({
    question: `How did you know your work with ${name} was good? Tell us what was measured and what you changed because of it.`,
    goodAnswer: "Names a metric and how it moved, and is honest about what they didn't control.",
  }),
];

/** Tests depth. `at` counts the claims and selects the wording, so that two in a row differ. */
export const askAboutClaim = (evidence: Evidence, index: number): InterviewQuestion | undefined => {
  const depth = depthQuestions[index % depthQuestions.length]?.(evidence);
  const { months } = evidence.element;
  const shownClaim =
    months !== null && months >= 1
      ? `Roles that mention ${evidence.name} span ${formatDuration(months)}`
      : `The profile shows ${evidence.name}`;
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
