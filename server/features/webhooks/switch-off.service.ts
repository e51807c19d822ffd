/** Switches off an endpoint that is gone or has failed for days, and notifies the admins. */
import { and, eq, sql } from "drizzle-orm";
import type { OffReason } from "#domain/webhooks/webhooks.ts";
import type { Database } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { type EndpointRow, hostOf } from "./webhooks.service.ts";

export const notifyOfWebhookOffTask = "notify-of-webhook-off";

export const switchOff = async (
  db: Database,
  { id, companyId, url }: EndpointRow,
  reason: OffReason,
): Promise<void> => {
  const [off] = await db
    .update(webhookEndpoints)
    .set({ isOn: false, offReason: reason })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.isOn, true)))
    .returning({ id: webhookEndpoints.id });
  if (off === undefined) return;
  await recordAudit(db, {
    companyId,
    userId: null,
    action: "webhook.switched-off",
    subject: hostOf(url),
    subjectId: id,
  });
  await db.execute(sql`
    select enqueue_task(${notifyOfWebhookOffTask}, jsonb_build_object('companyId', ${companyId}::uuid, 'endpointId', ${id}::uuid,
      'userId', m.user_id, 'reason', ${reason}::text, 'at', now()))
    from ${companyMembers} m where m.company_id = ${companyId} and m.permissions = 'admin'`);
};
