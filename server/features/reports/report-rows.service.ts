/** The rows behind a metric, newest first, from the relation that the metric was counted from. */
import { type SQL, sql } from "drizzle-orm";
import type { MetricKey } from "#domain/reports/definitions.ts";
import { progressStages } from "#domain/pipeline/stages.ts";
import { reachable } from "#domain/reports/tally.ts";
import { maxCsvRows, type ReportRow, type ReportRows, type RowsQuery, rowsPerPage } from "#domain/reports/reports.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { type ReportQuery, relation, relationOf } from "./report-relations.ts";
import { countedFrom, withSnapshot, tallies } from "./reports.service.ts";

interface CursorPosition {
  readonly at: string;
  readonly id: string;
  readonly group: string;
}

const instantPattern = /^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const cursorOf = ({ at, id, group }: CursorPosition): string =>
  Buffer.from(`${at} ${id} ${group}`).toString("base64url");

const decodeCursor = (cursor: string): CursorPosition | undefined => {
  if (cursor === "") return undefined;
  const [at = "", id = "", ...group] = Buffer.from(cursor, "base64url").toString().split(" ");
  if (!instantPattern.test(at) || Number.isNaN(Date.parse(at)) || !idPattern.test(id))
    throw new AppError("validation_failed", "This page doesn't exist. Start again from the first page.", {
      after: "is not valid",
    });
  return { at, id, group: group.join(" ") };
};

const partFilter = (part: RowsQuery): SQL =>
  sql.join(
    [
      part.which === "counted" ? sql`r.counts` : sql`not r.counts`,
      ...(part.group === "" ? [] : [sql`r.grp = ${part.group}`]),
      ...(part.reached === "" ? [] : [sql`r.reached >= ${reachable.indexOf(part.reached) + 1}`]),
    ],
    sql` and `,
  );

const afterCursor = (position: CursorPosition | undefined): SQL =>
  position === undefined
    ? sql`true`
    : sql`(r.from_at, r.application_id, r.grp) < (${position.at}::timestamptz, ${position.id}::uuid, ${position.group})`;

const stageAt = sql.raw(`(array[${progressStages.map((stage) => `'${stage}'`).join(", ")}])`);

interface Found extends ReportRow, Record<string, unknown> {
  readonly cursor: string;
}

const rowOrder = sql`r.from_at desc, r.application_id desc, r.grp desc`;

/** Rows of a relation with their candidate and job. */
const rowsQuery = (from: SQL): SQL => sql`
  select r.application_id as "applicationId", a.candidate_id as "candidateId",
    btrim(concat_ws(' ', c.first_name, c.last_name)) as name, a.job_id as "jobId", j.title as job,
    coalesce(a.source, 'Unknown') as source, a.stage, a.status, r.grp as group, ${stageAt}[r.reached + 1] as furthest,
    to_json(r.from_at) #>> '{}' as from, to_json(r.to_at) #>> '{}' as to, r.took::float8 as seconds,
    to_char(r.from_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor
  from ${from} r
  join job_applications a on a.id = r.application_id
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  join jobs_enhanced j on j.company_id = a.company_id and j.id = a.job_id
  order by ${rowOrder}`;

interface Page extends Record<string, unknown> {
  readonly lines: Parameters<typeof countedFrom>[1];
  readonly count: number;
  readonly rows: readonly Found[];
}

/** The counts, the number of matching rows, and a page of them: the relation is evaluated once. */
export const listReportRows = (
  db: Database,
  metric: MetricKey,
  query: ReportQuery,
  part: RowsQuery & { readonly after: string },
): Promise<ReportRows> => {
  const after = decodeCursor(part.after);
  const key = relationOf[metric];
  return withSnapshot(db, query.companyId, async (db) => {
    const { rows: pages } = await db.execute<Page>(sql`
      with counted as materialized (${relation(key, query)}),
      page as (select * from counted r where ${partFilter(part)} and ${afterCursor(after)} order by ${rowOrder} limit ${rowsPerPage + 1})
      select (select jsonb_agg(l) from (${tallies(key, sql`counted`)}) l) as lines,
        (select count(*)::integer from counted r where ${partFilter(part)}) as count,
        (select coalesce(jsonb_agg(t), '[]') from (${rowsQuery(sql`page`)}) t) as rows`);
    const { lines = [], count = 0, rows = [] } = pages[0] ?? {};
    const last = rows.length > rowsPerPage ? rows[rowsPerPage - 1] : undefined;
    return {
      counted: countedFrom(key, lines),
      count,
      rows: rows.slice(0, rowsPerPage),
      next: last === undefined ? null : cursorOf({ at: last.cursor, id: last.applicationId, group: last.group }),
    };
  });
};

/** All rows, for a file. */
export const allReportRows = (
  db: Database,
  metric: MetricKey,
  query: ReportQuery,
  part: RowsQuery,
): Promise<readonly ReportRow[]> =>
  withSnapshot(db, query.companyId, async (db) => {
    const from = sql`(select * from (${relation(relationOf[metric], query)}) r where ${partFilter(part)} limit ${maxCsvRows + 1})`;
    const { rows } = await db.execute<Found>(rowsQuery(from));
    if (rows.length > maxCsvRows)
      throw new AppError(
        "validation_failed",
        `This report has more than ${maxCsvRows.toLocaleString("en-US")} rows. Choose a shorter period.`,
      );
    return rows;
  });
