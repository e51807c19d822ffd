/** Interview questions: from templates, or rewritten by a model if its text passes the trace and legal checks. */
import { mayReplaceQuestions } from "#domain/matching/words/rewriting/accept-rewriting.ts";
import type { InterviewQuestion } from "#domain/matching/words/questions/interview-question.ts";
import { interviewQuestionsOf } from "#domain/matching/words/questions/interview-questions.ts";
import { isLawfulQuestion } from "#domain/matching/words/questions/lawful-question.ts";
import type { Model } from "../../../infra/outbound/model.ts";
import type { MatchToPhrase } from "./phrase-match.service.ts";
import { phraseQuestionsInstructions, phraseQuestionsReply } from "./phrase-questions.prompt.ts";

export interface QuestionsToPhrase extends MatchToPhrase {
  /** The candidate's own words where the trace found its evidence, from `quotesOf`. */
  readonly quotes?: readonly string[];
}

export interface PhrasedQuestions {
  readonly questions: readonly InterviewQuestion[];
  readonly phrasedBy: "template" | "model";
}

export const phraseQuestions = async (
  model: Model | undefined,
  tenantId: string,
  { trace, job, forbidden = [], quotes = [] }: QuestionsToPhrase,
): Promise<PhrasedQuestions> => {
  // Text of the ad goes into the questions, and an ad may contain anything.
  const template = interviewQuestionsOf(trace, job).filter(({ question }) => isLawfulQuestion(question));
  const reply = await model?.write({
    purpose: "questions",
    instructions: phraseQuestionsInstructions,
    facts: {
      job: { title: job.title },
      draft: template.map(({ question, why, goodAnswer }) => ({ question, why, goodAnswer })),
      quotes,
    },
    schema: phraseQuestionsReply,
    tenantId,
    maxOutputTokens: 1600,
  });
  return reply !== undefined && mayReplaceQuestions(reply.questions, template, { trace, job, forbidden })
    ? { questions: template.map((each, at) => ({ ...each, ...reply.questions[at] })), phrasedBy: "model" }
    : { questions: template, phrasedBy: "template" };
};
