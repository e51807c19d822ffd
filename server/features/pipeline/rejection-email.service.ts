/** Rejection emails: queued with the move for a later time, and canceled if the candidate is moved again. */
import { sql } from "drizzle-orm";
import {
  fillRejectionEmail,
  type RejectionEmailFacts,
  emailDelayMinutes,
  type EmailTime,
} from "#domain/pipeline/rejection.ts";
import type { RejectionEmailState } from "#domain/pipeline/pipeline.ts";
import { asActor, type Database } from "../../db/client.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { consideredFor } from "../../infra/email/email-text.ts";
import { notifyBoards } from "./board-steps.service.ts";

export const rejectionTask = "send-rejection";

export const emailDueAt = (when: EmailTime, now: Date): Date =>
  when === "now" ? now : new Date(now.getTime() + emailDelayMinutes * 60_000);

interface EmailBatch {
  readonly moveId: string;
  readonly companyId: string;
  readonly due: Date | null;
}

export const queueEmails = async (
  db: Database,
  { moveId, companyId, due }: EmailBatch,
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

/** Cancels the emails that were not sent yet; returns how many. */
export const cancelEmails = async (db: Database, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    update pipeline_move_parts set mail_state = 'cancelled'
    where application_id = any(${sql.param([...ids])}::uuid[]) and mail_state = 'waiting'`);
  return rowCount ?? 0;
};

export interface EmailRef {
  readonly companyId: string;
  readonly moveId: string;
  readonly applicationId: string;
}

interface ClaimedEmail extends Record<string, unknown>, RejectionEmailFacts {
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

/** After this, the email cannot be canceled. Null if the candidate was moved, has withdrawn or was erased. */
export const claimEmail = (
  db: Database,
  { companyId, moveId, applicationId }: EmailRef,
): Promise<ClaimedEmail | null> =>
  asActor(db, { companyId }, async (db) => {
    // Locks the application first, in the same order as moves and undos.
    await db.execute(sql`select 1 from job_applications where id = ${applicationId} for update`);
    const { rows } = await db.execute<ClaimedEmail>(sql`
      update pipeline_move_parts p set mail_state = 'sending'
      from pipeline_moves m join companies o on o.id = m.company_id join jobs_enhanced j on j.id = m.job_id left join users u on u.id = m.moved_by,
        job_applications a join candidates c on c.id = a.candidate_id
      where p.move_id = ${moveId} and p.application_id = ${applicationId} and m.id = p.move_id and a.id = p.application_id
        and p.mail_state in ('waiting', 'sending', 'failed') and a.last_move_id = m.id and a.stage = 'rejected' and a.status <> 'withdrawn'
        and not c.is_sample and c.email not like '%@erased.invalid'
      returning c.email as to, u.username as "replyTo", m.mail_subject as subject, m.mail_text as text, c.first_name as "firstName",
        j.title as job, o.name as company, coalesce(u.name, o.name) as sender`);
    const [claimed] = rows;
    if (claimed === undefined) await cancelEmails(db, [applicationId]);
    return claimed ?? null;
  });

export const markEmail = (
  db: Database,
  { companyId, moveId, applicationId }: EmailRef,
  state: RejectionEmailState,
  now: Date,
): Promise<void> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ jobId: string }>(sql`
      update pipeline_move_parts p set mail_state = ${state}, mailed_at = ${state === "sent" ? now.toISOString() : null}::timestamptz
      from pipeline_moves m where m.id = p.move_id and p.move_id = ${moveId} and p.application_id = ${applicationId}
      returning m.job_id as "jobId"`);
    const [row] = rows;
    if (row !== undefined) await notifyBoards(db, companyId, row.jobId);
  });

/** A greeting without an empty line after it still becomes a paragraph of its own. */
const greetingLine = /^((?:Hi|Hello|Dear)\b[^\n]*,)[ ]*\n/;

export const rejectionEmail = (words: { subject: string; text: string }, facts: RejectionEmailFacts): EmailContent => ({
  subject: fillRejectionEmail(words.subject, facts),
  paragraphs: fillRejectionEmail(words.text, facts)
    .replace(greetingLine, "$1\n\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== ""),
  reason: consideredFor(facts.job, facts.company, true),
});
