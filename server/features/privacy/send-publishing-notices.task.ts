/** Tells everyone whose profile was visible without having been published, once each. The email log remembers who was told. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { publishingNotice } from "./privacy.emails.ts";
import { noticeWasSent, peopleOwedNotice } from "./publishing-notices.service.ts";

export const sendPublishingNotices = task({
  name: "send-publishing-notices",
  payload: z.object({}),
  cron: "20 * * * *",
  expireInSeconds: 900,
  handle: async (_payload, { db, mail, origin, log }) => {
    let told = 0;
    let failed = 0;
    for (let after: string | undefined; ;) {
      const people = await peopleOwedNotice(db, after);
      for (const { userId, name, email } of people) {
        try {
          await mail.deliver(db, {
            key: `publishing-notice/${userId}`,
            template: "publishing-notice",
            to: email,
            letter: publishingNotice(name, origin),
            essential: true,
          });
          await noticeWasSent(db, userId);
          told += 1;
        } catch (error) {
          // One address that can't be reached must not keep the others waiting; it is tried again in an hour.
          failed += 1;
          log.warn({ err: error }, "a publishing notice was not sent");
        }
      }
      after = people.at(-1)?.userId;
      if (after === undefined) break;
    }
    if (told + failed > 0) log.info({ told, failed }, "sent publishing notices");
  },
});
