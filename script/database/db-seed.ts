/** Seeds the sample content. `--candidates N` then fills the demo workspace to N candidates. */
import { parseArgs } from "node:util";
import { fillDemoPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { prepareDemo } from "#server/prepare-demo.ts";
import { requireEnv } from "../operate/require-variable.ts";

const { values } = parseArgs({
  options: { candidates: { type: "string" }, "sample-content-in-production": { type: "boolean", default: false } },
});

if (process.env["NODE_ENV"] === "production" && !values["sample-content-in-production"]) {
  console.error("This adds fictional people and jobs. To do so in production, pass --sample-content-in-production.");
  process.exit(1);
}

const candidateCount = values.candidates === undefined ? 0 : Number(values.candidates);
if (!Number.isInteger(candidateCount) || candidateCount < 0) {
  console.error("--candidates must be a whole number");
  process.exit(1);
}

const url = requireEnv("MIGRATION_DATABASE_URL");
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const started = performance.now();
await seedDatabase(url, new Date());
console.log(`Sample content added (${seconds(started)})`);
const startedAt = performance.now();
const demo = await prepareDemo(url);
console.log(`${demo} sample candidates prepared for matching (${seconds(startedAt)})`);
if (candidateCount > 0) {
  const fillStartedAt = performance.now();
  const addedCount = await fillDemoPool(url, candidateCount, new Date());
  console.log(
    `${addedCount.toLocaleString("en-US")} candidates added to the demo workspace (${seconds(fillStartedAt)})`,
  );
}
