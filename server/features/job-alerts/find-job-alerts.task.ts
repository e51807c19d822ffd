/** Every 15 minutes: enqueues a task for each person whose job alert is due. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/work/queue.ts";

const batchSize = 500;

/** Returns how many alerts were claimed. */
export const claimJobAlerts = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ claimed: number }>(
    sql`select claim_job_alerts(${now.toISOString()}::timestamptz, ${batchSize}) as claimed`,
  );
  return rows[0]?.claimed ?? 0;
};

export const findJobAlerts = task({
  name: "find-job-alerts",
  payload: z.object({}),
  cron: "*/15 * * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    let all = 0;
    for (;;) {
      const claimed = await claimJobAlerts(db, now);
      all += claimed;
      if (claimed < batchSize) break;
    }
    if (all > 0) log.info({ claimed: all }, "job alerts are due");
  },
});
