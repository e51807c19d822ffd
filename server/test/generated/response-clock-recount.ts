/** Recounts the response clock's actions and metrics in plain SQL from the timeline, not from the desk's own columns. */
import { type SQL, sql } from "drizzle-orm";
import { escalationTask } from "../../features/desk/escalation/escalate.service.ts";
import type { DeskMetrics } from "#domain/desk/response-metrics.ts";
import type { Database } from "../../db/client.ts";

const readNumbers = async <Name extends string>(owner: Database, query: SQL): Promise<Record<Name, number>> => {
  const { rows } = await owner.execute<Record<string, string | null>>(query);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)])) as Record<
    Name,
    number
  >;
};

/** Counts that must be zero, and the totals. */
export const clockFailures = (owner: Database, end: Date) =>
  readNumbers<
    "warnings" | "breaches" | "repeated" | "unfounded" | "mistimed" | "missed" | "mails" | "unsent" | "unmatchedEmails"
  >(
    owner,
    sql`
    with told as (
      select e.lead_id, e.kind, e.created_at, l.due_at, l.is_sample, l.state, l.assignee_id
      from desk_entries e join desk_leads l on l.id = e.lead_id where e.kind in ('warning', 'breach')
    ), wanted as (
      select 'lead/' || lead_id || '/' || kind as key from told
      union all select 'lead/' || lead_id || '/' || kind || '/assignee' from told where assignee_id is not null
    )
    select
      (select count(*) from told where kind = 'warning') as warnings,
      (select count(*) from told where kind = 'breach') as breaches,
      (select count(*) from (select 1 from told group by lead_id, kind having count(*) > 1) as r) as repeated,
      (select count(*) from told where is_sample or state = 'spam') as unfounded,
      (select count(*) from told where case kind when 'warning'
        then created_at < due_at - interval '4 hours' or created_at >= due_at else created_at < due_at end) as mistimed,
      (select count(*) from desk_leads l where not is_sample and state in ('new', 'in_progress', 'replied') and due_at <= ${end}::timestamptz
        and not exists (select 1 from desk_entries e where e.lead_id = l.id and e.kind in ('reply', 'call') and e.sent_at is not null and e.failed_at is null)
        and not exists (select 1 from told t where t.lead_id = l.id and t.kind = 'breach')) as missed,
      (select count(*) from mail_log) as mails,
      (select count(*) from mail_log where status <> 'sent') as unsent,
      (select count(*) from wanted w full join mail_log m on m.key = w.key where w.key is null or m.key is null) as "unmatchedEmails"`,
  );

/** Emails that are still queued. */
export const pendingEmails = async (owner: Database): Promise<number> => {
  const { rows } = await owner.execute<{ n: string }>(
    sql`select count(*) as n from pgboss.job_common where name = ${escalationTask} and state in ('created', 'retry', 'active')`,
  );
  return Number(rows[0]?.n);
};

/** One line per group: "group: counted answered median p90 waiting", durations in seconds. */
export const recountMetrics = async (owner: Database, since: string, now: Date): Promise<string[]> => {
  const { rows } = await owner.execute<{ line: string }>(sql`
    with answers as (
      select lead_id, min(sent_at) as at from desk_entries
      where kind in ('reply', 'call') and sent_at is not null and failed_at is null group by lead_id
    ), base as (
      select l.id, l.kind, l.state, l.due_at, l.received_at, a.at as answered,
        ((l.received_at at time zone 'America/New_York')::date
          - (extract(isodow from (l.received_at at time zone 'America/New_York'))::int - 1))::text as week
      from desk_leads l left join answers a on a.lead_id = l.id
      where not l.is_sample and l.state <> 'spam' and l.received_at >= ${since}::timestamptz
    ), grouped as (
      select 'all' as name, * from base union all select kind, * from base union all select week, * from base
    ), ordered as (
      select name, extract(epoch from answered - received_at) as seconds,
        row_number() over (partition by name order by answered - received_at) - 1 as place,
        count(*) over (partition by name) - 1 as last
      from grouped where answered is not null
    ), shares as (select unnest(array[0.5, 0.9]) as share
    ), quantiles as (
      select o.name, s.share,
        max(seconds) filter (where place = floor(s.share * last)) as low,
        max(seconds) filter (where place = ceil(s.share * last)) as high,
        max(s.share * last - floor(s.share * last)) as part
      from ordered o cross join shares s group by o.name, s.share
    )
    select g.name || ': ' || count(*) filter (where answered is not null or due_at <= ${now}::timestamptz)
      || ' ' || count(*) filter (where answered <= due_at)
      || ' ' || coalesce((select round(low + (high - low) * part)::text from quantiles q where q.name = g.name and share = 0.5), 'none')
      || ' ' || coalesce((select round(low + (high - low) * part)::text from quantiles q where q.name = g.name and share = 0.9), 'none')
      || ' ' || count(*) filter (where answered is null and due_at > ${now}::timestamptz and state in ('new', 'in_progress', 'replied')) as line
    from grouped g group by g.name order by line`);
  return rows.map(({ line }) => line);
};

/** The desk's own metrics in the same format, without empty groups. */
export const metricLines = ({ all, byKind, byWeek }: DeskMetrics): string[] =>
  [
    { name: "all", ...all },
    ...byKind.map((each) => ({ ...each, name: each.kind })),
    ...byWeek.map((each) => ({ ...each, name: each.week })),
  ]
    .filter(({ counted, waiting }) => counted + waiting > 0)
    .map(({ name, counted, answeredInTime, medianMinutes, p90Minutes, waiting }) => {
      const [median, p90] = [medianMinutes, p90Minutes].map((each) => (each === null ? "none" : Math.round(each * 60)));
      return `${name}: ${counted} ${answeredInTime} ${median} ${p90} ${waiting}`;
    });
