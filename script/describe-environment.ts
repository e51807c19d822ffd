/** Writes docs/configuration.md from the schema; with --check, fails when the file is not what it would write. */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { environment } from "#server/infra/env.ts";

const file = new URL("../docs/configuration.md", import.meta.url);

const schema = z.toJSONSchema(environment, { io: "input", unrepresentable: "any" });
const required = new Set(schema.required);

const row = (name: string): string => {
  const { description = "", default: fallback } = (schema.properties?.[name] ?? {}) as {
    description?: string;
    default?: string | number;
  };
  const standard = required.has(name) ? "**required**" : fallback === undefined ? "" : `\`${fallback}\``;
  return `| \`${name}\` | ${standard} | ${description} |`;
};

const page = `# Configuration

Read from the environment when a process starts. What is missing or malformed is named with what to do about it, and nothing starts.
This page is written by \`npm run docs:env\` from \`server/infra/env.ts\`.

| variable | default | what it is for |
| --- | --- | --- |
${Object.keys(environment.shape).map(row).join("\n")}

These are read by commands, not by the running product:

| variable | read by | what it is for |
| --- | --- | --- |
| \`ADMIN_DATABASE_URL\` | \`db:create\` | A superuser, once: makes the three roles and the database. |
| \`APP_OWNER_PASSWORD\`, \`APP_SERVER_PASSWORD\`, \`APP_READER_PASSWORD\` | \`db:create\` | The passwords the roles get; left out, they have none and only trusted local connections work. |
| \`MIGRATION_DATABASE_URL\` | \`db:create\`, \`db:migrate\`, \`db:seed\`, \`erase:replay\` | The same database as the role \`app_owner\`. |
| \`BACKUP_DATABASE_URL\` | \`backup\` | A role that may replicate. |
| \`BACKUP_FOLDER\` | \`backup\`, \`doctor\` | Where backups are kept; \`backup --to\` names another. |
`;

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== page) {
    console.error("docs/configuration.md is out of date: run npm run docs:env");
    process.exit(1);
  }
} else {
  writeFileSync(file, page);
}
