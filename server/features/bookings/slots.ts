/** Computes the next call slots from the booking rules and any moment. */
import { Temporal } from "temporal-polyfill";
import { type BookingHours, weekdays } from "#domain/bookings/booking-hours.ts";
import { callDurationMinutes } from "#domain/bookings/call-status.ts";
import { type CallSlot, offeredSlots } from "#domain/bookings/strategy-call.ts";
import { formatSlot } from "#domain/bookings/call-times.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const callMs = callDurationMinutes * minuteMs;

/** The instant of a local time; undefined if a clock change skips it. A repeated time means its first occurrence. */
const instantOf = (dateTime: Temporal.PlainDateTime, timeZone: string): number | undefined => {
  const zoned = dateTime.toZonedDateTime(timeZone);
  return zoned.toPlainDateTime().equals(dateTime) ? zoned.epochMilliseconds : undefined;
};

/** One day's start times in local time: call after call from the start of each window. */
function* wallClockStarts({ week, bufferMinutes }: BookingHours, day: Temporal.PlainDate) {
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
 * Offered starts are always at least a call and its buffer apart, in real time and not only in local time, so that simultaneous bookings
 * cannot break each other's buffer.
 */
const computeSlots = (hours: BookingHours, now: Date, count: number): readonly Date[] => {
  const { timeZone, noticeHours, sameDay, bufferMinutes, daysAhead } = hours;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const holidays = new Set(hours.holidays);
  const earliest = now.getTime() + noticeHours * hourMs;
  const slots: Date[] = [];
  let freeFrom = -Infinity;
  for (let ahead = sameDay ? 0 : 1; ahead <= daysAhead && slots.length < count; ahead += 1) {
    const day = today.add({ days: ahead });
    if (holidays.has(day.toString())) continue;
    for (const { start, end } of wallClockStarts(hours, day)) {
      const instant = instantOf(start, timeZone);
      if (instant === undefined || instant < freeFrom) continue;
      if (instant + callMs > end.toZonedDateTime(timeZone).epochMilliseconds) continue;
      freeFrom = instant + callMs + bufferMinutes * minuteMs;
      if (instant > now.getTime() && instant >= earliest && slots.length < count) slots.push(new Date(instant));
    }
  }
  return slots;
};

const slotCache = new Map<string, readonly Date[]>();
const maxCachedSlots = 20;

/** Slots start on whole minutes, so all moments within one minute have the same slots. The result is cached. */
export const upcomingSlots = (hours: BookingHours, now: Date, count = offeredSlots): readonly Date[] => {
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const moment = minute === now.getTime() ? minute : minute + 1;
  const key = `${moment} ${count} ${JSON.stringify(hours)}`;
  const cached = slotCache.get(key);
  if (cached !== undefined) return cached;
  if (slotCache.size >= maxCachedSlots) slotCache.clear();
  const slots = computeSlots(hours, new Date(moment), count);
  slotCache.set(key, slots);
  return slots;
};

export interface BookedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Slots as the page shows them. One that overlaps a booked call or its buffer is not available. */
export const markBookedSlots = (
  { timeZone, bufferMinutes }: BookingHours,
  slots: readonly Date[],
  booked: readonly BookedTime[],
): CallSlot[] => {
  const buffer = bufferMinutes * minuteMs;
  return slots.map((slot) => {
    const [from, to] = [slot.getTime() - buffer, slot.getTime() + callMs + buffer];
    const isTaken = booked.some(({ startsAt, endsAt }) => startsAt.getTime() < to && endsAt.getTime() > from);
    return { startsAt: slot.toISOString(), ...formatSlot(slot, timeZone), available: !isTaken };
  });
};
