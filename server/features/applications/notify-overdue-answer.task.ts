/** Emails the team members responsible for the job about an overdue answer, once per due date. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { overdueAnswerEmail } from "./applications.emails.ts";
import { readOverdueEmailInput } from "./application-email-input.service.ts";

export const notifyOverdueAnswer = task({
  name: "notify-overdue-answer",
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, log }) => {
    const overdue = await readOverdueEmailInput(db, { id, companyId });
    if (overdue === undefined) return;
    const { answer: overdueAnswer, candidateId, recipients } = overdue;
    for (const { id: userId, name, email } of recipients) {
      await mail.deliver(db, {
        key: `answer-overdue/${id}/${overdueAnswer.dueAt}/${userId}`,
        template: "answer-overdue",
        to: email,
        email: overdueAnswerEmail({ ...overdueAnswer, name }, `${origin}/platform/candidates/${candidateId}`),
      });
    }
    if (recipients.length === 0) log.warn({ application: id }, "an answer is overdue and nobody looks after it");
  },
});
