/** How the promise is kept. A figure and the rows behind it are one condition, so that they cannot disagree. */
import { and, desc, eq, gte, ne, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { firmTimeZone } from "#domain/brand.ts";
import type { DeskFigures, listFigureRows as listRowsEndpoint, PromiseFigures } from "#domain/desk/figures.ts";
import { inboxPageSize } from "#domain/desk/inbox.ts";
import { type LeadKind, leadKinds } from "#domain/desk/lead-kinds.ts";
import type { Database } from "../../db/client.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { asInboxRow, cursorOf, exactly, inboxColumns, type Place, placeOf } from "./inbox-rows.ts";

type FigureQuery = z.output<typeof listRowsEndpoint.query>;
type Outcome = FigureQuery["outcome"];

const dayMs = 86_400_000;
const zone = sql.raw(`'${firmTimeZone}'`);
/** The Monday, by the firm's clock, of the week in which a lead came. */
const weekOf = sql<string>`date_trunc('week', ${deskLeads.receivedAt} at time zone ${zone})::date`;

const outcomes = (now: Date): Readonly<Record<Outcome, SQL>> => {
  const counted = sql`(${deskLeads.firstRepliedAt} is not null or ${deskLeads.dueAt} <= ${now})`;
  const inTime = sql`(${deskLeads.firstRepliedAt} is not null and ${deskLeads.firstRepliedAt} <= ${deskLeads.dueAt})`;
  return {
    counted,
    "in-time": inTime,
    late: sql`(${counted} and not ${inTime})`,
    waiting: sql`(not ${counted} and ${deskLeads.state} in ('new', 'in_progress', 'replied'))`,
  };
};

/** Whole weeks: this one and as many before it as make `weeks`. */
const beginningOf = async (db: Database, weeks: number, now: Date): Promise<{ since: Date; thisWeek: string }> => {
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

const none: PromiseFigures = { counted: 0, answeredInTime: 0, medianMinutes: null, p90Minutes: null, waiting: 0 };

export const readFigures = async (db: Database, weeks: number, now: Date): Promise<DeskFigures> => {
  const { since, thisWeek } = await beginningOf(db, weeks, now);
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
  const figuresOf = (kind: string | null, week: string | null): PromiseFigures => {
    const {
      kind: _kind,
      week: _week,
      ...figures
    } = rows.find((row) => row.kind === kind && row.week === week) ?? { ...none, kind, week };
    return figures;
  };
  const mondays = Array.from({ length: weeks }, (_week, back) =>
    new Date(Date.parse(thisWeek) - back * 7 * dayMs).toISOString().slice(0, 10),
  );
  return {
    since: since.toISOString(),
    all: figuresOf(null, null),
    byKind: leadKinds.map((kind) => ({ ...figuresOf(kind, null), kind })),
    byWeek: mondays.map((week) => ({ ...figuresOf(null, week), week })),
  };
};

const behind = (place: Place | undefined): SQL | undefined =>
  place === undefined
    ? undefined
    : sql`(${deskLeads.receivedAt}, ${deskLeads.id}) < (${place.at}::timestamptz, ${place.id}::uuid)`;

export const listFigureRows = async (db: Database, query: FigureQuery, now: Date) => {
  const { since } = await beginningOf(db, query.weeks, now);
  const isBehind = and(
    isCountable(since),
    outcomes(now)[query.outcome],
    query.kind === "" ? undefined : eq(deskLeads.kind, query.kind),
    query.week === "" ? undefined : sql`${weekOf} = ${query.week}::date`,
  );
  const count = await db.$count(deskLeads, isBehind);
  const found = await db
    .select({ ...inboxColumns, at: exactly(deskLeads.receivedAt) })
    .from(deskLeads)
    .leftJoin(users, eq(users.id, deskLeads.assigneeId))
    .where(and(isBehind, behind(placeOf(query.after))))
    .orderBy(desc(deskLeads.receivedAt), desc(deskLeads.id))
    .limit(inboxPageSize + 1);
  const last = found.length > inboxPageSize ? found[inboxPageSize - 1] : undefined;
  return {
    count,
    next: last === undefined ? null : cursorOf(last),
    rows: found.slice(0, inboxPageSize).map(asInboxRow),
  };
};
