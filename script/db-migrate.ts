import { migrateDatabase } from "#server/db/migrate.ts";
import { requireVariable } from "./require-variable.ts";

await migrateDatabase(requireVariable("MIGRATION_DATABASE_URL"));
console.log("the database is up to date");
