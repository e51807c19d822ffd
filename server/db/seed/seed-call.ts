/** One sample booking among the offered times, so that the page shows a booked slot. No email is sent for it. */
import { sql } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { defaultBookingHours } from "#domain/bookings/booking-hours.ts";
import { callDurationMinutes } from "#domain/bookings/call-status.ts";
import type { Database } from "../client.ts";
import { strategyCalls } from "../tables/bookings.ts";
import { sampleId } from "./sample-id.ts";

const { timeZone } = defaultBookingHours;
const saturday = 6;

/** The third slot of the default hours: ten o'clock on the second business day after today. */
const thirdSlot = (now: Date): Date => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const next = [1, 2, 3, 4].map((days) => today.add({ days })).filter((day) => day.dayOfWeek < saturday);
  const day = next[1] ?? today;
  return new Date(day.toZonedDateTime({ timeZone, plainTime: "10:00" }).epochMilliseconds);
};

/** Skipped if the time is already booked. */
export const seedCall = async (db: Database, now: Date): Promise<void> => {
  const startsAt = thirdSlot(now);
  await db.delete(strategyCalls).where(sql`${strategyCalls.isSample}`);
  await db
    .insert(strategyCalls)
    .values({
      id: sampleId("strategy call"),
      startsAt,
      endsAt: new Date(startsAt.getTime() + callDurationMinutes * 60_000),
      timeZone,
      firstName: "Sample",
      lastName: "Visitor",
      email: "sample.visitor@people.example",
      company: "Sample company",
      urgency: "month",
      challenges: "An invented booking: it shows how a taken time looks.",
      isSample: true,
      remindedAt: now,
    })
    .onConflictDoNothing();
};
