/** Every ten minutes: pauses jobs whose last day has passed, which unpublishes them. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";

/** Returns how many. */
export const pauseExpired = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ lapsed: number }>(
    sql`select pause_lapsed_jobs(${now.toISOString()}::timestamptz) as lapsed`,
  );
  return rows[0]?.lapsed ?? 0;
};

export const pauseExpiredJobs = task({
  name: "pause-lapsed-jobs",
  payload: z.object({}),
  cron: "*/10 * * * *",
  handle: async (_payload, { db, log }) => {
    const lapsed = await pauseExpired(db, new Date());
    if (lapsed > 0) log.info({ lapsed }, "jobs were paused after their last day");
  },
});
