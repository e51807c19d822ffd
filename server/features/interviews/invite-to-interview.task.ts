/** Brings a candidate the link by which they choose a time, once for each link. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { interviewPath } from "./interview-link.ts";
import { invitationLetter } from "./interviews.emails.ts";
import { inviteTask } from "./invitations.service.ts";
import { readToldInvitation } from "./told-interview.service.ts";

export const inviteToInterview = task({
  name: inviteTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid() }),
  handle: async ({ id, companyId }, { db, mail, origin, keys }) => {
    const found = await readToldInvitation(db, { id, companyId });
    if (found === undefined) return;
    const { email, replyTo, told, timeZone } = found;
    await mail.deliver(db, {
      key: `interview-invitation/${id}`,
      template: "interview-invitation",
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      letter: invitationLetter(told, `${origin}${interviewPath({ id, companyId }, keys)}`, timeZone),
      essential: true,
    });
  },
});
