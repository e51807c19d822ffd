/** What the browser tests talk to: the built product, whole, on a PostgreSQL of its own that is gone afterwards. */
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { startPostgres } from "#server/test/local-postgres.ts";

const given = process.env["TEST_ADMIN_DATABASE_URL"];
const local = given === undefined ? await startPostgres() : undefined;
process.on("exit", () => local?.stop());

const adminUrl = given ?? local?.adminUrl ?? "";
const name = `browser_${process.pid}`;
await createDatabase(adminUrl, name);
const ownerUrl = urlFor(adminUrl, name, databaseRoles.owner);
await migrateDatabase(ownerUrl);
await seedDatabase(ownerUrl, new Date());

process.env["DATABASE_URL"] = urlFor(adminUrl, name, databaseRoles.server);
process.env["AUTH_SECRET"] = "for-browser-tests-only-0123456789abcdef";
process.env["UI_PAGE"] = "true";
process.env["LOG_LEVEL"] = "warn";
await import("#server/main.ts");
