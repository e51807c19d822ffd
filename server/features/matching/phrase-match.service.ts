/** The words beside a score: from templates, or rewritten by a model where one is configured and keeps to the trace. */
import { mayReplaceWords } from "#domain/matching/words/accept-rewriting.ts";
import { type MatchWords, matchWordsOf } from "#domain/matching/words/match-words.ts";
import type { JobInWords } from "#domain/matching/words/read-trace.ts";
import type { MatchTrace } from "#domain/matching/trace.ts";
import type { Model } from "../../infra/model.ts";
import { phraseMatchInstructions, phraseMatchReply } from "./phrase-match.prompt.ts";

export interface MatchToPhrase {
  readonly trace: MatchTrace;
  readonly job: JobInWords;
  /** The candidate's name and schools. They are not sent; a text that holds one of these words is not shown. */
  readonly forbidden?: readonly string[];
}

export interface PhrasedMatch extends MatchWords {
  readonly phrasedBy: "template" | "model";
}

/** How many of a run's results are worth a model's time: what is shown first. */
const mostByModel = 5;

export const phraseMatch = async (
  model: Model | undefined,
  tenantId: string,
  { trace, job, forbidden = [] }: MatchToPhrase,
): Promise<PhrasedMatch> => {
  const template = matchWordsOf(trace, job);
  const written = await model?.write({
    purpose: "match",
    instructions: phraseMatchInstructions,
    facts: { job: { title: job.title }, score: trace.overall, draft: template },
    schema: phraseMatchReply,
    tenantId,
  });
  return written !== undefined && mayReplaceWords(written, template, { trace, job, forbidden })
    ? { ...written, phrasedBy: "model" }
    : { ...template, phrasedBy: "template" };
};

/** In the order given, the best first. Only the first few are asked about, all at once, so a run waits for one time limit at most. */
export const phraseMatches = (
  model: Model | undefined,
  tenantId: string,
  matches: readonly MatchToPhrase[],
): Promise<readonly PhrasedMatch[]> =>
  Promise.all(matches.map((match, at) => phraseMatch(at < mostByModel ? model : undefined, tenantId, match)));
