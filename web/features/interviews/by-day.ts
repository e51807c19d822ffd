/** Times by the days of one clock. */
import { slotWords } from "#domain/bookings/call-times.ts";

export interface ShownSlot {
  readonly slot: string;
  readonly time: string;
}

export interface DayOfSlots {
  readonly date: string;
  readonly slots: readonly ShownSlot[];
}

/** "10:30 AM": the zone is said once, above. */
export const timeIn = (slot: string, timeZone: string): string =>
  new Date(slot).toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });

const timeWithZone = (slot: string, timeZone: string): string =>
  new Date(slot).toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** Where the clock shows an hour twice, each of the two says which it is. */
const shownOf = (slots: readonly string[], timeZone: string): readonly ShownSlot[] => {
  const named = Map.groupBy(slots, (slot) => timeIn(slot, timeZone));
  return slots.map((slot) => {
    const time = timeIn(slot, timeZone);
    return { slot, time: named.get(time)?.length === 1 ? time : timeWithZone(slot, timeZone) };
  });
};

export const byDay = (slots: readonly string[], timeZone: string): readonly DayOfSlots[] =>
  [...Map.groupBy(slots, (slot) => slotWords(new Date(slot), timeZone).date)].map(([date, times]) => ({
    date,
    slots: shownOf(times, timeZone),
  }));

const dayIn = (at: number, timeZone: string): string => new Date(at).toLocaleDateString("en-CA", { timeZone });

/** "Today", "Tomorrow", "Mon, Nov 16"; with the year where it is another one. */
export const dayName = (slot: string, now: number, timeZone: string): string => {
  const day = dayIn(Date.parse(slot), timeZone);
  const today = dayIn(now, timeZone);
  if (day === today) return "Today";
  // A day of the calendar, whatever length its clock gives it.
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  if (day === tomorrow) return "Tomorrow";
  return new Date(slot).toLocaleDateString("en-US", {
    timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
  });
};
