import type { FastifyInstance } from "fastify";
import * as clientPlansApi from "#domain/plans/client-plans.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import type { EnqueueAccountEmail } from "../accounts/email-address/account-email-queue.service.ts";
import { decideNetwork, listClients, setPlan } from "./plans.service.ts";

interface PlanRouteDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly enqueueEmail: EnqueueAccountEmail;
}

export const planRoutes = (api: FastifyInstance, { auth, ...deps }: PlanRouteDeps): void => {
  const { db } = deps;
  serve(api, clientPlansApi.listClients, async ({ request, query }) =>
    listClients(db, await auth.requireStaff(request, "client.plan"), query.q, new Date()),
  );
  serve(api, clientPlansApi.setPlan, async ({ request, params, body }) =>
    setPlan(db, await auth.requireStaff(request, "client.plan"), params.id, body, new Date()),
  );
  serve(api, clientPlansApi.decideNetworkAccess, async ({ request, params, body }) =>
    decideNetwork(deps, await auth.requireStaff(request, "client.network"), params.id, body, new Date()),
  );
};
