/** What the mails about interviews say, read when they are sent: who was erased meanwhile is told of to nobody. */
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { usualWorkingHours } from "#domain/interviews/working-hours.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations, interviewPanelists, memberHours } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import type { InterviewRow } from "./interview-row.ts";
import { getsMail } from "./invitations.service.ts";

interface Which {
  readonly id: string;
  readonly companyId: string;
}

const peopleOf = async (db: Database, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ userId: users.id, name: users.name, email: users.username, timeZone: memberHours.timeZone })
    .from(users)
    .leftJoin(memberHours, eq(memberHours.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return rows
    .map((row) => ({ ...row, timeZone: row.timeZone ?? usualWorkingHours.timeZone }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

export const readPeople = (db: Database, companyId: string, ids: readonly string[]) =>
  asActor(db, { companyId }, (db) => peopleOf(db, ids));

const aboutApplication = async (db: Database, id: string) => {
  const [row] = await db
    .select({
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      email: candidates.email,
      isSample: candidates.isSample,
      candidateId: candidates.id,
      job: jobsEnhanced.title,
      company: companies.name,
    })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobApplications.companyId))
    .where(eq(jobApplications.id, id));
  return row;
};

/** Whoever asked for it, else the first of the panel: who is answered when somebody answers the mail. */
const replyToOf = async (db: Database, createdBy: string | null, panel: readonly { readonly email: string }[]) => {
  const [asker] = createdBy === null ? [] : await peopleOf(db, [createdBy]);
  return asker?.email ?? panel[0]?.email;
};

/** By which the candidate can change it; once they have called it off, by which they can choose again. */
const openInvitationOf = async (
  db: Database,
  { id, applicationId, status }: Pick<InterviewRow, "id" | "applicationId" | "status">,
): Promise<string | null> => {
  const chosenBy =
    status === "cancelled"
      ? and(eq(interviewInvitations.applicationId, applicationId), isNull(interviewInvitations.interviewId))
      : eq(interviewInvitations.interviewId, id);
  const [found] = await db
    .select({ id: interviewInvitations.id })
    .from(interviewInvitations)
    .where(and(chosenBy, isNull(interviewInvitations.revokedAt)))
    .orderBy(desc(interviewInvitations.createdAt))
    .limit(1);
  return found?.id ?? null;
};

export const readToldInterview = (db: Database, { id, companyId }: Which) =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db.select().from(interviews).where(eq(interviews.id, id));
    const about = row === undefined ? undefined : await aboutApplication(db, row.applicationId);
    if (row === undefined || about === undefined) return undefined;
    const seats = await db
      .select({ userId: interviewPanelists.userId })
      .from(interviewPanelists)
      .where(eq(interviewPanelists.interviewId, id));
    const panel = await peopleOf(
      db,
      seats.map(({ userId }) => userId),
    );
    const invitationId = await openInvitationOf(db, row);
    const { lastName, email, isSample, candidateId, ...names } = about;
    return {
      row,
      panel,
      candidateId,
      email: getsMail({ isSample, email }) ? email : null,
      invitationId,
      replyTo: await replyToOf(db, row.createdBy, panel),
      told: {
        ...names,
        candidate: `${names.firstName} ${lastName}`,
        scheduledAt: row.scheduledAt,
        duration: row.duration,
        type: row.type,
        location: row.location,
        meetingLink: row.meetingLink,
        timeZone: row.timeZone,
        panel: panel.map(({ name }) => name),
      },
    };
  });

/** Nothing where it was revoked, or a time was chosen, before the mail went out. */
export const readToldInvitation = (db: Database, { id, companyId }: Which) =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db.select().from(interviewInvitations).where(eq(interviewInvitations.id, id));
    const about = row === undefined ? undefined : await aboutApplication(db, row.applicationId);
    if (row === undefined || row.revokedAt !== null || row.interviewId !== null) return undefined;
    if (about === undefined || !getsMail(about)) return undefined;
    const panel = await peopleOf(db, row.panel);
    return {
      email: about.email,
      replyTo: await replyToOf(db, row.createdBy, panel),
      timeZone: panel[0]?.timeZone ?? usualWorkingHours.timeZone,
      told: {
        firstName: about.firstName,
        job: about.job,
        company: about.company,
        panel: panel.map(({ name }) => name),
        duration: row.duration,
        type: row.type,
        expiresAt: row.expiresAt,
      },
    };
  });
