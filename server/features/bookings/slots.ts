/** The next times in which the firm takes calls, from its rules and from any moment. */
import { Temporal } from "temporal-polyfill";
import { type BookingHours, weekdays } from "#domain/bookings/booking-hours.ts";
import { callDurationMinutes } from "#domain/bookings/call-status.ts";
import { type CallSlot, offeredSlots } from "#domain/bookings/strategy-call.ts";
import { slotWords } from "#domain/bookings/call-times.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const callMs = callDurationMinutes * minuteMs;

/** The instant at which the wall clock shows this; nothing where it skips it. What it shows twice counts the first time. */
const instantOf = (at: Temporal.PlainDateTime, timeZone: string): number | undefined => {
  const zoned = at.toZonedDateTime(timeZone);
  return zoned.toPlainDateTime().equals(at) ? zoned.epochMilliseconds : undefined;
};

/** One day's starts, as the clock on the wall shows them: from the beginning of each window on, call after call. */
function* wallStarts({ week, bufferMinutes }: BookingHours, day: Temporal.PlainDate) {
  const windows = week[weekdays[day.dayOfWeek - 1] ?? "sunday"];
  for (const { from, to } of windows.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const end = day.toPlainDateTime(to);
    let start = day.toPlainDateTime(from);
    while (Temporal.PlainDateTime.compare(start.add({ minutes: callDurationMinutes }), end) <= 0) {
      yield { start, end };
      start = start.add({ minutes: callDurationMinutes + bufferMinutes });
    }
  }
}

/**
 * Offered starts never stand closer than a call and its buffer, by the real clock and not only by the one on the wall: of
 * people who book at the same moment nobody can break the buffer of another.
 */
const reckonSlots = (hours: BookingHours, now: Date, count: number): readonly Date[] => {
  const { timeZone, noticeHours, sameDay, bufferMinutes, daysAhead } = hours;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const holidays = new Set(hours.holidays);
  const earliest = now.getTime() + noticeHours * hourMs;
  const slots: Date[] = [];
  let freeFrom = -Infinity;
  for (let ahead = sameDay ? 0 : 1; ahead <= daysAhead && slots.length < count; ahead += 1) {
    const day = today.add({ days: ahead });
    if (holidays.has(day.toString())) continue;
    for (const { start, end } of wallStarts(hours, day)) {
      const at = instantOf(start, timeZone);
      if (at === undefined || at < freeFrom) continue;
      if (at + callMs > end.toZonedDateTime(timeZone).epochMilliseconds) continue;
      freeFrom = at + callMs + bufferMinutes * minuteMs;
      if (at > now.getTime() && at >= earliest && slots.length < count) slots.push(new Date(at));
    }
  }
  return slots;
};

const reckoned = new Map<string, readonly Date[]>();
const mostReckoned = 20;

/** Slots begin on whole minutes, so all moments inside one minute have the same ones ahead: reckoned once, then remembered. */
export const upcomingSlots = (hours: BookingHours, now: Date, count = offeredSlots): readonly Date[] => {
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const moment = minute === now.getTime() ? minute : minute + 1;
  const key = `${moment} ${count} ${JSON.stringify(hours)}`;
  const known = reckoned.get(key);
  if (known !== undefined) return known;
  if (reckoned.size >= mostReckoned) reckoned.clear();
  const slots = reckonSlots(hours, new Date(moment), count);
  reckoned.set(key, slots);
  return slots;
};

export interface BookedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Slots as the page shows them: one that a booked call stands in, or too close to, is not available. */
export const slotsAround = (
  { timeZone, bufferMinutes }: BookingHours,
  slots: readonly Date[],
  booked: readonly BookedTime[],
): CallSlot[] => {
  const buffer = bufferMinutes * minuteMs;
  return slots.map((slot) => {
    const [from, to] = [slot.getTime() - buffer, slot.getTime() + callMs + buffer];
    const isTaken = booked.some(({ startsAt, endsAt }) => startsAt.getTime() < to && endsAt.getTime() > from);
    return { startsAt: slot.toISOString(), ...slotWords(slot, timeZone), available: !isTaken };
  });
};
