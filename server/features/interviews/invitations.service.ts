/** Invites a candidate to choose a time: the row behind the link, and the email that contains it. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { newInvitation } from "#domain/interviews/interview-invitation.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { interviewPath } from "./interview-link.ts";
import { requirePanel } from "./panel/panel.service.ts";
import { moveToInterview, type InterviewDeps, requireOpen } from "./schedule-interview.service.ts";

const dayMs = 86_400_000;

export const inviteTask = "invite-to-interview";

export interface InvitationDeps extends InterviewDeps {
  /** Signs the links. */
  readonly keys: Keyring;
  readonly origin: string;
}

/** Sample candidates and erased ones get no email. */
export const canReceiveEmail = ({ isSample, email }: { readonly isSample: boolean; readonly email: string }): boolean =>
  !isSample && /.@./.test(email) && !email.endsWith("@erased.invalid");

const readApplication = async (db: Database, id: string) => {
  const [jobApplication] = await db
    .select({ application: jobApplications, candidate: candidates, job: jobsEnhanced.title })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .where(eq(jobApplications.id, id));
  if (jobApplication === undefined) throw new AppError("not_found");
  return jobApplication;
};

/** One open link per application: a new one revokes earlier links without a booked time. */
export const inviteToInterview = async (
  { db, wakeWorker, keys, origin }: InvitationDeps,
  context: WorkspaceContext,
  applicationId: string,
  { daysAhead, location, meetingLink, ...input }: z.output<typeof newInvitation>,
  now: Date,
) => {
  const { companyId, userId } = context;
  const invitation = await asActor(db, context, async (db) => {
    const { application, candidate, job } = await readApplication(db, applicationId);
    requireOpen(application);
    const panel = await requirePanel(db, companyId, input.panel);
    await db
      .update(interviewInvitations)
      .set({ revokedAt: now })
      .where(
        and(
          eq(interviewInvitations.applicationId, applicationId),
          isNull(interviewInvitations.interviewId),
          isNull(interviewInvitations.revokedAt),
        ),
      );
    const [row] = await db
      .insert(interviewInvitations)
      .values({
        ...input,
        companyId,
        applicationId,
        createdBy: userId,
        panel: panel.map((each) => each.userId),
        location: location || null,
        meetingLink: meetingLink || null,
        expiresAt: new Date(now.getTime() + daysAhead * dayMs),
      })
      .returning();
    if (row === undefined) throw new AppError("internal");
    await moveToInterview(db, context, application, now);
    const mailed = canReceiveEmail(candidate);
    if (mailed)
      await db.execute(sql`select enqueue_task(${inviteTask}, ${JSON.stringify({ id: row.id, companyId })}::jsonb)`);
    const subject = `${candidate.firstName} ${candidate.lastName}, ${job}`;
    await recordAudit(db, { companyId, userId, action: "interview.invited", subject, subjectId: row.id });
    return { id: row.id, expiresAt: row.expiresAt.toISOString(), mailed };
  });
  if (invitation.mailed) wakeWorker(inviteTask);
  return { ...invitation, link: `${origin}${interviewPath({ id: invitation.id, companyId }, keys)}` };
};

export const revokeInvitation = (db: Database, context: WorkspaceContext, id: string, now: Date) =>
  asActor(db, context, async (db) => {
    const [row] = await db
      .update(interviewInvitations)
      .set({ revokedAt: sql`coalesce(${interviewInvitations.revokedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(interviewInvitations.id, id))
      .returning({ id: interviewInvitations.id });
    if (row === undefined) throw new AppError("not_found");
    return row;
  });
