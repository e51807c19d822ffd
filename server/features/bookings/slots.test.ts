/** Slots by rules, checked against another implementation: the instant formatted back to local time. */
import { describe, expect, test } from "vitest";
import {
  type BookingHours,
  defaultBookingHours,
  minutesSinceMidnight,
  weekdays,
} from "#domain/bookings/booking-hours.ts";
import { seededRandom } from "../../db/seed/seeded-random.ts";
import { markBookedSlots, upcomingSlots } from "./slots.ts";

const zones = [
  "America/New_York",
  "Europe/London",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "America/St_Johns",
  "Pacific/Apia",
] as const;

const formatters = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "long",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  ]),
);

/** The local time, by Intl alone. */
const wallClock = (at: Date, timeZone: string) => {
  const parts = formatters.get(timeZone as (typeof zones)[number])?.formatToParts(at) ?? [];
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
    weekday: part("weekday").toLowerCase() as (typeof weekdays)[number],
  };
};

const everyDay = (from: string, to: string): BookingHours["week"] => ({
  monday: [{ from, to }],
  tuesday: [{ from, to }],
  wednesday: [{ from, to }],
  thursday: [{ from, to }],
  friday: [{ from, to }],
  saturday: [{ from, to }],
  sunday: [{ from, to }],
});
const rules = (more: Partial<BookingHours>): BookingHours => ({ ...defaultBookingHours, ...more });

const minuteMs = 60_000;

/** The same by brute force: every ten minutes of the coming days, converted to local time. */
const byBruteForce = (hours: BookingHours, now: Date, days: number): number[] => {
  const counts: number[] = [];
  const seenDays = new Set<string>();
  const today = wallClock(now, hours.timeZone).date;
  let freeFrom = -Infinity;
  const first = now.getTime() - 1440 * minuteMs;
  for (let index = first; index < first + (days + 1) * 1440 * minuteMs; index += 10 * minuteMs) {
    const localTime = wallClock(new Date(index), hours.timeZone);
    const label = `${localTime.date} ${localTime.time}`;
    // A repeated local time means its first occurrence.
    if (seenDays.has(label)) continue;
    seenDays.add(label);
    const minute = minutesSinceMidnight(localTime.time);
    const isStart = hours.week[localTime.weekday].some(
      ({ from, to }) =>
        minute >= minutesSinceMidnight(from) &&
        minute + 30 <= minutesSinceMidnight(to) &&
        (minute - minutesSinceMidnight(from)) % (30 + hours.bufferMinutes) === 0,
    );
    if (!isStart || hours.holidays.includes(localTime.date) || index < freeFrom) continue;
    // It must end before the window does, in local time.
    const last = wallClock(new Date(index + 29 * minuteMs), hours.timeZone);
    const isInside = hours.week[localTime.weekday].some(
      ({ from, to }) =>
        minute >= minutesSinceMidnight(from) &&
        last.date === localTime.date &&
        minutesSinceMidnight(last.time) + 1 <= minutesSinceMidnight(to),
    );
    if (!isInside) continue;
    freeFrom = index + (30 + hours.bufferMinutes) * minuteMs;
    const isOffered = index > now.getTime() && index >= now.getTime() + hours.noticeHours * 60 * minuteMs;
    if (isOffered && (hours.sameDay ? localTime.date >= today : localTime.date > today)) counts.push(index);
  }
  return counts;
};

const moments = {
  "the American spring": "2027-03-12T15:10:00Z",
  "the European spring": "2027-03-26T15:10:00Z",
  "the southern autumn": "2027-04-02T15:10:00Z",
  "the southern spring": "2026-10-02T15:10:00Z",
  "the European autumn": "2026-10-23T15:10:00Z",
  "the American autumn": "2026-10-30T15:10:00Z",
  "the leap day": "2028-02-27T15:10:00Z",
  "the turn of the year": "2026-12-30T15:10:00Z",
} as const;

describe.each(zones)("%s", (timeZone) => {
  test.each(Object.entries(moments))("computes the same slots as brute force over %s", (_name, moment) => {
    const now = new Date(moment);
    // The whole night, so that every clock change falls into it.
    for (const hours of [
      rules({ timeZone, week: everyDay("00:00", "06:00"), sameDay: true }),
      rules({ timeZone, week: everyDay("09:30", "12:00"), bufferMinutes: 10, noticeHours: 20 }),
    ]) {
      const slots = upcomingSlots(hours, now, 16).map((slot) => slot.toISOString());
      const expected = byBruteForce(hours, now, 6).map((index) => new Date(index).toISOString());
      expect(slots).toEqual(expected.slice(0, 16));
      expect(new Set(slots).size).toBe(16);
    }
  });

  test("treats a leap day like any other day", () => {
    const hours = rules({ timeZone, week: everyDay("09:00", "10:00") });
    const dates = upcomingSlots(hours, new Date("2028-02-27T12:00:00Z")).map((at) => wallClock(at, timeZone).date);
    expect(new Set(dates)).toContain("2028-02-29");
    expect(new Set(dates).size).toBe(4);
  });
});

const night = (timeZone: string) => rules({ timeZone, week: everyDay("01:00", "03:30") });

/** The offered times in the night of a date, in local time. */
const starts = (timeZone: string, now: string, date: string) =>
  upcomingSlots(night(timeZone), new Date(now), 30)
    .map((at) => wallClock(at, timeZone))
    .filter((wall) => wall.date === date)
    .map((wall) => wall.time);

test("offers no skipped time and a repeated time once", () => {
  expect(starts("America/New_York", "2027-03-13T12:00:00Z", "2027-03-14")).toEqual(["01:00", "01:30", "03:00"]);
  const twice = ["01:00", "01:30", "02:00", "02:30", "03:00"];
  expect(starts("America/New_York", "2026-10-31T12:00:00Z", "2026-11-01")).toEqual(twice);
  // A clock change of half an hour only, at two o'clock.
  expect(starts("Australia/Lord_Howe", "2026-10-03T00:00:00Z", "2026-10-04")).toEqual([
    "01:00",
    "01:30",
    "02:30",
    "03:00",
  ]);
});

test("offers no slots on a day that a country skipped", () => {
  const hours = rules({ timeZone: "Pacific/Apia", week: everyDay("09:00", "10:00") });
  const dates = upcomingSlots(hours, new Date("2011-12-29T10:30:00Z")).map((at) => wallClock(at, "Pacific/Apia").date);
  expect([...new Set(dates)]).toEqual(["2011-12-31", "2012-01-01", "2012-01-02", "2012-01-03"]);
});

test("respects notice, holidays and the booking horizon", () => {
  const now = new Date("2026-11-16T15:00:00Z");
  const first = (more: Partial<BookingHours>) => upcomingSlots(rules(more), now)[0]?.toISOString();
  expect(first({})).toBe("2026-11-17T15:00:00.000Z");
  expect(first({ sameDay: true })).toBe("2026-11-16T19:00:00.000Z");
  expect(first({ sameDay: true, noticeHours: 4 })).toBe("2026-11-16T19:00:00.000Z");
  expect(first({ sameDay: true, noticeHours: 5 })).toBe("2026-11-17T15:00:00.000Z");
  expect(first({ noticeHours: 48 })).toBe("2026-11-18T15:00:00.000Z");
  expect(first({ holidays: ["2026-11-17"] })).toBe("2026-11-18T15:00:00.000Z");
  expect(upcomingSlots(rules({ daysAhead: 2 }), now)).toHaveLength(4);
  expect(
    upcomingSlots(rules({ week: { ...everyDay("10:00", "11:00"), monday: [] }, daysAhead: 365 }), now),
  ).toHaveLength(8);
});

const at = (time: string) => new Date(`2026-11-16T${time}:00Z`);

test("marks slots that overlap a booked call or its buffer", () => {
  const hours = rules({ week: everyDay("09:00", "12:00"), bufferMinutes: 15 });
  const slots = upcomingSlots(hours, new Date("2026-11-16T03:00:00Z"), 4);
  const freeSlots = (...times: readonly (readonly [string, string])[]) =>
    markBookedSlots(
      hours,
      slots,
      times.map(([from, to]) => ({ startsAt: at(from), endsAt: at(to) })),
    ).map(({ available }) => available);
  expect(slots.map((slot) => slot.toISOString().slice(11, 16))).toEqual(["14:00", "14:45", "15:30", "16:15"]);
  expect(freeSlots()).toEqual([true, true, true, true]);
  expect(freeSlots(["14:45", "15:15"])).toEqual([true, false, true, true]);
  expect(freeSlots(["15:10", "15:40"])).toEqual([true, false, false, true]);
  expect(freeSlots(["13:15", "13:45"])).toEqual([true, true, true, true]);
  expect(freeSlots(["13:16", "13:46"])).toEqual([false, true, true, true]);
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

test("orders slots, keeps them in windows and apart, for any rules", () => {
  const draw = seededRandom(2028);
  const windows = () => {
    const from = draw.between(0, 1200);
    return [{ from: clock(from), to: clock(Math.min(1439, from + draw.between(30, 400))) }];
  };
  for (let round = 0; round < 400; round += 1) {
    const timeZone = draw.pick(zones);
    const hours = rules({
      timeZone,
      week: Object.fromEntries(weekdays.map((day) => [day, draw.between(0, 3) === 0 ? [] : windows()])) as never,
      bufferMinutes: draw.between(0, 60),
      noticeHours: draw.between(0, 72),
      sameDay: draw.between(0, 1) === 1,
      daysAhead: draw.between(1, 30),
    });
    const now = new Date(Date.UTC(2026, 0, 1) + draw.between(0, 3 * 365 * 1440) * minuteMs);
    const slots = upcomingSlots(hours, now);
    for (const [index, slot] of slots.entries()) {
      const wall = wallClock(slot, timeZone);
      const fits = hours.week[wall.weekday].some(
        ({ from, to }) =>
          minutesSinceMidnight(wall.time) >= minutesSinceMidnight(from) &&
          minutesSinceMidnight(wall.time) + 30 <= minutesSinceMidnight(to),
      );
      const gap = slot.getTime() - (slots[index - 1]?.getTime() ?? -Infinity);
      const problem = { round, hours, now, slot };
      expect(fits, JSON.stringify(problem)).toBe(true);
      expect(gap, JSON.stringify(problem)).toBeGreaterThanOrEqual((30 + hours.bufferMinutes) * minuteMs);
      expect(slot.getTime()).toBeGreaterThan(now.getTime());
      expect(slot.getTime()).toBeGreaterThanOrEqual(now.getTime() + hours.noticeHours * 60 * minuteMs);
    }
  }
});
