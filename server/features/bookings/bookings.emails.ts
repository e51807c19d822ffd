/** The words of the mails about a call. Times are said by the visitor's clock and by ours. */
import { isSameClock, slotText, slotWords, zoneCity } from "#domain/bookings/call-times.ts";
import { callUrgencies } from "#domain/bookings/strategy-call.ts";
import { brand } from "#domain/brand.ts";
import type { Letter } from "../../infra/letter.ts";

export interface ToldCall {
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

export interface Telling {
  readonly firmTimeZone: string;
  readonly link: string;
  readonly movedFrom?: Date | undefined;
}

export type CallChange = "booked" | "moved" | "cancelled";

const slotIn = (at: Date, timeZone: string): string => slotText(slotWords(at, timeZone));
const zoned = (at: Date, timeZone: string): string => `${slotIn(at, timeZone)} (${zoneCity(timeZone)})`;

type Facts = NonNullable<Letter["facts"]>;

const times = (call: ToldCall, firmTimeZone: string, theirs: string): Facts => [
  ...(isSameClock(call.startsAt, call.timeZone, firmTimeZone)
    ? ([["Time", zoned(call.startsAt, firmTimeZone)]] as const)
    : ([
        [theirs, zoned(call.startsAt, call.timeZone)],
        ["Our time", zoned(call.startsAt, firmTimeZone)],
      ] as const)),
  ["Length", `${call.durationMinutes} minutes`],
];

const beginnings: Readonly<Record<CallChange | "reminder", readonly [subject: string, sentence: string]>> = {
  booked: ["Your strategy call is booked", "your call is booked. The attached file puts it into your calendar."],
  moved: ["Your strategy call has moved", "your call has a new time. The attached file changes it in your calendar."],
  cancelled: [
    "Your strategy call is cancelled",
    "your call is cancelled. The attached file takes it off your calendar.",
  ],
  reminder: ["Tomorrow: your strategy call", "this is the reminder of your call. It begins in a day or less."],
};

export const visitorLetter = (change: CallChange | "reminder", call: ToldCall, telling: Telling): Letter => {
  const [subject, sentence] = beginnings[change];
  const { firmTimeZone, link, movedFrom } = telling;
  const isOver = change === "cancelled";
  return {
    subject: `${subject}: ${slotIn(call.startsAt, call.timeZone)}`,
    paragraphs: [`Hello ${call.firstName},`, sentence.replace(/^./, (letter) => letter.toUpperCase())],
    facts: [
      ...(movedFrom === undefined ? [] : ([["Before", zoned(movedFrom, call.timeZone)]] as const)),
      ...times(call, firmTimeZone, "Your time"),
    ],
    button: { label: isOver ? "Book another time" : "Move or cancel the call", url: link },
    closing: `If something is missing or wrong, answer this mail or call ${brand.phone.display}.`,
  };
};

const deskWords: Readonly<Record<CallChange, readonly [subject: string, verb: string]>> = {
  booked: ["Strategy call booked", "booked a call"],
  moved: ["Strategy call moved", "moved their call"],
  cancelled: ["Strategy call cancelled", "cancelled their call"],
};

export const deskLetter = (change: CallChange, call: ToldCall, { firmTimeZone, link, movedFrom }: Telling): Letter => {
  const [subject, verb] = deskWords[change];
  const name = `${call.firstName} ${call.lastName}`;
  return {
    subject: `${subject}: ${name}, ${call.company}, ${slotIn(call.startsAt, firmTimeZone)}`,
    paragraphs: [`${name} of ${call.company} ${verb}. Reply to this mail to write to them.`],
    facts: [
      ...(movedFrom === undefined ? [] : ([["Before", zoned(movedFrom, firmTimeZone)]] as const)),
      ...times(call, firmTimeZone, "Their time"),
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
