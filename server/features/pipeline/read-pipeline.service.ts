/** A job's applications: the first rows of every column at once, and any column page by page. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { type BoardStep, storedStepKey, stepAt } from "#domain/pipeline/board-steps.ts";
import {
  type ListFilter,
  applicationsPerPage,
  type Pipeline,
  type PipelineApplication,
  applicationsPerColumn,
} from "#domain/pipeline/pipeline.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { readBoard } from "./board-steps.service.ts";

interface Row extends Record<string, unknown>, Omit<PipelineApplication, "step"> {
  readonly step: string;
  readonly firstName: string;
  readonly lastName: string;
}

const isOverdue = (now: Date): SQL =>
  sql`(a.status = 'active' and a.answer_due_at < ${now.toISOString()}::timestamptz)`;

/** Sample data has activities without moves, and an application that was never moved has neither. */
const inStageSince = sql`coalesce(last_move.created_at, (select max(s.created_at) from pipeline_activities s
  where s.company_id = a.company_id and s.application_id = a.id and s.to_stage = a.stage and s.activity_type in ('stage_change', 'rejected')), a.applied_at)`;

const columnsAt = (
  now: Date,
): SQL => sql`a.id, a.candidate_id as "candidateId", concat_ws(' ', c.first_name, c.last_name) as name,
  c.first_name as "firstName", c.last_name as "lastName", c.current_title as "currentTitle", c.location, a.stage, a.step, a.status,
  a.score, a.score_engine is distinct from ${engineVersion} as "isScoreStale", to_jsonb(a.scored_at) #>> '{}' as "scoredAt", a.source, to_jsonb(a.applied_at) #>> '{}' as "appliedAt", to_jsonb(a.last_activity) #>> '{}' as "lastActivity",
  to_jsonb(${inStageSince}) #>> '{}' as "inStageSince", recruiter.name as assignee,
  (select to_jsonb(min(i.scheduled_at)) #>> '{}' from interviews i where i.company_id = a.company_id and i.application_id = a.id
    and i.status = 'scheduled' and i.scheduled_at > ${now.toISOString()}::timestamptz) as "nextInterviewAt",
  to_jsonb(a.answer_due_at) #>> '{}' as "answerDueAt", p.mail_state as answer, case when a.stage = 'offer' then nullif(newest_offer_status(a.id), 'draft') end as offer, c.is_sample as "isSample",
  (sent.application_id is not null and sent.confirmed_at is null and sent.verified_at is null) as "isUnconfirmed",
  a.id in (select r.application_id from human_review_applications() r) as "requestsHumanReview",
  (select v.verdict from shortlist_answers v where v.company_id = a.company_id and v.application_id = a.id order by v.answered_at desc limit 1) as "readerVerdict"`;

const joins = sql`join candidates c on c.id = a.candidate_id
  left join application_submissions sent on sent.application_id = a.id
  left join users recruiter on recruiter.id = a.assigned_recruiter_id
  left join pipeline_moves last_move on last_move.id = a.last_move_id
  left join pipeline_move_parts p on p.move_id = a.last_move_id and p.application_id = a.id`;

const cursorParts = z.tuple([z.string(), z.string(), z.uuid()]);

const cursorOf = (first: string, second: string, id: string): string =>
  Buffer.from(JSON.stringify([first, second, id])).toString("base64url");

const throwInvalidCursor = (): never => {
  throw new AppError("validation_failed", "This page doesn't exist. Start again from the first page.", {
    after: "is not valid",
  });
};

const decodeCursor = (after: string): z.infer<typeof cursorParts> | undefined => {
  if (after === "") return undefined;
  try {
    return cursorParts.parse(JSON.parse(Buffer.from(after, "base64url").toString()));
  } catch {
    return throwInvalidCursor();
  }
};

const toApplication = (
  steps: readonly BoardStep[],
  { firstName: _f, lastName: _l, ...row }: Row,
): PipelineApplication => ({
  ...row,
  step: stepAt(steps, row.stage, row.step)?.key ?? row.stage,
});

export const readPipeline = (db: Database, companyId: string, jobId: string, now: Date): Promise<Pipeline> =>
  asActor(db, { companyId }, async (db) => {
    const { steps, revision } = await readBoard(db, jobId);
    const ofJob = sql`company_id = ${companyId} and job_id = ${jobId}`;
    const { rows: countRows } = await db.execute<{
      stage: Stage;
      step: string;
      n: number;
      overdue: number;
      active: number;
    }>(
      sql`select stage, step, count(*)::int as n, (count(*) filter (where ${isOverdue(now)}))::int as overdue,
          (count(*) filter (where status = 'active'))::int as active
        from job_applications a where ${ofJob} group by stage, step`,
    );
    const { rows: sources } = await db.execute<{ source: string }>(
      sql`select distinct source from job_applications where ${ofJob} and source is not null order by source limit 50`,
    );
    const { rows } = await db.execute<Row & { readonly key: string }>(sql`
      select w.key, ${columnsAt(now)}
      from unnest(${sql.param(steps.map(({ key }) => key))}::text[], ${sql.param(steps.map(({ stage }) => stage))}::text[],
        ${sql.param(steps.map((step) => storedStepKey(steps, step)))}::text[]) w(key, stage, step)
      cross join lateral (
        select * from job_applications f
        where f.company_id = ${companyId} and f.job_id = ${jobId} and f.stage = w.stage and f.step = w.step
        order by f.last_activity desc, f.id desc limit ${applicationsPerColumn}) a
      ${joins}
      order by a.last_activity desc, a.id desc`);
    return {
      revision,
      waiting: countRows.reduce((total, { active }) => total + active, 0),
      sources: sources.map(({ source }) => source),
      columns: steps.map((step) => {
        const storedKey = storedStepKey(steps, step);
        const counted = countRows.find((each) => each.stage === step.stage && each.step === storedKey);
        const count = counted?.n ?? 0;
        const stepRows = rows.filter(({ key }) => key === step.key);
        const last = stepRows.at(-1);
        return {
          ...step,
          count,
          overdue: counted?.overdue ?? 0,
          applications: stepRows.map((row) => toApplication(steps, row)),
          next: last !== undefined && count > stepRows.length ? cursorOf(last.lastActivity, "", last.id) : null,
        };
      }),
    };
  });

const likePatterns = (q: string): readonly string[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

const filterConditions = (
  steps: readonly BoardStep[],
  { step, q, source, scoreFrom, overdue }: ListFilter,
  now: Date,
): readonly SQL[] => {
  const column = steps.find(({ key }) => key === step);
  if (step !== "" && column === undefined) throw new AppError("not_found");
  return [
    ...(column === undefined ? [] : [sql`a.stage = ${column.stage} and a.step = ${storedStepKey(steps, column)}`]),
    ...likePatterns(q).map((word) => sql`(c.first_name || ' ' || c.last_name) ilike ${word}`),
    ...(source === "" ? [] : [sql`a.source = ${source}`]),
    ...(scoreFrom === undefined ? [] : [sql`a.score >= ${scoreFrom}`]),
    ...(overdue === "" ? [] : [isOverdue(now)]),
  ];
};

const name = (column: "first_name" | "last_name"): SQL => sql`${sql.raw(`c.${column}`)} collate "und-x-icu"`;

interface Order {
  readonly by: SQL;
  readonly after: (first: string, second: string, id: string) => SQL;
  readonly cursor: (row: Row) => string;
}

const orders: Readonly<Record<ListFilter["order"], Order>> = {
  activity: {
    by: sql`a.last_activity desc, a.id desc`,
    after: (at, _none, id) =>
      Number.isNaN(Date.parse(at))
        ? throwInvalidCursor()
        : sql`(a.last_activity, a.id) < (${at}::timestamptz, ${id}::uuid)`,
    cursor: ({ lastActivity, id }) => cursorOf(lastActivity, "", id),
  },
  score: {
    by: sql`coalesce(a.score, -1) desc, a.id desc`,
    after: (last, _none, id) =>
      /^-?\d{1,9}$/.test(last)
        ? sql`(coalesce(a.score, -1), a.id) < (${last}::integer, ${id}::uuid)`
        : throwInvalidCursor(),
    cursor: (row) => cursorOf(String(row.score ?? -1), "", row.id),
  },
  name: {
    by: sql`${name("last_name")}, ${name("first_name")}, a.id`,
    after: (last, first, id) =>
      last.includes("\0") || first.includes("\0")
        ? throwInvalidCursor()
        : sql`(${name("last_name")}, ${name("first_name")}, a.id) > (${last}, ${first}, ${id}::uuid)`,
    cursor: ({ lastName, firstName, id }) => cursorOf(lastName, firstName, id),
  },
};

export const listApplications = (
  db: Database,
  companyId: string,
  jobId: string,
  { after, ...filter }: ListFilter & { readonly after: string },
  now: Date,
): Promise<{ applications: PipelineApplication[]; next: string | null; count: number }> =>
  asActor(db, { companyId }, async (db) => {
    const { steps } = await readBoard(db, jobId);
    const order = orders[filter.order];
    const from = decodeCursor(after);
    const conditions = sql.join(
      [sql`a.company_id = ${companyId} and a.job_id = ${jobId}`, ...filterConditions(steps, filter, now)],
      sql` and `,
    );
    // Selects the page first, so that the other tables are joined for these rows only.
    const byName = sql`join candidates c on c.id = a.candidate_id`;
    const noJoin = sql``;
    const { rows } = await db.execute<Row>(sql`
      select ${columnsAt(now)} from (
        select a.* from job_applications a ${filter.q !== "" || filter.order === "name" ? byName : noJoin}
        where ${conditions} ${from === undefined ? noJoin : sql`and ${order.after(...from)}`}
        order by ${order.by} limit ${applicationsPerPage + 1}) a
      ${joins} order by ${order.by}`);
    const result = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from job_applications a ${filter.q === "" ? noJoin : byName} where ${conditions}`,
    );
    const page = rows.slice(0, applicationsPerPage);
    const last = rows.length > applicationsPerPage ? page.at(-1) : undefined;
    return {
      applications: page.map((row) => toApplication(steps, row)),
      next: last === undefined ? null : order.cursor(last),
      count: result.rows[0]?.n ?? 0,
    };
  });
