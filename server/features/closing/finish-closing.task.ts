/** What an erased workspace leaves to do after its commit: bytes, and the ledger's copy. Each may be done twice. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";
import { copyLedger } from "../rights/ledger.service.ts";
import { finishClosingTask } from "./erase-workspace.service.ts";

export const finishClosing = task({
  name: finishClosingTask,
  payload: z.object({ id: z.uuid(), storageKeys: z.array(z.string()) }),
  expireInSeconds: 900,
  handle: async ({ storageKeys }, { db, files, keys, rights }) => {
    // The ledger first: a restore in this very moment must find the workspace in it.
    await copyLedger(db, rightsSettingsOf({ keys, rights }).ledgerFile, new Date());
    // One that cannot be removed now keeps none of the others; the queue comes back for it.
    const tried = await Promise.allSettled(storageKeys.map((key) => files.remove(key)));
    const failed = tried.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  },
});
