/** Strategy calls: listing open slots and booking one. A database constraint decides who was first. */
import type { BookingHours } from "#domain/bookings/booking-hours.ts";
import { isTimeZone, slotText, formatSlot } from "#domain/bookings/call-times.ts";
import { callDurationMinutes } from "#domain/bookings/call-status.ts";
import type { CallSlot, StrategyCall } from "#domain/bookings/strategy-call.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { NotifyDesk } from "../../infra/http/live-updates.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { type FormLimits, limitsFor } from "../leads/leads.service.ts";
import { currentHours } from "./booking-hours.service.ts";
import { callPath } from "./call-link.ts";
import { readOfferedSlots } from "./offered-slots.ts";
import { isTooSoonToRemind } from "./remind-of-calls.task.ts";
import { enqueueCallEmails, notifyCallChange } from "./notify-call-change.task.ts";

export interface CallDeps {
  readonly db: Database;
  readonly wakeWorker: WakeWorker;
  readonly notifyDesk: NotifyDesk;
  /** Signs the links. */
  readonly keys: Keyring;
}

export interface BookingDeps extends CallDeps {
  readonly limits: FormLimits;
  /** The rules and free slots, read after the request arrived. */
  readonly offer: () => Promise<Offer>;
}

export interface Offer {
  readonly hours: BookingHours;
  readonly slots: CallSlot[];
}

export const readOffer = async (db: Database, now: Date): Promise<Offer> => {
  const hours = await currentHours(db);
  return { hours, slots: await readOfferedSlots(db, hours, now) };
};

const emptyToNull = (text: string): string | null => (text === "" ? null : text);

/** The conflict error for the slower of two bookings, with the slots that are still free. */
export const slotTaken = (slots: readonly CallSlot[]): AppError => {
  const message = "Someone just booked this time. Choose another.";
  return new AppError("conflict", message, { startsAt: message }, { slots });
};

/** Returns the offered slot with this start. A time that is not offered is invalid; a taken one is a conflict. */
export const requireFreeSlot = (slots: readonly CallSlot[], startsAt: string): Date => {
  const slot = slots.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt));
  if (slot === undefined) {
    const message = "This time is no longer available. Choose another.";
    throw new AppError("validation_failed", message, { startsAt: message });
  }
  if (!slot.available) throw slotTaken(slots);
  return new Date(slot.startsAt);
};

export const endOf = (startsAt: Date): Date => new Date(startsAt.getTime() + callDurationMinutes * 60_000);

/** Row and task commit together. Of two people who book one slot, the second gets a conflict error. */
export const bookCall = async (deps: BookingDeps, call: StrategyCall, address: string, now: Date) => {
  const { db, wakeWorker, notifyDesk, limits, keys, offer } = deps;
  const { hours, slots } = await offer();
  const startsAt = requireFreeSlot(slots, call.startsAt);
  // Counted only here, so that a person who was too late does not use up the limit.
  await countAgainst(db, limitsFor(call.email, address, limits));
  const booked = await db.transaction(async (db) => {
    const [row] = await db
      .insert(strategyCalls)
      .values({
        ...call,
        timeZone: isTimeZone(call.timeZone) ? call.timeZone : hours.timeZone,
        startsAt,
        endsAt: endOf(startsAt),
        phone: emptyToNull(call.phone),
        teamSize: emptyToNull(call.teamSize),
        techStack: emptyToNull(call.techStack),
        remindedAt: isTooSoonToRemind(startsAt, now) ? now : null,
      })
      .onConflictDoNothing()
      .returning({ id: strategyCalls.id });
    if (row === undefined) return undefined;
    await enqueueCallEmails(db, { id: row.id, change: "booked", sequence: 0, at: now.toISOString() });
    return row;
  });
  if (booked === undefined) throw slotTaken((await offer()).slots);
  wakeWorker(notifyCallChange.name);
  notifyDesk(booked.id);
  return {
    id: booked.id,
    startsAt: startsAt.toISOString(),
    slot: slotText(formatSlot(startsAt, hours.timeZone)),
    link: callPath(booked.id, keys),
  };
};
