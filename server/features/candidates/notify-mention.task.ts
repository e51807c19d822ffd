/** Sends one email per mentioned person, however often this runs. */
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { task } from "../../infra/work/queue.ts";
import { mentionTask } from "./candidate-notes.service.ts";
import { mentionEmail } from "./mentions.emails.ts";
import { readMentionEmailInput } from "./mentions.service.ts";

export const notifyMention = task({
  name: mentionTask,
  payload: z.object({ companyId: z.uuid(), candidateId: z.uuid(), noteId: z.uuid(), userId: z.uuid() }),
  handle: async ({ companyId, noteId, userId }, { db, mail, origin, log }) => {
    const input = await readMentionEmailInput(db, { companyId, noteId, userId });
    if (input === undefined) return;
    await mail.deliver(db, {
      // The key contains the candidate's id, by which an erasure finds it.
      key: `mention/${input.candidateId}/${noteId}/${userId}`,
      template: "mention",
      to: input.to,
      replyTo: brand.email,
      email: mentionEmail(input, origin),
    });
    log.info({ note: noteId }, "told of a mention");
  },
});
