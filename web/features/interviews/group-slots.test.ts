/** Compares displayed times in six zones around both clock changes with times computed from the zone's UTC offset. */
import { expect, test } from "vitest";
import { groupSlotsByDay, formatDayName } from "./group-slots.ts";

const hourMs = 3_600_000;
const clockChanges = {
  "America/New_York": ["2027-03-14", "2027-11-07"],
  "America/Los_Angeles": ["2027-03-14", "2027-11-07"],
  "Europe/Berlin": ["2027-03-28", "2027-10-31"],
  "Australia/Lord_Howe": ["2027-04-04", "2027-10-03"],
  // These zones have no daylight saving time. The days are clock changes in New York and Berlin.
  "Asia/Kolkata": ["2027-03-14", "2027-11-07"],
  "America/Sao_Paulo": ["2027-03-28", "2027-10-31"],
} as const;

/** The UTC offset in minutes, parsed from the zone's name at that instant: "GMT+10:30". */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** The local time in that zone, computed from its UTC offset. */
const localTimeAt = (instant: number, timeZone: string): { day: string; time: string } => {
  const local = new Date(instant + offsetAt(instant, timeZone) * 60_000);
  const hour = local.getUTCHours();
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(local.getUTCMinutes()).padStart(2, "0")}`;
  return { day: String(local.getUTCDate()), time: `${time} ${hour < 12 ? "AM" : "PM"}` };
};

for (const [timeZone, days] of Object.entries(clockChanges)) {
  for (const day of days) {
    test(`lists each half hour on its day with a distinct time: ${timeZone}, ${day}`, () => {
      const from = Date.parse(`${day}T00:00:00Z`) - 24 * hourMs;
      const slots = Array.from({ length: 144 }, (_item, index) => new Date(from + index * (hourMs / 2)).toISOString());
      const shown = groupSlotsByDay(slots, timeZone);
      expect(shown.flatMap((each) => each.slots.map(({ slot }) => slot))).toEqual(slots);
      for (const { date, slots: times } of shown) {
        expect(new Set(times.map(({ time }) => time)).size, date).toBe(times.length);
        for (const { slot, time } of times) {
          const local = localTimeAt(Date.parse(slot), timeZone);
          expect(date).toMatch(new RegExp(`\\b${local.day}\\b`));
          // Intl puts a narrow space before AM and PM.
          expect(time.replaceAll(/\s/g, " ").startsWith(local.time), `${slot} is ${time}`).toBe(true);
        }
      }
    });
  }
}

test("adds the zone to both times of a repeated hour", () => {
  const [day] = groupSlotsByDay(
    ["2027-11-07T05:30:00Z", "2027-11-07T06:30:00Z", "2027-11-07T07:30:00Z"],
    "America/New_York",
  );
  expect(day?.slots.map(({ time }) => time.replaceAll(/\s/g, " "))).toEqual(["1:30 AM EDT", "1:30 AM EST", "2:30 AM"]);
});

test("names days by the reader's calendar, with the year when it differs", () => {
  const now = Date.parse("2026-11-01T05:30:00Z");
  const inNewYork = (slot: string) => formatDayName(slot, now, "America/New_York");
  // `now` is 1:30 AM on a 25-hour day. This slot is at 11:30 PM on the same day.
  expect(inNewYork("2026-11-02T04:30:00Z")).toBe("Today");
  expect(inNewYork("2026-11-02T05:30:00Z")).toBe("Tomorrow");
  expect(inNewYork("2026-11-01T03:30:00Z")).toBe("Sat, Oct 31");
  expect(inNewYork("2027-01-05T15:00:00Z")).toBe("Tue, Jan 5, 2027");
  expect(formatDayName("2026-11-02T04:30:00Z", now, "Asia/Kolkata")).toBe("Tomorrow");
});
