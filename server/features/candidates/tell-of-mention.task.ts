/** One mail for each person whom a note mentions, however often this runs. */
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { task } from "../../infra/queue.ts";
import { mentionTask } from "./candidate-notes.service.ts";
import { mentionLetter } from "./mentions.emails.ts";
import { readMentionToTell } from "./mentions.service.ts";

export const tellOfMention = task({
  name: mentionTask,
  payload: z.object({ companyId: z.uuid(), candidateId: z.uuid(), noteId: z.uuid(), userId: z.uuid() }),
  handle: async ({ companyId, noteId, userId }, { db, mail, origin, log }) => {
    const told = await readMentionToTell(db, { companyId, noteId, userId });
    if (told === undefined) return;
    await mail.deliver(db, {
      // With the candidate's id, by which an erasure finds it.
      key: `mention/${told.candidateId}/${noteId}/${userId}`,
      template: "mention",
      to: told.to,
      replyTo: brand.email,
      letter: mentionLetter(told, origin),
    });
    log.info({ note: noteId }, "told of a mention");
  },
});
