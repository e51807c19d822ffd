/** The last mail to somebody whose application ended with the workspace. Their address waits here closed and is forgotten once it is sent. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/queue.ts";
import { openSealed } from "../../infra/sealed-text.ts";
import { farewellLetter } from "./closing.emails.ts";
import { farewellTask } from "./erase-workspace.service.ts";

const told = z.object({ email: z.string(), firstName: z.string(), company: z.string(), titles: z.array(z.string()) });

const forget = async (db: Database, id: string): Promise<void> => {
  await db.execute(
    sql`update pgboss.job set data = data - 'sealed' where name = ${farewellTask} and data ->> 'id' = ${id}`,
  );
};

export const tellOfClosedWorkspace = task({
  name: farewellTask,
  payload: z.object({ id: z.uuid(), sealed: z.string().optional() }),
  handle: async ({ id, sealed }, { db, mail, keys, isLastTry, log }) => {
    if (sealed === undefined) return;
    const { email, ...words } = told.parse(JSON.parse(openSealed(sealed, keys, "queued address")));
    try {
      await mail.deliver(db, {
        key: `workspace-closed/${id}`,
        template: "workspace-closed",
        to: email,
        letter: farewellLetter(words),
        essential: true,
        isUntraced: true,
      });
    } catch {
      // What the mail server said names the address, so nothing of it is kept.
      if (isLastTry !== true) throw new Error("somebody could not be told that a workspace was closed");
      log.warn("somebody could not be told that a workspace was closed, and it is given up");
    }
    await forget(db, id);
  },
});
