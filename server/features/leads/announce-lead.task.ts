/** A new lead: emails staff and the sender, each once, even if the task runs again. */
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { task } from "../../infra/work/queue.ts";
import { announcedKinds, readForm } from "./lead-forms.service.ts";
import { leadReceivedEmail, staffLeadEmail } from "./leads.emails.ts";
import { savePhone } from "./save-phone.service.ts";

export const announceLead = task({
  name: "announce-lead",
  payload: z.object({ kind: z.enum(announcedKinds), id: z.uuid() }),
  handle: async ({ kind, id }, { db, mail, log, staffEmail }) => {
    const lead = await readForm(db, kind, id);
    // Erased in the meantime: nothing is left to announce.
    if (lead === undefined) return;
    await savePhone(db, id, lead);
    const mails = await Promise.allSettled([
      mail.deliver(db, {
        key: `${kind}/${id}/staff`,
        template: "lead-staff",
        to: staffEmail,
        replyTo: lead.email,
        email: staffLeadEmail(lead),
        essential: true,
      }),
      mail.deliver(db, {
        key: `${kind}/${id}/acknowledgement`,
        template: "lead-acknowledgement",
        to: lead.email,
        replyTo: brand.email,
        email: leadReceivedEmail(lead),
      }),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    log.info({ kind, lead: id }, "lead announced");
  },
});
