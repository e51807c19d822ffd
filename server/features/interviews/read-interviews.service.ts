/** Interviews for the panelists who hold them, and for deciders who review them. */
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import type { InterviewStatus } from "#domain/interviews/interview-status.ts";
import {
  type Decision,
  type InterviewSummary,
  maxListedInterviews,
  type Meeting,
} from "#domain/interviews/scorecard.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations, interviewPanelists, memberHours, scorecards } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import type { InterviewRow } from "./interview-row.ts";
import { interviewPath } from "./interview-link.ts";
import type { InvitationDeps } from "./invitations.service.ts";
import { kitOfJob } from "./kits.service.ts";
import { ownCard, readCards } from "./scorecards.service.ts";

interface SubmittedCard extends Record<string, unknown> {
  readonly interview_id: string;
  readonly user_id: string | null;
}

const meetingsOf = async (db: Database, applicationId: string, rows: readonly InterviewRow[]): Promise<Meeting[]> => {
  if (rows.length === 0) return [];
  const seats = await db
    .select({ seat: interviewPanelists, name: users.name, timeZone: memberHours.timeZone })
    .from(interviewPanelists)
    .innerJoin(users, eq(users.id, interviewPanelists.userId))
    .leftJoin(memberHours, eq(memberHours.userId, users.id))
    .where(
      inArray(
        interviewPanelists.interviewId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  const { rows: submittedCards } = await db.execute<SubmittedCard>(
    sql`select * from submitted_scorecards(${applicationId})`,
  );
  return rows.map((row) => ({
    id: row.id,
    scheduledAt: row.scheduledAt.toISOString(),
    duration: row.duration,
    type: row.type,
    status: row.status as InterviewStatus,
    location: row.location,
    meetingLink: row.meetingLink,
    panel: seats
      .filter(({ seat }) => seat.interviewId === row.id)
      .map(({ seat, name, timeZone }) => ({
        userId: seat.userId,
        name,
        timeZone: timeZone ?? defaultWorkingHours.timeZone,
        hasSubmitted: submittedCards.some((each) => each.interview_id === row.id && each.user_id === seat.userId),
      })),
  }));
};

const aboutColumns = {
  applicationId: jobApplications.id,
  candidateId: candidates.id,
  candidate: sql<string>`concat_ws(' ', ${candidates.firstName}, ${candidates.lastName})`,
  jobId: jobsEnhanced.id,
  jobTitle: jobsEnhanced.title,
};

export const readInterview = (db: Database, context: WorkspaceContext, id: string) =>
  asActor(db, context, async (db) => {
    const [interview] = await db
      .select({ row: interviews, about: aboutColumns })
      .from(interviews)
      .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .where(eq(interviews.id, id));
    if (interview === undefined) throw new AppError("not_found");
    const { row, about } = interview;
    const [meeting] = await meetingsOf(db, about.applicationId, [row]);
    if (meeting === undefined) throw new AppError("internal");
    return {
      ...meeting,
      ...about,
      kit: await kitOfJob(db, about.jobId),
      isOnPanel: meeting.panel.some(({ userId }) => userId === context.userId),
      card: await ownCard(db, id, context.userId),
    };
  });

const maxListed = 200;

export const listOwnInterviews = (db: Database, context: WorkspaceContext) =>
  asActor(db, context, async (db) => {
    const rows = await db
      .select({ row: interviews, about: aboutColumns, card: scorecards.status })
      .from(interviewPanelists)
      .innerJoin(interviews, eq(interviews.id, interviewPanelists.interviewId))
      .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .leftJoin(scorecards, and(eq(scorecards.interviewId, interviews.id), eq(scorecards.userId, context.userId)))
      .where(eq(interviewPanelists.userId, context.userId))
      .orderBy(desc(interviews.scheduledAt), desc(interviews.id))
      .limit(maxListed);
    return {
      interviews: rows.map(({ row, about, card }) => ({
        ...about,
        id: row.id,
        scheduledAt: row.scheduledAt.toISOString(),
        duration: row.duration,
        type: row.type,
        status: row.status as InterviewStatus,
        meetingLink: row.meetingLink,
        card: (card ?? "none") as "none" | "draft" | "submitted",
      })),
    };
  });

export const listInterviews = (db: Database, companyId: string): Promise<{ interviews: InterviewSummary[] }> =>
  asActor(db, { companyId }, async (db) => {
    const rows = await db
      .select({
        row: interviews,
        about: aboutColumns,
        panel: sql<
          string[]
        >`array(select ${users.name} from ${interviewPanelists} join ${users} on ${users.id} = ${interviewPanelists.userId}
          where ${interviewPanelists.interviewId} = ${interviews.id} order by ${users.name})`,
      })
      .from(interviews)
      .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .orderBy(desc(interviews.scheduledAt), desc(interviews.id))
      .limit(maxListedInterviews);
    return {
      interviews: rows.map(({ row, about, panel }) => ({
        ...about,
        id: row.id,
        scheduledAt: row.scheduledAt.toISOString(),
        duration: row.duration,
        type: row.type,
        status: row.status as InterviewStatus,
        panel,
      })),
    };
  });

const openInvitations = async (
  { keys, origin }: Pick<InvitationDeps, "keys" | "origin">,
  db: Database,
  applicationId: string,
  now: Date,
): Promise<Decision["invitations"]> => {
  const rows = await db
    .select()
    .from(interviewInvitations)
    .where(
      and(
        eq(interviewInvitations.applicationId, applicationId),
        isNull(interviewInvitations.interviewId),
        isNull(interviewInvitations.revokedAt),
        gt(interviewInvitations.expiresAt, now),
      ),
    )
    .orderBy(desc(interviewInvitations.createdAt));
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.flatMap(({ panel }) => panel),
      ),
    );
  return rows.map(({ id, companyId, createdAt, expiresAt, panel }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    panel: people.filter((person) => panel.includes(person.id)).map(({ name }) => name),
    link: `${origin}${interviewPath({ id, companyId }, keys)}`,
  }));
};

export const readDecision = (
  { db, keys, origin }: InvitationDeps,
  context: WorkspaceContext,
  { applicationId, mayInvite }: { readonly applicationId: string; readonly mayInvite: boolean },
  now: Date,
): Promise<Decision> =>
  asActor(db, context, async (db) => {
    const [application] = await db.select().from(jobApplications).where(eq(jobApplications.id, applicationId));
    if (application === undefined) throw new AppError("not_found");
    const rows = await db
      .select()
      .from(interviews)
      .where(eq(interviews.applicationId, applicationId))
      .orderBy(asc(interviews.scheduledAt), asc(interviews.id));
    const meetings = await meetingsOf(db, applicationId, rows);
    const activeMeetings = meetings.filter(({ status }) => status === "scheduled" || status === "completed");
    const seats = activeMeetings.flatMap(({ id, panel }) => panel.map((each) => ({ ...each, interviewId: id })));
    const cards = await readCards(
      db,
      rows.map(({ id }) => id),
    );
    const { rows: access } = await db.execute<{ owes: boolean; decides: boolean }>(
      sql`select has_pending_scorecard(${applicationId}) as owes, can_decide_on_application(${applicationId}) as decides`,
    );
    const isOnPanel = seats.some(({ userId }) => userId === context.userId);
    const { owes = false, decides = false } = access[0] ?? {};
    return {
      interviews: meetings,
      cards: cards.filter(({ status }) => status === "submitted"),
      hidden: owes ? "owes-card" : decides || isOnPanel ? null : "not-deciding",
      submitted: seats.filter(({ hasSubmitted }) => hasSubmitted).length,
      missing: seats
        .filter(({ hasSubmitted }) => !hasSubmitted)
        .map(({ interviewId, userId, name }) => ({ interviewId, userId, name })),
      invitations: mayInvite ? await openInvitations({ keys, origin }, db, applicationId, now) : [],
    };
  });
