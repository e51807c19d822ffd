/** What an erasure leaves to do after its commit: delete files, copy the ledger, send the last email. Each step may run twice. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { task } from "../../infra/work/queue.ts";
import { finishErasureTask } from "./erase.service.ts";
import { copyLedger, readReceipt } from "./ledger.service.ts";
import { erasureReceiptEmail } from "./rights.emails.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";
import { decryptText } from "../../infra/crypto/encrypted-text.ts";

/** Removes the address from the queue once it was used, even though it is encrypted there. */
const forgetAddress = async (db: Database, id: string): Promise<void> => {
  await db.execute(
    sql`update pgboss.job set data = data - 'to' where name = ${finishErasureTask} and data ->> 'id' = ${id}`,
  );
};

export const finishErasure = task({
  name: finishErasureTask,
  payload: z.object({ id: z.uuid(), storageKeys: z.array(z.string()), to: z.string().nullish() }),
  handle: async ({ id, storageKeys, to }, { db, files, mail, origin, keys, rights, isLastTry, log }) => {
    await Promise.all(storageKeys.map((key) => files.remove(key)));
    await copyLedger(db, rightsSettingsOf({ keys, rights }).ledgerFile, new Date());
    if (to === undefined || to === null) return;
    try {
      await mail.deliver(db, {
        key: `erasure-receipt/${id}`,
        template: "erasure-receipt",
        to: decryptText(to, keys, "queued address"),
        email: erasureReceiptEmail(await readReceipt(db, id), origin),
        essential: true,
        isUntraced: true,
      });
    } catch {
      // The mail server's error contains the address, so it is not logged. The receipt has its own page anyway.
      if (isLastTry !== true) throw new Error("the receipt could not be mailed");
      log.warn({ receipt: id }, "the receipt could not be mailed and is given up");
    }
    await forgetAddress(db, id);
  },
});
