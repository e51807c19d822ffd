/** Groups times by day in one time zone. */
import { formatSlot } from "#domain/bookings/call-times.ts";

export interface LabeledSlot {
  readonly slot: string;
  readonly time: string;
}

export interface DaySlots {
  readonly date: string;
  readonly slots: readonly LabeledSlot[];
}

/** "10:30 AM" without the zone, which the page shows once above the times. */
export const formatTimeInZone = (slot: string, timeZone: string): string =>
  new Date(slot).toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });

const timeWithZone = (slot: string, timeZone: string): string =>
  new Date(slot).toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** A time that occurs twice on the day of a clock change also shows its zone. */
const labelSlots = (slots: readonly string[], timeZone: string): readonly LabeledSlot[] => {
  const slotsByTime = Map.groupBy(slots, (slot) => formatTimeInZone(slot, timeZone));
  return slots.map((slot) => {
    const time = formatTimeInZone(slot, timeZone);
    return { slot, time: slotsByTime.get(time)?.length === 1 ? time : timeWithZone(slot, timeZone) };
  });
};

export const groupSlotsByDay = (slots: readonly string[], timeZone: string): readonly DaySlots[] =>
  [...Map.groupBy(slots, (slot) => formatSlot(new Date(slot), timeZone).date)].map(([date, times]) => ({
    date,
    slots: labelSlots(times, timeZone),
  }));

const isoDateInZone = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleDateString("en-CA", { timeZone });

/** "Today", "Tomorrow" or "Mon, Nov 16", with the year if it is not the current one. */
export const formatDayName = (slot: string, now: number, timeZone: string): string => {
  const day = isoDateInZone(Date.parse(slot), timeZone);
  const today = isoDateInZone(now, timeZone);
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
