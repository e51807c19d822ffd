/** Tells whoever asked for an introduction what was answered, once, however often this runs. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { answeredLetter } from "./introductions.emails.ts";
import { readAnsweredIntroduction, tellingTask } from "./introductions.service.ts";

export const tellOfIntroduction = task({
  name: tellingTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, log }) => {
    const answered = await readAnsweredIntroduction(db, companyId, id);
    // Whoever asked has left the workspace, or the request is gone with its job.
    if (answered === undefined) return;
    await mail.deliver(db, {
      key: `introduction-answer/${id}`,
      template: "introduction-answer",
      to: answered.email,
      letter: answeredLetter(answered, `${origin}/platform/dashboard?tab=ai-matching`),
    });
    log.info({ introduction: id }, "told of an answer to an introduction");
  },
});
