import type { FastifyInstance } from "fastify";
import * as networkAccessApi from "#domain/companies/network-access.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { readNetworkState, requestNetworkAccess } from "./network-access.service.ts";

export const networkAccessRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  serve(api, networkAccessApi.readNetworkAccess, async ({ request }) => ({
    state: await readNetworkState(db, await auth.requireCan(request, "workspace.read")),
  }));
  serve(api, networkAccessApi.requestNetworkAccess, async ({ request }) => ({
    state: await requestNetworkAccess(db, await auth.requireCan(request, "network.request")),
  }));
};
