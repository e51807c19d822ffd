/** Tells whoever made a shortlist what a reader has said, in one mail for answers that came together. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { answersLetter } from "./shortlists.emails.ts";
import { answersTask } from "./shortlists-by-link.service.ts";
import { readToldAnswers } from "./told-shortlist.service.ts";

export const tellOfShortlistAnswers = task({
  name: answersTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), at: z.iso.datetime() }),
  handle: async ({ id, companyId, at }, { db, mail, origin }) => {
    const found = await readToldAnswers(db, { id, companyId }, new Date(at));
    if (found === undefined) return;
    const { maker, told, jobId } = found;
    await mail.deliver(db, {
      key: `shortlist-answers/${id}/${at}`,
      template: "shortlist-answers",
      to: maker.email,
      letter: answersLetter(told, `${origin}/platform/jobs/${jobId}?tab=shortlists`),
      essential: true,
    });
  },
});
