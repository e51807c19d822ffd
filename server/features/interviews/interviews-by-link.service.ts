/** An interview by its candidate's link: what is free, choosing it, choosing again, calling it off. The database decides who was first. */
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { endedLink, type InterviewByLink } from "#domain/interviews/interview-by-link.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import { interviewCalendar } from "./interview-calendar.ts";
import { invitationIn, type LinkedInvitation } from "./interview-link.ts";
import {
  changeInterview,
  insertInterview,
  type InterviewRow,
  isTaken,
  tellAboutInterviewTask,
  tellOf,
} from "./interview-row.ts";
import type { InvitationTools } from "./invitations.service.ts";
import type { Span } from "./panel-slots.ts";
import { freeTimes, readInterviewers } from "./panel.service.ts";
import { bringToInterview } from "./schedule-interview.service.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const changesPerDay = 20;
/** As many as a person can look through. */
const mostSlots = 400;

/** Forged, revoked, past and erased answer alike, so that a link tells nothing. */
const ended = () => new AppError("not_found", `${endedLink}.`);

const readInvitation = async (db: Database, id: string, hold: boolean) => {
  const asked = db
    .select({ invitation: interviewInvitations, application: jobApplications })
    .from(interviewInvitations)
    .innerJoin(jobApplications, eq(jobApplications.id, interviewInvitations.applicationId))
    .where(eq(interviewInvitations.id, id));
  const [found] = await (hold ? asked.for("update", { of: interviewInvitations }) : asked);
  if (found === undefined) throw ended();
  return found;
};

type Found = Awaited<ReturnType<typeof readInvitation>>;

/** The interview that was chosen, while it is still to be held. */
const bookedBy = async (db: Database, { invitation }: Found, now: Date): Promise<InterviewRow | null> => {
  if (invitation.interviewId === null) return null;
  const [row] = await db.select().from(interviews).where(eq(interviews.id, invitation.interviewId));
  return row !== undefined && row.status === "scheduled" && row.scheduledAt > now ? row : null;
};

interface Open extends Found {
  readonly booked: InterviewRow | null;
}

/** A link with a chosen time lives until that time; one without, until it runs out. */
const requireOpen = async (db: Database, { id }: LinkedInvitation, now: Date, hold = false): Promise<Open> => {
  const found = await readInvitation(db, id, hold);
  const { invitation, application } = found;
  const booked = await bookedBy(db, found, now);
  if (invitation.revokedAt !== null || application.status !== "active") throw ended();
  if (booked === null && invitation.expiresAt <= now) throw ended();
  return { ...found, booked };
};

/** So that whoever cancelled, or was cancelled on, finds it said when they come back. */
const calledOffOf = async (db: Database, { application }: Found, now: Date): Promise<Date | null> => {
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

/** Whoever has left the workspace is no longer asked. */
const panelOf = async (db: Database, { invitation }: Found) => {
  const people = await readInterviewers(db, invitation.companyId);
  return people
    .filter(({ userId }) => invitation.panel.includes(userId))
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
};

/** The candidate's other interviews: they may have applied for two jobs. */
const takenOf = async (db: Database, { application, booked }: Open): Promise<readonly Span[]> => {
  const rows = await db
    .select({ id: interviews.id, scheduledAt: interviews.scheduledAt, duration: interviews.duration })
    .from(interviews)
    .where(and(eq(interviews.heldCandidateId, application.candidateId), eq(interviews.status, "scheduled")));
  return rows
    .filter(({ id }) => id !== booked?.id)
    .map(({ scheduledAt, duration }) => ({
      from: scheduledAt.getTime(),
      to: scheduledAt.getTime() + duration * minuteMs,
    }));
};

const slotsOf = async (db: Database, open: Open, now: Date): Promise<readonly Date[]> => {
  const { invitation, booked } = open;
  const asked = { from: now.getTime() + invitation.noticeHours * hourMs, to: invitation.expiresAt.getTime() };
  const { slots } = await freeTimes(db, await panelOf(db, open), {
    asked,
    durationMinutes: invitation.duration,
    bufferMinutes: invitation.bufferMinutes,
    besides: booked?.id ?? null,
    taken: await takenOf(db, open),
  });
  return slots.slice(0, mostSlots);
};

const pageOf = async (db: Database, open: Open, now: Date): Promise<InterviewByLink> => {
  const { invitation, application, booked } = open;
  const [names] = await db
    .select({ firstName: candidates.firstName, job: jobsEnhanced.title, company: companies.name })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobApplications.companyId))
    .where(eq(jobApplications.id, application.id));
  if (names === undefined) throw ended();
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
    calledOff: booked === null ? ((await calledOffOf(db, open, now))?.toISOString() ?? null) : null,
    slots: (await slotsOf(db, open, now)).map((at) => at.toISOString()),
  };
};

/** Inside the wall of the company that the link names. */
const withLinked = <T>(
  { db, keys }: Pick<InvitationTools, "db" | "keys">,
  token: string,
  work: (db: Database, linked: LinkedInvitation) => Promise<T>,
): Promise<T> => {
  const linked = invitationIn(token, keys);
  if (linked === undefined) throw ended();
  return asActor(db, { companyId: linked.companyId }, (db) => work(db, linked));
};

export const readInterviewLink = (tools: InvitationTools, token: string, now: Date): Promise<InterviewByLink> =>
  withLinked(tools, token, async (db, linked) => pageOf(db, await requireOpen(db, linked, now), now));

/** For whoever comes second: said with what is free now. */
const taken = async (tools: InvitationTools, token: string, now: Date): Promise<AppError> => {
  const { slots } = await readInterviewLink(tools, token, now);
  const message = "This time has just been taken. Please choose another.";
  return new AppError("conflict", message, { startsAt: message }, { slots });
};

const book = async (db: Database, open: Open, startsAt: Date, timeZone: string): Promise<InterviewRow> => {
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

export interface Choice {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Row, panel, history and mails commit together, or not at all. */
export const bookByLink = async (tools: InvitationTools, token: string, choice: Choice, now: Date) => {
  const { db, keys, nudge } = tools;
  const linked = invitationIn(token, keys);
  if (linked === undefined) throw ended();
  await countAgainst(db, [{ key: `interview:link:${linked.id}`, ceiling: changesPerDay, windowMs: dayMs }]);
  const startsAt = new Date(choice.startsAt);
  try {
    await withLinked(tools, token, async (db) => {
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
      if (row === null) throw ended();
      const movedFrom = before === null ? {} : { movedFrom: before.scheduledAt };
      await tellOf(db, { row, change: before === null ? "booked" : "moved", ...movedFrom, by: null, now });
      const { createdBy, companyId } = open.invitation;
      if (createdBy !== null) {
        await bringToInterview(db, { userId: createdBy, companyId }, open.application, now);
      }
    });
  } catch (error) {
    if (isTaken(error) || (error instanceof AppError && error.code === "conflict"))
      throw await taken(tools, token, now);
    throw error;
  }
  nudge(tellAboutInterviewTask);
  return readInterviewLink(tools, token, now);
};

export const cancelByLink = async (tools: InvitationTools, token: string, now: Date): Promise<InterviewByLink> => {
  const page = await withLinked(tools, token, async (db, linked) => {
    const open = await requireOpen(db, linked, now, true);
    if (open.booked === null) return pageOf(db, open, now);
    const row = await changeInterview(db, open.booked.id, { status: "cancelled" });
    if (row === null) throw ended();
    await db
      .update(interviewInvitations)
      .set({ interviewId: null })
      .where(eq(interviewInvitations.id, open.invitation.id));
    await tellOf(db, { row, change: "cancelled", by: null, now });
    return pageOf(db, { ...open, booked: null }, now);
  });
  tools.nudge(tellAboutInterviewTask);
  return page;
};

/** The chosen time as a file, for whoever did not keep the mail. */
export const calendarByLink = (tools: InvitationTools, token: string, now: Date): Promise<string> =>
  withLinked(tools, token, async (db, linked) => {
    const open = await requireOpen(db, linked, now);
    if (open.booked === null) throw ended();
    const { job, company, panel } = await pageOf(db, open, now);
    const link = `${tools.origin}/interviews/${token}`;
    const told = { ...open.booked, job, company, panel };
    return interviewCalendar(told, { for: "candidate", isCancelled: false, at: now, link, attendees: [] }).text;
  });
