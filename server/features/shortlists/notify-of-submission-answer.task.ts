/** Notifies the team that a candidate has agreed to share their details, declined, or withdrawn their consent. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { submissionAnswerEmail } from "./shortlists.emails.ts";
import { submissionAnswerTask, submissionChanges } from "./submissions-by-link.service.ts";
import { readSubmissionEmailContext } from "./shortlist-email.service.ts";

export const notifyOfSubmissionAnswer = task({
  name: submissionAnswerTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), change: z.enum(submissionChanges), at: z.iso.datetime() }),
  handle: async ({ id, companyId, change: answer, at }, { db, mail, origin }) => {
    const context = await readSubmissionEmailContext(db, { id, companyId });
    if (context === undefined) return;
    const { people, jobId, candidate, job } = context;
    const link = `${origin}/platform/jobs/${jobId}?tab=shortlists`;
    const mails = await Promise.allSettled(
      people.map(({ userId, name, email }) =>
        mail.deliver(db, {
          key: `submission-answer/${id}/${at}/${userId}`,
          template: `submission-${answer}`,
          to: email,
          email: submissionAnswerEmail(answer, { recipientName: name, candidate, job }, link),
          essential: true,
        }),
      ),
    );
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  },
});
