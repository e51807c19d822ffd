/** Email templates for strategy calls. Times are shown in the visitor's and in the firm's time zone. */
import { isSameLocalTime, slotText, formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import { callUrgencies } from "#domain/bookings/strategy-call.ts";
import { brand } from "#domain/brand.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { deskReason, greeting, shortSlot } from "../../infra/email/email-text.ts";

export interface CallEmailInput {
  readonly startsAt: Date;
  readonly durationMinutes: number;
  readonly timeZone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string | null;
  readonly teamSize: string | null;
  readonly urgency: string;
  readonly techStack: string | null;
  readonly challenges: string;
}

export interface CallEmailContext {
  readonly firmTimeZone: string;
  readonly link: string;
  readonly movedFrom?: Date | undefined;
}

export type CallChange = "booked" | "moved" | "cancelled";

const formatZoned = (date: Date, timeZone: string): string =>
  `${slotText(formatSlot(date, timeZone))} (${zoneCity(timeZone)})`;

type Facts = NonNullable<EmailContent["facts"]>;

const timeFacts = (call: CallEmailInput, firmTimeZone: string, visitorLabel: string): Facts => [
  ...(isSameLocalTime(call.startsAt, call.timeZone, firmTimeZone)
    ? ([["Time", formatZoned(call.startsAt, firmTimeZone)]] as const)
    : ([
        [visitorLabel, formatZoned(call.startsAt, call.timeZone)],
        ["Our time", formatZoned(call.startsAt, firmTimeZone)],
      ] as const)),
  ["Duration", `${call.durationMinutes} minutes`],
];

const visitorText: Readonly<Record<CallChange | "reminder", readonly [subject: string, sentence: string]>> = {
  booked: ["Strategy call booked", "Your strategy call is booked. The attached file adds it to your calendar."],
  moved: ["Strategy call rescheduled", "Your strategy call has a new time. The attached file updates your calendar."],
  cancelled: [
    "Strategy call canceled",
    "Your strategy call has been canceled. The attached file removes it from your calendar.",
  ],
  reminder: ["Strategy call reminder", "Your strategy call starts within the next 24 hours."],
};

export const visitorCallEmail = (
  change: CallChange | "reminder",
  call: CallEmailInput,
  context: CallEmailContext,
): EmailContent => {
  const [subject, sentence] = visitorText[change];
  const { firmTimeZone, link, movedFrom } = context;
  const isOver = change === "cancelled";
  return {
    subject: `${subject}: ${shortSlot(call.startsAt, call.timeZone)}`,
    paragraphs: [greeting(call.firstName), sentence],
    facts: [
      ...(movedFrom === undefined ? [] : ([["Previous time", formatZoned(movedFrom, call.timeZone)]] as const)),
      ...timeFacts(call, firmTimeZone, "Your time"),
    ],
    button: { label: isOver ? "Book another time" : "Reschedule or cancel", url: link },
    closing: `If anything is missing or wrong, reply to this email or call ${brand.phone.display}.`,
    reason: "You're getting this email because you booked a strategy call on our site.",
  };
};

const deskText: Readonly<Record<CallChange, readonly [subject: string, verb: string]>> = {
  booked: ["Strategy call booked", "booked a strategy call"],
  moved: ["Strategy call rescheduled", "rescheduled their strategy call"],
  cancelled: ["Strategy call canceled", "canceled their strategy call"],
};

export const deskCallEmail = (
  change: CallChange,
  call: CallEmailInput,
  { firmTimeZone, link, movedFrom }: CallEmailContext,
): EmailContent => {
  const [subject, verb] = deskText[change];
  const name = `${call.firstName} ${call.lastName}`;
  return {
    subject: `${subject}: ${name}, ${call.company}, ${shortSlot(call.startsAt, firmTimeZone)}`,
    paragraphs: [`${name} from ${call.company} ${verb}.`],
    facts: [
      ...(movedFrom === undefined ? [] : ([["Previous time", formatZoned(movedFrom, firmTimeZone)]] as const)),
      ...timeFacts(call, firmTimeZone, "Their time"),
      ["Email", call.email],
      ["Phone", call.phone ?? ""],
      ["Company", call.company],
      ["Team size", call.teamSize ?? ""],
      ["How soon", callUrgencies.find(({ value }) => value === call.urgency)?.label ?? ""],
      ["Tech stack", call.techStack ?? ""],
      ["Challenges", call.challenges],
    ],
    ...(change === "cancelled" ? {} : { button: { label: "Reschedule or cancel", url: link } }),
    closing: `If you reply to this email, your reply goes to ${call.firstName}.`,
    reason: deskReason,
  };
};
