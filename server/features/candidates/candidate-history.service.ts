/** A candidate's history: each source gives its newest entries, and the page is cut from their union. */
import { sql } from "drizzle-orm";
import { type History, type HistoryEntry, historyPerPage } from "#domain/candidates/candidate-page.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";

interface Cursor {
  readonly at: string;
  readonly id: string;
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\da-f-]{36}(?:-undo)?)$/;

const parseCursor = (after: string): Cursor | undefined => {
  if (after === "") return undefined;
  const [, at, id] = cursorPattern.exec(after) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at)))
    throw new AppError("validation_failed", "This page doesn't exist. Start again from the first page.", {
      after: "is not valid",
    });
  return { at, id };
};

type Row = HistoryEntry & { readonly cursor: string };

/** Inside `asActor`. Notes and files have their own entries, so their activities on an application are left out. */
export const historyOf = async (
  db: Database,
  companyId: string,
  candidateId: string,
  after: string,
): Promise<History> => {
  const cursor = parseCursor(after);
  const limit = historyPerPage + 1;
  // Compares the timestamp alone first because it is indexed, then the exact position.
  const before = (at: string, id: string) =>
    cursor === undefined
      ? sql`true`
      : sql`${sql.raw(at)} <= ${cursor.at}::timestamptz and (${sql.raw(at)}, ${sql.raw(id)}) < (${cursor.at}::timestamptz, ${cursor.id})`;
  const newest = (at: string, id: string) => sql`order by ${sql.raw(at)} desc, ${sql.raw(id)} desc limit ${limit}`;
  const isOfCandidate = sql`company_id = ${companyId} and candidate_id = ${candidateId}`;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select e.id, e.kind, to_jsonb(e.at) #>> '{}' as at, u.name as by, e.job_id as "jobId", j.title as "jobTitle",
      e.activity_type as "activityType", e.from_stage as "fromStage", e.to_stage as "toStage", e.words,
      to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || e.id as cursor
    from (
      select * from (
        (select p.id::text as id, 'activity' as kind, p.created_at as at, p.performed_by as user_id, a.job_id, p.activity_type, p.from_stage, p.to_stage,
            p.description as words
          from job_applications a cross join lateral (
            select * from pipeline_activities f where f.company_id = ${companyId} and f.application_id = a.id and ${before("f.created_at", "f.id::text")}
              and f.activity_type not in ('note', 'file', 'merged')
            ${newest("f.created_at", "f.id::text")}) p
          where a.company_id = ${companyId} and a.candidate_id = ${candidateId})
        union all
        (select id::text, 'note', created_at, author_id, (select job_id from job_applications b where b.id = application_id), null, null, null, left(text, 280)
          from candidate_notes where ${isOfCandidate} and deleted_at is null and ${before("created_at", "id::text")} ${newest("created_at", "id::text")})
        union all
        (select c.id::text, 'file', c.created_at, c.created_by, null::uuid, null, null, null, f.file_name
          from candidate_files c join files f on f.id = c.file_id
          where c.company_id = ${companyId} and c.candidate_id = ${candidateId} and ${before("c.created_at", "c.id::text")} ${newest("c.created_at", "c.id::text")})
        union all
        (select id::text, 'merge', created_at, merged_by, null::uuid, null, null, null,
            nullif(concat_ws(' ', journal #>> '{before,merged,first_name}', journal #>> '{before,merged,last_name}'), '')
          from candidate_merges where company_id = ${companyId} and kept_id = ${candidateId} and ${before("created_at", "id::text")} ${newest("created_at", "id::text")})
        union all
        (select id::text || '-undo', 'undo', undone_at, undone_by, null::uuid, null, null, null, null
          from candidate_merges where company_id = ${companyId} and kept_id = ${candidateId} and undone_at is not null and ${before("undone_at", "id::text || '-undo'")}
          ${newest("undone_at", "id::text || '-undo'")})
        union all
        (select id::text, 'added', created_at, null::uuid, null::uuid, null, null, null, source from candidates where id = ${candidateId} and ${before("created_at", "id::text")})
      ) as told order by at desc, id desc limit ${limit}
    ) as e
    left join users u on u.id = e.user_id
    left join jobs_enhanced j on j.id = e.job_id
    order by e.at desc, e.id desc`);
  const pageRows = rows.slice(0, historyPerPage);
  return {
    entries: pageRows.map(({ cursor: _cursor, ...entry }) => entry),
    next: rows.length > historyPerPage ? (pageRows.at(-1)?.cursor ?? null) : null,
  };
};

export const readHistory = (db: Database, companyId: string, candidateId: string, after: string): Promise<History> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute(sql`select 1 from candidates where id = ${candidateId}`);
    if (rows.length === 0) throw new AppError("not_found");
    return historyOf(db, companyId, candidateId, after);
  });
