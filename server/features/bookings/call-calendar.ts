/** The call as a calendar file. All its emails share one UID, so calendars update or remove the same event. */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { brand } from "#domain/brand.ts";
import type { CalendarPart } from "../../infra/email/mail.ts";

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

interface CallEvent {
  readonly isCanceled: boolean;
  /** When the change happened. */
  readonly at: Date;
  readonly link: string;
  readonly staffEmail: string;
}

/** The UID depends on the booking only, not on the machine that writes it. */
const uidOf = (id: string): string => `strategy-call-${id}@${brand.email.split("@")[1]}`;

/** Times are in UTC, which every calendar reads correctly without a time zone table. */
export const callCalendar = (call: CalendarCall, { isCanceled, at, link, staffEmail }: CallEvent): CalendarPart => {
  const method = isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
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
    description: `${call.challenges}\n\n${isCanceled ? "This call was canceled." : `Reschedule or cancel: ${link}`}`,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...(isCanceled ? {} : { url: link }),
    organizer: { name: brand.name, email: brand.email },
    attendees: [
      // Booking already means acceptance, so no reply to the invitation is requested.
      { name: guest, email: call.email, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
      ...(staffEmail === brand.email
        ? []
        : [{ ...desk, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }]),
    ],
  });
  return { method: isCanceled ? "CANCEL" : "REQUEST", fileName: "strategy-call.ics", text: calendar.toString() };
};
