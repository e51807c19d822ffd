/** Emails an escalation to the desk and to the lead's assignee. Each email goes out once, however often this runs. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type LeadKind, leadKindLabels } from "#domain/desk/lead-kinds.ts";
import { asActor } from "../../../db/client.ts";
import { deskLeads } from "../../../db/tables/desk.ts";
import { users } from "../../../db/tables/identity.ts";
import { task } from "../../../infra/work/queue.ts";
import { escalationTask } from "./escalate.service.ts";
import { escalationEmail } from "./escalation.emails.ts";

export const sendEscalation = task({
  name: escalationTask,
  payload: z.object({ leadId: z.uuid(), level: z.enum(["warning", "breach"]) }),
  handle: async ({ leadId, level }, { db, mail, origin, staffEmail }) => {
    const [deskLead] = await asActor(db, { staff: true }, (db) =>
      db
        .select({ lead: deskLeads, assignee: users.name, assigneeEmail: users.username })
        .from(deskLeads)
        .leftJoin(users, eq(users.id, deskLeads.assigneeId))
        .where(eq(deskLeads.id, leadId)),
    );
    // The lead was erased, so there is nothing to answer.
    if (deskLead === undefined) return;
    const { lead, assignee, assigneeEmail } = deskLead;
    const email = escalationEmail(level, {
      what: leadKindLabels[lead.kind as LeadKind],
      name: `${lead.firstName} ${lead.lastName}`.trim(),
      company: lead.company,
      email: lead.email,
      summary: lead.summary,
      assignee,
      receivedAt: lead.receivedAt,
      dueAt: lead.dueAt,
      firstRepliedAt: lead.firstRepliedAt,
      url: `${origin}/staff/leads/${lead.id}`,
    });
    const key = `lead/${lead.id}/${level}`;
    const template = `lead-${level}`;
    const mails = [mail.deliver(db, { key, template, to: staffEmail, email, essential: true })];
    if (assigneeEmail !== null && assigneeEmail !== staffEmail.toLowerCase()) {
      mails.push(mail.deliver(db, { key: `${key}/assignee`, template, to: assigneeEmail, email, essential: true }));
    }
    const failed = (await Promise.allSettled(mails)).find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  },
});
