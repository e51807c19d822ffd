/** What an export of everything holds, table by table. One more table is one more line. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

interface ExportTable {
  /** Of its file in the ZIP, and of its list in the document. */
  readonly name: string;
  readonly table: string;
  /** Columns that are the machine's own. */
  readonly without?: readonly string[];
  /** Where no id tells its rows apart. */
  readonly orderedBy?: readonly string[];
}

export const exportTables: readonly ExportTable[] = [
  { name: "candidates", table: "candidates", without: ["found_by"] },
  { name: "applications", table: "job_applications" },
  { name: "activities", table: "pipeline_activities" },
  { name: "notes", table: "candidate_notes" },
  { name: "files", table: "candidate_files" },
  { name: "interviews", table: "interviews", without: ["held_candidate_id"] },
  { name: "interview_panels", table: "interview_panelists", orderedBy: ["interview_id", "user_id"] },
  { name: "interview_invitations", table: "interview_invitations" },
  { name: "interview_kits", table: "interview_kits", orderedBy: ["job_id"] },
  // As whoever asked for the export may read them: a card stays blind here too.
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

/** The same in every row. */
const ownColumns = ["company_id"];
const rowsAtOnce = 500;

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
  /** The question on its way, if any. */
  pending: Promise<void>;
}

/** Each row as JSON text, some hundred at a time from a cursor: the whole is never in memory. */
export async function* rowsOf(
  db: Database,
  each: ExportTable,
  columns: readonly string[],
  control: ReadControl,
): AsyncGenerator<string> {
  // Whoever reads on after the transaction has ended would ask inside somebody else's.
  const ask = <Row extends Record<string, unknown>>(question: SQL) => {
    if (control.isStopped) throw new Error("the export was given up");
    // A question of the library is asked anew by everyone who waits for it, so it is made a promise once.
    const asked = Promise.resolve(db.execute<Row>(question));
    control.pending = asked.then(
      () => undefined,
      () => undefined,
    );
    return asked;
  };
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const order = sql.join(
    (each.orderedBy ?? ["id"]).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const cursor = sql.identifier(`export_${each.name}`);
  await ask(
    sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from (select ${list} from ${sql.identifier(each.table)} order by ${order}) t`,
  );
  for (;;) {
    const { rows } = await ask<{ row: string }>(sql`fetch ${sql.raw(String(rowsAtOnce))} from ${cursor}`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await ask(sql`close ${cursor}`);
}
