/** Emails both sides a calendar file after a call was booked, moved or canceled. Each email goes out once, however often this runs. */
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { isTimeZone } from "#domain/bookings/call-times.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { task } from "../../infra/work/queue.ts";
import { savePhone } from "../leads/save-phone.service.ts";
import { currentHours } from "./booking-hours.service.ts";
import { deskCallEmail, visitorCallEmail } from "./bookings.emails.ts";
import { callCalendar } from "./call-calendar.ts";
import { callPath } from "./call-link.ts";

const payload = z.object({
  id: z.uuid(),
  change: z.enum(["booked", "moved", "cancelled"]),
  /** The call's change counter, by which calendars recognize the newest version. */
  sequence: z.int(),
  at: z.iso.datetime(),
  movedFrom: z.iso.datetime().optional(),
});

export const notifyCallChange = task({
  name: "notify-call-change",
  payload,
  handle: async ({ id, change, sequence, at, movedFrom }, { db, mail, log, origin, keys, staffEmail }) => {
    const [row] = await db.select().from(strategyCalls).where(eq(strategyCalls.id, id));
    // Erased, a sample, or changed again: a later change sends its own email.
    if (row === undefined || row.isSample || row.sequence !== sequence) return;
    await savePhone(db, id, row);
    const { timeZone: firmTimeZone } = await currentHours(db);
    const call = { ...row, timeZone: isTimeZone(row.timeZone) ? row.timeZone : firmTimeZone };
    const isCanceled = change === "cancelled";
    const link = `${origin}${callPath(id, keys)}`;
    const context = { firmTimeZone, link, movedFrom: movedFrom === undefined ? undefined : new Date(movedFrom) };
    const calendar = callCalendar(call, { isCanceled, at: new Date(at), link, staffEmail });
    const mails = await Promise.allSettled([
      mail.deliver(db, {
        key: `strategy-call/${id}/${sequence}/visitor`,
        template: `call-${change}`,
        to: call.email,
        replyTo: brand.email,
        email: visitorCallEmail(change, call, isCanceled ? { ...context, link: `${origin}/fractional-demo` } : context),
        calendar,
      }),
      mail.deliver(db, {
        key: `strategy-call/${id}/${sequence}/desk`,
        template: `call-${change}-desk`,
        to: staffEmail,
        replyTo: call.email,
        email: deskCallEmail(change, call, context),
        calendar,
      }),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    log.info({ call: id, change, sequence }, "told about a call");
  },
});

/** Commits with the change itself; wake the worker after the commit. */
export const enqueueCallEmails = async (db: Database, news: z.input<typeof payload>): Promise<void> => {
  await db.execute(sql`select enqueue_task(${notifyCallChange.name}, ${JSON.stringify(news)}::jsonb)`);
};
