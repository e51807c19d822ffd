/** Emails one person their new jobs. Safe to retry: the jobs and the sent email are recorded, so a rerun sends nothing twice. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { unsubscribeToken } from "../accounts/unsubscribe.service.ts";
import { jobAlertEmail } from "./job-alerts.emails.ts";
import { prepareAlertEmail } from "./job-alerts.service.ts";

export const sendJobAlert = task({
  name: "send-job-alert",
  payload: z.object({ userId: z.uuid(), round: z.uuid() }),
  handle: async ({ userId, round }, { db, mail, origin, keys, log }) => {
    const prepared = await prepareAlertEmail(db, { userId, round }, new Date());
    if (prepared === null) return;
    const { to, name, preferences, alertedJobs } = prepared;
    const token = unsubscribeToken(keys, { userId, setting: "jobAlerts" });
    await mail.deliver(db, {
      key: `job-alert/${userId}/${round}`,
      template: "job-alert",
      to,
      email: jobAlertEmail({ ...preferences, name, alertedJobs }, origin, `${origin}/unsubscribe/${token}`),
      unsubscribeUrl: `${origin}/api/unsubscribe/${token}`,
    });
    log.info({ jobs: alertedJobs.length }, "told of new jobs");
  },
});
