/** Every night: moves sample dates that are a week old forward by a week. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";

export const refreshDemo = task({
  name: "refresh-demo",
  payload: z.object({}),
  cron: "20 3 * * *",
  handle: async (_payload, { db, log }) => {
    const { rows } = await db.execute<{ days: number }>(sql`select refresh_demo_dates(now()) as days`);
    log.info({ days: rows[0]?.days }, "demo dates moved on");
  },
});
