/** The text next to a score: from templates, or rewritten by a model if its text stays true to the trace. */
import { mayReplaceText } from "#domain/matching/words/rewriting/accept-rewriting.ts";
import { type MatchText, matchTextOf } from "#domain/matching/words/match-text.ts";
import type { JobTextInput } from "#domain/matching/words/read-trace.ts";
import type { MatchTrace } from "#domain/matching/score/trace.ts";
import type { Model } from "../../../infra/outbound/model.ts";
import { phraseMatchInstructions, phraseMatchReply } from "./phrase-match.prompt.ts";

export interface MatchToPhrase {
  readonly trace: MatchTrace;
  readonly job: JobTextInput;
  /** The candidate's name and schools. They are not sent to the model; text that contains them is not shown. */
  readonly forbidden?: readonly string[];
}

export interface PhrasedMatch extends MatchText {
  readonly phrasedBy: "template" | "model";
}

/** How many results of a run the model rewrites: the ones shown first. */
const maxModelResults = 5;

export const phraseMatch = async (
  model: Model | undefined,
  tenantId: string,
  { trace, job, forbidden = [] }: MatchToPhrase,
): Promise<PhrasedMatch> => {
  const template = matchTextOf(trace, job);
  const written = await model?.write({
    purpose: "match",
    instructions: phraseMatchInstructions,
    facts: { job: { title: job.title }, score: trace.overall, draft: template },
    schema: phraseMatchReply,
    tenantId,
  });
  return written !== undefined && mayReplaceText(written, template, { trace, job, forbidden })
    ? { ...written, phrasedBy: "model" }
    : { ...template, phrasedBy: "template" };
};

/** In the given order, best first. Only the first few use the model, all at once, so a run waits for one time limit at most. */
export const phraseMatches = (
  model: Model | undefined,
  tenantId: string,
  matches: readonly MatchToPhrase[],
): Promise<readonly PhrasedMatch[]> =>
  Promise.all(matches.map((match, at) => phraseMatch(at < maxModelResults ? model : undefined, tenantId, match)));
