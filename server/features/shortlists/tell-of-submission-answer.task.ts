/** Tells whoever asked that a candidate has agreed to be shown, does not want to be, or has taken it back. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { submissionLetter } from "./shortlists.emails.ts";
import { submissionAnswerTask, submissionChanges } from "./submissions-by-link.service.ts";
import { readToldSubmission } from "./told-shortlist.service.ts";

export const tellOfSubmissionAnswer = task({
  name: submissionAnswerTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), change: z.enum(submissionChanges), at: z.iso.datetime() }),
  handle: async ({ id, companyId, change: answer, at }, { db, mail, origin }) => {
    const found = await readToldSubmission(db, { id, companyId });
    if (found === undefined) return;
    const { people, jobId, candidate, job } = found;
    const link = `${origin}/platform/jobs/${jobId}?tab=shortlists`;
    const mails = await Promise.allSettled(
      people.map(({ userId, name, email }) =>
        mail.deliver(db, {
          key: `submission-answer/${id}/${at}/${userId}`,
          template: `submission-${answer}`,
          to: email,
          letter: submissionLetter(answer, { maker: name, candidate, job }, link),
          essential: true,
        }),
      ),
    );
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  },
});
