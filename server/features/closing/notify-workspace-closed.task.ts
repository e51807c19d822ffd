/**
 * The last email to an applicant whose application ended with the workspace. The address is encrypted in the queue and deleted after
 * sending.
 */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/work/queue.ts";
import { decryptText } from "../../infra/crypto/encrypted-text.ts";
import { workspaceClosedEmail } from "./closing.emails.ts";
import { workspaceClosedTask } from "./erase-workspace.service.ts";

const workspaceClosedPayload = z.object({
  email: z.string(),
  firstName: z.string(),
  company: z.string(),
  titles: z.array(z.string()),
});

const forgetAddress = async (db: Database, id: string): Promise<void> => {
  await db.execute(
    sql`update pgboss.job set data = data - 'sealed' where name = ${workspaceClosedTask} and data ->> 'id' = ${id}`,
  );
};

export const notifyWorkspaceClosed = task({
  name: workspaceClosedTask,
  payload: z.object({ id: z.uuid(), sealed: z.string().optional() }),
  handle: async ({ id, sealed }, { db, mail, keys, isLastTry, log }) => {
    if (sealed === undefined) return;
    const { email, ...input } = workspaceClosedPayload.parse(JSON.parse(decryptText(sealed, keys, "queued address")));
    try {
      await mail.deliver(db, {
        key: `workspace-closed/${id}`,
        template: "workspace-closed",
        to: email,
        email: workspaceClosedEmail(input),
        essential: true,
        isUntraced: true,
      });
    } catch {
      // The mail server's error contains the address, so none of it is logged.
      if (isLastTry !== true) throw new Error("somebody could not be told that a workspace was closed");
      log.warn("somebody could not be told that a workspace was closed, and it is given up");
    }
    await forgetAddress(db, id);
  },
});
