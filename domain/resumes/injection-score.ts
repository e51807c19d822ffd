/** A small trained model that scores how likely a sentence is a prompt injection in a resume. */
import { injectionFeatures } from "./injection-features.ts";
import { injectionIntercept, injectionWeights } from "./injection-weights.ts";

const weightOf = new Map(
  injectionWeights
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [weight, ...features] = line.split("\t");
      return features.map((feature) => [feature, Number(weight)] as const);
    }),
);

/** `words` are normalized. Above 0 an injection is likelier than not; the caller requires a higher score. */
export const injectionScore = (words: string): number => {
  let score = injectionIntercept;
  for (const feature of injectionFeatures(words.toLowerCase())) score += weightOf.get(feature) ?? 0;
  return score;
};
