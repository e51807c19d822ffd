/** When the firm takes calls, as staff set it. Hours are local time in the firm's time zone, also across daylight saving changes. */
import { z } from "zod";
import { firmTimeZone } from "../brand.ts";
import { endpoint } from "../endpoint.ts";
import { callDurationMinutes } from "./call-status.ts";
import { isTimeZone } from "./call-times.ts";
import { callSlot } from "./strategy-call.ts";

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 09:30");

/** "10:30" as minutes after midnight. */
export const minutesSinceMidnight = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const bookingWindow = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => minutesSinceMidnight(to) - minutesSinceMidnight(from) >= callDurationMinutes, {
    message: `The end must be at least ${callDurationMinutes} minutes after the start`,
    path: ["to"],
  });

export type BookingWindow = z.infer<typeof bookingWindow>;

const dayWindows = z
  .array(bookingWindow)
  .max(6, "Add up to 6 time ranges per day")
  .refine(
    (windows) =>
      windows
        .toSorted((one, other) => minutesSinceMidnight(one.from) - minutesSinceMidnight(other.from))
        .every(
          (each, index, all) =>
            index === 0 || minutesSinceMidnight(all[index - 1]?.to ?? "") <= minutesSinceMidnight(each.from),
        ),
    "Time ranges on the same day can't overlap",
  );

const wholeNumber = (min: number, max: number) => z.int(`Enter a whole number from ${min} to ${max}`).min(min).max(max);

export const bookingHours = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, "Enter a time zone, such as America/New_York"),
  week: z.record(z.enum(weekdays), dayWindows),
  /** The minimum notice before a call. */
  noticeHours: wholeNumber(0, 336),
  /** Whether today's remaining slots are offered. */
  sameDay: z.boolean(),
  /** Free time between two calls. */
  bufferMinutes: wholeNumber(0, 240),
  /** Days without calls, in the firm's time zone. */
  holidays: z.array(z.iso.date("Enter dates as YYYY-MM-DD, such as 2026-12-25")).max(100),
  daysAhead: wholeNumber(1, 365),
});

export type BookingHours = z.infer<typeof bookingHours>;

const defaultWindows: readonly BookingWindow[] = [
  { from: "10:00", to: "10:30" },
  { from: "14:00", to: "14:30" },
];

/** The default: 10 AM and 2 PM Eastern on business days, from tomorrow on. */
export const defaultBookingHours: BookingHours = {
  timeZone: firmTimeZone,
  week: {
    monday: [...defaultWindows],
    tuesday: [...defaultWindows],
    wednesday: [...defaultWindows],
    thursday: [...defaultWindows],
    friday: [...defaultWindows],
    saturday: [],
    sunday: [],
  },
  noticeHours: 0,
  sameDay: false,
  bufferMinutes: 0,
  holidays: [],
  daysAhead: 60,
};

const hoursChange = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for a person who has left. */
  author: z.string().nullable(),
  before: bookingHours.nullable(),
  after: bookingHours,
});

export type HoursChange = z.infer<typeof hoursChange>;

const bookingHoursPage = z.object({
  hours: bookingHours,
  /** The slots that the site offers under these rules. */
  slots: z.array(callSlot),
  /** The newest first. */
  history: z.array(hoursChange),
});

export type BookingHoursPage = z.infer<typeof bookingHoursPage>;

export const readBookingHours = endpoint({
  method: "GET",
  path: "/api/desk/booking-hours",
  reply: bookingHoursPage,
});

/** Applies to new bookings; existing calls stay booked. */
export const changeBookingHours = endpoint({
  method: "PUT",
  path: "/api/desk/booking-hours",
  body: bookingHours,
  reply: bookingHoursPage,
});

const describeRules = (hours: BookingHours): readonly (readonly [string, string])[] => [
  ["Time zone", hours.timeZone],
  ["Minimum notice", `${hours.noticeHours} h`],
  ["Same-day booking", hours.sameDay ? "On" : "Off"],
  ["Time between calls", `${hours.bufferMinutes} min`],
  ["Booking window", `${hours.daysAhead} days`],
  ["Holidays", hours.holidays.length === 0 ? "None" : hours.holidays.toSorted().join(", ")],
];

const windowsText = (windows: readonly BookingWindow[]): string =>
  windows.length === 0 ? "No calls" : windows.map(({ from, to }) => `${from}-${to}`).join(", ");

const ruleTextByLabel = (hours: BookingHours): ReadonlyMap<string, string> =>
  new Map([
    ...describeRules(hours),
    ...weekdays.map(
      (day) => [`${day.slice(0, 1).toUpperCase()}${day.slice(1)}`, windowsText(hours.week[day])] as const,
    ),
  ]);

export interface HoursDifference {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** The differences between two sets of rules. */
export const hoursDifferences = (before: BookingHours, after: BookingHours): readonly HoursDifference[] => {
  const then = ruleTextByLabel(before);
  return [...ruleTextByLabel(after)]
    .map(([what, to]) => ({ what, from: then.get(what) ?? "", to }))
    .filter(({ from, to }) => from !== to);
};
