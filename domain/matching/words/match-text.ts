/** The text shown beside a score. It is made from the trace alone, so the same trace always gives the same text. */
import type { MatchTrace } from "../score/trace.ts";
import { reasoningOf } from "./reasoning.ts";
import { recommendationsOf } from "./recommendations.ts";
import { redFlagsOf } from "./red-flags.ts";
import type { JobTextInput } from "./read-trace.ts";

export interface MatchText {
  readonly reasoning: string;
  readonly recommendations: readonly string[];
  readonly redFlags: readonly string[];
}

export const matchTextOf = (trace: MatchTrace, job: JobTextInput): MatchText => ({
  reasoning: reasoningOf(trace, job),
  recommendations: recommendationsOf(trace, job),
  redFlags: redFlagsOf(trace, job),
});
