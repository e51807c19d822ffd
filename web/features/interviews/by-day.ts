/** Groups times by day in one time zone. */
import { formatSlot } from "#domain/bookings/call-times.ts";

export interface ShownSlot {
  readonly slot: string;
  readonly time: string;
}

export interface DayOfSlots {
  readonly date: string;
  readonly slots: readonly ShownSlot[];
}

/** "10:30 AM" without the zone, which the page shows once above the times. */
export const timeIn = (slot: string, timeZone: string): string =>
  new Date(slot).toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });

const timeWithZone = (slot: string, timeZone: string): string =>
  new Date(slot).toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** A time that occurs twice on the day of a clock change also shows its zone. */
const slotLabelsOf = (slots: readonly string[], timeZone: string): readonly ShownSlot[] => {
  const slotsByTime = Map.groupBy(slots, (slot) => timeIn(slot, timeZone));
  return slots.map((slot) => {
    const time = timeIn(slot, timeZone);
    return { slot, time: slotsByTime.get(time)?.length === 1 ? time : timeWithZone(slot, timeZone) };
  });
};

export const byDay = (slots: readonly string[], timeZone: string): readonly DayOfSlots[] =>
  [...Map.groupBy(slots, (slot) => formatSlot(new Date(slot), timeZone).date)].map(([date, times]) => ({
    date,
    slots: slotLabelsOf(times, timeZone),
  }));

const isoDateIn = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleDateString("en-CA", { timeZone });

/** "Today", "Tomorrow" or "Mon, Nov 16", with the year if it is not the current one. */
export const dayName = (slot: string, now: number, timeZone: string): string => {
  const day = isoDateIn(Date.parse(slot), timeZone);
  const today = isoDateIn(now, timeZone);
  if (day === today) return "Today";
  // Adds a calendar day and not 24 hours, because the day of a clock change has 23 or 25 hours.
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
