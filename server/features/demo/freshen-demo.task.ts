/** Every night: moves sample dates that are a week old forward by a week. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { task } from "../../infra/queue.ts";

export const freshenDemo = task({
  name: "freshen-demo",
  payload: z.object({}),
  cron: "20 3 * * *",
  handle: async (_payload, { db, log }) => {
    const { rows } = await db.execute<{ days: number }>(sql`select freshen_demo(now()) as days`);
    log.info({ days: rows[0]?.days }, "demo dates moved on");
  },
});
