/** Once an hour: reminds admins before the end, and erases due workspaces one by one. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { reminderDays } from "#domain/closing/closing.ts";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/work/queue.ts";
import { dueClosings, eraseWorkspace } from "./erase-workspace.service.ts";

export const claimClosingReminders = async (db: Database): Promise<number> => {
  const days = `{${reminderDays.join(",")}}`;
  const { rows } = await db.execute<{ claimed: number }>(
    sql`select claim_closing_reminders(${days}::integer[]) as claimed`,
  );
  return rows[0]?.claimed ?? 0;
};

export const processClosings = task({
  name: "process-closings",
  payload: z.object({}),
  cron: "23 * * * *",
  expireInSeconds: 3600,
  handle: async (_payload, deps) => {
    const reminded = await claimClosingReminders(deps.db);
    const failures: unknown[] = [];
    let erased = 0;
    for (const id of await dueClosings(deps.db)) {
      // One failure must not stop the others.
      try {
        if (await eraseWorkspace(deps, id)) erased += 1;
      } catch (error) {
        deps.log.error({ err: error, closing: id }, "a closed workspace could not be erased");
        failures.push(error);
      }
    }
    if (reminded + erased > 0) deps.log.info({ reminded, erased }, "kept to the closings");
    if (failures.length > 0) throw new AggregateError(failures, "a closed workspace could not be erased");
  },
});
