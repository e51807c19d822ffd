/** Checks that a text may be made from a trace: each finding names a span of the record, and each absence what was looked for. */
import type { ElementTrace, MatchTrace } from "../score/trace.ts";

const isGrounded = ({ how, spans, searched = [] }: ElementTrace): boolean =>
  how === "not-met" ? searched.length > 0 : spans.length > 0;

/** The labels of elements that a sentence would state without a source. */
export const ungroundedClaims = ({ needs }: MatchTrace): readonly string[] =>
  needs.flatMap(({ elements }) => elements.filter((element) => !isGrounded(element)).map(({ label }) => label));
