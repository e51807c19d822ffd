import type { FastifyInstance } from "fastify";
import { readNetworkAccess, requestNetworkAccess as requestEndpoint } from "#domain/companies/network-access.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { readNetworkState, requestNetworkAccess } from "./network-access.service.ts";

export const networkAccessRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  serve(api, readNetworkAccess, async ({ request }) => ({
    state: await readNetworkState(db, await who.requireCan(request, "workspace.read")),
  }));
  serve(api, requestEndpoint, async ({ request }) => ({
    state: await requestNetworkAccess(db, await who.requireCan(request, "network.request")),
  }));
};
