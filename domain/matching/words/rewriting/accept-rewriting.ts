/** Decides whether a model's text may replace the template it was made from. If in doubt, the template stays. */
import type { MatchTrace } from "../../score/trace.ts";
import { contradicts } from "./contradicts.ts";
import type { InterviewQuestion } from "../questions/interview-question.ts";
import { sensitiveWordsAdded, isLawfulQuestion } from "../questions/lawful-question.ts";
import type { MatchText } from "../match-text.ts";
import type { JobTextInput } from "../read-trace.ts";
import { type AllowedContent, allowedContentOf, preservesAllOf, unfaithfulReason } from "./faithful-text.ts";

export interface Rewriting {
  readonly trace: MatchTrace;
  readonly job: JobTextInput;
  /** Words that may not appear: the candidate's name, their schools. */
  readonly forbidden: readonly string[];
}

const maxLengths = { reasoning: 1200, item: 320, question: 360, goodAnswer: 280 } as const;

const fits = (text: string, template: string, most: number): boolean =>
  text.trim() !== "" && text.length <= Math.max(template.length, Math.min(most, template.length * 2 + 80));

const allowedContentFor = ({ job }: Rewriting, texts: readonly string[]): AllowedContent =>
  allowedContentOf([...texts, job.title, job.location ?? ""]);

const allTexts = (words: MatchText): readonly string[] => [
  words.reasoning,
  ...words.recommendations,
  ...words.redFlags,
];

/** Item by item the text makes the same points, adds no number, skill or name, and drops nothing of a flag. */
export const mayReplaceText = (rewritten: MatchText, template: MatchText, about: Rewriting): boolean => {
  const allowedContent = allowedContentFor(about, allTexts(template));
  const isFaithful = (text: string) => unfaithfulReason(text, allowedContent, about.forbidden) === undefined;
  const matchesItemByItem = (texts: readonly string[], originals: readonly string[]) =>
    texts.length === originals.length &&
    texts.every((text, index) => {
      const original = originals[index] ?? "";
      return fits(text, original, maxLengths.item) && isFaithful(text) && preservesAllOf(text, original);
    });
  return (
    fits(rewritten.reasoning, template.reasoning, maxLengths.reasoning) &&
    isFaithful(rewritten.reasoning) &&
    !contradicts(rewritten.reasoning, about.trace) &&
    matchesItemByItem(rewritten.recommendations, template.recommendations) &&
    matchesItemByItem(rewritten.redFlags, template.redFlags)
  );
};

/** Some word of the template's subject must remain, or the question loses its purpose. */
const keepsTopic = (question: string, template: InterviewQuestion, trace: MatchTrace): boolean => {
  const need = trace.needs.find((each) => each.need === template.need);
  if (need === undefined) return true;
  const words = `${need.words} ${need.elements.map(({ label, by }) => `${label} ${by ?? ""}`).join(" ")}`
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]{2,}/gu);
  return words === null || words.some((word) => question.toLowerCase().includes(word));
};

export type WrittenQuestion = Pick<InterviewQuestion, "question" | "goodAnswer">;

export const mayReplaceQuestions = (
  rewritten: readonly WrittenQuestion[],
  templates: readonly InterviewQuestion[],
  about: Rewriting,
): boolean => {
  const allowedContent = allowedContentFor(
    about,
    templates.flatMap(({ question, why, goodAnswer }) => [question, why, goodAnswer]),
  );
  return (
    rewritten.length === templates.length &&
    new Set(rewritten.map(({ question }) => question)).size === rewritten.length &&
    rewritten.every(({ question, goodAnswer }, index) => {
      const template = templates[index];
      return (
        template !== undefined &&
        fits(question, template.question, maxLengths.question) &&
        fits(goodAnswer, template.goodAnswer, maxLengths.goodAnswer) &&
        [question, goodAnswer].every((text) => unfaithfulReason(text, allowedContent, about.forbidden) === undefined) &&
        isLawfulQuestion(question) &&
        isLawfulQuestion(goodAnswer) &&
        sensitiveWordsAdded(`${question} ${goodAnswer}`, `${template.question} ${template.goodAnswer}`).length === 0 &&
        preservesAllOf(question, template.question) &&
        keepsTopic(question, template, about.trace)
      );
    })
  );
};
