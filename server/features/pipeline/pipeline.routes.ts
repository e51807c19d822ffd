import type { FastifyInstance } from "fastify";
import { moveApplication as moveEndpoint, readPipeline as readEndpoint } from "#domain/pipeline/pipeline.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import { openWorkspace, type Who } from "../../infra/who.ts";
import { moveApplication, readPipeline, teamOfApplication } from "./pipeline.service.ts";

export const pipelineRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  serve(api, readEndpoint, async ({ request, params }) =>
    readPipeline(db, await openWorkspace(who, request, "candidate.read"), params.id),
  );
  serve(api, moveEndpoint, async ({ request, params, body }) => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, params.id);
    const worker = await who.requireCan(request, "candidate.edit", { teamId });
    return moveApplication(db, worker, params.id, body, new Date());
  });
};
