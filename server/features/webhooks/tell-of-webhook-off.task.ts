/** To one admin: an endpoint was switched off. Switched on again meanwhile, or the admin gone, nothing is said. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { offReasons } from "#domain/webhooks/webhooks.ts";
import { asActor } from "../../db/client.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import { task } from "../../infra/queue.ts";
import { tellOfOffTask } from "./switch-off.service.ts";
import { webhookOffLetter } from "./webhooks.emails.ts";
import { hostOf } from "./webhooks.service.ts";

export const tellOfWebhookOff = task({
  name: tellOfOffTask,
  payload: z.object({
    companyId: z.uuid(),
    endpointId: z.uuid(),
    userId: z.uuid(),
    reason: z.enum(offReasons),
    at: z.string(),
  }),
  handle: async ({ companyId, endpointId, userId, reason, at }, { db, mail, origin }) => {
    const [told] = await asActor(db, { companyId }, (db) =>
      db
        .select({ to: users.name, email: users.username, company: companies.name, url: webhookEndpoints.url })
        .from(webhookEndpoints)
        .innerJoin(companies, eq(companies.id, webhookEndpoints.companyId))
        .innerJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, userId)))
        .innerJoin(users, eq(users.id, companyMembers.userId))
        .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.isOn, false))),
    );
    if (told === undefined) return;
    await mail.deliver(db, {
      key: `webhook-off/${endpointId}/${at}/${userId}`,
      template: "webhook-switched-off",
      letter: webhookOffLetter({ ...told, host: hostOf(told.url), reason }, origin),
      to: told.email,
      essential: true,
    });
  },
});
