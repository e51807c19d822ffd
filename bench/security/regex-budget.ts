/**
 * npm run bench:regex: runs every regular expression of the product on hostile text of 10,000 characters and writes the times into
 * docs/performance.md. The result before the first rewrite is stored here, since that code is gone.
 */
import { budgetMs } from "../regex/budget.ts";
import { isChatExpression } from "../regex/expression.ts";
import { collectExpressions, measureAll, type MeasuredExpression, didNotReturnMs } from "../regex/measure.ts";
import { saveMetrics, describeMachine, writeSection } from "../support/report.ts";

/** Measured in the same way before the rewrite; expressions that did not return within four seconds of wall time were stopped. */
const before = { outside: 1583, over: 96, slowest: "over 4,000" };

const all = await collectExpressions();
const outside = await measureAll(
  all.filter((each) => !isChatExpression(each)),
  budgetMs,
);
const inChat = await measureAll(all.filter(isChatExpression), budgetMs);
const countOverBudget = (measurements: readonly MeasuredExpression[]): number =>
  measurements.filter(({ ms }) => ms > budgetMs).length;
const slowest = outside[0];
const formatMs = (ms: number): string => {
  if (ms >= didNotReturnMs) return "did not return";
  return ms < 1 ? "under 1" : ms.toFixed(0);
};

for (const { ms, location, source, attack } of outside.slice(0, 5)) {
  console.log(`${ms.toFixed(1)} ms  ${location}  /${source.slice(0, 80)}/  ${JSON.stringify(attack)}`);
}

writeSection(
  "regex-budget",
  `## Regular expressions on hostile text

\`npm run bench:regex\` · ${describeMachine()}

Each expression is run on strings derived from its own structure (what it repeats, what comes before, an end that does not match), 10,000
characters long. The budget is ${budgetMs} ms of CPU time; \`bench/regex/regex-budget.test.ts\` enforces it. Expressions of \`domain/chat\` run in
threads with a deadline and are counted separately.

| | expressions | over ${budgetMs} ms | slowest, ms |
| --- | ---: | ---: | ---: |
| before, outside domain/chat | ${before.outside} | ${before.over} | ${before.slowest} |
| now, outside domain/chat | ${outside.length} | ${countOverBudget(outside)} | ${formatMs(slowest?.ms ?? 0)} |
| now, in domain/chat | ${inChat.length} | ${countOverBudget(inChat)} | ${formatMs(inChat[0]?.ms ?? 0)} |
`,
);
saveMetrics("regex-budget", {
  expressions: outside.length,
  over: countOverBudget(outside),
  slowestMs: Math.round(slowest?.ms ?? 0),
  inChat: inChat.length,
  overInChat: countOverBudget(inChat),
});
