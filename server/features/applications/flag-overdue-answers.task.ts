/** Every ten minutes: creates one team task for each answer whose due date has passed. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/work/queue.ts";

const batchSize = 200;

/** Returns how many tasks were created. */
export const createOverdueTasks = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ raised: number }>(
    sql`select flag_overdue_answers(${now.toISOString()}::timestamptz, ${batchSize}) as raised`,
  );
  return rows[0]?.raised ?? 0;
};

export const flagOverdueAnswers = task({
  name: "flag-overdue-answers",
  payload: z.object({}),
  cron: "*/10 * * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    let all = 0;
    for (;;) {
      const raised = await createOverdueTasks(db, now);
      all += raised;
      if (raised < batchSize) break;
    }
    if (all > 0) log.info({ raised: all }, "answers are overdue");
  },
});
