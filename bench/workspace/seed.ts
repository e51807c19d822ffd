/** Measures how long the demo pool takes to fill, and its size on disk, on a PostgreSQL with default durability. */
import { fillDemoPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { describeMachine, formatInteger, writeSection } from "../support/report.ts";
import { durableSettings, startDatabase, withClient } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const targetCount = quick ? 20_000 : 1_000_000;

const { ownerUrl, stop } = await startDatabase(durableSettings);
try {
  await seedDatabase(ownerUrl, new Date());
  const started = performance.now();
  await fillDemoPool(ownerUrl, targetCount, new Date());
  const seconds = (performance.now() - started) / 1000;

  const { rows } = await withClient(ownerUrl, (owner) =>
    owner.query<{ n: string; rows: string; indexes: string }>(
      "select count(*) n, pg_size_pretty(pg_table_size('candidates')) rows, pg_size_pretty(pg_indexes_size('candidates')) indexes from candidates",
    ),
  );
  const report = `## Filling the demo pool

\`npm run bench:seed\`: ${formatInteger(Number(rows[0]?.n))} candidates with full work histories, inserted with COPY, indexes built afterward, on ${describeMachine()}.

| what | measured | target |
| --- | --- | --- |
| time | **${formatInteger(seconds)} s** | under 300 s |
| rows on disk | ${rows[0]?.rows} | |
| indexes on disk | ${rows[0]?.indexes} | |`;
  console.log(report);
  if (!quick) writeSection("seed", report);
} finally {
  stop();
}
