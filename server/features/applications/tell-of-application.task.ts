/** Emails the applicant that it arrived, with the link that confirms it; a repeated application sends one email a day at most. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { statusPath } from "./application-link.ts";
import { againLetter, confirmLetter, receivedLetter } from "./applications.emails.ts";
import { receivedTask } from "./apply.service.ts";
import { readTold } from "./told-application.service.ts";

export const tellOfApplication = task({
  name: receivedTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), isRepeat: z.boolean(), day: z.iso.date() }),
  handle: async ({ id, companyId, isRepeat, day }, { db, mail, origin, keys }) => {
    const told = await readTold(db, { id, companyId });
    if (told === undefined) return;
    const link = `${origin}${statusPath({ id, companyId }, keys)}`;
    const to = { to: told.email, essential: true };
    const first = told.isConfirmed
      ? { template: "application-received", letter: receivedLetter(told, link) }
      : { template: "application-confirm", letter: confirmLetter(told, link) };
    await (isRepeat
      ? mail.deliver(db, {
          ...to,
          key: `application-again/${id}/${day}`,
          template: "application-again",
          letter: againLetter(told, link),
        })
      : mail.deliver(db, { ...to, ...first, key: `application-received/${id}` }));
  },
});
