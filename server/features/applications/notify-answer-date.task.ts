/** Emails the applicant a new answer date, once per date. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { statusPath } from "./application-link.ts";
import { answerDateEmail } from "./applications.emails.ts";
import { answerDateTask } from "./team-tasks.service.ts";
import { readApplicationEmailInput } from "./application-email-input.service.ts";

export const notifyAnswerDate = task({
  name: answerDateTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), dueAt: z.iso.datetime() }),
  handle: async ({ id, companyId, dueAt }, deps) => {
    const { db, mail, origin, keys } = deps;
    const input = await readApplicationEmailInput(db, { id, companyId }, origin);
    // The application has moved on or has another date by now; that change sends its own email.
    if (input === undefined || input.answerDueAt !== dueAt) return;
    await mail.deliver(db, {
      key: `answer-date/${id}/${dueAt.slice(0, 10)}`,
      template: "answer-date",
      to: input.email,
      email: {
        ...answerDateEmail(input, dueAt, `${origin}${statusPath({ id, companyId }, keys)}`),
        sender: await readEmailSender(deps, companyId),
      },
      essential: true,
    });
  },
});
