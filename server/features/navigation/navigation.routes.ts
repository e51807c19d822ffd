import type { FastifyInstance } from "fastify";
import * as navigationApi from "#domain/navigation/navigation.ts";
import type { Database } from "../../db/client.ts";
import { type AuthContext, openWorkspace } from "../../infra/auth/auth-context.ts";
import { serve } from "../../infra/http/route.ts";
import { pinJob, readNavigation, unpinJob } from "./navigation.service.ts";

export const navigationRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  serve(api, navigationApi.readNavigation, async ({ request }) => {
    const { person } = await auth.identityOf(request);
    return readNavigation(db, await openWorkspace(auth, request, "job.read"), person?.id ?? null);
  });
  serve(api, navigationApi.pinJob, async ({ request, params }) => {
    await pinJob(db, await auth.requireCan(request, "job.read"), params.id);
    return {};
  });
  serve(api, navigationApi.unpinJob, async ({ request, params }) => {
    await unpinJob(db, await auth.requireCan(request, "job.read"), params.id);
    return {};
  });
};
