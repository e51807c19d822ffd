/** One mail about what is new for one person. Run twice, it finds what it has told and that the mail has gone. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { unsubscribeToken } from "../accounts/unsubscribe.service.ts";
import { jobAlertLetter } from "./job-alerts.emails.ts";
import { prepareAlertMail } from "./job-alerts.service.ts";

export const sendJobAlert = task({
  name: "send-job-alert",
  payload: z.object({ userId: z.uuid(), round: z.uuid() }),
  handle: async ({ userId, round }, { db, mail, origin, keys, log }) => {
    const ready = await prepareAlertMail(db, { userId, round }, new Date());
    if (ready === null) return;
    const { to, name, wishes, told } = ready;
    const token = unsubscribeToken(keys, { userId, setting: "jobAlerts" });
    await mail.deliver(db, {
      key: `job-alert/${userId}/${round}`,
      template: "job-alert",
      to,
      letter: jobAlertLetter({ ...wishes, name, told }, origin, `${origin}/unsubscribe/${token}`),
      unsubscribeUrl: `${origin}/api/unsubscribe/${token}`,
    });
    log.info({ jobs: told.length }, "told of new jobs");
  },
});
