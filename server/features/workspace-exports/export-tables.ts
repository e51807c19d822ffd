/** The tables of a complete export. One more table is one more line. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

interface ExportTable {
  /** The name of its file in the ZIP, and of its list in the JSON document. */
  readonly name: string;
  readonly table: string;
  /** Internal columns. */
  readonly without?: readonly string[];
  /** Sort columns where no id identifies a row. */
  readonly orderedBy?: readonly string[];
}

export const exportTables: readonly ExportTable[] = [
  { name: "candidates", table: "candidates", without: ["search_vector"] },
  { name: "applications", table: "job_applications" },
  { name: "activities", table: "pipeline_activities" },
  { name: "notes", table: "candidate_notes" },
  { name: "files", table: "candidate_files" },
  { name: "interviews", table: "interviews", without: ["busy_candidate_id"] },
  { name: "interview_panels", table: "interview_panelists", orderedBy: ["interview_id", "user_id"] },
  { name: "interview_invitations", table: "interview_invitations" },
  { name: "interview_kits", table: "interview_kits", orderedBy: ["job_id"] },
  // Read as the user who requested the export, so that blind scorecards stay hidden.
  { name: "scorecards", table: "scorecards" },
  { name: "scorecard_amendments", table: "scorecard_amendments" },
  { name: "shortlists", table: "shortlists" },
  { name: "shortlist_readers", table: "shortlist_readers" },
  { name: "shortlist_entries", table: "shortlist_entries" },
  { name: "shortlist_answers", table: "shortlist_answers" },
  { name: "submission_consents", table: "submission_consents" },
  { name: "offers", table: "offers" },
  { name: "jobs", table: "jobs_enhanced" },
  { name: "teams", table: "hiring_teams" },
  { name: "team_members", table: "hiring_team_members" },
];

/** Identical in every row. */
const ownColumns = ["company_id"];
const rowsPerFetch = 500;

export type ExportRow = Readonly<Record<string, unknown>>;

export const columnsOf = async (db: Database, { table, without = [] }: ExportTable): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  return rows.map(({ name }) => name).filter((name) => !ownColumns.includes(name) && !without.includes(name));
};

export const countRows = async (db: Database, { table }: ExportTable): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::integer as n from ${sql.identifier(table)}`);
  return rows[0]?.n ?? 0;
};

export interface ReadControl {
  isStopped: boolean;
  /** The query in progress, if any. */
  pending: Promise<void>;
}

/** Each row of a query as JSON text, fetched in batches from a cursor: they are never all in memory. */
export async function* fetchRows(
  db: Database,
  name: string,
  selection: SQL,
  control: ReadControl,
): AsyncGenerator<string> {
  // A reader that continues after the transaction's end would query inside another one.
  const query = <Row extends Record<string, unknown>>(statement: SQL) => {
    if (control.isStopped) throw new Error("the export was given up");
    // Each await of a drizzle query runs it again, so it is converted to a promise once.
    const pending = Promise.resolve(db.execute<Row>(statement));
    control.pending = pending.then(
      () => undefined,
      () => undefined,
    );
    return pending;
  };
  const cursor = sql.identifier(`export_${name}`);
  await query(sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from (${selection}) t`);
  for (;;) {
    const { rows } = await query<{ row: string }>(sql`fetch ${sql.raw(String(rowsPerFetch))} from ${cursor}`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsPerFetch) break;
  }
  await query(sql`close ${cursor}`);
}

const listOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

export const rowsOf = (
  db: Database,
  { name, table, orderedBy = ["id"] }: ExportTable,
  columns: readonly string[],
  control: ReadControl,
): AsyncGenerator<string> => {
  const selection = sql`select ${listOf(columns)} from ${sql.identifier(table)} order by ${listOf(orderedBy)}`;
  return fetchRows(db, name, selection, control);
};
