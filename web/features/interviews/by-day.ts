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
