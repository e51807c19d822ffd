/** Once a day: sends notices for unused accounts, erases those that did not respond, and completes the ledger copy. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { copyLedger } from "./ledger.service.ts";
import { claimNotices, eraseInactive } from "./retention.service.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";

export const enforceRetention = task({
  name: "enforce-retention",
  payload: z.object({}),
  cron: "35 5 * * *",
  expireInSeconds: 900,
  handle: async (_payload, deps) => {
    const now = new Date();
    const { retentionMonths, ledgerFile } = rightsSettingsOf(deps);
    const noticed = await claimNotices(deps.db, retentionMonths, now);
    const erased = await eraseInactive(deps, now);
    await copyLedger(deps.db, ledgerFile, now);
    if (noticed + erased > 0) deps.log.info({ noticed, erased }, "kept to the retention rule");
  },
});
