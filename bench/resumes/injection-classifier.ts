/**
 * Measures the classifier on prompt injections in wordings that neither the rules nor the model have seen, and on harmless sentences that
 * resemble them: `npm run bench:injection-classifier -- [--careers=FOLDER]`. The folder holds honest resumes; training used every other
 * one.
 */
import { readFileSync } from "node:fs";
import { isInjectionByRule, isInjectionLike } from "#domain/resumes/injection/injection-rules.ts";
import { readResumeSentences } from "../support/resume-sentences.ts";
import { writeSection } from "../support/report.ts";

const unseen = JSON.parse(readFileSync(new URL("../prompt-injections/unseen.json", import.meta.url), "utf8")) as {
  readonly orders: readonly string[];
  readonly careers: readonly string[];
};
const folder = process.argv.find((each) => each.startsWith("--careers="))?.slice(10);
const resumeSentences = folder === undefined ? [] : readResumeSentences(folder, 1);

const countFlagged = (sentences: readonly string[], isFlagged: (sentence: string) => boolean): string => {
  const n = sentences.filter((each) => isFlagged(each.replaceAll("{skills}", "Python and SQL"))).length;
  return `${n.toLocaleString("en-US")} of ${sentences.length.toLocaleString("en-US")} (${((100 * n) / sentences.length).toFixed(n * 100 < sentences.length ? 2 : 0)} %)`;
};

const row = (words: string, sentences: readonly string[]): string =>
  `| ${words} | ${countFlagged(sentences, isInjectionByRule)} | **${countFlagged(sentences, isInjectionLike)}** |`;

const report = `## Unseen prompt injections

\`npm run bench:injection-classifier\`: sentences by an author who knew neither the rules nor the model's training data
(\`bench/prompt-injections/unseen.json\`)${resumeSentences.length > 0 ? ", and sentences of public resumes that are not in the training data, some of them advice on writing a resume" : ""}.

| flagged | rules only | rules and model |
| --- | --- | --- |
${row("prompt injections", unseen.orders)}
${row("harmless sentences that resemble them", unseen.careers)}${resumeSentences.length > 0 ? `\n${row("sentences of public resumes", resumeSentences)}` : ""}`;
console.info(report);
for (const injection of unseen.orders)
  if (!isInjectionLike(injection.replaceAll("{skills}", "Python and SQL"))) console.info(`missed: ${injection}`);
for (const sentence of [...unseen.careers, ...resumeSentences])
  if (isInjectionLike(sentence)) console.info(`wrongly: ${sentence.slice(0, 160)}`);
writeSection("order-model", report);
