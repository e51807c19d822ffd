/**
 * How likely a value is right, by its kind and by how many signs speak for it (signs.ts). `npm run bench:resume-confidence` counts the
 * table on made resumes.
 */
import table from "#data/compiled/resume-confidence.json" with { type: "json" };
import type { ValueKind } from "./value-kinds.ts";

/** By number of signs: one more never lowers it. */
const confidences: Readonly<Record<ValueKind, readonly number[]>> = table;

/** A number of signs that no counted value had counts as the highest that had one. */
export const confidenceOf = (kind: ValueKind, signs: number): number =>
  confidences[kind][Math.min(signs, confidences[kind].length - 1)] ?? 0;
