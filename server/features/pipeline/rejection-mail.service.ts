/** Mails to those who were rejected: put into the queue with the move, due later, cancelled by whatever moves the person again. */
import { sql } from "drizzle-orm";
import { fillMail, type MailFacts, mailDelayMinutes, type MailTime } from "#domain/pipeline/rejection.ts";
import type { AnswerState } from "#domain/pipeline/pipeline.ts";
import { asActor, type Database } from "../../db/client.ts";
import type { Letter } from "../../infra/letter.ts";
import { tellBoards } from "./board-steps.service.ts";

export const rejectionTask = "send-rejection";

export const timeOfMail = (when: MailTime, now: Date): Date =>
  when === "now" ? now : new Date(now.getTime() + mailDelayMinutes * 60_000);

interface Mailing {
  readonly moveId: string;
  readonly companyId: string;
  readonly due: Date | null;
}

export const queueMails = async (
  db: Database,
  { moveId, companyId, due }: Mailing,
  ids: readonly string[],
): Promise<void> => {
  if (due === null || ids.length === 0) return;
  await db.execute(sql`
    update pipeline_move_parts set mail_state = 'waiting'
    where move_id = ${moveId} and application_id = any(${sql.param([...ids])}::uuid[])`);
  await db.execute(sql`
    select enqueue_task_at(${rejectionTask}, jsonb_build_object('companyId', ${companyId}::uuid, 'moveId', ${moveId}::uuid, 'applicationId', i),
      ${due.toISOString()}::timestamptz) from unnest(${sql.param([...ids])}::uuid[]) i`);
};

/** Those that have not left; answers how many. */
export const cancelMails = async (db: Database, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    update pipeline_move_parts set mail_state = 'cancelled'
    where application_id = any(${sql.param([...ids])}::uuid[]) and mail_state = 'waiting'`);
  return rowCount ?? 0;
};

export interface OneMail {
  readonly companyId: string;
  readonly moveId: string;
  readonly applicationId: string;
}

interface Claimed extends Record<string, unknown>, MailFacts {
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

/** From here on it cannot be taken back. Nothing, where the person was moved, has withdrawn or was erased meanwhile. */
export const claimMail = (db: Database, { companyId, moveId, applicationId }: OneMail): Promise<Claimed | null> =>
  asActor(db, { companyId }, async (db) => {
    // The application first, as whoever moves or undoes holds it first.
    await db.execute(sql`select 1 from job_applications where id = ${applicationId} for update`);
    const { rows } = await db.execute<Claimed>(sql`
      update pipeline_move_parts p set mail_state = 'sending'
      from pipeline_moves m join companies o on o.id = m.company_id join jobs_enhanced j on j.id = m.job_id left join users u on u.id = m.moved_by,
        job_applications a join candidates c on c.id = a.candidate_id
      where p.move_id = ${moveId} and p.application_id = ${applicationId} and m.id = p.move_id and a.id = p.application_id
        and p.mail_state in ('waiting', 'sending', 'failed') and a.last_move_id = m.id and a.stage = 'rejected' and a.status <> 'withdrawn'
        and not c.is_sample and c.email not like '%@erased.invalid'
      returning c.email as to, u.username as "replyTo", m.mail_subject as subject, m.mail_text as text, c.first_name as "firstName",
        j.title as job, o.name as company, coalesce(u.name, o.name) as sender`);
    const [claimed] = rows;
    if (claimed === undefined) await cancelMails(db, [applicationId]);
    return claimed ?? null;
  });

export const markMail = (
  db: Database,
  { companyId, moveId, applicationId }: OneMail,
  state: AnswerState,
  now: Date,
): Promise<void> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ jobId: string }>(sql`
      update pipeline_move_parts p set mail_state = ${state}, mailed_at = ${state === "sent" ? now.toISOString() : null}::timestamptz
      from pipeline_moves m where m.id = p.move_id and p.move_id = ${moveId} and p.application_id = ${applicationId}
      returning m.job_id as "jobId"`);
    const [row] = rows;
    if (row !== undefined) await tellBoards(db, companyId, row.jobId);
  });

export const rejectionLetter = (words: { subject: string; text: string }, facts: MailFacts): Letter => ({
  subject: fillMail(words.subject, facts),
  paragraphs: fillMail(words.text, facts)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== ""),
});
