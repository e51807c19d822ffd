/** Every five minutes: what was not answered in time lapses, and whoever made it hears of it. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";

const atATime = 200;

/** Answers how many have lapsed. */
export const lapse = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ lapsed: number }>(
    sql`select lapse_offers(${now.toISOString()}::timestamptz, ${atATime}) as lapsed`,
  );
  return rows[0]?.lapsed ?? 0;
};

export const lapseOffers = task({
  name: "lapse-offers",
  payload: z.object({}),
  cron: "*/5 * * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    let all = 0;
    for (;;) {
      const lapsed = await lapse(db, now);
      all += lapsed;
      if (lapsed < atATime) break;
    }
    if (all > 0) log.info({ lapsed: all }, "offers have lapsed");
  },
});
