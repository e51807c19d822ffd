/** Sends one rejection email. A second run sends nothing, and neither does one after a move or an undo. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { claimEmail, markEmail, rejectionEmail, rejectionTask } from "./rejection-email.service.ts";

export const sendRejection = task({
  name: rejectionTask,
  payload: z.object({ companyId: z.uuid(), moveId: z.uuid(), applicationId: z.uuid() }),
  handle: async (emailRef, deps) => {
    const { db, mail, log, isLastTry = false } = deps;
    const claimed = await claimEmail(db, emailRef);
    if (claimed === null) return;
    try {
      const outcome = await mail.deliver(db, {
        key: `rejection/${emailRef.moveId}/${emailRef.applicationId}`,
        template: "rejection",
        to: claimed.to,
        ...(claimed.replyTo === null ? {} : { replyTo: claimed.replyTo }),
        email: { ...rejectionEmail(claimed, claimed), sender: await readEmailSender(deps, emailRef.companyId) },
      });
      await markEmail(db, emailRef, outcome === "suppressed" ? "suppressed" : "sent", new Date());
    } catch (error) {
      if (isLastTry) {
        log.warn({ err: error }, "an answer could not be sent");
        await markEmail(db, emailRef, "failed", new Date());
      }
      throw error;
    }
  },
});
