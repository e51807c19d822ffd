/** Emails a candidate the link to choose a time, once per link. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { interviewPath } from "./interview-link.ts";
import { interviewInvitationEmail } from "./interviews.emails.ts";
import { inviteTask } from "./invitations.service.ts";
import { readInvitationEmailContext } from "./interview-email.service.ts";

export const inviteToInterview = task({
  name: inviteTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, deps) => {
    const { db, mail, origin, keys } = deps;
    const context = await readInvitationEmailContext(db, { id, companyId });
    if (context === undefined) return;
    const { email, replyTo, input, timeZone } = context;
    await mail.deliver(db, {
      key: `interview-invitation/${id}`,
      template: "interview-invitation",
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      email: {
        ...interviewInvitationEmail(input, `${origin}${interviewPath({ id, companyId }, keys)}`, timeZone),
        sender: await readEmailSender(deps, companyId),
      },
      essential: true,
    });
  },
});
