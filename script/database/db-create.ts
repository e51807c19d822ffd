/** Creates the roles and the database, once, as an administrator. */
import { createDatabase } from "#server/db/roles.ts";
import { requireEnv } from "../operate/require-variable.ts";

const target = new URL(requireEnv("MIGRATION_DATABASE_URL"));
await createDatabase(requireEnv("ADMIN_DATABASE_URL"), target.pathname.slice(1), {
  owner: process.env["APP_OWNER_PASSWORD"],
  server: process.env["APP_SERVER_PASSWORD"],
  reader: process.env["APP_READER_PASSWORD"],
});
console.log(`Roles and database "${target.pathname.slice(1)}" are ready`);
