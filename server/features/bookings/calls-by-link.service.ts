/** Actions by the link of a call: read, move, cancel. */
import { and, eq, gt, sql } from "drizzle-orm";
import { invalidLinkMessage, type BookedCallDetails } from "#domain/bookings/booked-call.ts";
import { isTimeZone, slotText, formatSlot } from "#domain/bookings/call-times.ts";
import { asActor, type Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { AppError } from "../../infra/http/errors.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { writeEntry } from "../desk/timeline.service.ts";
import { currentHours } from "./booking-hours.service.ts";
import { type CallDeps, endOf, requireFreeSlot, slotTaken } from "./bookings.service.ts";
import { callIdOf } from "./call-link.ts";
import { readOfferedSlots } from "./offered-slots.ts";
import { isTooSoonToRemind } from "./remind-of-calls.task.ts";
import { enqueueCallEmails, notifyCallChange } from "./notify-call-change.task.ts";

const endedLinkError = () => new AppError("not_found", invalidLinkMessage);

/** Booked and in the future: the only calls that the link reaches. */
const isUpcoming = (id: string, now: Date) =>
  and(eq(strategyCalls.id, id), eq(strategyCalls.status, "booked"), gt(strategyCalls.startsAt, now));

/** Canceled, past and unknown calls get the same reply, so that an old link reveals nothing. */
const requireUpcomingCall = async ({ db, keys }: CallDeps, token: string, now: Date) => {
  const id = callIdOf(token, keys);
  if (id === undefined) throw endedLinkError();
  const [call] = await db.select().from(strategyCalls).where(isUpcoming(id, now));
  if (call === undefined) throw endedLinkError();
  return call;
};

/** Every change sends emails, so changes by one link are limited. */
const countChange = (db: Database, id: string) =>
  countAgainst(db, [{ key: `call:${id}`, ceiling: 20, windowMs: 3_600_000 }]);

export const openCall = async (deps: CallDeps, token: string, now: Date): Promise<BookedCallDetails> => {
  const call = await requireUpcomingCall(deps, token, now);
  const hours = await currentHours(deps.db);
  return {
    firstName: call.firstName,
    company: call.company,
    email: call.email,
    durationMinutes: call.durationMinutes,
    startsAt: call.startsAt.toISOString(),
    slot: slotText(formatSlot(call.startsAt, hours.timeZone)),
    timeZone: isTimeZone(call.timeZone) ? call.timeZone : hours.timeZone,
    firmTimeZone: hours.timeZone,
    slots: await readOfferedSlots(deps.db, hours, now, call.id),
  };
};

const exclusionViolation = "23P01";
const deadlock = "40P01";

/** The time is taken, or two calls tried to swap times and the database ended the deadlock. */
const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === exclusionViolation || code === deadlock) return true;
  return cause instanceof Error && isTaken(cause);
};

export interface Move {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Row, timeline and email tasks commit together. */
export const moveCall = async (deps: CallDeps, token: string, move: Move, now: Date): Promise<BookedCallDetails> => {
  const { db, wakeWorker, notifyDesk } = deps;
  const call = await requireUpcomingCall(deps, token, now);
  const hours = await currentHours(db);
  const startsAt = requireFreeSlot(await readOfferedSlots(db, hours, now, call.id), move.startsAt);
  if (startsAt.getTime() === call.startsAt.getTime()) return openCall(deps, token, now);
  await countChange(db, call.id);
  const slotLabel = (date: Date) => slotText(formatSlot(date, hours.timeZone));
  try {
    await asActor(db, { staff: true }, async (db) => {
      const [movedCall] = await db
        .update(strategyCalls)
        .set({
          startsAt,
          endsAt: endOf(startsAt),
          sequence: sql`${strategyCalls.sequence} + 1`,
          remindedAt: isTooSoonToRemind(startsAt, now) ? now : null,
          ...(isTimeZone(move.timeZone) ? { timeZone: move.timeZone } : {}),
        })
        .where(isUpcoming(call.id, now))
        .returning({ sequence: strategyCalls.sequence });
      if (movedCall === undefined) throw endedLinkError();
      await writeEntry(db, {
        leadId: call.id,
        kind: "booking",
        subject: "Call rescheduled",
        body: `From ${slotLabel(call.startsAt)} to ${slotLabel(startsAt)}`,
        details: { from: call.startsAt.toISOString(), to: startsAt.toISOString() },
      });
      await enqueueCallEmails(db, {
        id: call.id,
        change: "moved",
        sequence: movedCall.sequence,
        at: now.toISOString(),
        movedFrom: call.startsAt.toISOString(),
      });
    });
  } catch (error) {
    if (isTaken(error)) throw slotTaken(await readOfferedSlots(db, hours, now, call.id));
    throw error;
  }
  wakeWorker(notifyCallChange.name);
  notifyDesk(call.id);
  return openCall(deps, token, now);
};

export const cancelCall = async (deps: CallDeps, token: string, now: Date) => {
  const { db, wakeWorker, notifyDesk } = deps;
  const call = await requireUpcomingCall(deps, token, now);
  await countChange(db, call.id);
  const { timeZone } = await currentHours(db);
  const slot = slotText(formatSlot(call.startsAt, timeZone));
  await asActor(db, { staff: true }, async (db) => {
    const [canceled] = await db
      .update(strategyCalls)
      .set({ status: "cancelled", sequence: sql`${strategyCalls.sequence} + 1` })
      .where(isUpcoming(call.id, now))
      .returning({ sequence: strategyCalls.sequence });
    if (canceled === undefined) throw endedLinkError();
    await writeEntry(db, {
      leadId: call.id,
      kind: "booking",
      subject: "Call canceled",
      body: `Was scheduled for ${slot}`,
      details: { from: call.startsAt.toISOString() },
    });
    await enqueueCallEmails(db, {
      id: call.id,
      change: "cancelled",
      sequence: canceled.sequence,
      at: now.toISOString(),
    });
  });
  wakeWorker(notifyCallChange.name);
  notifyDesk(call.id);
  return { startsAt: call.startsAt.toISOString(), slot };
};
