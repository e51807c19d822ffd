/** Writes docs/configuration.md from the schema; with --check, fails if the file is out of date. */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { environment } from "#server/infra/env.ts";

const file = new URL("../../docs/configuration.md", import.meta.url);

const schema = z.toJSONSchema(environment, { io: "input", unrepresentable: "any" });
const required = new Set(schema.required);

const row = (name: string): string => {
  const { description = "", default: fallback } = (schema.properties?.[name] ?? {}) as {
    description?: string;
    default?: string | number;
  };
  const defaultText = required.has(name) ? "**required**" : fallback === undefined ? "" : `\`${fallback}\``;
  return `| \`${name}\` | ${defaultText} | ${description} |`;
};

const page = `# Configuration

Processes read these environment variables at startup. If one is missing or malformed, the process names it, says how to fix it, and exits.
\`npm run docs:env\` writes this page from \`server/infra/env.ts\`.

| variable | default | purpose |
| --- | --- | --- |
${Object.keys(environment.shape).map(row).join("\n")}

Only commands read these, not the running product:

| variable | read by | purpose |
| --- | --- | --- |
| \`ADMIN_DATABASE_URL\` | \`db:create\` | A superuser, needed once: creates the three roles and the database. |
| \`APP_OWNER_PASSWORD\`, \`APP_SERVER_PASSWORD\`, \`APP_READER_PASSWORD\` | \`db:create\` | The roles' passwords. If unset, the roles have no password and only trusted local connections work. |
| \`MIGRATION_DATABASE_URL\` | \`db:create\`, \`db:migrate\`, \`db:seed\`, \`erase:replay\` | The same database as the role \`app_owner\`. |
| \`BACKUP_DATABASE_URL\` | \`backup\` | A role with the replication right. |
| \`BACKUP_FOLDER\` | \`backup\`, \`doctor\` | Folder for backups; \`backup --to\` overrides it. |
`;

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== page) {
    console.error("docs/configuration.md is out of date: run npm run docs:env");
    process.exit(1);
  }
} else {
  writeFileSync(file, page);
}
