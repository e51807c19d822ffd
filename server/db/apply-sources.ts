/**
 * SQL functions, triggers and policies have one source file each, in server/db/functions, triggers and policies. After the migrations, every
 * file whose hash changed is applied again, all in one transaction. A function that goes away or takes other arguments needs a migration
 * that drops the old one.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

export interface SqlSource {
  /** `functions/offers/send_offer.sql` */
  readonly path: string;
  readonly text: string;
  readonly hash: string;
}

/** In this order, because policies and triggers call functions. */
export const sourceKinds = ["functions", "triggers", "policies"] as const;
type SourceKind = (typeof sourceKinds)[number];

export const ownSources = fileURLToPath(new URL(".", import.meta.url));

export const readSources = (folder: string): readonly SqlSource[] =>
  sourceKinds.flatMap((kind) =>
    globSync(`${kind}/*/*.sql`, { cwd: folder })
      .toSorted()
      .map((path) => {
        const text = readFileSync(join(folder, path), "utf8");
        return { path, text, hash: createHash("sha256").update(text).digest("hex") };
      }),
  );

const isOfKind = (kind: SourceKind, { path }: SqlSource): boolean => path.startsWith(`${kind}/`);

/** The name of the function, or of the table that the triggers or policies belong to. */
export const objectName = ({ path }: Pick<SqlSource, "path">): string => basename(path, ".sql");

const dropAllOn = async (client: pg.Client, table: string, kind: "triggers" | "policies"): Promise<void> => {
  const query =
    kind === "triggers"
      ? "select tgname as name from pg_trigger where tgrelid = $1::regclass and not tgisinternal"
      : "select polname as name from pg_policy where polrelid = $1::regclass";
  const { rows } = await client.query<{ name: string }>(query, [table]);
  const noun = kind === "triggers" ? "trigger" : "policy";
  for (const { name } of rows)
    await client.query(`drop ${noun} ${pg.escapeIdentifier(name)} on ${pg.escapeIdentifier(table)}`);
};

const runSource = async (client: pg.Client, { path, text }: SqlSource): Promise<void> => {
  try {
    await client.query(text);
  } catch (error) {
    if (error instanceof Error) error.message = `${path}: ${error.message}`;
    throw error;
  }
};

const applyAll = async (client: pg.Client, changedSources: readonly SqlSource[]): Promise<void> => {
  const functions = changedSources.filter((source) => isOfKind("functions", source));
  // Functions call each other, so bodies are checked once all of them exist.
  await client.query("set local check_function_bodies = off");
  for (const source of functions) await runSource(client, source);
  await client.query("set local check_function_bodies = on");
  for (const source of functions) await runSource(client, source);
  for (const kind of ["triggers", "policies"] as const) {
    for (const source of changedSources.filter((each) => isOfKind(kind, each))) {
      await dropAllOn(client, objectName(source), kind);
      await runSource(client, source);
    }
  }
};

const readApplied = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  await client.query("create table if not exists drizzle.__sql_sources (path text primary key, hash text not null)");
  const { rows } = await client.query<{ path: string; hash: string }>("select path, hash from drizzle.__sql_sources");
  return new Map(rows.map(({ path, hash }) => [path, hash]));
};

/** Answers the paths that were applied. */
export const applySources = async (
  client: pg.Client,
  folder: string,
  lockWaitMs: number,
): Promise<readonly string[]> => {
  const applied = await readApplied(client);
  const sources = readSources(folder);
  const changedSources = sources.filter(({ path, hash }) => applied.get(path) !== hash);
  const removedPaths = [...applied.keys()].filter((path) => !sources.some((source) => source.path === path));
  if (changedSources.length + removedPaths.length === 0) return [];
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = ${lockWaitMs}`);
    await applyAll(client, changedSources);
    for (const { path, hash } of changedSources)
      await client.query(
        "insert into drizzle.__sql_sources (path, hash) values ($1, $2) on conflict (path) do update set hash = excluded.hash",
        [path, hash],
      );
    await client.query("delete from drizzle.__sql_sources where path = any($1)", [removedPaths]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  return changedSources.map(({ path }) => path);
};
