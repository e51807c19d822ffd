/** Once an hour: admins are reminded before the end, and workspaces whose time has come are erased, one by one. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { reminderDays } from "#domain/closing/closing.ts";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";
import { dueClosings, eraseWorkspace } from "./erase-workspace.service.ts";

export const claimReminders = async (db: Database): Promise<number> => {
  const days = `{${reminderDays.join(",")}}`;
  const { rows } = await db.execute<{ claimed: number }>(
    sql`select claim_closing_reminders(${days}::integer[]) as claimed`,
  );
  return rows[0]?.claimed ?? 0;
};

export const keepClosings = task({
  name: "keep-closings",
  payload: z.object({}),
  cron: "23 * * * *",
  expireInSeconds: 3600,
  handle: async (_payload, tools) => {
    const reminded = await claimReminders(tools.db);
    const failures: unknown[] = [];
    let erased = 0;
    for (const id of await dueClosings(tools.db)) {
      // One that fails must not keep the others from their end.
      try {
        if (await eraseWorkspace(tools, id)) erased += 1;
      } catch (error) {
        tools.log.error({ err: error, closing: id }, "a closed workspace could not be erased");
        failures.push(error);
      }
    }
    if (reminded + erased > 0) tools.log.info({ reminded, erased }, "kept to the closings");
    if (failures.length > 0) throw new AggregateError(failures, "a closed workspace could not be erased");
  },
});
