/** What whoever holds a call's link may do with it: look, move it, cancel it. */
import { and, eq, gt, sql } from "drizzle-orm";
import { endedLink, type OpenCall } from "#domain/bookings/booked-call.ts";
import { isTimeZone, slotText, slotWords } from "#domain/bookings/call-times.ts";
import { asActor, type Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { AppError } from "../../infra/errors.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import { writeEntry } from "../desk/timeline.service.ts";
import { currentHours } from "./booking-hours.service.ts";
import { type BookingTools, endOf, requireFreeSlot, slotTaken } from "./bookings.service.ts";
import { callIdOf } from "./call-link.ts";
import { offeredNow } from "./offered-slots.ts";
import { isTooSoonToRemind } from "./remind-of-calls.task.ts";
import { queueCallMails, tellAboutCall } from "./tell-about-call.task.ts";

type CallTools = Pick<BookingTools, "db" | "nudge" | "keys" | "tellDesk">;

const ended = () => new AppError("not_found", endedLink);

/** Booked and still to come; all that the link can reach. */
const isLive = (id: string, now: Date) =>
  and(eq(strategyCalls.id, id), eq(strategyCalls.status, "booked"), gt(strategyCalls.startsAt, now));

/** Cancelled, past and never there answer alike, so that an old link tells nothing. */
const requireLiveCall = async ({ db, keys }: CallTools, token: string, now: Date) => {
  const id = callIdOf(token, keys);
  if (id === undefined) throw ended();
  const [call] = await db.select().from(strategyCalls).where(isLive(id, now));
  if (call === undefined) throw ended();
  return call;
};

/** Every change sends mails, so a link may not be used without end. */
const countChange = (db: Database, id: string) =>
  countAgainst(db, [{ key: `call:${id}`, ceiling: 20, windowMs: 3_600_000 }]);

export const openCall = async (tools: CallTools, token: string, now: Date): Promise<OpenCall> => {
  const call = await requireLiveCall(tools, token, now);
  const hours = await currentHours(tools.db);
  return {
    firstName: call.firstName,
    company: call.company,
    email: call.email,
    durationMinutes: call.durationMinutes,
    startsAt: call.startsAt.toISOString(),
    slot: slotText(slotWords(call.startsAt, hours.timeZone)),
    timeZone: isTimeZone(call.timeZone) ? call.timeZone : hours.timeZone,
    firmTimeZone: hours.timeZone,
    slots: await offeredNow(tools.db, hours, now, call.id),
  };
};

const exclusionViolation = "23P01";
const deadlock = "40P01";

/** Somebody else has the time; or two calls wanted to change places, and the database let neither wait for ever. */
const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === exclusionViolation || code === deadlock) return true;
  return cause instanceof Error && isTaken(cause);
};

export interface Move {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Row, timeline and mails commit together. */
export const moveCall = async (tools: CallTools, token: string, move: Move, now: Date): Promise<OpenCall> => {
  const { db, nudge, tellDesk } = tools;
  const call = await requireLiveCall(tools, token, now);
  const hours = await currentHours(db);
  const startsAt = requireFreeSlot(await offeredNow(db, hours, now, call.id), move.startsAt);
  if (startsAt.getTime() === call.startsAt.getTime()) return openCall(tools, token, now);
  await countChange(db, call.id);
  const words = (at: Date) => slotText(slotWords(at, hours.timeZone));
  try {
    await asActor(db, { staff: true }, async (db) => {
      const [moved] = await db
        .update(strategyCalls)
        .set({
          startsAt,
          endsAt: endOf(startsAt),
          sequence: sql`${strategyCalls.sequence} + 1`,
          remindedAt: isTooSoonToRemind(startsAt, now) ? now : null,
          ...(isTimeZone(move.timeZone) ? { timeZone: move.timeZone } : {}),
        })
        .where(isLive(call.id, now))
        .returning({ sequence: strategyCalls.sequence });
      if (moved === undefined) throw ended();
      await writeEntry(db, {
        leadId: call.id,
        kind: "booking",
        subject: "Call moved",
        body: `From ${words(call.startsAt)} to ${words(startsAt)}`,
        details: { from: call.startsAt.toISOString(), to: startsAt.toISOString() },
      });
      await queueCallMails(db, {
        id: call.id,
        change: "moved",
        sequence: moved.sequence,
        at: now.toISOString(),
        movedFrom: call.startsAt.toISOString(),
      });
    });
  } catch (error) {
    if (isTaken(error)) throw slotTaken(await offeredNow(db, hours, now, call.id));
    throw error;
  }
  nudge(tellAboutCall.name);
  tellDesk(call.id);
  return openCall(tools, token, now);
};

export const cancelCall = async (tools: CallTools, token: string, now: Date) => {
  const { db, nudge, tellDesk } = tools;
  const call = await requireLiveCall(tools, token, now);
  await countChange(db, call.id);
  const { timeZone } = await currentHours(db);
  const slot = slotText(slotWords(call.startsAt, timeZone));
  await asActor(db, { staff: true }, async (db) => {
    const [cancelled] = await db
      .update(strategyCalls)
      .set({ status: "cancelled", sequence: sql`${strategyCalls.sequence} + 1` })
      .where(isLive(call.id, now))
      .returning({ sequence: strategyCalls.sequence });
    if (cancelled === undefined) throw ended();
    await writeEntry(db, {
      leadId: call.id,
      kind: "booking",
      subject: "Call cancelled",
      body: `It was to be on ${slot}`,
      details: { from: call.startsAt.toISOString() },
    });
    await queueCallMails(db, {
      id: call.id,
      change: "cancelled",
      sequence: cancelled.sequence,
      at: now.toISOString(),
    });
  });
  nudge(tellAboutCall.name);
  tellDesk(call.id);
  return { startsAt: call.startsAt.toISOString(), slot };
};
