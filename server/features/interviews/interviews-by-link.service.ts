/** Reads, books, moves and cancels an interview by its candidate's link. The database decides which of two bookings was first. */
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { endedLinkMessage, type InterviewByLink } from "#domain/interviews/interview-by-link.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { interviewCalendar } from "./interview-calendar.ts";
import { invitationIn, type LinkedInvitation } from "./interview-link.ts";
import {
  changeInterview,
  insertInterview,
  type InterviewRow,
  isOverlapError,
  notifyAboutInterviewTask,
  recordInterviewEvent,
} from "./interview-row.ts";
import type { InvitationDeps } from "./invitations.service.ts";
import type { Span } from "./panel/panel-slots.ts";
import { findFreeSlots, readInterviewers } from "./panel/panel.service.ts";
import { moveToInterview } from "./schedule-interview.service.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const changesPerDay = 20;
/** About as many as a person can look through. */
const maxSlots = 400;

/** Forged, revoked, past and erased links get the same answer, so that a link reveals nothing. */
const linkEndedError = () => new AppError("not_found", `${endedLinkMessage}.`);

const readInvitation = async (db: Database, id: string, lock: boolean) => {
  const query = db
    .select({ invitation: interviewInvitations, application: jobApplications })
    .from(interviewInvitations)
    .innerJoin(jobApplications, eq(jobApplications.id, interviewInvitations.applicationId))
    .where(eq(interviewInvitations.id, id));
  const [row] = await (lock ? query.for("update", { of: interviewInvitations }) : query);
  if (row === undefined) throw linkEndedError();
  return row;
};

type Found = Awaited<ReturnType<typeof readInvitation>>;

/** The booked interview, if it is still to come. */
const bookedInterview = async (db: Database, { invitation }: Found, now: Date): Promise<InterviewRow | null> => {
  if (invitation.interviewId === null) return null;
  const [row] = await db.select().from(interviews).where(eq(interviews.id, invitation.interviewId));
  return row !== undefined && row.status === "scheduled" && row.scheduledAt > now ? row : null;
};

interface OpenInvitation extends Found {
  readonly booked: InterviewRow | null;
}

/** A link with a booked time is open until that time; a link without one is open until it expires. */
const requireOpen = async (
  db: Database,
  { id }: LinkedInvitation,
  now: Date,
  lock = false,
): Promise<OpenInvitation> => {
  const invitationRow = await readInvitation(db, id, lock);
  const { invitation, application } = invitationRow;
  const booked = await bookedInterview(db, invitationRow, now);
  if (invitation.revokedAt !== null || application.status !== "active") throw linkEndedError();
  if (booked === null && invitation.expiresAt <= now) throw linkEndedError();
  return { ...invitationRow, booked };
};

/** The time of the canceled interview, shown when the candidate returns to the page. */
const canceledTimeOf = async (db: Database, { application }: Found, now: Date): Promise<Date | null> => {
  const [row] = await db
    .select({ scheduledAt: interviews.scheduledAt })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, application.id),
        eq(interviews.status, "cancelled"),
        gt(interviews.scheduledAt, now),
      ),
    )
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(1);
  return row?.scheduledAt ?? null;
};

/** Panelists who have left the workspace are excluded. */
const panelOf = async (db: Database, { invitation }: Found) => {
  const people = await readInterviewers(db, invitation.companyId);
  return people
    .filter(({ userId }) => invitation.panel.includes(userId))
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
};

/** The candidate's other interviews: they may have applied for two jobs. */
const candidateBusyTimes = async (db: Database, { application, booked }: OpenInvitation): Promise<readonly Span[]> => {
  const rows = await db
    .select({ id: interviews.id, scheduledAt: interviews.scheduledAt, duration: interviews.duration })
    .from(interviews)
    .where(and(eq(interviews.busyCandidateId, application.candidateId), eq(interviews.status, "scheduled")));
  return rows
    .filter(({ id }) => id !== booked?.id)
    .map(({ scheduledAt, duration }) => ({
      from: scheduledAt.getTime(),
      to: scheduledAt.getTime() + duration * minuteMs,
    }));
};

const slotsOf = async (db: Database, open: OpenInvitation, now: Date): Promise<readonly Date[]> => {
  const { invitation, booked } = open;
  const range = { from: now.getTime() + invitation.noticeHours * hourMs, to: invitation.expiresAt.getTime() };
  const { slots } = await findFreeSlots(db, await panelOf(db, open), {
    asked: range,
    durationMinutes: invitation.duration,
    bufferMinutes: invitation.bufferMinutes,
    excludedInterviewId: booked?.id ?? null,
    candidateBusy: await candidateBusyTimes(db, open),
  });
  return slots.slice(0, maxSlots);
};

const pageOf = async (db: Database, open: OpenInvitation, now: Date): Promise<InterviewByLink> => {
  const { invitation, application, booked } = open;
  const [names] = await db
    .select({ firstName: candidates.firstName, job: jobsEnhanced.title, company: companies.name })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobApplications.companyId))
    .where(eq(jobApplications.id, application.id));
  if (names === undefined) throw linkEndedError();
  const panel = await db.select({ name: users.name }).from(users).where(inArray(users.id, invitation.panel));
  return {
    ...names,
    panel: panel.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
    duration: invitation.duration,
    type: invitation.type,
    location: invitation.location,
    expiresAt: invitation.expiresAt.toISOString(),
    booked:
      booked === null
        ? null
        : {
            startsAt: booked.scheduledAt.toISOString(),
            endsAt: new Date(booked.scheduledAt.getTime() + booked.duration * minuteMs).toISOString(),
            meetingLink: booked.meetingLink,
          },
    calledOff: booked === null ? ((await canceledTimeOf(db, open, now))?.toISOString() ?? null) : null,
    slots: (await slotsOf(db, open, now)).map((slot) => slot.toISOString()),
  };
};

/** Runs as the company that the link names. */
const withInvitation = <T>(
  { db, keys }: Pick<InvitationDeps, "db" | "keys">,
  token: string,
  work: (db: Database, linked: LinkedInvitation) => Promise<T>,
): Promise<T> => {
  const linked = invitationIn(token, keys);
  if (linked === undefined) throw linkEndedError();
  return asActor(db, { companyId: linked.companyId }, (db) => work(db, linked));
};

export const readInterviewLink = (deps: InvitationDeps, token: string, now: Date): Promise<InterviewByLink> =>
  withInvitation(deps, token, async (db, linked) => pageOf(db, await requireOpen(db, linked, now), now));

/** The error for the second of two bookings, with the slots that are free now. */
const slotTakenError = async (deps: InvitationDeps, token: string, now: Date): Promise<AppError> => {
  const { slots } = await readInterviewLink(deps, token, now);
  const message = "This time was just taken. Choose another.";
  return new AppError("conflict", message, { startsAt: message }, { slots });
};

const book = async (db: Database, open: OpenInvitation, startsAt: Date, timeZone: string): Promise<InterviewRow> => {
  const { invitation, application } = open;
  const panel = await panelOf(db, open);
  const row = await insertInterview(db, {
    companyId: invitation.companyId,
    applicationId: application.id,
    candidateId: application.candidateId,
    scheduledAt: startsAt,
    duration: invitation.duration,
    type: invitation.type,
    location: invitation.location,
    meetingLink: invitation.meetingLink,
    timeZone,
    createdBy: invitation.createdBy,
    panel: panel.map(({ userId }) => userId),
  });
  await db.update(interviewInvitations).set({ interviewId: row.id }).where(eq(interviewInvitations.id, invitation.id));
  return row;
};

export interface SlotChoice {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Row, panel, activity and email tasks commit together, or not at all. */
export const bookByLink = async (deps: InvitationDeps, token: string, choice: SlotChoice, now: Date) => {
  const { db, keys, wakeWorker } = deps;
  const linked = invitationIn(token, keys);
  if (linked === undefined) throw linkEndedError();
  await countAgainst(db, [{ key: `interview:link:${linked.id}`, ceiling: changesPerDay, windowMs: dayMs }]);
  const startsAt = new Date(choice.startsAt);
  try {
    await withInvitation(deps, token, async (db) => {
      const open = await requireOpen(db, linked, now, true);
      const before = open.booked;
      if (before?.scheduledAt.getTime() === startsAt.getTime()) return;
      const free = await slotsOf(db, open, now);
      if (!free.some((slot) => slot.getTime() === startsAt.getTime())) throw new AppError("conflict");
      const { timeZone } = choice;
      const row =
        before === null
          ? await book(db, open, startsAt, timeZone)
          : await changeInterview(db, before.id, { scheduledAt: startsAt, timeZone });
      if (row === null) throw linkEndedError();
      const movedFrom = before === null ? {} : { movedFrom: before.scheduledAt };
      await recordInterviewEvent(db, {
        row,
        change: before === null ? "booked" : "moved",
        ...movedFrom,
        by: null,
        now,
      });
      const { createdBy, companyId } = open.invitation;
      if (createdBy !== null) {
        await moveToInterview(db, { userId: createdBy, companyId }, open.application, now);
      }
    });
  } catch (error) {
    if (isOverlapError(error) || (error instanceof AppError && error.code === "conflict"))
      throw await slotTakenError(deps, token, now);
    throw error;
  }
  wakeWorker(notifyAboutInterviewTask);
  return readInterviewLink(deps, token, now);
};

export const cancelByLink = async (deps: InvitationDeps, token: string, now: Date): Promise<InterviewByLink> => {
  const page = await withInvitation(deps, token, async (db, linked) => {
    const open = await requireOpen(db, linked, now, true);
    if (open.booked === null) return pageOf(db, open, now);
    const row = await changeInterview(db, open.booked.id, { status: "cancelled" });
    if (row === null) throw linkEndedError();
    await db
      .update(interviewInvitations)
      .set({ interviewId: null })
      .where(eq(interviewInvitations.id, open.invitation.id));
    await recordInterviewEvent(db, { row, change: "cancelled", by: null, now });
    return pageOf(db, { ...open, booked: null }, now);
  });
  deps.wakeWorker(notifyAboutInterviewTask);
  return page;
};

/** The booked time as a calendar file, for candidates who no longer have the email. */
export const calendarByLink = (deps: InvitationDeps, token: string, now: Date): Promise<string> =>
  withInvitation(deps, token, async (db, linked) => {
    const open = await requireOpen(db, linked, now);
    if (open.booked === null) throw linkEndedError();
    const { job, company, panel } = await pageOf(db, open, now);
    const link = `${deps.origin}/interviews/${token}`;
    const event = { ...open.booked, job, company, panel };
    return interviewCalendar(event, { for: "candidate", isCanceled: false, at: now, link, attendees: [] }).text;
  });
