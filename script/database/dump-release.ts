/**
 * `npm run db:release`: stores this version's empty database in server/db/releases, where the upgrade test starts. Run it once when a
 * version is released, and never again for that version.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { startPostgres } from "#server/test/database/local-postgres.ts";
import { dumpSql } from "#server/test/database/schema-dump.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const postgres = await startPostgres({ inMemory: true });
try {
  await createDatabase(postgres.adminUrl, "release");
  await migrateDatabase(urlFor(postgres.adminUrl, "release", databaseRoles.owner));
  const url = new URL(postgres.adminUrl);
  url.pathname = "/release";
  const folder = new URL("../../server/db/releases/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${version}.sql.gz`, folder);
  writeFileSync(file, gzipSync(await dumpSql(url.href), { level: 9 }));
  console.log(`stored server/db/releases/${version}.sql.gz`);
} finally {
  postgres.stop();
}
