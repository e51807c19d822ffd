/** A small trained model that scores how likely a sentence is a prompt injection in a resume. */
import featuresByWeight from "#data/compiled/injection-weights.json" with { type: "json" };
import { injectionFeatures } from "./injection-features.ts";

const weightOf = new Map(
  Object.entries(featuresByWeight).flatMap(([weight, features]) =>
    features.map((feature) => [feature, Number(weight)] as const),
  ),
);
const intercept = weightOf.get("(intercept)") ?? 0;

/** `words` are normalized. Above 0 an injection is likelier than not; the caller requires a higher score. */
export const injectionScore = (words: string): number => {
  let score = intercept;
  for (const feature of injectionFeatures(words.toLowerCase())) score += weightOf.get(feature) ?? 0;
  return score;
};
