/** Tells whoever looks after the job that somebody waits for an answer, once for each day that was promised. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { overdueLetter } from "./applications.emails.ts";
import { readOverdue } from "./told-application.service.ts";

export const tellOfOverdueAnswer = task({
  name: "tell-of-overdue-answer",
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, log }) => {
    const overdue = await readOverdue(db, { id, companyId });
    if (overdue === undefined) return;
    const { answer, candidateId, recipients } = overdue;
    for (const { id: userId, name, email } of recipients) {
      await mail.deliver(db, {
        key: `answer-overdue/${id}/${answer.dueAt}/${userId}`,
        template: "answer-overdue",
        to: email,
        letter: overdueLetter({ ...answer, name }, `${origin}/platform/candidates/${candidateId}`),
      });
    }
    if (recipients.length === 0) log.warn({ application: id }, "an answer is overdue and nobody looks after it");
  },
});
