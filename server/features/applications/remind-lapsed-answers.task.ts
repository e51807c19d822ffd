/** Every ten minutes: an answer that was promised for a day that has passed becomes a task of the team, once. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";

const atATime = 200;

/** Answers how many were raised. */
export const raiseOverdueAnswers = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ raised: number }>(
    sql`select raise_overdue_answers(${now.toISOString()}::timestamptz, ${atATime}) as raised`,
  );
  return rows[0]?.raised ?? 0;
};

export const remindLapsedAnswers = task({
  name: "remind-lapsed-answers",
  payload: z.object({}),
  cron: "*/10 * * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    let all = 0;
    for (;;) {
      const raised = await raiseOverdueAnswers(db, now);
      all += raised;
      if (raised < atATime) break;
    }
    if (all > 0) log.info({ raised: all }, "answers are overdue");
  },
});
