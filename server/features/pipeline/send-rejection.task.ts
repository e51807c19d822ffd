/** One answer to one person. Run twice, it finds its mail sent; moved or undone meanwhile, nothing is sent. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { claimMail, markMail, rejectionLetter, rejectionTask } from "./rejection-mail.service.ts";

export const sendRejection = task({
  name: rejectionTask,
  payload: z.object({ companyId: z.uuid(), moveId: z.uuid(), applicationId: z.uuid() }),
  handle: async (one, { db, mail, log, isLastTry = false }) => {
    const claimed = await claimMail(db, one);
    if (claimed === null) return;
    try {
      const outcome = await mail.deliver(db, {
        key: `rejection/${one.moveId}/${one.applicationId}`,
        template: "rejection",
        to: claimed.to,
        ...(claimed.replyTo === null ? {} : { replyTo: claimed.replyTo }),
        letter: rejectionLetter(claimed, claimed),
      });
      await markMail(db, one, outcome === "suppressed" ? "suppressed" : "sent", new Date());
    } catch (error) {
      if (isLastTry) {
        log.warn({ err: error }, "an answer could not be sent");
        await markMail(db, one, "failed", new Date());
      }
      throw error;
    }
  },
});
