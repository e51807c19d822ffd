/** Strategy calls: which slots are open, and taking one. The database decides who was first. */
import { and, eq, inArray } from "drizzle-orm";
import { callDurationMinutes } from "#domain/bookings/call-status.ts";
import { type CallSlot, slotText, slotWords, type StrategyCall } from "#domain/bookings/strategy-call.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { AppError } from "../../infra/errors.ts";
import type { TellDesk } from "../../infra/live.ts";
import type { Nudge } from "../../infra/queue.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import { announceStored, type FormLimits, limitsFor, nudgeAnnouncements } from "../leads/leads.service.ts";
import { upcomingSlots } from "./slots.ts";

export interface BookingTools {
  readonly db: Database;
  readonly nudge: Nudge;
  readonly tellDesk: TellDesk;
  readonly limits: FormLimits;
}

export const listSlots = async (db: Database, now: Date): Promise<CallSlot[]> => {
  const slots = upcomingSlots(now);
  const taken = await db
    .select({ startsAt: strategyCalls.startsAt })
    .from(strategyCalls)
    .where(and(eq(strategyCalls.status, "booked"), inArray(strategyCalls.startsAt, [...slots])));
  const booked = new Set(taken.map((row) => row.startsAt.getTime()));
  return slots.map((slot) => ({
    startsAt: slot.toISOString(),
    ...slotWords(slot),
    available: !booked.has(slot.getTime()),
  }));
};

const orNull = (text: string): string | null => (text === "" ? null : text);

/** Row and task commit together; of two people who want one slot, the second is told to choose another. */
export const bookCall = async (tools: BookingTools, call: StrategyCall, address: string, now: Date) => {
  const { db, nudge, tellDesk, limits } = tools;
  const startsAt = upcomingSlots(now).find((slot) => slot.getTime() === Date.parse(call.startsAt));
  if (startsAt === undefined) {
    const message = "This time is no longer offered. Please choose another.";
    throw new AppError("validation_failed", message, { startsAt: message });
  }
  await countAgainst(db, limitsFor(call.email, address, limits));
  const booked = await db.transaction(async (db) => {
    const [row] = await db
      .insert(strategyCalls)
      .values({
        ...call,
        startsAt,
        endsAt: new Date(startsAt.getTime() + callDurationMinutes * 60_000),
        phone: orNull(call.phone),
        teamSize: orNull(call.teamSize),
        techStack: orNull(call.techStack),
      })
      .onConflictDoNothing()
      .returning({ id: strategyCalls.id });
    if (row === undefined) {
      const message = "This time has just been taken. Please choose another.";
      throw new AppError("conflict", message, { startsAt: message });
    }
    await announceStored(db, "strategy-call", row.id);
    return row;
  });
  nudgeAnnouncements(nudge);
  tellDesk(booked.id);
  return { id: booked.id, startsAt: startsAt.toISOString(), slot: slotText(slotWords(startsAt)) };
};
