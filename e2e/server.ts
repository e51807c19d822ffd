/** What the browser tests talk to: the built product, whole, on a PostgreSQL of its own that is gone afterwards. */
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { startPostgres } from "#server/test/local-postgres.ts";

const postgres = await startPostgres();
process.on("exit", () => postgres.stop());

await createDatabase(postgres.adminUrl, "browser");
const ownerUrl = urlFor(postgres.adminUrl, "browser", databaseRoles.owner);
await migrateDatabase(ownerUrl);

process.env["DATABASE_URL"] = urlFor(postgres.adminUrl, "browser", databaseRoles.server);
process.env["AUTH_SECRET"] = "for-browser-tests-only-0123456789abcdef";
process.env["UI_PAGE"] = "true";
process.env["LOG_LEVEL"] = "warn";
await import("#server/main.ts");
