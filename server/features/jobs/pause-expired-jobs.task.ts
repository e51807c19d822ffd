/** Every ten minutes: pauses jobs whose last day has passed, which unpublishes them. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/work/queue.ts";

/** Returns how many. */
export const pauseExpired = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ expired: number }>(
    sql`select pause_expired_jobs(${now.toISOString()}::timestamptz) as expired`,
  );
  return rows[0]?.expired ?? 0;
};

export const pauseExpiredJobs = task({
  name: "pause-expired-jobs",
  payload: z.object({}),
  cron: "*/10 * * * *",
  handle: async (_payload, { db, log }) => {
    const expired = await pauseExpired(db, new Date());
    if (expired > 0) log.info({ expired }, "jobs were paused after their last day");
  },
});
