import { migrateDatabase } from "#server/db/migrate.ts";
import { requireVariable } from "./require-variable.ts";

await migrateDatabase(requireVariable("MIGRATION_DATABASE_URL"), { report: (words) => console.log(words) });
console.log("the database is up to date");
