/** Whether what a model has written may stand in the place of the template it was made from. In doubt the template stays. */
import type { MatchTrace } from "../trace.ts";
import { contradicts } from "./contradicts.ts";
import type { InterviewQuestion } from "./interview-question.ts";
import { delicateWordsAdded, isLawfulQuestion } from "./lawful-question.ts";
import type { MatchWords } from "./match-words.ts";
import type { JobInWords } from "./read-trace.ts";
import { type Grounds, groundsOf, keepsAllOf, unfaithfulIn } from "./say-the-same.ts";

export interface Rewriting {
  readonly trace: MatchTrace;
  readonly job: JobInWords;
  /** Words that may not appear: the candidate's name, their schools. */
  readonly forbidden: readonly string[];
}

const mostLetters = { reasoning: 1200, item: 320, question: 360, goodAnswer: 280 } as const;

const fits = (text: string, template: string, most: number): boolean =>
  text.trim() !== "" && text.length <= Math.max(template.length, Math.min(most, template.length * 2 + 80));

const groundsFor = ({ job }: Rewriting, texts: readonly string[]): Grounds =>
  groundsOf([...texts, job.title, job.location ?? ""]);

const allOf = (words: MatchWords): readonly string[] => [words.reasoning, ...words.recommendations, ...words.redFlags];

/** Item by item the same things are said, no number, skill or name is new, and none of a flag is lost. */
export const mayReplaceWords = (written: MatchWords, template: MatchWords, about: Rewriting): boolean => {
  const grounds = groundsFor(about, allOf(template));
  const sound = (text: string) => unfaithfulIn(text, grounds, about.forbidden) === undefined;
  const inTurn = (texts: readonly string[], originals: readonly string[]) =>
    texts.length === originals.length &&
    texts.every((text, at) => {
      const original = originals[at] ?? "";
      return fits(text, original, mostLetters.item) && sound(text) && keepsAllOf(text, original);
    });
  return (
    fits(written.reasoning, template.reasoning, mostLetters.reasoning) &&
    sound(written.reasoning) &&
    !contradicts(written.reasoning, about.trace) &&
    inTurn(written.recommendations, template.recommendations) &&
    inTurn(written.redFlags, template.redFlags)
  );
};

/** Some word of what the template asks about must be left, or the question has lost its aim. */
const keepsItsAim = (question: string, template: InterviewQuestion, trace: MatchTrace): boolean => {
  const need = trace.needs.find((each) => each.need === template.need);
  if (need === undefined) return true;
  const words = `${need.words} ${need.elements.map(({ label, by }) => `${label} ${by ?? ""}`).join(" ")}`
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]{2,}/gu);
  return words === null || words.some((word) => question.toLowerCase().includes(word));
};

export type QuestionWritten = Pick<InterviewQuestion, "question" | "goodAnswer">;

export const mayReplaceQuestions = (
  written: readonly QuestionWritten[],
  templates: readonly InterviewQuestion[],
  about: Rewriting,
): boolean => {
  const grounds = groundsFor(
    about,
    templates.flatMap(({ question, why, goodAnswer }) => [question, why, goodAnswer]),
  );
  return (
    written.length === templates.length &&
    new Set(written.map(({ question }) => question)).size === written.length &&
    written.every(({ question, goodAnswer }, at) => {
      const template = templates[at];
      return (
        template !== undefined &&
        fits(question, template.question, mostLetters.question) &&
        fits(goodAnswer, template.goodAnswer, mostLetters.goodAnswer) &&
        [question, goodAnswer].every((text) => unfaithfulIn(text, grounds, about.forbidden) === undefined) &&
        isLawfulQuestion(question) &&
        isLawfulQuestion(goodAnswer) &&
        delicateWordsAdded(`${question} ${goodAnswer}`, `${template.question} ${template.goodAnswer}`).length === 0 &&
        keepsAllOf(question, template.question) &&
        keepsItsAim(question, template, about.trace)
      );
    })
  );
};
