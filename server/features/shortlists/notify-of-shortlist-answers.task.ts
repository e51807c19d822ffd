/** Emails the author of a shortlist what a reader has answered, one email for answers given together. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { shortlistAnswersEmail } from "./shortlists.emails.ts";
import { shortlistAnswersTask } from "./shortlists-by-link.service.ts";
import { readAnswersEmailContext } from "./shortlist-email.service.ts";

export const notifyOfShortlistAnswers = task({
  name: shortlistAnswersTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), at: z.iso.datetime() }),
  handle: async ({ id, companyId, at }, { db, mail, origin }) => {
    const context = await readAnswersEmailContext(db, { id, companyId }, new Date(at));
    if (context === undefined) return;
    const { maker, input, jobId } = context;
    await mail.deliver(db, {
      key: `shortlist-answers/${id}/${at}`,
      template: "shortlist-answers",
      to: maker.email,
      email: shortlistAnswersEmail(input, `${origin}/platform/jobs/${jobId}?tab=shortlists`),
      essential: true,
    });
  },
});
