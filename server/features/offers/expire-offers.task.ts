/** Every five minutes: expires offers that were not answered in time and notifies the person who made them. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/work/queue.ts";

const batchSize = 200;

/** Returns how many offers have expired. */
export const expireDueOffers = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ expired: number }>(
    sql`select expire_offers(${now.toISOString()}::timestamptz, ${batchSize}) as expired`,
  );
  return rows[0]?.expired ?? 0;
};

export const expireOffers = task({
  name: "expire-offers",
  payload: z.object({}),
  cron: "*/5 * * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    let all = 0;
    for (;;) {
      const expired = await expireDueOffers(db, now);
      all += expired;
      if (expired < batchSize) break;
    }
    if (all > 0) log.info({ expired: all }, "offers have expired");
  },
});
