/** What an applicant's status page says about their interview: an invitation to choose a time, or the scheduled time. */
import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import type { Database } from "../../db/client.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { interviewPath } from "./interview-link.ts";

/** Call inside `asActor` of its company. Without a path, the team scheduled the interview and moves it. */
export const nextInterview = async (
  db: Database,
  applicationId: string,
  keys: Keyring,
  now: Date,
): Promise<ApplicationStatusPage["interview"]> => {
  const [scheduled] = await db
    .select({ id: interviews.id, scheduledAt: interviews.scheduledAt })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        eq(interviews.status, "scheduled"),
        gt(interviews.scheduledAt, now),
      ),
    )
    .orderBy(asc(interviews.scheduledAt))
    .limit(1);
  const isWaiting = and(isNull(interviewInvitations.interviewId), gt(interviewInvitations.expiresAt, now));
  const [invitation] = await db
    .select({ id: interviewInvitations.id, companyId: interviewInvitations.companyId })
    .from(interviewInvitations)
    .where(
      and(
        eq(interviewInvitations.applicationId, applicationId),
        isNull(interviewInvitations.revokedAt),
        scheduled === undefined ? isWaiting : or(eq(interviewInvitations.interviewId, scheduled.id), isWaiting),
      ),
    )
    .orderBy(desc(interviewInvitations.createdAt))
    .limit(1);
  if (scheduled === undefined && invitation === undefined) return null;
  return {
    startsAt: scheduled?.scheduledAt.toISOString() ?? null,
    path: invitation === undefined ? null : interviewPath(invitation, keys),
  };
};
