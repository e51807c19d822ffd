/** Every ten minutes: an ad whose last day has passed leaves the site, and its job is paused. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";

/** Answers how many. */
export const pauseLapsed = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ lapsed: number }>(
    sql`select pause_lapsed_jobs(${now.toISOString()}::timestamptz) as lapsed`,
  );
  return rows[0]?.lapsed ?? 0;
};

export const pauseLapsedJobs = task({
  name: "pause-lapsed-jobs",
  payload: z.object({}),
  cron: "*/10 * * * *",
  handle: async (_payload, { db, log }) => {
    const lapsed = await pauseLapsed(db, new Date());
    if (lapsed > 0) log.info({ lapsed }, "jobs were paused after their last day");
  },
});
