/** Global setup: a migrated database that every test file clones, on the given server or a new one. */
import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./local-postgres.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "../../db/roles.ts";

declare module "vitest" {
  interface ProvidedContext {
    adminUrl: string;
    templateName: string;
  }
}

export default async (project: TestProject): Promise<() => void> => {
  const given = process.env["TEST_ADMIN_DATABASE_URL"];
  const local = given === undefined ? await startPostgres({ inMemory: true }) : undefined;
  const adminUrl = given ?? local?.adminUrl ?? "";
  const templateName = `template_${randomBytes(6).toString("hex")}`;
  await createDatabase(adminUrl, templateName);
  await migrateDatabase(urlFor(adminUrl, templateName, databaseRoles.owner));
  project.provide("adminUrl", adminUrl);
  project.provide("templateName", templateName);
  return () => local?.stop();
};
