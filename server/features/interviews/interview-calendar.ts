/** An interview as a calendar file. The UID never changes, so that calendars update or remove the existing entry. */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { brand } from "#domain/brand.ts";
import type { CalendarPart } from "../../infra/email/mail.ts";

export interface CalendarInterview {
  readonly id: string;
  readonly sequence: number;
  readonly scheduledAt: Date;
  readonly duration: number;
  readonly location: string | null;
  readonly meetingLink: string | null;
  readonly job: string;
  readonly company: string;
  readonly panel: readonly string[];
  /** Stated to the panel only. */
  readonly candidate?: string;
}

export interface CalendarChange {
  readonly for: "candidate" | "panel";
  readonly isCanceled: boolean;
  /** When the change was made. */
  readonly at: Date;
  readonly link: string | null;
  /** The recipients of the file: neither side learns the other's addresses from it. */
  readonly attendees: readonly { readonly name: string; readonly email: string }[];
}

const uidOf = (id: string): string => `interview-${id}@${brand.email.split("@")[1]}`;

/** Times are in UTC, which is right in every calendar and needs no time zone table. */
export const interviewCalendar = (interview: CalendarInterview, change: CalendarChange): CalendarPart => {
  const { isCanceled, at, link, attendees } = change;
  const method = isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: brand.name, product: "Interviews", language: "EN" }, method });
  const location = interview.meetingLink ?? interview.location;
  const counterpart = change.for === "panel" ? (interview.candidate ?? "") : interview.company;
  const description = [
    `With ${interview.panel.join(", ")}.`,
    ...(interview.meetingLink === null ? [] : [`Join: ${interview.meetingLink}`]),
    ...(isCanceled ? ["This interview was canceled."] : []),
    ...(link === null || isCanceled ? [] : [`Details: ${link}`]),
  ];
  calendar.createEvent({
    id: uidOf(interview.id),
    sequence: interview.sequence,
    stamp: at,
    start: interview.scheduledAt,
    end: new Date(interview.scheduledAt.getTime() + interview.duration * 60_000),
    summary: `Interview: ${counterpart}, ${interview.job}`,
    description: description.join("\n\n"),
    ...(location === null ? {} : { location }),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    organizer: { name: brand.name, email: brand.email },
    attendees: attendees.map((attendee) => ({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  });
  return { method: isCanceled ? "CANCEL" : "REQUEST", fileName: "interview.ics", text: calendar.toString() };
};
