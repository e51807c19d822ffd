/** Sends one notice to one person. The thirty days start only once the email was accepted. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../db/tables/identity.ts";
import { task } from "../../infra/work/queue.ts";
import { retentionToken } from "./retention-link.ts";
import { retentionNoticeTask, markNoticeSent, openNotice } from "./retention.service.ts";
import { retentionNoticeEmail } from "./rights.emails.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";

const noticeMs = 30 * 86_400_000;

export const sendRetentionNotice = task({
  name: retentionNoticeTask,
  payload: z.object({ userId: z.uuid(), noticedAt: z.iso.datetime() }),
  handle: async (payload, { db, mail, origin, keys, rights, log }) => {
    const subject = { userId: payload.userId, noticedAt: new Date(payload.noticedAt) };
    const [person] = await db.select().from(users).where(eq(users.id, subject.userId));
    if (person === undefined || (await openNotice(db, subject)) === undefined) return;
    const { retentionMonths: months } = rightsSettingsOf({ keys, rights });
    const erasedFrom = new Date(subject.noticedAt.getTime() + noticeMs);
    const link = `${origin}/keep/${retentionToken(keys, subject)}`;
    const outcome = await mail.deliver(db, {
      key: `retention-notice/${subject.userId}/${subject.noticedAt.getTime()}`,
      template: "retention-notice",
      to: person.username,
      email: retentionNoticeEmail({ name: person.name, months, erasedFrom }, link),
      essential: true,
    });
    if (outcome === "suppressed") {
      log.warn("a retention notice has no address that takes mail, so nothing is erased");
      return;
    }
    // Never before the notice itself was claimed.
    await markNoticeSent(db, subject, new Date(Math.max(subject.noticedAt.getTime(), Date.now())));
  },
});
