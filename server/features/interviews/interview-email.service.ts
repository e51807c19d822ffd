/** What the emails about interviews state, read when they are sent, so that nothing is sent about an erased candidate. */
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations, interviewPanelists, memberHours } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import type { InterviewRow } from "./interview-row.ts";
import { canReceiveEmail } from "./invitations.service.ts";

interface RowRef {
  readonly id: string;
  readonly companyId: string;
}

const readRecipients = async (db: Database, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ userId: users.id, name: users.name, email: users.username, timeZone: memberHours.timeZone })
    .from(users)
    .leftJoin(memberHours, eq(memberHours.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return rows
    .map((row) => ({ ...row, timeZone: row.timeZone ?? defaultWorkingHours.timeZone }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

export const readPanelRecipients = (db: Database, companyId: string, ids: readonly string[]) =>
  asActor(db, { companyId }, (db) => readRecipients(db, ids));

const readApplicationNames = async (db: Database, id: string) => {
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

/** Replies go to the person who created it, otherwise to the first panelist. */
const replyToOf = async (db: Database, createdBy: string | null, panel: readonly { readonly email: string }[]) => {
  const [creator] = createdBy === null ? [] : await readRecipients(db, [createdBy]);
  return creator?.email ?? panel[0]?.email;
};

/** The link to change the interview, or to choose again after the candidate canceled it. */
const openInvitationOf = async (
  db: Database,
  { id, applicationId, status }: Pick<InterviewRow, "id" | "applicationId" | "status">,
): Promise<string | null> => {
  const chosenBy =
    status === "cancelled"
      ? and(eq(interviewInvitations.applicationId, applicationId), isNull(interviewInvitations.interviewId))
      : eq(interviewInvitations.interviewId, id);
  const [interviewInvitation] = await db
    .select({ id: interviewInvitations.id })
    .from(interviewInvitations)
    .where(and(chosenBy, isNull(interviewInvitations.revokedAt)))
    .orderBy(desc(interviewInvitations.createdAt))
    .limit(1);
  return interviewInvitation?.id ?? null;
};

export const readInterviewEmailContext = (db: Database, { id, companyId }: RowRef) =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db.select().from(interviews).where(eq(interviews.id, id));
    const names = row === undefined ? undefined : await readApplicationNames(db, row.applicationId);
    if (row === undefined || names === undefined) return undefined;
    const seats = await db
      .select({ userId: interviewPanelists.userId })
      .from(interviewPanelists)
      .where(eq(interviewPanelists.interviewId, id));
    const panel = await readRecipients(
      db,
      seats.map(({ userId }) => userId),
    );
    const invitationId = await openInvitationOf(db, row);
    const { lastName, email, isSample, candidateId, ...rest } = names;
    return {
      row,
      panel,
      candidateId,
      email: canReceiveEmail({ isSample, email }) ? email : null,
      invitationId,
      replyTo: await replyToOf(db, row.createdBy, panel),
      input: {
        ...rest,
        candidate: `${rest.firstName} ${lastName}`,
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

/** Undefined if it was revoked, or a time was booked, before the email was sent. */
export const readInvitationEmailContext = (db: Database, { id, companyId }: RowRef) =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db.select().from(interviewInvitations).where(eq(interviewInvitations.id, id));
    const names = row === undefined ? undefined : await readApplicationNames(db, row.applicationId);
    if (row === undefined || row.revokedAt !== null || row.interviewId !== null) return undefined;
    if (names === undefined || !canReceiveEmail(names)) return undefined;
    const panel = await readRecipients(db, row.panel);
    return {
      email: names.email,
      replyTo: await replyToOf(db, row.createdBy, panel),
      timeZone: panel[0]?.timeZone ?? defaultWorkingHours.timeZone,
      input: {
        firstName: names.firstName,
        job: names.job,
        company: names.company,
        panel: panel.map(({ name }) => name),
        duration: row.duration,
        type: row.type,
        expiresAt: row.expiresAt,
      },
    };
  });
