/** Notifies the requester of the answer to an introduction, once, even if the task runs again. */
import { z } from "zod";
import { task } from "../../../infra/work/queue.ts";
import { introductionAnswerEmail } from "./introductions.emails.ts";
import { readAnsweredIntroduction, introductionAnswerTask } from "./introductions.service.ts";

export const notifyOfIntroduction = task({
  name: introductionAnswerTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, log }) => {
    const answered = await readAnsweredIntroduction(db, companyId, id);
    // The requester has left the workspace, or the request was deleted with its job.
    if (answered === undefined) return;
    await mail.deliver(db, {
      key: `introduction-answer/${id}`,
      template: "introduction-answer",
      to: answered.email,
      email: introductionAnswerEmail(answered, `${origin}/platform/dashboard?tab=ai-matching`),
    });
    log.info({ introduction: id }, "told of an answer to an introduction");
  },
});
