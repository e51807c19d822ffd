/** Emails the applicant that the application arrived, with its link. A repeated application sends at most one email a day. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { statusPath } from "./application-link.ts";
import { duplicateApplicationEmail, confirmApplicationEmail, applicationReceivedEmail } from "./applications.emails.ts";
import { receivedTask } from "./apply.service.ts";
import { readApplicationEmailInput } from "./application-email-input.service.ts";

export const notifyApplicationReceived = task({
  name: receivedTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), isRepeat: z.boolean(), day: z.iso.date() }),
  handle: async ({ id, companyId, isRepeat, day }, deps) => {
    const { db, mail, origin, keys } = deps;
    const input = await readApplicationEmailInput(db, { id, companyId }, origin);
    if (input === undefined) return;
    const sender = await readEmailSender(deps, companyId);
    const link = `${origin}${statusPath({ id, companyId }, keys)}`;
    const common = { to: input.email, essential: true };
    if (isRepeat) {
      await mail.deliver(db, {
        ...common,
        key: `application-again/${id}/${day}`,
        template: "application-again",
        email: { ...duplicateApplicationEmail(input, link), sender },
      });
      return;
    }
    const key = `application-received/${id}`;
    if (input.isConfirmed) {
      await mail.deliver(db, {
        ...common,
        key,
        template: "application-received",
        email: { ...applicationReceivedEmail(input, link), sender },
      });
      return;
    }
    await mail.deliver(db, {
      ...common,
      key,
      template: "application-confirm",
      email: { ...confirmApplicationEmail(input, link), sender },
    });
  },
});
