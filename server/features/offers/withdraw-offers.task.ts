/** An application has ended: once the undo window is over, withdraws its open offer. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { withdrawOpenOffers } from "./withdraw-open-offers.service.ts";

export const withdrawOffers = task({
  name: "withdraw-offers",
  payload: z.object({ companyId: z.uuid(), applicationId: z.uuid(), by: z.uuid().nullable() }),
  handle: async (endedApplication, { db, log }) => {
    const withdrawn = await withdrawOpenOffers(db, endedApplication, new Date());
    if (withdrawn > 0) log.info({ application: endedApplication.applicationId, withdrawn }, "withdrew offers");
  },
});
