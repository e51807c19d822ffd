/** The hours in which the firm takes calls, and the next ones from any moment. */
import { Temporal } from "temporal-polyfill";
import { firmTimeZone as zone, offeredSlots } from "#domain/bookings/strategy-call.ts";

const hours = [10, 14] as const;
const saturday = 6;

/** Two slots on each of the next business days, tomorrow at the earliest; wall-clock hours, whatever the season. */
export const upcomingSlots = (now: Date): readonly Date[] => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const slots: Date[] = [];
  for (let day = today.add({ days: 1 }); slots.length < offeredSlots; day = day.add({ days: 1 })) {
    if (day.dayOfWeek >= saturday) continue;
    for (const hour of hours) {
      const at = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } });
      slots.push(new Date(at.epochMilliseconds));
    }
  }
  return slots;
};
