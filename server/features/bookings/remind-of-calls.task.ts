/** A day before a call its visitor is reminded, once. The queue only ticks; the sweep is told what time it is. */
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { isTimeZone } from "#domain/bookings/call-times.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { task, type TaskTools } from "../../infra/queue.ts";
import { currentHours } from "./booking-hours.service.ts";
import { visitorLetter } from "./bookings.emails.ts";
import { callPath } from "./call-link.ts";

const dayMs = 86_400_000;

/** Whoever chooses a time less than a day ahead has just been told it. */
export const isTooSoonToRemind = (startsAt: Date, now: Date): boolean => startsAt.getTime() - now.getTime() <= dayMs;

/** Answers how many were reminded. A mail that cannot be sent is tried again at the next tick, until the call begins. */
export const sweepReminders = async (tools: TaskTools, now: Date): Promise<number> => {
  const { db, mail, log, origin, keys } = tools;
  const due = await db
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
  for (const row of due) {
    const call = { ...row, timeZone: isTimeZone(row.timeZone) ? row.timeZone : firmTimeZone };
    try {
      await mail.deliver(db, {
        key: `strategy-call/${row.id}/${row.sequence}/reminder`,
        template: "call-reminder",
        to: row.email,
        replyTo: brand.email,
        letter: visitorLetter("reminder", call, { firmTimeZone, link: `${origin}${callPath(row.id, keys)}` }),
      });
      // Only if it has not moved in the meantime: then the new time wants a reminder of its own.
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
  handle: async (_payload, tools) => {
    const reminded = await sweepReminders(tools, new Date());
    if (reminded > 0) tools.log.info({ reminded }, "reminded of calls");
  },
});
