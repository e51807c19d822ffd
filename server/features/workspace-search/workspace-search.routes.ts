import type { FastifyInstance } from "fastify";
import { workspaceSearch } from "#domain/workspace-search/workspace-search.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import { openWorkspace, type Who } from "../../infra/who.ts";
import { searchWorkspace } from "./workspace-search.service.ts";

export const workspaceSearchRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  // Whoever may read people may read jobs and teams: the table of permissions gives all three to every member.
  serve(api, workspaceSearch, async ({ request, reply, query }) => {
    const companyId = await openWorkspace(who, request, "candidate.read");
    void reply.header("cache-control", "private, no-store");
    return searchWorkspace(db, companyId, query.q.replaceAll("\0", ""));
  });
};
