/** The text next to a score: from templates, or rewritten by a model if its text stays true to the trace. */
import { mayReplaceText } from "#domain/matching/words/rewriting/accept-rewriting.ts";
import { type MatchText, matchTextOf } from "#domain/matching/words/match-text.ts";
import type { JobTextInput } from "#domain/matching/words/read-trace.ts";
import type { MatchTrace } from "#domain/matching/score/trace.ts";
import type { Model } from "../../../infra/outbound/model.ts";
import { z } from "zod";

/** The prompt for rewriting the text of a match. */
const phraseMatchReply = z.object({
  reasoning: z.string(),
  recommendations: z.array(z.string()),
  redFlags: z.array(z.string()),
});

const phraseMatchInstructions = `You are an editor in a recruitment firm. You get a draft about how one candidate fits one job, and make it read as an experienced recruiter would say it to a hiring manager: plain, short, specific sentences.

Rules:
- Say what the draft says and nothing else. Add no number, skill, title, place, employer or judgement. Leave no number or skill out of recommendations and red flags.
- What the draft calls missing stays missing; what it calls met stays met.
- reasoning is one paragraph. recommendations and redFlags have as many items as in the draft, in the same order, one sentence or two each.
- Write "they" or leave the person out. Never mention a name, sex, age, family, origin, health or school.
- No praise, no filler, no greeting, no links, no markup.`;

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
  const modelReply = await model?.write({
    purpose: "match",
    instructions: phraseMatchInstructions,
    facts: { job: { title: job.title }, score: trace.overall, draft: template },
    schema: phraseMatchReply,
    tenantId,
  });
  return modelReply !== undefined && mayReplaceText(modelReply, template, { trace, job, forbidden })
    ? { ...modelReply, phrasedBy: "model" }
    : { ...template, phrasedBy: "template" };
};

/** In the given order, best first. Only the first few use the model, all at once, so a run waits for one time limit at most. */
export const phraseMatches = (
  model: Model | undefined,
  tenantId: string,
  matches: readonly MatchToPhrase[],
): Promise<readonly PhrasedMatch[]> =>
  Promise.all(matches.map((match, index) => phraseMatch(index < maxModelResults ? model : undefined, tenantId, match)));
