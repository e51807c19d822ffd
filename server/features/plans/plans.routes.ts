import type { FastifyInstance } from "fastify";
import {
  decideNetworkAccess,
  listClients as listEndpoint,
  setPlan as setEndpoint,
} from "#domain/plans/client-plans.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import type { Post } from "../accounts/account-mail.service.ts";
import { decideNetwork, listClients, setPlan } from "./plans.service.ts";

interface PlanRouteTools {
  readonly db: Database;
  readonly who: Who;
  readonly post: Post;
}

export const planRoutes = (api: FastifyInstance, { who, ...tools }: PlanRouteTools): void => {
  const { db } = tools;
  serve(api, listEndpoint, async ({ request, query }) =>
    listClients(db, await who.requireStaff(request, "client.plan"), query.q, new Date()),
  );
  serve(api, setEndpoint, async ({ request, params, body }) =>
    setPlan(db, await who.requireStaff(request, "client.plan"), params.id, body, new Date()),
  );
  serve(api, decideNetworkAccess, async ({ request, params, body }) =>
    decideNetwork(tools, await who.requireStaff(request, "client.network"), params.id, body, new Date()),
  );
};
