/** Once a day: notices to the long absent, erasure of those who did not answer, and the ledger's copy made whole. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { copyLedger } from "./ledger.service.ts";
import { claimNotices, eraseAbsent } from "./retention.service.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";

export const keepToRetention = task({
  name: "keep-to-retention",
  payload: z.object({}),
  cron: "35 5 * * *",
  expireInSeconds: 900,
  handle: async (_payload, tools) => {
    const now = new Date();
    const { retentionMonths, ledgerFile } = rightsSettingsOf(tools);
    const noticed = await claimNotices(tools.db, retentionMonths, now);
    const erased = await eraseAbsent(tools, now);
    await copyLedger(tools.db, ledgerFile, now);
    if (noticed + erased > 0) tools.log.info({ noticed, erased }, "kept to the retention rule");
  },
});
