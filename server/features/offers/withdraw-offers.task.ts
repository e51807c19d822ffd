/** An application has ended: once it can no longer be taken back by an undo, its open offer is withdrawn. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { withdrawEnded } from "./end-offers.service.ts";

export const withdrawOffers = task({
  name: "withdraw-offers",
  payload: z.object({ companyId: z.uuid(), applicationId: z.uuid(), by: z.uuid().nullable() }),
  handle: async (ended, { db, log }) => {
    const withdrawn = await withdrawEnded(db, ended, new Date());
    if (withdrawn > 0) log.info({ application: ended.applicationId, withdrawn }, "withdrew offers");
  },
});
