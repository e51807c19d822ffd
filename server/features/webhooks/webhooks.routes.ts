import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  addWebhook as addEndpoint,
  changeWebhook as changeEndpoint,
  listDeliveries as deliveriesEndpoint,
  listWebhooks as listEndpoint,
  removeWebhook as removeEndpoint,
  renewWebhookSecret,
  sendAgain as againEndpoint,
  sendTestEvent as testEndpoint,
} from "#domain/webhooks/webhooks.ts";
import type { Nudge } from "../../infra/queue.ts";
import { serve } from "../../infra/route.ts";
import type { Who, Worker } from "../../infra/who.ts";
import { deliverTask, listDeliveries, sendAgain, sendTestEvent } from "./deliveries.service.ts";
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  type WebhookTools,
} from "./webhooks.service.ts";

interface WebhookRouteTools extends WebhookTools {
  readonly who: Who;
  readonly nudge: Nudge;
}

const unkept = "private, no-store";

export const webhookRoutes = (api: FastifyInstance, tools: WebhookRouteTools): void => {
  const { db, who, nudge } = tools;
  /** Where data goes, and the secret that signs it, needs a recent proof. */
  const proven = async (request: FastifyRequest): Promise<Worker> => {
    const worker = await who.requireCan(request, "integration.create");
    await who.requireRecentProof(request);
    return worker;
  };
  serve(api, listEndpoint, async ({ request }) => ({
    endpoints: await listWebhooks(db, await who.requireCan(request, "integration.manage"), new Date()),
  }));
  serve(api, addEndpoint, async ({ request, reply, body }) => {
    void reply.header("cache-control", unkept);
    return addWebhook(tools, await proven(request), body, new Date());
  });
  serve(api, changeEndpoint, async ({ request, params, body }) =>
    changeWebhook(tools, await proven(request), params.id, body, new Date()),
  );
  serve(api, removeEndpoint, async ({ request, params }) => {
    await removeWebhook(db, await who.requireCan(request, "integration.manage"), params.id);
    return {};
  });
  serve(api, renewWebhookSecret, async ({ request, reply, params }) => {
    void reply.header("cache-control", unkept);
    return renewSecret(tools, await proven(request), params.id, new Date());
  });
  serve(api, deliveriesEndpoint, async ({ request, params, query }) =>
    listDeliveries(db, await who.requireCan(request, "integration.manage"), params.id, query.before),
  );
  serve(api, testEndpoint, async ({ request, params }) => {
    const sent = await sendTestEvent(db, await who.requireCan(request, "integration.create"), params.id, new Date());
    nudge(deliverTask);
    return sent;
  });
  serve(api, againEndpoint, async ({ request, params }) => {
    const sent = await sendAgain(db, await who.requireCan(request, "integration.create"), params.id, new Date());
    nudge(deliverTask);
    return sent;
  });
};
