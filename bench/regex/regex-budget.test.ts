/** No regular expression of the product is slow on any text. */
import { expect, test } from "vitest";
import { attacksOn } from "./attacks.ts";
import { budgetMs } from "./budget.ts";
import { isChatExpression } from "./expression.ts";
import { collectExpressions, measureAll } from "./measure.ts";

test("[SEC-H1] no regular expression takes over 25 ms for 10,000 hostile characters", async () => {
  const expressions = (await collectExpressions()).filter((each) => !isChatExpression(each));
  expect(expressions.length).toBeGreaterThan(1400);
  const measurements = await measureAll(expressions, budgetMs);
  expect(measurements).toHaveLength(expressions.length);
  const over = measurements.filter(({ ms }) => ms > budgetMs);
  expect(
    over.map(({ location, source, ms, attack }) => ({ place: location, source, ms: Math.round(ms), attack })),
  ).toEqual([]);
}, 300_000);

test.each([
  ["spaces before an end", String.raw`\s+$`, ""],
  ["a tag that never closes", "<[^>]*>", "g"],
  ["two gaps", String.raw`\byou\b[^]*\byou\b[^]*\bscore\b`, "i"],
  ["nested repeats", "^(?:a+)+$", ""],
])("reports a slow expression: %s", async (_name, source, flags) => {
  expect(attacksOn(source, flags, 100).length).toBeGreaterThan(20);
  const [measurement] = await measureAll([{ source, flags, location: "here" }], budgetMs, 3000);
  expect(measurement?.ms).toBeGreaterThan(budgetMs);
});
