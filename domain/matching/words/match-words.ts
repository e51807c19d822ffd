/** The words that stand beside a score. Made from the trace alone, so the same trace always says the same. */
import type { MatchTrace } from "../trace.ts";
import { reasoningOf } from "./reasoning.ts";
import { recommendationsOf } from "./recommendations.ts";
import { redFlagsOf } from "./red-flags.ts";
import type { JobInWords } from "./read-trace.ts";

export interface MatchWords {
  readonly reasoning: string;
  readonly recommendations: readonly string[];
  readonly redFlags: readonly string[];
}

export const matchWordsOf = (trace: MatchTrace, job: JobInWords): MatchWords => ({
  reasoning: reasoningOf(trace, job),
  recommendations: recommendationsOf(trace, job),
  redFlags: redFlagsOf(trace, job),
});
