/** How much a sentence sounds like the orders that people hide in résumés: a small model, taught by examples. */
import { orderFeatures } from "./order-features.ts";
import { orderStart, orderWeights } from "./order-weights.ts";

const weightOf = new Map(
  orderWeights
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [weight, ...features] = line.split("\t");
      return features.map((feature) => [feature, Number(weight)] as const);
    }),
);

/** `words` are plain. Above zero it is likelier an order than not; the reader asks for more than that. */
export const orderScore = (words: string): number => {
  let score = orderStart;
  for (const feature of orderFeatures(words.toLowerCase())) score += weightOf.get(feature) ?? 0;
  return score;
};
