/** Sends one reminder a day before a call. The sweep takes the time as an argument. */
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { isTimeZone } from "#domain/bookings/call-times.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { task, type TaskDeps } from "../../infra/work/queue.ts";
import { currentHours } from "./booking-hours.service.ts";
import { visitorCallEmail } from "./bookings.emails.ts";
import { callPath } from "./call-link.ts";

const dayMs = 86_400_000;

/** A call booked less than a day ahead needs no reminder. */
export const isTooSoonToRemind = (startsAt: Date, now: Date): boolean => startsAt.getTime() - now.getTime() <= dayMs;

/** Returns how many reminders were sent. A failed email is retried at the next tick, until the call starts. */
export const sweepReminders = async (deps: TaskDeps, now: Date): Promise<number> => {
  const { db, mail, log, origin, keys } = deps;
  const dueCalls = await db
    .select()
    .from(strategyCalls)
    .where(
      and(
        eq(strategyCalls.status, "booked"),
        eq(strategyCalls.isSample, false),
        isNull(strategyCalls.remindedAt),
        gt(strategyCalls.startsAt, now),
        lte(strategyCalls.startsAt, new Date(now.getTime() + dayMs)),
      ),
    );
  const { timeZone: firmTimeZone } = await currentHours(db);
  let reminded = 0;
  for (const row of dueCalls) {
    const call = { ...row, timeZone: isTimeZone(row.timeZone) ? row.timeZone : firmTimeZone };
    try {
      await mail.deliver(db, {
        key: `strategy-call/${row.id}/${row.sequence}/reminder`,
        template: "call-reminder",
        to: row.email,
        replyTo: brand.email,
        email: visitorCallEmail("reminder", call, { firmTimeZone, link: `${origin}${callPath(row.id, keys)}` }),
      });
      // Only if the call has not moved since: a new time needs its own reminder.
      await db
        .update(strategyCalls)
        .set({ remindedAt: now })
        .where(and(eq(strategyCalls.id, row.id), eq(strategyCalls.sequence, row.sequence)));
      reminded += 1;
    } catch (error) {
      log.warn({ err: error, call: row.id }, "a reminder could not be sent");
    }
  }
  return reminded;
};

export const remindOfCalls = task({
  name: "remind-of-calls",
  payload: z.object({}),
  cron: "*/5 * * * *",
  handle: async (_payload, deps) => {
    const reminded = await sweepReminders(deps, new Date());
    if (reminded > 0) deps.log.info({ reminded }, "reminded of calls");
  },
});
