/** Webhook endpoints of a workspace, and the delivery of each message. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { sentEvents, webhookEvents } from "./webhook-events.ts";

export const maxEndpoints = 10;
export const deliveryDays = 30;
export const deliveriesPerPage = 20;
/** How many characters of the receiver's reply are stored. */
export const maxStoredAnswerLength = 300;

export const offReasons = ["person", "failing", "gone"] as const;
export type OffReason = (typeof offReasons)[number];

const webhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** Why the endpoint is disabled; null while it is enabled. */
  offReason: z.enum(offReasons).nullable(),
  /** The time of the first failure in a row; null if deliveries succeed. */
  failingSince: z.iso.datetime().nullable(),
  /** The time until which the previous secret also signs. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const address = z
  .url({ protocol: /^https?$/, error: "Enter a full URL" })
  .max(500, "Use at most 500 characters")
  .regex(/^https?:\/\/[^/?#@\s]+([/?][^#\s]*)?$/i, "Leave out user names, passwords and fragments (#)");

const events = z
  .array(z.enum(webhookEvents))
  .min(1, "Choose at least one event")
  .refine((names) => new Set(names).size === names.length, "List each event only once");

export const newWebhook = z.object({ url: address, events });
export type NewWebhook = z.infer<typeof newWebhook>;

const params = z.object({ id: z.uuid() });

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/workspace/webhooks",
  reply: z.object({ endpoints: z.array(webhookEndpoint) }),
});

/** Only this reply and that of a new secret hold the secret. */
export const addWebhook = endpoint({
  method: "POST",
  path: "/api/workspace/webhooks",
  body: newWebhook,
  reply: webhookEndpoint.extend({ secret: z.string() }),
  status: 201,
});

export const changeWebhook = endpoint({
  method: "PATCH",
  path: "/api/workspace/webhooks/:id",
  params,
  body: z.object({ url: address.optional(), events: events.optional(), isOn: z.boolean().optional() }),
  reply: webhookEndpoint,
});

export const removeWebhook = endpoint({
  method: "DELETE",
  path: "/api/workspace/webhooks/:id",
  params,
  reply: z.object({}),
});

export const renewWebhookSecret = endpoint({
  method: "POST",
  path: "/api/workspace/webhooks/:id/secret",
  params,
  body: z.object({}),
  reply: webhookEndpoint.extend({ secret: z.string() }),
});

export const deliveryStatuses = ["waiting", "delivered", "failed"] as const;

const webhookDelivery = z.object({
  id: z.uuid(),
  /** The same for every try, and for the same event at every endpoint. */
  messageId: z.uuid(),
  event: z.enum(sentEvents),
  status: z.enum(deliveryStatuses),
  tries: z.int(),
  createdAt: z.iso.datetime(),
  lastTryAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  /** The last try: status, duration and first characters of the reply, or the failure. */
  answerStatus: z.int().nullable(),
  tookMs: z.int().nullable(),
  answer: z.string().nullable(),
  failure: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listDeliveries = endpoint({
  method: "GET",
  path: "/api/workspace/webhooks/:id/deliveries",
  params,
  query: z.object({ before: z.uuid().optional() }),
  reply: z.object({ deliveries: z.array(webhookDelivery), more: z.boolean() }),
});

export const sendTestEvent = endpoint({
  method: "POST",
  path: "/api/workspace/webhooks/:id/test",
  params,
  body: z.object({}),
  reply: webhookDelivery,
  status: 201,
});

/** Sends the same message again with the same id, so that a receiver can detect the duplicate. */
export const resendDelivery = endpoint({
  method: "POST",
  path: "/api/workspace/webhook-deliveries/:id/again",
  params,
  body: z.object({}),
  reply: webhookDelivery,
});
