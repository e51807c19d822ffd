import type { FastifyInstance } from "fastify";
import * as workspaceSearchApi from "#domain/workspace-search/workspace-search.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import { openWorkspace, type AuthContext } from "../../infra/auth/auth-context.ts";
import { searchWorkspace } from "./workspace-search.service.ts";

export const workspaceSearchRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  // The role permissions give every member who may read candidates access to jobs and teams too.
  serve(api, workspaceSearchApi.workspaceSearch, async ({ request, query }) => {
    const companyId = await openWorkspace(auth, request, "candidate.read");
    return searchWorkspace(db, companyId, query.q.replaceAll("\0", ""));
  });
};
