/** What needs the caller, read under row-level security. Each group reads a bounded number of rows. */
import { type SQL, sql } from "drizzle-orm";
import { can, type Actor } from "#domain/access/access.ts";
import type { Action } from "#domain/access/permissions.ts";
import { endOfDay } from "#domain/applications/answer-dates.ts";
import { type ActionItems, maxActionRows, maxActionsCounted } from "#domain/dashboard/action-items.ts";
import { openOfferStatuses } from "#domain/offers/offer-terms.ts";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import { asActor, type Database } from "../../db/client.ts";
import type { OpenWorkspaceContext } from "../../infra/auth/auth-context.ts";
import { AppError } from "../../infra/http/errors.ts";

export interface ActionItemsContext extends OpenWorkspaceContext {
  readonly actor: Actor;
}

/** Tasks for missed answer dates are created every ten minutes. */
const untilTaskIsCreated = "1 hour";
/** The longest interview, in the database's check. */
const maxInterviewLength = "12 hours";

const isInTeams = (ids: readonly string[]): SQL =>
  sql`coalesce(j.hiring_team_id = any(${sql.param(ids)}::uuid[]), false)`;

/** The condition for jobs `j` whose candidates the actor may act on, by their level in the job's team or the workspace. */
const jobsWith = (action: Action, actor: Actor, companyId: string): SQL => {
  const teamIds = actor.kind === "member" ? Object.keys(actor.teams) : [];
  const may = (teamId?: string) => can(actor, action, { companyId, teamId });
  return may() ? sql`not ${isInTeams(teamIds.filter((id) => !may(id)))}` : isInTeams(teamIds.filter(may));
};

const application = sql`c.id as "candidateId", concat_ws(' ', c.first_name, c.last_name) as candidate, j.id as "jobId", j.title as job, c.is_sample as "isSample"`;
const ofApplication = sql`join candidates c on c.id = a.candidate_id join jobs_enhanced j on j.id = a.job_id`;

/** `found` selects the group in some order, with the columns of `urgency`; `rows` selects from `top` what the reply shows. */
const group = (found: SQL, urgency: SQL, rows: SQL): SQL => sql`
  (with found as materialized (${found} limit ${maxActionsCounted + 1}),
     top as materialized (select * from found order by ${urgency} limit ${maxActionRows})
   select jsonb_build_object('count', (select count(*) from found),
     'rows', (select coalesce(jsonb_agg(r), '[]') from (${rows}) r)))`;

export const listActionItems = (
  db: Database,
  { companyId, userId, actor }: ActionItemsContext,
  now: Date,
): Promise<ActionItems> =>
  asActor(db, { companyId, userId }, async (db) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const me = sql`${userId}::uuid`;
    const company = sql`${companyId}::uuid`;
    const editableJobs = jobsWith(userId === null ? "candidate.read" : "candidate.edit", actor, companyId);
    const lastDueToday = sql`${endOfDay(now.toISOString().slice(0, 10)).toISOString()}::timestamptz`;
    const zone = sql`coalesce((select time_zone from member_hours where company_id = ${company} and user_id = ${me}), ${defaultWorkingHours.timeZone})`;
    const tomorrow = sql`(date_trunc('day', ${at} at time zone ${zone}) + interval '1 day') at time zone ${zone}`;
    const isOwn = sql`exists (select 1 from interview_panelists p where p.interview_id = i.id and p.user_id = ${me})`;
    const ends = sql`i.scheduled_at + make_interval(mins => i.duration)`;

    const interview = sql`i.id as "interviewId", i.scheduled_at as "startsAt", ${isOwn} as "isOwn", ${application}`;
    const interviews = group(
      sql`select i.id, i.scheduled_at, ${isOwn} as own from interviews i where i.company_id = ${company} and i.status = 'scheduled'
        and i.scheduled_at between ${at} - interval '${sql.raw(maxInterviewLength)}' and ${tomorrow} and ${ends} > ${at}`,
      sql`not own, scheduled_at, id`,
      sql`select ${interview}, case when ${isOwn} then i.meeting_link end as "meetingLink"
        from top join interviews i on i.id = top.id join job_applications a on a.id = i.application_id ${ofApplication}
        order by not ${isOwn}, i.scheduled_at, i.id`,
    );
    const replies = group(
      sql`select a.id, d.due_at from (
          (select application_id, due_at from team_tasks where company_id = ${company} and done_at is null
            order by due_at limit ${maxActionsCounted + 1})
          union (select id, answer_due_at from job_applications where company_id = ${company} and status = 'active'
            and answer_due_at between ${at} - interval '${sql.raw(untilTaskIsCreated)}' and ${lastDueToday}
            order by answer_due_at limit ${maxActionsCounted + 1})
        ) d join job_applications a on a.id = d.application_id ${ofApplication}
        where not c.is_sample and not j.is_sample and ${editableJobs} order by d.due_at`,
      sql`due_at, id`,
      sql`select a.id as "applicationId", top.due_at as "dueAt", top.due_at < ${at} as "isOverdue", ${application}
        from top join job_applications a on a.id = top.id ${ofApplication} order by top.due_at, a.id`,
    );
    const scorecards = group(
      sql`select i.id, i.scheduled_at, a.status <> 'active' as ended from interview_panelists p
        join interviews i on i.id = p.interview_id join job_applications a on a.id = i.application_id
        where p.user_id = ${me} and p.company_id = ${company} and p.starts_at < ${at} and ${ends} < ${at}
          and i.status in ('scheduled', 'completed') and not exists (select 1 from scorecards s
            where s.interview_id = i.id and s.user_id = ${me} and s.status = 'submitted')`,
      sql`ended, scheduled_at desc, id`,
      sql`select i.id as "interviewId", i.scheduled_at as "startsAt", ${application},
          exists (select 1 from scorecards s where s.interview_id = i.id and s.user_id = ${me}) as "hasDraft"
        from top join interviews i on i.id = top.id join job_applications a on a.id = i.application_id ${ofApplication}
        order by a.status <> 'active', i.scheduled_at desc, i.id`,
    );
    const offers = group(
      sql`select o.id, o.status, o.answer_by from offers o join job_applications a on a.id = o.application_id ${ofApplication}
        where o.company_id = ${company} and o.status = any(${sql.param([...openOfferStatuses])}::text[]) and ${jobsWith("offer.make", actor, companyId)}`,
      sql`status <> 'sent', answer_by, id`,
      sql`select o.id as "offerId", o.status, o.answer_by as "answerBy", ${application}
        from top join offers o on o.id = top.id join job_applications a on a.id = o.application_id ${ofApplication}
        order by o.status <> 'sent', o.answer_by, o.id`,
    );
    const applicants = group(
      sql`select a.id, a.applied_at from job_applications a ${ofApplication}
        where a.company_id = ${company} and a.stage = 'applied' and a.status = 'active'
          and (a.answer_due_at is null or a.answer_due_at > ${lastDueToday}) and ${editableJobs}
          and a.id not in (select application_id from under_review)
        order by a.applied_at desc`,
      sql`applied_at desc, id`,
      sql`select a.id as "applicationId", a.applied_at as "appliedAt", ${application}
        from top join job_applications a on a.id = top.id ${ofApplication} order by a.applied_at desc, a.id`,
    );
    const reviews = group(
      sql`select a.id, u.asked_at from under_review u join job_applications a on a.id = u.application_id ${ofApplication}
        where ${editableJobs} order by u.asked_at`,
      sql`asked_at, id`,
      sql`select a.id as "applicationId", top.asked_at as "requestedAt", ${application}
        from top join job_applications a on a.id = top.id ${ofApplication} order by top.asked_at, a.id`,
    );
    const mentions = group(
      sql`select n.id, n.created_at from candidate_note_mentions m join candidate_notes n on n.id = m.note_id
        where m.company_id = ${company} and m.user_id = ${me} and m.read_at is null and n.deleted_at is null
        order by m.created_at desc`,
      sql`created_at desc, id`,
      sql`select n.id as "noteId", c.id as "candidateId", concat_ws(' ', c.first_name, c.last_name) as candidate,
          c.is_sample as "isSample", u.name as author, left(n.text, 280) as text, n.created_at as "createdAt"
        from top join candidate_notes n on n.id = top.id join candidates c on c.id = n.candidate_id
        left join users u on u.id = n.author_id order by n.created_at desc, n.id`,
    );
    const nextInterview = sql`(select to_jsonb(r) from (
      select ${interview} from interviews i join job_applications a on a.id = i.application_id ${ofApplication}
      where i.company_id = ${company} and i.status = 'scheduled' and i.scheduled_at > ${at}
      order by not ${isOwn}, i.scheduled_at limit 1) r)`;

    const { rows } = await db.execute<{ items: ActionItems }>(sql`
      with under_review as materialized (select application_id, asked_at from human_review_applications() where not is_decided)
      select jsonb_build_object('interviews', ${interviews}, 'replies', ${replies}, 'scorecards', ${scorecards},
        'offers', ${offers}, 'applicants', ${applicants}, 'reviews', ${reviews}, 'mentions', ${mentions}, 'nextInterview', ${nextInterview}) as items`);
    const items = rows[0]?.items;
    if (items === undefined) throw new AppError("internal");
    return items;
  });
