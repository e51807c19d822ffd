import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { deliver } from "./deliver-webhook.service.ts";
import { deliverWebhookTask } from "./deliveries.service.ts";

/** A failed attempt does not fail the task: the next attempt is a task of its own, possibly hours later. */
export const deliverWebhook = task({
  name: deliverWebhookTask,
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid(), triesMade: z.int() }),
  handle: (each, tools) => deliver(tools, each, () => new Date(), Math.random()),
});
