/** Emails a reader the link to their shortlist, once. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { sendShortlistTask } from "./send-shortlist.service.ts";
import { readerPath } from "./shortlist-links.ts";
import { shortlistEmail } from "./shortlists.emails.ts";
import { markEmailed, readShortlistEmailContext } from "./shortlist-email.service.ts";

export const sendShortlistEmail = task({
  name: sendShortlistTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, deps) => {
    const { db, mail, origin, keys } = deps;
    const context = await readShortlistEmailContext(db, { id, companyId });
    if (context === undefined) return;
    const { email, replyTo, input } = context;
    const outcome = await mail.deliver(db, {
      key: `shortlist/${id}`,
      template: "shortlist",
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      email: {
        ...shortlistEmail(input, `${origin}${readerPath({ id, companyId }, keys)}`),
        sender: await readEmailSender(deps, companyId),
      },
    });
    await markEmailed(db, { id, companyId }, outcome === "suppressed" ? "suppressed" : "sent");
  },
});
