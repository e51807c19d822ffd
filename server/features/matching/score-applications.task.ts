/** Computes the stale scores of applications: soon after a change, queued by triggers, and every few minutes for the rest. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { scoreAllApplications, scoreApplications } from "./application-scores.service.ts";

/** Well below the time after which the queue considers a task lost. */
const sliceMs = 40_000;

export const scoreApplicationsTask = task({
  name: "score-applications",
  payload: z.object({ companyId: z.uuid().optional() }),
  cron: "1-59/2 * * * *",
  handle: async ({ companyId }, { db }) => {
    const now = new Date();
    const until = new Date(now.getTime() + sliceMs);
    await (companyId === undefined
      ? scoreAllApplications(db, now, until)
      : scoreApplications(db, companyId, now, until));
  },
});
