/** Emails a candidate the question whether they may be shown, once each time the team asks. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { submissionQuestionTask } from "./consents.service.ts";
import { consentPath } from "./shortlist-links.ts";
import { submissionQuestionEmail } from "./shortlists.emails.ts";
import { readQuestionEmailContext } from "./shortlist-email.service.ts";

export const askForSubmission = task({
  name: submissionQuestionTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), at: z.iso.datetime() }),
  handle: async ({ id, companyId }, deps) => {
    const { db, mail, origin, keys } = deps;
    const context = await readQuestionEmailContext(db, { id, companyId });
    if (context === undefined) return;
    const { email, replyTo, input, times } = context;
    await mail.deliver(db, {
      key: `submission-question/${id}/${times}`,
      template: "submission-question",
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      email: {
        ...submissionQuestionEmail(input, `${origin}${consentPath({ id, companyId }, keys)}`),
        sender: await readEmailSender(deps, companyId),
      },
      essential: true,
    });
  },
});
