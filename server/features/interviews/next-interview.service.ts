/** What an applicant's own page says about their interview: asked for a time, or set for one. */
import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import type { Database } from "../../db/client.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { interviewPath } from "./interview-link.ts";

/** Inside the wall of its company. Without a path the team has set the time, and moves it. */
export const nextInterview = async (
  db: Database,
  applicationId: string,
  keys: Keyring,
  now: Date,
): Promise<ApplicationStatusPage["interview"]> => {
  const [set] = await db
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
  const waits = and(isNull(interviewInvitations.interviewId), gt(interviewInvitations.expiresAt, now));
  const [asked] = await db
    .select({ id: interviewInvitations.id, companyId: interviewInvitations.companyId })
    .from(interviewInvitations)
    .where(
      and(
        eq(interviewInvitations.applicationId, applicationId),
        isNull(interviewInvitations.revokedAt),
        set === undefined ? waits : or(eq(interviewInvitations.interviewId, set.id), waits),
      ),
    )
    .orderBy(desc(interviewInvitations.createdAt))
    .limit(1);
  if (set === undefined && asked === undefined) return null;
  return {
    startsAt: set?.scheduledAt.toISOString() ?? null,
    path: asked === undefined ? null : interviewPath(asked, keys),
  };
};
