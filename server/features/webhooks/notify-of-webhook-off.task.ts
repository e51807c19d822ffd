/** Emails one admin that an endpoint was switched off. Sends nothing if it is on again or the admin has left. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { offReasons } from "#domain/webhooks/webhooks.ts";
import { asActor } from "../../db/client.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import { task } from "../../infra/work/queue.ts";
import { notifyOfWebhookOffTask } from "./switch-off.service.ts";
import { webhookOffEmail } from "./webhooks.emails.ts";
import { hostOf } from "./webhooks.service.ts";

export const notifyOfWebhookOff = task({
  name: notifyOfWebhookOffTask,
  payload: z.object({
    companyId: z.uuid(),
    endpointId: z.uuid(),
    userId: z.uuid(),
    reason: z.enum(offReasons),
    at: z.string(),
  }),
  handle: async ({ companyId, endpointId, userId, reason, at }, { db, mail, origin }) => {
    const [recipient] = await asActor(db, { companyId }, (db) =>
      db
        .select({ to: users.name, email: users.username, company: companies.name, url: webhookEndpoints.url })
        .from(webhookEndpoints)
        .innerJoin(companies, eq(companies.id, webhookEndpoints.companyId))
        .innerJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, userId)))
        .innerJoin(users, eq(users.id, companyMembers.userId))
        .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.isOn, false))),
    );
    if (recipient === undefined) return;
    await mail.deliver(db, {
      key: `webhook-off/${endpointId}/${at}/${userId}`,
      template: "webhook-switched-off",
      email: webhookOffEmail({ ...recipient, host: hostOf(recipient.url), reason }, origin),
      to: recipient.email,
      essential: true,
    });
  },
});
