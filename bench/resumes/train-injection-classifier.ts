/**
 * Trains the classifier that tells a prompt injection from a sentence about a career, and writes its weights to
 * data/resumes/injection-weights.csv, for `npm run data:compile`: logistic regression over the features of
 * domain/resumes/injection/injection-features.ts. The same sentences give the same weights. `npm run train:injection-classifier -- [--careers=FOLDER]`
 * adds the sentences of every second file in a folder of honest resumes, as text or markup; the others are left for measuring
 * (bench/resumes/injection-classifier.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import harmlessSentences from "#data/compiled/harmless-sentences.json" with { type: "json" };
import { normalizeText } from "#domain/resumes/injection/injection-rules.ts";
import { injectionFeatures } from "#domain/resumes/injection/injection-features.ts";
import { readResumeSentences } from "../support/resume-sentences.ts";
import { promptInjections } from "#server/test/whole-path/prompt-injections.ts";

const folder = new URL("../prompt-injections/", import.meta.url);
const target = new URL("../../data/resumes/injection-weights.csv", import.meta.url);

interface Sentences {
  readonly orders: readonly string[];
  readonly careers: readonly string[];
}
interface Example {
  readonly features: readonly string[];
  readonly isInjection: boolean;
}

const trainingSets = readdirSync(folder)
  .filter((name) => name.startsWith("training-"))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Sentences);

const exampleOf = (sentence: string, isInjection: boolean): Example => ({
  features: [...injectionFeatures(normalizeText(sentence.replaceAll("{skills}", "Python and SQL")).toLowerCase())],
  isInjection,
});
const careersFolder = process.argv.find((each) => each.startsWith("--careers="))?.slice(10);
const resumeSentences = careersFolder === undefined ? [] : readResumeSentences(careersFolder, 0);
const examples = [
  ...[...promptInjections, ...trainingSets.flatMap(({ orders }) => orders)].map((each) => exampleOf(each, true)),
  ...[...harmlessSentences, ...trainingSets.flatMap(({ careers }) => careers), ...resumeSentences].map((each) =>
    exampleOf(each, false),
  ),
];

/** A feature that occurs in only one injection identifies that sentence and does not generalize. */
const injectionCounts = new Map<string, number>();
for (const { features, isInjection } of examples)
  if (isInjection)
    for (const feature of features) injectionCounts.set(feature, (injectionCounts.get(feature) ?? 0) + 1);
const trainingExamples = examples.map(({ features, isInjection }) => ({
  features: features.filter((each) => (injectionCounts.get(each) ?? 0) >= 2),
  label: isInjection ? 1 : 0,
}));

const rounds = 60;
const learningRate = 0.2;
const weightDecay = 0.003;
const weights = new Map<string, number>();
const squaredGradients = new Map<string, number>();
let bias = 0;
let biasSquaredGradient = 1e-6;
for (let round = 0; round < rounds; round += 1) {
  // Each round uses a different order, the same in every run.
  for (let step = 0; step < trainingExamples.length; step += 1) {
    const { features = [], label = 0 } =
      trainingExamples[(step * 7919 + round * 104_729) % trainingExamples.length] ?? {};
    const sum = features.reduce((all, each) => all + (weights.get(each) ?? 0), bias);
    const error = 1 / (1 + Math.exp(-sum)) - label;
    biasSquaredGradient += error ** 2;
    bias -= (learningRate * error) / Math.sqrt(biasSquaredGradient);
    for (const feature of features) {
      const weight = weights.get(feature) ?? 0;
      const gradient = error + weightDecay * weight;
      const squaredGradientSum = (squaredGradients.get(feature) ?? 1e-6) + gradient ** 2;
      squaredGradients.set(feature, squaredGradientSum);
      weights.set(feature, weight - (learningRate * gradient) / Math.sqrt(squaredGradientSum));
    }
  }
}

/** Features with the same weight are grouped, so that the file stays readable. */
const byWeight = new Map<string, string[]>();
for (const [feature, weight] of weights) {
  const rounded = weight.toFixed(1);
  if (Number(rounded) === 0) continue;
  byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), feature]);
}
const rows = [...byWeight]
  .toSorted(([a], [b]) => Number(b) - Number(a))
  .flatMap(([weight, features]) => features.toSorted().map((feature) => [weight, feature]));
const header = ["weight", "feature"];
writeFileSync(target, stringify([header, [bias.toFixed(1), "(intercept)"], ...rows]));
console.info(
  `${examples.length} sentences, ${resumeSentences.length} of them from printed resumes, ${[...byWeight.values()].flat().length} features`,
);
