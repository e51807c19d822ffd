/** Emails everyone whose profile was visible without having been published, once each. The email log prevents repeats. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { publishingNoticeEmail } from "./privacy.emails.ts";
import { markNoticeSent, readDueNotices } from "./publishing-notices.service.ts";

export const sendPublishingNotices = task({
  name: "send-publishing-notices",
  payload: z.object({}),
  cron: "20 * * * *",
  expireInSeconds: 900,
  handle: async (_payload, { db, mail, origin, log }) => {
    let sentCount = 0;
    let failed = 0;
    for (let after: string | undefined; ;) {
      const dueNotices = await readDueNotices(db, after);
      for (const { userId, name, email } of dueNotices) {
        try {
          await mail.deliver(db, {
            key: `publishing-notice/${userId}`,
            template: "publishing-notice",
            to: email,
            email: publishingNoticeEmail(name, origin),
            essential: true,
          });
          await markNoticeSent(db, userId);
          sentCount += 1;
        } catch (error) {
          // A failed address must not delay the others; it is tried again in an hour.
          failed += 1;
          log.warn({ err: error }, "a publishing notice was not sent");
        }
      }
      after = dueNotices.at(-1)?.userId;
      if (after === undefined) break;
    }
    if (sentCount + failed > 0) log.info({ sent: sentCount, failed }, "sent publishing notices");
  },
});
