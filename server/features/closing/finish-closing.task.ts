/** Work after an erased workspace has committed: deletes bytes and copies the ledger. Both are safe to repeat. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";
import { copyLedger } from "../rights/ledger.service.ts";
import { finishClosingTask } from "./erase-workspace.service.ts";

export const finishClosing = task({
  name: finishClosingTask,
  payload: z.object({ id: z.uuid(), storageKeys: z.array(z.string()) }),
  expireInSeconds: 900,
  handle: async ({ storageKeys }, { db, files, keys, rights }) => {
    // Copies the ledger first: a restore at this moment must find the workspace in it.
    await copyLedger(db, rightsSettingsOf({ keys, rights }).ledgerFile, new Date());
    // One failure does not stop the others; the queue retries the task.
    const tried = await Promise.allSettled(storageKeys.map((key) => files.remove(key)));
    const failed = tried.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  },
});
