/** Times as they are shown, in six zones around both changes of a clock, against the zone's offset and plain arithmetic. */
import { expect, test } from "vitest";
import { byDay, dayName } from "./by-day.ts";

const hourMs = 3_600_000;
const changes = {
  "America/New_York": ["2027-03-14", "2027-11-07"],
  "America/Los_Angeles": ["2027-03-14", "2027-11-07"],
  "Europe/Berlin": ["2027-03-28", "2027-10-31"],
  "Australia/Lord_Howe": ["2027-04-04", "2027-10-03"],
  // Without a change of their own, in weeks in which others have one.
  "Asia/Kolkata": ["2027-03-14", "2027-11-07"],
  "America/Sao_Paulo": ["2027-03-28", "2027-10-31"],
} as const;

/** Minutes east of Greenwich, by the name that the zone gives itself then: "GMT+10:30". */
const offsetAt = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** What hangs on the wall there, read off a clock that knows no zones. */
const wallAt = (at: number, timeZone: string): { day: string; time: string } => {
  const wall = new Date(at + offsetAt(at, timeZone) * 60_000);
  const hour = wall.getUTCHours();
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(wall.getUTCMinutes()).padStart(2, "0")}`;
  return { day: String(wall.getUTCDate()), time: `${time} ${hour < 12 ? "AM" : "PM"}` };
};

for (const [timeZone, days] of Object.entries(changes)) {
  for (const day of days) {
    test(`every half hour stands on its day under its time, and no two alike: ${timeZone}, ${day}`, () => {
      const from = Date.parse(`${day}T00:00:00Z`) - 24 * hourMs;
      const slots = Array.from({ length: 144 }, (_none, at) => new Date(from + at * (hourMs / 2)).toISOString());
      const shown = byDay(slots, timeZone);
      expect(shown.flatMap((each) => each.slots.map(({ slot }) => slot))).toEqual(slots);
      for (const { date, slots: times } of shown) {
        expect(new Set(times.map(({ time }) => time)).size, date).toBe(times.length);
        for (const { slot, time } of times) {
          const wall = wallAt(Date.parse(slot), timeZone);
          expect(date).toMatch(new RegExp(`\\b${wall.day}\\b`));
          // Narrow spaces are spaces here.
          expect(time.replaceAll(/\s/g, " ").startsWith(wall.time), `${slot} is ${time}`).toBe(true);
        }
      }
    });
  }
}

test("the hour that comes twice says which of the two it is", () => {
  const [night] = byDay(["2027-11-07T05:30:00Z", "2027-11-07T06:30:00Z", "2027-11-07T07:30:00Z"], "America/New_York");
  expect(night?.slots.map(({ time }) => time.replaceAll(/\s/g, " "))).toEqual([
    "1:30 AM EDT",
    "1:30 AM EST",
    "2:30 AM",
  ]);
});

test("a day is named by the reader's calendar, also where a clock changes, and says its year where it is another one", () => {
  const now = Date.parse("2026-11-01T05:30:00Z");
  const inYork = (slot: string) => dayName(slot, now, "America/New_York");
  // One in the morning of a day of 25 hours.
  expect(inYork("2026-11-02T04:30:00Z")).toBe("Today");
  expect(inYork("2026-11-02T05:30:00Z")).toBe("Tomorrow");
  expect(inYork("2026-11-01T03:30:00Z")).toBe("Sat, Oct 31");
  expect(inYork("2027-01-05T15:00:00Z")).toBe("Tue, Jan 5, 2027");
  expect(dayName("2026-11-02T04:30:00Z", now, "Asia/Kolkata")).toBe("Tomorrow");
});
