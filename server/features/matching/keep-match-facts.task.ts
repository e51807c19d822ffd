/** Every few minutes: facts of records that have changed are made anew, so that a match finds them ready. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { engineVersion } from "#domain/matching/trace.ts";
import { task } from "../../infra/queue.ts";
import { makeWaitingFacts } from "./match-facts.service.ts";

/** Well within the time after which the queue takes a task for lost. */
const turnMs = 40_000;

export const keepMatchFacts = task({
  name: "keep-match-facts",
  payload: z.object({}),
  cron: "*/2 * * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    const made = await makeWaitingFacts(db, now, new Date(now.getTime() + turnMs));
    if (made > 0) log.info({ made }, "match facts made");
  },
});

/** Every night: a role that lasts until now has grown with the month, and another engine reads otherwise. */
export const ageMatchFacts = task({
  name: "age-match-facts",
  payload: z.object({}),
  cron: "40 4 * * *",
  handle: async (_payload, { db, log }) => {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    const { rows } = await db.execute<{ marked: number }>(
      sql`select match_forget_older(${engineVersion}, ${month.toISOString()}::timestamptz) as marked`,
    );
    log.info({ marked: rows[0]?.marked }, "match facts to be made anew");
  },
});
