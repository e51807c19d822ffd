/** A call was booked, moved or cancelled: both sides get a mail with the calendar file. Each goes once, however often this runs. */
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { isTimeZone } from "#domain/bookings/call-times.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { task } from "../../infra/queue.ts";
import { keepPhone } from "../leads/keep-phone.service.ts";
import { currentHours } from "./booking-hours.service.ts";
import { deskLetter, visitorLetter } from "./bookings.emails.ts";
import { callCalendar } from "./call-calendar.ts";
import { callPath } from "./call-link.ts";

const payload = z.object({
  id: z.uuid(),
  change: z.enum(["booked", "moved", "cancelled"]),
  /** The call's own count of changes, by which calendars know the newest. */
  sequence: z.int(),
  at: z.iso.datetime(),
  movedFrom: z.iso.datetime().optional(),
});

export const tellAboutCall = task({
  name: "tell-about-call",
  payload,
  handle: async ({ id, change, sequence, at, movedFrom }, { db, mail, log, origin, keys, staffEmail }) => {
    const [row] = await db.select().from(strategyCalls).where(eq(strategyCalls.id, id));
    // Erased, a sample, or changed again since: the later change has a mail of its own that says how things stand.
    if (row === undefined || row.isSample || row.sequence !== sequence) return;
    await keepPhone(db, id, row);
    const { timeZone: firmTimeZone } = await currentHours(db);
    const call = { ...row, timeZone: isTimeZone(row.timeZone) ? row.timeZone : firmTimeZone };
    const isCancelled = change === "cancelled";
    const link = `${origin}${callPath(id, keys)}`;
    const telling = { firmTimeZone, link, movedFrom: movedFrom === undefined ? undefined : new Date(movedFrom) };
    const calendar = callCalendar(call, { isCancelled, at: new Date(at), link, staffEmail });
    const mails = await Promise.allSettled([
      mail.deliver(db, {
        key: `strategy-call/${id}/${sequence}/visitor`,
        template: `call-${change}`,
        to: call.email,
        replyTo: brand.email,
        letter: visitorLetter(change, call, isCancelled ? { ...telling, link: `${origin}/fractional-demo` } : telling),
        calendar,
      }),
      mail.deliver(db, {
        key: `strategy-call/${id}/${sequence}/desk`,
        template: `call-${change}-desk`,
        to: staffEmail,
        replyTo: call.email,
        letter: deskLetter(change, call, telling),
        calendar,
      }),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    log.info({ call: id, change, sequence }, "told about a call");
  },
});

/** Commits with the change itself; the nudge follows the commit. */
export const queueCallMails = async (db: Database, news: z.input<typeof payload>): Promise<void> => {
  await db.execute(sql`select enqueue_task(${tellAboutCall.name}, ${JSON.stringify(news)}::jsonb)`);
};
