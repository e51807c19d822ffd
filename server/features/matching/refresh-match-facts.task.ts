/** Every few minutes: recomputes facts of changed records, so that a match finds them ready. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { task } from "../../infra/work/queue.ts";
import { refreshStaleFacts } from "./match-facts.service.ts";

/** Well below the time after which the queue considers a task lost. */
const sliceMs = 40_000;

export const refreshMatchFacts = task({
  name: "refresh-match-facts",
  payload: z.object({}),
  cron: "*/2 * * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    const refreshedCount = await refreshStaleFacts(db, now, new Date(now.getTime() + sliceMs));
    if (refreshedCount > 0) log.info({ made: refreshedCount }, "match facts made");
  },
});

/** Every night: a role without an end date grows with the month, and a new engine version reads differently. */
export const queueOutdatedMatchFacts = task({
  name: "queue-outdated-match-facts",
  payload: z.object({}),
  cron: "40 4 * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    const { rows } = await db.execute<{ marked: number }>(
      sql`select match_queue_outdated(${engineVersion}, ${month.toISOString()}::timestamptz) as marked`,
    );
    log.info({ marked: rows[0]?.marked }, "match facts to be made anew");
  },
});
