/** Compares panel slots with an independent reading of clocks: every minute of a meeting, formatted in each time zone. */
import { expect, test } from "vitest";
import { minutesSinceMidnight, weekdays } from "#domain/bookings/booking-hours.ts";
import { defaultWorkingHours, type WorkingHours } from "#domain/interviews/working-hours.ts";
import { seededRandom } from "../../../db/seed/seeded-random.ts";
import { type Attendee, missingFor, panelSlots, type Span, workingTimes } from "./panel-slots.ts";

const zones = [
  "America/New_York",
  "America/Los_Angeles",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/Sao_Paulo",
] as const;

const minuteMs = 60_000;
const dayMs = 86_400_000;

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone as string,
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  ]),
);

/** The local time, by `Intl.DateTimeFormat` alone. */
const wallAt = (index: number, timeZone: string): { day: string; minute: number } => {
  const parts = Object.fromEntries(
    (clocks.get(timeZone)?.formatToParts(index) ?? []).map(({ type, value }) => [type, value]),
  );
  return {
    day: (parts["weekday"] ?? "").toLowerCase(),
    minute: Number(parts["hour"]) * 60 + Number(parts["minute"]),
  };
};

const worksAt = (index: number, { timeZone, week }: WorkingHours): boolean => {
  const { day, minute } = wallAt(index, timeZone);
  const windows = week[weekdays.find((each) => each === day) ?? "sunday"];
  return windows.some(({ from, to }) => minute >= minutesSinceMidnight(from) && minute < minutesSinceMidnight(to));
};

/** Windows, interviews and slots are on multiples of five minutes, so checking every fifth minute misses nothing. */
const lookMs = 5 * minuteMs;

const fits = (panel: readonly Attendee[], start: number, { duration, buffer, asked }: Case): boolean => {
  const end = start + duration * minuteMs;
  if (start < asked.from || end > asked.to) return false;
  for (const { hours, busy } of panel) {
    for (let index = start; index < end; index += lookMs) if (!worksAt(index, hours)) return false;
    if (busy.some(({ from, to }) => start < to + buffer * minuteMs && end > from - buffer * minuteMs)) return false;
  }
  return true;
};

interface Case {
  readonly asked: Span;
  readonly duration: number;
  readonly buffer: number;
}

/** Weeks around each clock change of these zones, in spring and fall, and one week without a change. */
const weeks = {
  "United States, spring": "2027-03-12",
  "Germany, spring": "2027-03-26",
  "Lord Howe, autumn": "2027-04-02",
  "Lord Howe, spring": "2027-10-01",
  "Germany, autumn": "2027-10-29",
  "United States, autumn": "2027-11-05",
  "a week without a change": "2027-06-07",
} as const;

const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const aWeek = (random: ReturnType<typeof seededRandom>): WorkingHours["week"] => {
  const day = () => {
    const kind = random.between(0, 5);
    if (kind === 0) return [];
    // Includes nights, since clocks change then.
    if (kind === 1) return [{ from: "00:00", to: clockText(random.between(24, 60) * 5) }];
    const from = random.between(0, 150) * 5;
    const noon = from + random.between(12, 40) * 5;
    const to = Math.min(1435, noon + random.between(12, 60) * 5);
    return kind === 2 && noon + 30 < to
      ? [
          { from: clockText(from), to: clockText(noon) },
          { from: clockText(noon + 30), to: clockText(to) },
        ]
      : [{ from: clockText(from), to: clockText(to) }];
  };
  return {
    monday: day(),
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
    sunday: day(),
  };
};

for (const [name, begin] of Object.entries(weeks)) {
  test(`every slot of a panel fits all local times, and none is missing: ${name}`, () => {
    let slotCount = 0;
    for (let seed = 1; seed <= 24; seed += 1) {
      const random = seededRandom(seed * 7919 + Date.parse(begin));
      const range = { from: Date.parse(begin), to: Date.parse(begin) + 5 * dayMs };
      const panel = Array.from({ length: 1 + (seed % 3) }, (_none, index): Attendee => ({
        hours: { timeZone: zones[(seed + index * 2) % zones.length] ?? "UTC", week: aWeek(random) },
        busy: Array.from({ length: random.between(0, 4) }, () => {
          const from = range.from + random.between(0, 5 * 288) * lookMs;
          return { from, to: from + random.between(3, 24) * lookMs };
        }),
      }));
      const rules = { asked: range, duration: random.pick([30, 45, 60, 90]), buffer: random.pick([0, 15]) };
      const slots = panelSlots(panel, {
        asked: range,
        durationMinutes: rules.duration,
        bufferMinutes: rules.buffer,
      }).map((at) => at.getTime());
      const expected: number[] = [];
      for (let index = range.from; index < range.to; index += 30 * minuteMs)
        if (fits(panel, index, rules)) expected.push(index);
      expect(slots, `seed ${seed}`).toEqual(expected);
      slotCount += slots.length;
    }
    expect(slotCount).toBeGreaterThan(100);
  });
}

test("nine to five is eight hours on every working day, also around clock changes", () => {
  for (const timeZone of zones) {
    for (const begin of Object.values(weeks)) {
      const hours = { ...defaultWorkingHours, timeZone };
      const range = { from: Date.parse(begin) - 2 * dayMs, to: Date.parse(begin) + 12 * dayMs };
      const fullDays = workingTimes(hours, range).slice(1, -1);
      expect(fullDays.length).toBeGreaterThan(6);
      for (const { from, to } of fullDays) expect([timeZone, (to - from) / minuteMs]).toEqual([timeZone, 480]);
    }
  }
});

test("an hour that occurs twice counts twice, a skipped hour not at all", () => {
  const night = [{ from: "01:00", to: "03:00" }];
  const week = { ...defaultWorkingHours.week, sunday: night };
  const hours = { timeZone: "America/New_York", week };
  const on = (day: string) => {
    const range = { from: Date.parse(`${day}T04:00:00Z`), to: Date.parse(`${day}T12:00:00Z`) };
    return workingTimes(hours, range).map(({ from, to }) => (to - from) / minuteMs);
  };
  expect(on("2027-03-14")).toEqual([60]);
  expect(on("2027-11-07")).toEqual([180]);
  expect(on("2027-06-13")).toEqual([120]);
});

test("offers no meeting that extends past working hours; disjoint hours give no slots", () => {
  const berlin = { hours: { ...defaultWorkingHours, timeZone: "Europe/Berlin" }, busy: [] };
  const angeles = { hours: { ...defaultWorkingHours, timeZone: "America/Los_Angeles" }, busy: [] };
  const york = { hours: { ...defaultWorkingHours, timeZone: "America/New_York" }, busy: [] };
  const day = { from: Date.parse("2027-06-07T00:00:00Z"), to: Date.parse("2027-06-08T00:00:00Z") };
  const rules = { asked: day, durationMinutes: 60, bufferMinutes: 0 };
  expect(panelSlots([berlin, angeles], rules)).toEqual([]);
  // 9:00 in New York is 15:00 in Berlin, where 17:00 ends the day.
  expect(panelSlots([berlin, york], rules).map((at) => at.toISOString().slice(11, 16))).toEqual([
    "13:00",
    "13:30",
    "14:00",
  ]);
});

test("states what one attendee lacks if they alone leave no time", () => {
  const range = { from: Date.parse("2027-06-07T00:00:00Z"), to: Date.parse("2027-06-08T00:00:00Z") };
  const rules = { asked: range, durationMinutes: 60, bufferMinutes: 0 };
  const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  const short = { ...none, monday: [{ from: "09:00", to: "09:45" }] };
  const missingWith = (week: WorkingHours["week"], busy: Attendee["busy"] = []) =>
    missingFor({ hours: { timeZone: "UTC", week }, busy }, rules);
  expect(missingWith(none)).toBe("hours");
  expect(missingWith(short)).toBe("length");
  expect(missingWith(defaultWorkingHours.week, [range])).toBe("time");
  expect(missingWith(defaultWorkingHours.week)).toBeNull();
});
