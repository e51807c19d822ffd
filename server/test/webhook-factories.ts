/** Webhook endpoint and delivery rows, for tests. */
import type { Database } from "../db/client.ts";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../db/tables/webhooks.ts";
import type { Keyring } from "../infra/keyring.ts";
import { createWebhookSecret } from "../features/webhooks/webhook-secret.ts";

interface WebhookPlace {
  readonly companyId: string;
  readonly marker: string;
}

export const aWebhook = async (db: Database, { companyId, marker }: WebhookPlace, keys: Keyring) => {
  const [row] = await db
    .insert(webhookEndpoints)
    .values({
      companyId,
      url: `https://${marker.toLowerCase()}.example/${marker}`,
      events: ["candidate.hired"],
      secret: createWebhookSecret(keys).sealed,
      isOn: true,
    })
    .returning();
  if (row === undefined) throw new Error("no endpoint was made");
  return row;
};

export const aFailedDelivery = async (
  db: Database,
  { id: endpointId, companyId }: { readonly id: string; readonly companyId: string },
): Promise<string> => {
  const [message] = await db
    .insert(webhookMessages)
    .values({ companyId, type: "webhook.test", sequence: 0, data: {} })
    .returning({ id: webhookMessages.id });
  const [row] = await db
    .insert(webhookDeliveries)
    .values({ companyId, endpointId, messageId: message?.id ?? "", status: "failed", tries: 10 })
    .returning({ id: webhookDeliveries.id });
  return row?.id ?? "";
};
