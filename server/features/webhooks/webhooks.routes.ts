import type { FastifyInstance, FastifyRequest } from "fastify";
import * as webhooksApi from "#domain/webhooks/webhooks.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext, WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { deliverWebhookTask, listDeliveries, sendAgain, sendTestEvent } from "./deliveries.service.ts";
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  type WebhookDeps,
} from "./webhooks.service.ts";

interface WebhookRouteDeps extends WebhookDeps {
  readonly auth: AuthContext;
  readonly wakeWorker: WakeWorker;
}

export const webhookRoutes = (api: FastifyInstance, deps: WebhookRouteDeps): void => {
  const { db, auth, wakeWorker } = deps;
  /** Changing the target URL or the signing secret needs a recent proof. */
  const requireProven = async (request: FastifyRequest): Promise<WorkspaceContext> => {
    const context = await auth.requireCan(request, "integration.create");
    await auth.requireRecentProof(request);
    return context;
  };
  serve(api, webhooksApi.listWebhooks, async ({ request }) => ({
    endpoints: await listWebhooks(db, await auth.requireCan(request, "integration.manage"), new Date()),
  }));
  serve(api, webhooksApi.addWebhook, async ({ request, body }) => {
    return addWebhook(deps, await requireProven(request), body, new Date());
  });
  serve(api, webhooksApi.changeWebhook, async ({ request, params, body }) =>
    changeWebhook(deps, await requireProven(request), params.id, body, new Date()),
  );
  serve(api, webhooksApi.removeWebhook, async ({ request, params }) => {
    await removeWebhook(db, await auth.requireCan(request, "integration.manage"), params.id);
    return {};
  });
  serve(api, webhooksApi.renewWebhookSecret, async ({ request, params }) => {
    return renewSecret(deps, await requireProven(request), params.id, new Date());
  });
  serve(api, webhooksApi.listDeliveries, async ({ request, params, query }) =>
    listDeliveries(db, await auth.requireCan(request, "integration.manage"), params.id, query.before),
  );
  serve(api, webhooksApi.sendTestEvent, async ({ request, params }) => {
    const delivery = await sendTestEvent(
      db,
      await auth.requireCan(request, "integration.create"),
      params.id,
      new Date(),
    );
    wakeWorker(deliverWebhookTask);
    return delivery;
  });
  serve(api, webhooksApi.resendDelivery, async ({ request, params }) => {
    const delivery = await sendAgain(db, await auth.requireCan(request, "integration.create"), params.id, new Date());
    wakeWorker(deliverWebhookTask);
    return delivery;
  });
};
