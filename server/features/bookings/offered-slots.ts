/** The offered slots, with booked ones marked. */
import { and, eq, gt, lt, ne } from "drizzle-orm";
import type { BookingHours } from "#domain/bookings/booking-hours.ts";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { markBookedSlots, upcomingSlots } from "./slots.ts";

/** Longer than any call with its buffers. */
const maxCallSpanMs = 24 * 3_600_000;

/** `exceptFor` is a call that is about to move; it does not block itself. */
export const readOfferedSlots = async (
  db: Database,
  hours: BookingHours,
  now: Date,
  excludedCallId?: string,
): Promise<CallSlot[]> => {
  const slots = upcomingSlots(hours, now);
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return [];
  const booked = await db
    .select({ startsAt: strategyCalls.startsAt, endsAt: strategyCalls.endsAt })
    .from(strategyCalls)
    .where(
      and(
        eq(strategyCalls.status, "booked"),
        gt(strategyCalls.startsAt, new Date(first.getTime() - maxCallSpanMs)),
        lt(strategyCalls.startsAt, new Date(last.getTime() + maxCallSpanMs)),
        ...(excludedCallId === undefined ? [] : [ne(strategyCalls.id, excludedCallId)]),
      ),
    );
  return markBookedSlots(hours, slots, booked);
};
