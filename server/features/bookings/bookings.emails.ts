/** Email templates for strategy calls. Times are shown in the visitor's and in the firm's time zone. */
import { isSameLocalTime, slotText, formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import { callUrgencies } from "#domain/bookings/strategy-call.ts";
import { brand } from "#domain/brand.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

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

const slotLabel = (at: Date, timeZone: string): string => slotText(formatSlot(at, timeZone));
const formatZoned = (at: Date, timeZone: string): string => `${slotLabel(at, timeZone)} (${zoneCity(timeZone)})`;

type Facts = NonNullable<EmailContent["facts"]>;

const timeFacts = (call: CallEmailInput, firmTimeZone: string, visitorLabel: string): Facts => [
  ...(isSameLocalTime(call.startsAt, call.timeZone, firmTimeZone)
    ? ([["Time", formatZoned(call.startsAt, firmTimeZone)]] as const)
    : ([
        [visitorLabel, formatZoned(call.startsAt, call.timeZone)],
        ["Our time", formatZoned(call.startsAt, firmTimeZone)],
      ] as const)),
  ["Length", `${call.durationMinutes} minutes`],
];

const visitorText: Readonly<Record<CallChange | "reminder", readonly [subject: string, sentence: string]>> = {
  booked: ["Your strategy call is booked", "your call is booked. The attached file puts it into your calendar."],
  moved: ["Your strategy call has moved", "your call has a new time. The attached file changes it in your calendar."],
  cancelled: [
    "Your strategy call is cancelled",
    "your call is cancelled. The attached file takes it off your calendar.",
  ],
  reminder: ["Tomorrow: your strategy call", "this is the reminder of your call. It begins in a day or less."],
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
    subject: `${subject}: ${slotLabel(call.startsAt, call.timeZone)}`,
    paragraphs: [`Hello ${call.firstName},`, sentence.replace(/^./, (letter) => letter.toUpperCase())],
    facts: [
      ...(movedFrom === undefined ? [] : ([["Before", formatZoned(movedFrom, call.timeZone)]] as const)),
      ...timeFacts(call, firmTimeZone, "Your time"),
    ],
    button: { label: isOver ? "Book another time" : "Move or cancel the call", url: link },
    closing: `If something is missing or wrong, answer this mail or call ${brand.phone.display}.`,
  };
};

const deskText: Readonly<Record<CallChange, readonly [subject: string, verb: string]>> = {
  booked: ["Strategy call booked", "booked a call"],
  moved: ["Strategy call moved", "moved their call"],
  cancelled: ["Strategy call cancelled", "cancelled their call"],
};

export const deskCallEmail = (
  change: CallChange,
  call: CallEmailInput,
  { firmTimeZone, link, movedFrom }: CallEmailContext,
): EmailContent => {
  const [subject, verb] = deskText[change];
  const name = `${call.firstName} ${call.lastName}`;
  return {
    subject: `${subject}: ${name}, ${call.company}, ${slotLabel(call.startsAt, firmTimeZone)}`,
    paragraphs: [`${name} of ${call.company} ${verb}. Reply to this mail to write to them.`],
    facts: [
      ...(movedFrom === undefined ? [] : ([["Before", formatZoned(movedFrom, firmTimeZone)]] as const)),
      ...timeFacts(call, firmTimeZone, "Their time"),
      ["Email", call.email],
      ["Phone", call.phone ?? ""],
      ["Company", call.company],
      ["Team size", call.teamSize ?? ""],
      ["How soon", callUrgencies.find(({ value }) => value === call.urgency)?.label ?? ""],
      ["Tech stack", call.techStack ?? ""],
      ["Challenges", call.challenges],
    ],
    ...(change === "cancelled" ? {} : { button: { label: "Move or cancel the call", url: link } }),
  };
};
