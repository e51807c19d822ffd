import { migrateDatabase } from "#server/db/migrate.ts";
import { requireEnv } from "../operate/require-variable.ts";

await migrateDatabase(requireEnv("MIGRATION_DATABASE_URL"), { report: (words) => console.log(words) });
console.log("The database is up to date");
