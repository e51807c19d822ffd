import { migrateDatabase } from "#server/db/migrate.ts";
import { requireVariable } from "./require-variable.ts";

await migrateDatabase(requireVariable("MIGRATION_DATABASE_URL"), { tell: (words) => console.log(words) });
console.log("the database is up to date");
