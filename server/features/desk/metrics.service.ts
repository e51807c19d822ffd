/** Response time metrics. A metric and the rows behind it share one condition, so that they cannot disagree. */
import { and, desc, eq, gte, ne, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { firmTimeZone } from "#domain/brand.ts";
import type * as responseMetricsApi from "#domain/desk/response-metrics.ts";
import { inboxPageSize } from "#domain/desk/inbox.ts";
import { type LeadKind, leadKinds } from "#domain/desk/lead-kinds.ts";
import type { Database } from "../../db/client.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { asInboxRow, formatCursor, withMicroseconds, inboxColumns, type Cursor, parseCursor } from "./inbox-rows.ts";

type MetricQuery = z.output<typeof responseMetricsApi.listMetricRows.query>;
type Outcome = MetricQuery["outcome"];

const dayMs = 86_400_000;
const zone = sql.raw(`'${firmTimeZone}'`);
/** The Monday, in the firm's time zone, of the week in which a lead arrived. */
const weekOf = sql<string>`date_trunc('week', ${deskLeads.receivedAt} at time zone ${zone})::date`;

const outcomes = (now: Date): Readonly<Record<Outcome, SQL>> => {
  const isCounted = sql`(${deskLeads.firstRepliedAt} is not null or ${deskLeads.dueAt} <= ${now})`;
  const inTime = sql`(${deskLeads.firstRepliedAt} is not null and ${deskLeads.firstRepliedAt} <= ${deskLeads.dueAt})`;
  return {
    counted: isCounted,
    "in-time": inTime,
    late: sql`(${isCounted} and not ${inTime})`,
    waiting: sql`(not ${isCounted} and ${deskLeads.state} in ('new', 'in_progress', 'replied'))`,
  };
};

/** The start of a period of whole weeks that ends with the current one. */
const startOfPeriod = async (db: Database, weeks: number, now: Date): Promise<{ since: Date; thisWeek: string }> => {
  const { rows } = await db.execute<{ since: string; week: string }>(
    sql`select extract(epoch from (monday - make_interval(days => ${7 * (weeks - 1)}::int)) at time zone ${zone})::text as since,
          monday::date::text as week
        from (select date_trunc('week', ${now}::timestamptz at time zone ${zone}) as monday) as this_week`,
  );
  return { since: new Date(Number(rows[0]?.since) * 1000), thisWeek: rows[0]?.week ?? "" };
};

const isCountable = (since: Date) =>
  and(gte(deskLeads.receivedAt, since), ne(deskLeads.state, "spam"), eq(deskLeads.isSample, false));

const minutes = sql`extract(epoch from ${deskLeads.firstRepliedAt} - ${deskLeads.receivedAt}) / 60`;
const percentile = (share: number) =>
  sql<
    number | null
  >`percentile_cont(${sql.raw(String(share))}) within group (order by ${minutes}) filter (where ${deskLeads.firstRepliedAt} is not null)`.mapWith(
    Number,
  );

const emptyMetrics: responseMetricsApi.ResponseMetrics = {
  counted: 0,
  answeredInTime: 0,
  medianMinutes: null,
  p90Minutes: null,
  waiting: 0,
};

export const readDeskMetrics = async (
  db: Database,
  weeks: number,
  now: Date,
): Promise<responseMetricsApi.DeskMetrics> => {
  const { since, thisWeek } = await startOfPeriod(db, weeks, now);
  const is = outcomes(now);
  const count = (outcome: Outcome) => sql<number>`count(*) filter (where ${is[outcome]})`.mapWith(Number);
  const rows = await db
    .select({
      kind: sql<LeadKind | null>`kind`,
      week: sql<string | null>`week::text`,
      counted: count("counted"),
      answeredInTime: count("in-time"),
      medianMinutes: percentile(0.5),
      p90Minutes: percentile(0.9),
      waiting: count("waiting"),
    })
    .from(deskLeads)
    .innerJoin(sql`lateral (select ${weekOf} as week) as weeks`, sql`true`)
    .where(isCountable(since))
    .groupBy(sql`grouping sets ((), (kind), (week))`);
  const metricsOf = (kind: string | null, week: string | null): responseMetricsApi.ResponseMetrics => {
    const {
      kind: _kind,
      week: _week,
      ...metrics
    } = rows.find((row) => row.kind === kind && row.week === week) ?? { ...emptyMetrics, kind, week };
    return metrics;
  };
  const mondays = Array.from({ length: weeks }, (_week, back) =>
    new Date(Date.parse(thisWeek) - back * 7 * dayMs).toISOString().slice(0, 10),
  );
  return {
    since: since.toISOString(),
    all: metricsOf(null, null),
    byKind: leadKinds.map((kind) => ({ ...metricsOf(kind, null), kind })),
    byWeek: mondays.map((week) => ({ ...metricsOf(null, week), week })),
  };
};

const afterCursor = (cursor: Cursor | undefined): SQL | undefined =>
  cursor === undefined
    ? undefined
    : sql`(${deskLeads.receivedAt}, ${deskLeads.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;

export const listMetricRows = async (db: Database, query: MetricQuery, now: Date) => {
  const { since } = await startOfPeriod(db, query.weeks, now);
  const matches = and(
    isCountable(since),
    outcomes(now)[query.outcome],
    query.kind === "" ? undefined : eq(deskLeads.kind, query.kind),
    query.week === "" ? undefined : sql`${weekOf} = ${query.week}::date`,
  );
  const count = await db.$count(deskLeads, matches);
  const rows = await db
    .select({ ...inboxColumns, at: withMicroseconds(deskLeads.receivedAt) })
    .from(deskLeads)
    .leftJoin(users, eq(users.id, deskLeads.assigneeId))
    .where(and(matches, afterCursor(parseCursor(query.after))))
    .orderBy(desc(deskLeads.receivedAt), desc(deskLeads.id))
    .limit(inboxPageSize + 1);
  const last = rows.length > inboxPageSize ? rows[inboxPageSize - 1] : undefined;
  return {
    count,
    next: last === undefined ? null : formatCursor(last),
    rows: rows.slice(0, inboxPageSize).map(asInboxRow),
  };
};
