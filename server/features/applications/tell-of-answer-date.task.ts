/** Tells whoever applied of the new day for their answer, once a day that was set. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { statusPath } from "./application-link.ts";
import { answerDateLetter } from "./applications.emails.ts";
import { answerDateTask } from "./team-tasks.service.ts";
import { readTold } from "./told-application.service.ts";

export const tellOfAnswerDate = task({
  name: answerDateTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), dueAt: z.iso.datetime() }),
  handle: async ({ id, companyId, dueAt }, { db, mail, origin, keys }) => {
    const told = await readTold(db, { id, companyId });
    // Moved on meanwhile, or given another day: then that is the news.
    if (told === undefined || told.answerDueAt !== dueAt) return;
    await mail.deliver(db, {
      key: `answer-date/${id}/${dueAt.slice(0, 10)}`,
      template: "answer-date",
      to: told.email,
      letter: answerDateLetter(told, dueAt, `${origin}${statusPath({ id, companyId }, keys)}`),
      essential: true,
    });
  },
});
