/** The call as a calendar file. One UID from the first mail to the last: calendars change or remove the event they have. */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { brand } from "#domain/brand.ts";
import type { CalendarPart } from "../../infra/mail.ts";

export interface CalendarCall {
  readonly id: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly challenges: string;
}

interface Occasion {
  readonly isCancelled: boolean;
  /** When the change was made. */
  readonly at: Date;
  readonly link: string;
  readonly staffEmail: string;
}

/** Belongs to the booking, not to the machine that writes it. */
const uidOf = (id: string): string => `strategy-call-${id}@${brand.email.split("@")[1]}`;

/** Times in UTC: right in every calendar, without a table of anybody's clock changes. */
export const callCalendar = (call: CalendarCall, { isCancelled, at, link, staffEmail }: Occasion): CalendarPart => {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const guest = `${call.firstName} ${call.lastName}`;
  const desk = { name: brand.name, email: staffEmail };
  const calendar = ical({ prodId: { company: brand.name, product: "Strategy calls", language: "EN" }, method });
  calendar.createEvent({
    id: uidOf(call.id),
    sequence: call.sequence,
    stamp: at,
    start: call.startsAt,
    end: call.endsAt,
    summary: `Strategy call: ${call.company} and ${brand.name}`,
    description: `${call.challenges}\n\n${isCancelled ? "This call was cancelled." : `Move or cancel it: ${link}`}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...(isCancelled ? {} : { url: link }),
    organizer: { name: brand.name, email: brand.email },
    attendees: [
      // Whoever books says yes by booking; nobody need answer the invitation.
      { name: guest, email: call.email, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
      ...(staffEmail === brand.email
        ? []
        : [{ ...desk, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }]),
    ],
  });
  return { method: isCancelled ? "CANCEL" : "REQUEST", fileName: "strategy-call.ics", text: calendar.toString() };
};
