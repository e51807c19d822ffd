/** An interview as a calendar file: one UID from the first mail to the last, so that calendars change or remove what they have. */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { brand } from "#domain/brand.ts";
import type { CalendarPart } from "../../infra/mail.ts";

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
  /** Said to the panel only; the candidate knows it. */
  readonly candidate?: string;
}

export interface CalendarOccasion {
  readonly for: "candidate" | "panel";
  readonly isCancelled: boolean;
  /** When the change was made. */
  readonly at: Date;
  readonly link: string | null;
  /** Whoever gets the file: neither side learns the other's addresses from it. */
  readonly attendees: readonly { readonly name: string; readonly email: string }[];
}

const uidOf = (id: string): string => `interview-${id}@${brand.email.split("@")[1]}`;

/** Times in UTC: right in every calendar, without a table of anybody's clock changes. */
export const interviewCalendar = (interview: CalendarInterview, occasion: CalendarOccasion): CalendarPart => {
  const { isCancelled, at, link, attendees } = occasion;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: brand.name, product: "Interviews", language: "EN" }, method });
  const place = interview.meetingLink ?? interview.location;
  const withWhom = occasion.for === "panel" ? (interview.candidate ?? "") : interview.company;
  const said = [
    `With ${interview.panel.join(", ")}.`,
    ...(interview.meetingLink === null ? [] : [`Join: ${interview.meetingLink}`]),
    ...(isCancelled ? ["This interview was cancelled."] : []),
    ...(link === null || isCancelled ? [] : [`Details: ${link}`]),
  ];
  calendar.createEvent({
    id: uidOf(interview.id),
    sequence: interview.sequence,
    stamp: at,
    start: interview.scheduledAt,
    end: new Date(interview.scheduledAt.getTime() + interview.duration * 60_000),
    summary: `Interview: ${withWhom}, ${interview.job}`,
    description: said.join("\n\n"),
    ...(place === null ? {} : { location: place }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    organizer: { name: brand.name, email: brand.email },
    attendees: attendees.map((each) => ({
      ...each,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  });
  return { method: isCancelled ? "CANCEL" : "REQUEST", fileName: "interview.ics", text: calendar.toString() };
};
