/** How long the demo pool takes to fill, and what it weighs, on a PostgreSQL with its usual promises kept. */
import pg from "pg";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { fillPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { startPostgres } from "#server/test/local-postgres.ts";
import { machine, whole, writeSection } from "./report.ts";

const quick = process.argv.includes("--quick");
const wanted = quick ? 20_000 : 1_000_000;

const durable = ["fsync=on", "synchronous_commit=on", "full_page_writes=on"];
const postgres = await startPostgres({ settings: durable });
try {
  await createDatabase(postgres.adminUrl, "bench");
  const ownerUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  await seedDatabase(ownerUrl, new Date());
  const started = performance.now();
  await fillPool(ownerUrl, wanted, new Date());
  const seconds = (performance.now() - started) / 1000;

  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ n: string; rows: string; indexes: string }>(
    "select count(*) n, pg_size_pretty(pg_table_size('candidates')) rows, pg_size_pretty(pg_indexes_size('candidates')) indexes from candidates",
  );
  await client.end();
  const report = `## Filling the demo pool

\`npm run bench:seed\`: ${whole(Number(rows[0]?.n))} candidates with full work histories by COPY, indexes built afterwards, on ${machine()}.

| what | measured | target |
| --- | --- | --- |
| time | **${whole(seconds)} s** | under 300 s |
| rows on disk | ${rows[0]?.rows} | |
| indexes on disk | ${rows[0]?.indexes} | |`;
  console.log(report);
  if (!quick) writeSection("seed", report);
} finally {
  postgres.stop();
}
