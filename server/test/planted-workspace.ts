/** A workspace with a row and a marker in every table it can have one in, those that were made after this was written too. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import type { FileStore } from "../infra/files/file-store.ts";
import { createMarkers, type Mark } from "./planted-markers.ts";
import type { Catalogue, Column } from "./workspace-catalogue.ts";

type Row = Record<string, unknown>;

export interface PlantingPlace {
  readonly companyId: string;
  readonly userId: string;
  readonly profileId: string;
  readonly store: FileStore;
  /** What was planted where; what the database did not take is not in it. */
  readonly planted: Map<string, string>;
}

const sentLongAgo = {
  sent_at: "2026-01-05T10:00:00Z",
  answer_by: "2026-01-12T22:00:00Z",
  answered_at: "2026-01-06T10:00:00Z",
};

/** What the catalogue does not tell: columns that must agree with one another. */
const agreements: Readonly<Record<string, (row: Row) => Row>> = {
  candidate_match: (row) => ({
    ...row,
    subject_id: row["candidate_id"],
    profile_id: null,
    keys: [1],
    brief: {},
    facts: {},
  }),
  workspace_exports: (row) => ({ ...row, status: "done" }),
  jobs_enhanced: (row) => ({ ...row, status: "active" }),
  offers: (row) => ({ ...row, status: "declined", accepted_name: null, accepted_sha256: null, ...sentLongAgo }),
  match_runs: (row) => ({ ...row, results: [], proof: {} }),
};

/** Made by the product before anything is planted or while it works, and by triggers. */
const madeElsewhere = [
  "network_access",
  "companies",
  "company_members",
  "workspace_closings",
  "match_holders",
  "match_stale",
];

const textual = ["text", "character varying"];

const plainValue = ({ type, element, table, name }: Column, mark: Mark): unknown => {
  if (type === "ARRAY") return element === "_text" || element === "_varchar" ? [mark(`${table}.${name}`)] : [];
  if (type === "jsonb") return { note: mark(`${table}.${name}`) };
  if (type === "boolean") return false;
  if (type === "uuid") return randomUUID();
  if (type === "date") return "2026-11-16";
  if (type.startsWith("timestamp")) return new Date().toISOString();
  return 1;
};

const textValue = ({ table, name, cap, listed }: Column, mark: Mark): string => {
  if (listed !== null) return listed;
  if (name === "storage_key") return `${table.replaceAll("_", "-")}/${randomUUID()}`;
  if (cap !== null && cap < 20) return "x";
  const marker = mark(`${table}.${name}`);
  return name.includes("email") ? `${marker}@planted.example` : marker;
};

export const plantWorkspace = async (db: Database, catalogue: Catalogue, place: PlantingPlace): Promise<void> => {
  const { companyId, userId, profileId, store, planted } = place;
  const made = new Map<string, Row>([
    ["companies", { id: companyId }],
    ["users", { id: userId }],
    ["candidate_profiles", { id: profileId }],
  ]);

  /** Markers go only where the workspace's own rows are; what stays must stay clean of them. */
  const valuesFor = (table: string, requiredOnly: boolean, mark: Mark): Row => {
    const own = catalogue.conditions.has(table);
    const label: Mark = own ? mark : createMarkers().mark;
    const row: Row = {};
    for (const column of catalogue.columns.filter((each) => each.table === table)) {
      const { name, type, isRequired, hasDefault } = column;
      if (name === "id") continue;
      if (own && (name === "company_id" || name === "pool_id")) row[name] = companyId;
      else if (textual.includes(type) && !(hasDefault && column.listed !== null) && (isRequired || !requiredOnly)) {
        if (isRequired || column.listed === null) row[name] = textValue(column, label);
      } else if (isRequired && !hasDefault) row[name] = plainValue(column, label);
    }
    return row;
  };

  const insert = async (table: string, requiredOnly: boolean): Promise<Row> => {
    const tried = createMarkers();
    const row = valuesFor(table, requiredOnly, tried.mark);
    for (const key of catalogue.keys.filter((each) => each.table === table && each.parent !== table)) {
      const needed = catalogue.columns.some(
        ({ table: of, name, isRequired }) => of === table && isRequired && key.columns.includes(name),
      );
      if (!needed && !catalogue.conditions.has(key.parent)) continue;
      const parent = await ensure(key.parent);
      key.columns.forEach((column, at) => {
        row[column] = parent[key.parentColumns[at] ?? ""];
      });
    }
    const whole = agreements[table]?.(row) ?? row;
    const names = Object.keys(whole).map((name) => sql.identifier(name));
    const { rows } = await db.transaction((db) =>
      db.execute<{ row: Row }>(sql`insert into ${sql.identifier(table)} as made (${sql.join(names, sql`, `)})
        select ${sql.join(names, sql`, `)} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(whole)}::jsonb)
        returning to_jsonb(made) as row`),
    );
    const [answer] = rows;
    if (answer === undefined) throw new Error(`nothing was planted in ${table}`);
    const text = JSON.stringify(answer.row);
    for (const [where, marker] of tried.planted) if (text.includes(marker)) planted.set(where, marker);
    return answer.row;
  };

  const ensure = async (table: string): Promise<Row> => {
    const known = made.get(table);
    if (known !== undefined) return known;
    const row = await insert(table, false).catch(() => insert(table, true));
    made.set(table, row);
    const key = row["storage_key"];
    if (typeof key === "string") {
      const { planted: bytes, mark } = createMarkers();
      await store.put(key, Buffer.from(`bytes ${mark(`bytes of ${table}`)}`));
      for (const [where, marker] of bytes) planted.set(where, marker);
    }
    return row;
  };

  for (const table of catalogue.conditions.keys()) {
    if (madeElsewhere.includes(table)) continue;
    try {
      await ensure(table);
    } catch (error) {
      throw new Error(`no row could be planted in ${table}; say in planted-workspace.ts how one is made`, {
        cause: error,
      });
    }
  }
};
