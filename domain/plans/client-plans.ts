/** The firm's clients and their plans, as staff see and set them. It holds nothing from inside a workspace. */
import { z } from "zod";
import { networkDecision, networkStates } from "../companies/network-access.ts";
import { endpoint } from "../endpoint.ts";
import { planInUse } from "./allowance.ts";
import { planKeys } from "./plans.ts";

const client = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  booking: z.object({ plan: z.enum(planKeys), endsOn: z.iso.date().nullable() }).nullable(),
  setAt: z.iso.datetime().nullable(),
  setBy: z.string().nullable(),
  website: z.string().nullable(),
  network: z.enum(networkStates),
  plan: planInUse,
});
export type Client = z.infer<typeof client>;

export const listClients = endpoint({
  method: "GET",
  path: "/api/desk/clients",
  query: z.object({ q: z.string().trim().max(100).default("") }),
  reply: z.array(client),
});

const planSetting = z.object({
  /** Null if the workspace has no plan; then its trial applies. */
  plan: z.enum(planKeys).nullable(),
  endsOn: z.iso.date("Enter a date").nullable(),
});
export type PlanSetting = z.infer<typeof planSetting>;

export const setPlan = endpoint({
  method: "PUT",
  path: "/api/desk/clients/:id/plan",
  params: z.object({ id: z.uuid() }),
  body: planSetting,
  reply: client,
});

/** Approves or declines a workspace's access to the candidate network. */
export const decideNetworkAccess = endpoint({
  method: "PUT",
  path: "/api/desk/clients/:id/network-access",
  params: z.object({ id: z.uuid() }),
  body: networkDecision,
  reply: client,
});
