/** Asks a candidate by mail whether they may be shown, once for each time they are asked. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { askTask } from "./consents.service.ts";
import { consentPath } from "./shortlist-links.ts";
import { questionLetter } from "./shortlists.emails.ts";
import { readToldQuestion } from "./told-shortlist.service.ts";

export const askForSubmission = task({
  name: askTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), at: z.iso.datetime() }),
  handle: async ({ id, companyId }, { db, mail, origin, keys }) => {
    const found = await readToldQuestion(db, { id, companyId });
    if (found === undefined) return;
    const { email, replyTo, told, times } = found;
    await mail.deliver(db, {
      key: `submission-question/${id}/${times}`,
      template: "submission-question",
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      letter: questionLetter(told, `${origin}${consentPath({ id, companyId }, keys)}`),
      essential: true,
    });
  },
});
