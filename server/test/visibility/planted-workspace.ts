/** A workspace with a row and a marker in every table that can hold its data, found in the catalog so that new tables are included. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { createMarkers, type CreateMarker } from "./planted-markers.ts";
import type { Catalog, Column } from "../database/workspace-catalog.ts";

type Row = Record<string, unknown>;

export interface PlantingContext {
  readonly companyId: string;
  readonly userId: string;
  readonly profileId: string;
  readonly store: FileStore;
  /** The markers by place, only those that the database stored. */
  readonly planted: Map<string, string>;
}

const sentLongAgo = {
  sent_at: "2026-01-05T10:00:00Z",
  answer_by: "2026-01-12T22:00:00Z",
  answered_at: "2026-01-06T10:00:00Z",
};

/** Columns that must be consistent with each other, which the catalog does not show. */
const consistentValues: Readonly<Record<string, (row: Row) => Row>> = {
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

/** Created by the product or by triggers. */
const createdElsewhere = [
  "network_access",
  "companies",
  "company_members",
  "workspace_closings",
  "match_key_counts",
  "match_stale",
];

const textual = ["text", "character varying"];

const plainValue = ({ type, element, table, name }: Column, mark: CreateMarker): unknown => {
  if (type === "ARRAY") return element === "_text" || element === "_varchar" ? [mark(`${table}.${name}`)] : [];
  if (type === "jsonb") return { note: mark(`${table}.${name}`) };
  if (type === "boolean") return false;
  if (type === "uuid") return randomUUID();
  if (type === "date") return "2026-11-16";
  if (type.startsWith("timestamp")) return new Date().toISOString();
  return 1;
};

const textValue = ({ table, name, cap, listed }: Column, mark: CreateMarker): string => {
  if (listed !== null) return listed;
  if (name === "storage_key") return `${table.replaceAll("_", "-")}/${randomUUID()}`;
  if (cap !== null && cap < 20) return "x";
  const marker = mark(`${table}.${name}`);
  return name.includes("email") ? `${marker}@planted.example` : marker;
};

export const plantWorkspace = async (db: Database, catalog: Catalog, place: PlantingContext): Promise<void> => {
  const { companyId, userId, profileId, store, planted } = place;
  const rows = new Map<string, Row>([
    ["companies", { id: companyId }],
    ["users", { id: userId }],
    ["candidate_profiles", { id: profileId }],
  ]);

  /** Only the workspace's own rows get markers; other rows must not contain them. */
  const valuesFor = (table: string, requiredOnly: boolean, mark: CreateMarker): Row => {
    const hasCondition = catalog.conditions.has(table);
    const label: CreateMarker = hasCondition ? mark : createMarkers().mark;
    const row: Row = {};
    for (const column of catalog.columns.filter((each) => each.table === table)) {
      const { name, type, isRequired, hasDefault } = column;
      if (name === "id") continue;
      if (hasCondition && (name === "company_id" || name === "pool_id")) row[name] = companyId;
      else if (textual.includes(type) && !(hasDefault && column.listed !== null) && (isRequired || !requiredOnly)) {
        if (isRequired || column.listed === null) row[name] = textValue(column, label);
      } else if (isRequired && !hasDefault) row[name] = plainValue(column, label);
    }
    return row;
  };

  const insert = async (table: string, requiredOnly: boolean): Promise<Row> => {
    const candidate = createMarkers();
    const row = valuesFor(table, requiredOnly, candidate.mark);
    for (const key of catalog.keys.filter((each) => each.table === table && each.parent !== table)) {
      const isNeeded = catalog.columns.some(
        ({ table: tableName, name, isRequired }) => tableName === table && isRequired && key.columns.includes(name),
      );
      if (!isNeeded && !catalog.conditions.has(key.parent)) continue;
      const parent = await ensure(key.parent);
      key.columns.forEach((column, index) => {
        row[column] = parent[key.parentColumns[index] ?? ""];
      });
    }
    const completeRow = consistentValues[table]?.(row) ?? row;
    const names = Object.keys(completeRow).map((name) => sql.identifier(name));
    const { rows } = await db.transaction((db) =>
      db.execute<{ row: Row }>(sql`insert into ${sql.identifier(table)} as made (${sql.join(names, sql`, `)})
        select ${sql.join(names, sql`, `)} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(completeRow)}::jsonb)
        returning to_jsonb(made) as row`),
    );
    const [insertedRow] = rows;
    if (insertedRow === undefined) throw new Error(`nothing was planted in ${table}`);
    const text = JSON.stringify(insertedRow.row);
    for (const [where, marker] of candidate.planted) if (text.includes(marker)) planted.set(where, marker);
    return insertedRow.row;
  };

  const ensure = async (table: string): Promise<Row> => {
    const knownRow = rows.get(table);
    if (knownRow !== undefined) return knownRow;
    const row = await insert(table, false).catch(() => insert(table, true));
    rows.set(table, row);
    const key = row["storage_key"];
    if (typeof key === "string") {
      const { planted: bytes, mark } = createMarkers();
      await store.put(key, Buffer.from(`bytes ${mark(`bytes of ${table}`)}`));
      for (const [where, marker] of bytes) planted.set(where, marker);
    }
    return row;
  };

  for (const table of catalog.conditions.keys()) {
    if (createdElsewhere.includes(table)) continue;
    try {
      await ensure(table);
    } catch (error) {
      throw new Error(`no row could be planted in ${table}; say in planted-workspace.ts how one is made`, {
        cause: error,
      });
    }
  }
};
