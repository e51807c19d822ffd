/** Strategy calls: which slots are open, and taking one. The database decides who was first. */
import type { BookingHours } from "#domain/bookings/booking-hours.ts";
import { isTimeZone, slotText, slotWords } from "#domain/bookings/call-times.ts";
import { callDurationMinutes } from "#domain/bookings/call-status.ts";
import type { CallSlot, StrategyCall } from "#domain/bookings/strategy-call.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { AppError } from "../../infra/errors.ts";
import type { Keyring } from "../../infra/keyring.ts";
import type { TellDesk } from "../../infra/live.ts";
import type { Nudge } from "../../infra/queue.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import { type FormLimits, limitsFor } from "../leads/leads.service.ts";
import { currentHours } from "./booking-hours.service.ts";
import { callPath } from "./call-link.ts";
import { offeredNow } from "./offered-slots.ts";
import { isTooSoonToRemind } from "./remind-of-calls.task.ts";
import { queueCallMails, tellAboutCall } from "./tell-about-call.task.ts";

export interface BookingTools {
  readonly db: Database;
  readonly nudge: Nudge;
  readonly tellDesk: TellDesk;
  readonly limits: FormLimits;
  /** Signs the links. */
  readonly keys: Keyring;
  /** The rules and what is free under them, read after the question. */
  readonly offer: () => Promise<Offer>;
}

export interface Offer {
  readonly hours: BookingHours;
  readonly slots: CallSlot[];
}

export const readOffer = async (db: Database, now: Date): Promise<Offer> => {
  const hours = await currentHours(db);
  return { hours, slots: await offeredNow(db, hours, now) };
};

const orNull = (text: string): string | null => (text === "" ? null : text);

/** For whoever comes second: said with what is free now. */
export const slotTaken = (slots: readonly CallSlot[]): AppError => {
  const message = "This time has just been taken. Please choose another.";
  return new AppError("conflict", message, { startsAt: message }, { slots });
};

/** The offered slot that begins then; a time that is not on offer is refused, one that is taken is a conflict. */
export const requireFreeSlot = (slots: readonly CallSlot[], startsAt: string): Date => {
  const slot = slots.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt));
  if (slot === undefined) {
    const message = "This time is no longer offered. Please choose another.";
    throw new AppError("validation_failed", message, { startsAt: message });
  }
  if (!slot.available) throw slotTaken(slots);
  return new Date(slot.startsAt);
};

export const endOf = (startsAt: Date): Date => new Date(startsAt.getTime() + callDurationMinutes * 60_000);

/** Row and task commit together; of two people who want one slot, the second is told to choose another. */
export const bookCall = async (tools: BookingTools, call: StrategyCall, address: string, now: Date) => {
  const { db, nudge, tellDesk, limits, keys, offer } = tools;
  const { hours, slots } = await offer();
  const startsAt = requireFreeSlot(slots, call.startsAt);
  // Whoever only came too late has not used up anything.
  await countAgainst(db, limitsFor(call.email, address, limits));
  const booked = await db.transaction(async (db) => {
    const [row] = await db
      .insert(strategyCalls)
      .values({
        ...call,
        timeZone: isTimeZone(call.timeZone) ? call.timeZone : hours.timeZone,
        startsAt,
        endsAt: endOf(startsAt),
        phone: orNull(call.phone),
        teamSize: orNull(call.teamSize),
        techStack: orNull(call.techStack),
        remindedAt: isTooSoonToRemind(startsAt, now) ? now : null,
      })
      .onConflictDoNothing()
      .returning({ id: strategyCalls.id });
    if (row === undefined) return undefined;
    await queueCallMails(db, { id: row.id, change: "booked", sequence: 0, at: now.toISOString() });
    return row;
  });
  if (booked === undefined) throw slotTaken((await offer()).slots);
  nudge(tellAboutCall.name);
  tellDesk(booked.id);
  return {
    id: booked.id,
    startsAt: startsAt.toISOString(),
    slot: slotText(slotWords(startsAt, hours.timeZone)),
    link: callPath(booked.id, keys),
  };
};
