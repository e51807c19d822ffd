/**
 * Teaches the model that tells an order to the software from a sentence about a career, and writes its weights to
 * domain/resumes/order-weights.ts: logistic regression over the features of domain/resumes/order-features.ts. The same sentences
 * give the same weights. `npm run teach:orders -- [--careers=FOLDER]`: with the sentences of every second file of a folder of honest
 * résumés besides, as text or marked up; the others are left to measure with (bench/order-model.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { harmlessSentences } from "#domain/resumes/harmless-sentences.ts";
import { plainWords } from "#domain/resumes/instruction-like.ts";
import { orderFeatures } from "#domain/resumes/order-features.ts";
import { printedSentences } from "./orders/printed-sentences.ts";
import { injectedOrders } from "#server/test/whole-path/injected-orders.ts";

const folder = new URL("orders/", import.meta.url);
const target = new URL("../domain/resumes/order-weights.ts", import.meta.url);

interface Sentences {
  readonly orders: readonly string[];
  readonly careers: readonly string[];
}
interface Example {
  readonly features: readonly string[];
  readonly isOrder: boolean;
}

const taught = readdirSync(folder)
  .filter((name) => name.startsWith("taught-"))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Sentences);

const exampleOf = (sentence: string, isOrder: boolean): Example => ({
  features: [...orderFeatures(plainWords(sentence.replaceAll("{skills}", "Python and SQL")).toLowerCase())],
  isOrder,
});
const folderOfCareers = process.argv.find((each) => each.startsWith("--careers="))?.slice(10);
const printed = folderOfCareers === undefined ? [] : printedSentences(folderOfCareers, 0);
const examples = [
  ...[...injectedOrders, ...taught.flatMap(({ orders }) => orders)].map((each) => exampleOf(each, true)),
  ...[...harmlessSentences, ...taught.flatMap(({ careers }) => careers), ...printed].map((each) =>
    exampleOf(each, false),
  ),
];

/** A feature of a single order teaches that sentence and no other. */
const inOrders = new Map<string, number>();
for (const { features, isOrder } of examples)
  if (isOrder) for (const each of features) inOrders.set(each, (inOrders.get(each) ?? 0) + 1);
const known = examples.map(({ features, isOrder }) => ({
  features: features.filter((each) => (inOrders.get(each) ?? 0) >= 2),
  wanted: isOrder ? 1 : 0,
}));

const rounds = 60;
const pace = 0.2;
const shrink = 0.003;
const weights = new Map<string, number>();
const paths = new Map<string, number>();
let start = 0;
let startPath = 1e-6;
for (let round = 0; round < rounds; round += 1) {
  // Each round in an order of its own, the same in every run.
  for (let step = 0; step < known.length; step += 1) {
    const { features = [], wanted = 0 } = known[(step * 7919 + round * 104_729) % known.length] ?? {};
    const sum = features.reduce((all, each) => all + (weights.get(each) ?? 0), start);
    const error = 1 / (1 + Math.exp(-sum)) - wanted;
    startPath += error ** 2;
    start -= (pace * error) / Math.sqrt(startPath);
    for (const each of features) {
      const weight = weights.get(each) ?? 0;
      const slope = error + shrink * weight;
      const path = (paths.get(each) ?? 1e-6) + slope ** 2;
      paths.set(each, path);
      weights.set(each, weight - (pace * slope) / Math.sqrt(path));
    }
  }
}

/** One line for each weight, so that the file stays one that a person can look through. */
const byWeight = new Map<string, string[]>();
for (const [feature, weight] of weights) {
  const rounded = weight.toFixed(1);
  if (Number(rounded) === 0) continue;
  byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), feature]);
}
const lines = [...byWeight]
  .toSorted(([a], [b]) => Number(b) - Number(a))
  .map(([weight, features]) => `${weight}\t${features.toSorted().join("\t")}`);
writeFileSync(
  target,
  `/**
 * Written by \`npm run teach:orders\` from ${examples.length} sentences, ${printed.length} of them out of printed résumés. A weight, and the features that
 * have it, to a line.
 */
export const orderStart = ${start.toFixed(1)};

export const orderWeights = String.raw\`
${lines.join("\n")}
\`;
`,
);
console.info(`${examples.length} sentences, ${[...byWeight.values()].flat().length} features`);
