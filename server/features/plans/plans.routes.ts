import type { FastifyInstance } from "fastify";
import { listClients as listEndpoint, setPlan as setEndpoint } from "#domain/plans/client-plans.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { listClients, setPlan } from "./plans.service.ts";

export const planRoutes = (api: FastifyInstance, { db, who }: { readonly db: Database; readonly who: Who }): void => {
  serve(api, listEndpoint, async ({ request, query }) =>
    listClients(db, await who.requireStaff(request, "client.plan"), query.q, new Date()),
  );
  serve(api, setEndpoint, async ({ request, params, body }) =>
    setPlan(db, await who.requireStaff(request, "client.plan"), params.id, body, new Date()),
  );
};
