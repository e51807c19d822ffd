/** Writes docs/data-model.md, an entity diagram for each module of tables; with --check, fails when the file is out of date. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

const file = new URL("../../docs/data-model.md", import.meta.url);
const folder = new URL("../../server/db/tables/", import.meta.url);

interface Module {
  readonly name: string;
  readonly summary: string;
  readonly tables: readonly PgTable[];
}

/** The first sentence of the comment at the top of the file. */
const summaryOf = (source: string): string => {
  if (!source.startsWith("/**")) return "";
  const text = source
    .slice("/**".length, source.indexOf("*/"))
    .split("\n")
    .map((line) => line.trim().replace(/^\* /, ""))
    .join(" ")
    .trim();
  return text.includes(". ") ? text.slice(0, text.indexOf(". ") + 1) : text;
};

const loadModule = async (path: string): Promise<Module> => {
  const exported = (await import(new URL(path, folder).href)) as Record<string, unknown>;
  const source = readFileSync(new URL(path, folder), "utf8");
  const tables = Object.values(exported).filter((each): each is PgTable => is(each, PgTable));
  return { name: basename(path, ".ts"), summary: summaryOf(source), tables };
};

const paths = globSync("*.ts", { cwd: folder }).toSorted();
const modules = (await Promise.all(paths.map(loadModule))).filter(({ tables }) => tables.length > 0);

/** Mermaid allows only one word as a type: "timestamp with time zone" becomes timestamptz, "varchar(255)" varchar. */
const typeName = (sqlType: string): string =>
  sqlType
    .replace("timestamp with time zone", "timestamptz")
    .replace(/\([^()]*\)/, "")
    .replaceAll(/[^a-z0-9[\]]+/gi, "_");

const entity = (table: PgTable): string => {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table);
  const foreign = new Set(foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)));
  const primary = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
  const rows = columns.map((column) => {
    const keys = [
      ...(column.primary || primary.has(column.name) ? ["PK"] : []),
      ...(foreign.has(column.name) ? ["FK"] : []),
    ];
    return `    ${typeName(column.getSQLType())} ${toSnakeCase(column.name)}${keys.length > 0 ? ` ${keys.join(", ")}` : ""}`;
  });
  return [`  ${name} {`, ...rows, "  }"].join("\n");
};

const relations = (table: PgTable): readonly string[] => {
  const { name, foreignKeys } = getTableConfig(table);
  return foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const isOptional = columns.some((column) => !column.notNull);
    const on = columns.map((column) => toSnakeCase(column.name)).join(", ");
    return `  ${getTableConfig(foreignTable).name} ${isOptional ? "|o" : "||"}--o{ ${name} : "${on}"`;
  });
};

const section = ({ name, summary, tables }: Module): string =>
  [
    `## ${name}`,
    "",
    `${summary} [Source](../server/db/tables/${name}.ts)`.trim(),
    "",
    "```mermaid",
    "erDiagram",
    ...tables.flatMap(relations),
    ...tables.map(entity),
    "```",
    "",
  ].join("\n");

const count = modules.reduce((sum, { tables }) => sum + tables.length, 0);
const page = `# Data model

${count} tables in ${modules.length} modules. This page is written by \`npm run docs:tables\` from \`server/db/tables\`.
A line ends in a fork at the table that holds the foreign key, whose columns are named on it.

${modules.map(section).join("\n")}`;

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== page) {
    console.error("docs/data-model.md is out of date. Run: npm run docs:tables");
    process.exit(1);
  }
} else {
  writeFileSync(file, page);
}
