/** Brings a reader the link to their shortlist, once. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { sendTask } from "./send-shortlist.service.ts";
import { readerPath } from "./shortlist-links.ts";
import { shortlistLetter } from "./shortlists.emails.ts";
import { markMailed, readToldShortlist } from "./told-shortlist.service.ts";

export const sendShortlistMail = task({
  name: sendTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, keys }) => {
    const found = await readToldShortlist(db, { id, companyId });
    if (found === undefined) return;
    const { email, replyTo, told } = found;
    const outcome = await mail.deliver(db, {
      key: `shortlist/${id}`,
      template: "shortlist",
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      letter: shortlistLetter(told, `${origin}${readerPath({ id, companyId }, keys)}`),
    });
    await markMailed(db, { id, companyId }, outcome === "suppressed" ? "suppressed" : "sent");
  },
});
