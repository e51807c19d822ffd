import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { deliver } from "./deliver-webhook.service.ts";
import { deliverTask } from "./deliveries.service.ts";

/** A try that fails is no failure of the task: the next one is a task of its own, hours later if need be. */
export const deliverWebhook = task({
  name: deliverTask,
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid(), triesMade: z.int() }),
  handle: (each, tools) => deliver(tools, each, () => new Date(), Math.random()),
});
