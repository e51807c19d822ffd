/** Emails the receipt to a former admin of the workspace. The names are encrypted in the link's token. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../db/tables/identity.ts";
import { task } from "../../infra/work/queue.ts";
import { readClosedWorkspace } from "../rights/ledger.service.ts";
import { closingReceiptEmail } from "./closing.emails.ts";
import { receiptTask } from "./erase-workspace.service.ts";
import { parseReceiptToken, receiptPath } from "./receipt-link.ts";

export const sendClosingReceipt = task({
  name: receiptTask,
  payload: z.object({ id: z.uuid(), userId: z.uuid(), token: z.string() }),
  handle: async ({ id, userId, token }, { db, mail, origin, keys }) => {
    const [admin] = await db.select({ email: users.username }).from(users).where(eq(users.id, userId));
    const [names, record] = [parseReceiptToken(token, keys), await readClosedWorkspace(db, id)];
    if (admin === undefined || names === undefined || record === undefined) return;
    const { nameHash: _hash, ...facts } = record;
    await mail.deliver(db, {
      key: `workspace-receipt/${id}/${userId}`,
      template: "workspace-receipt",
      to: admin.email,
      email: closingReceiptEmail(
        { ...facts, name: names.name, begunBy: names.begunBy },
        `${origin}${receiptPath(token)}`,
      ),
      essential: true,
    });
  },
});
