import type { FastifyInstance } from "fastify";
import { draftJob as draftEndpoint } from "#domain/jobs/draft-job.ts";
import { listWorkspaceJobs as listEndpoint } from "#domain/jobs/list-workspace-jobs.ts";
import { searchJobs as searchEndpoint } from "#domain/jobs/search-jobs.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import { openWorkspace, type Who } from "../../infra/who.ts";
import { draftJob, requireTeam } from "./draft-job.service.ts";
import { searchJobs } from "./jobs.service.ts";
import { listWorkspaceJobs } from "./workspace-jobs.service.ts";

export const jobRoutes = (api: FastifyInstance, { db, who }: { readonly db: Database; readonly who: Who }): void => {
  serve(api, searchEndpoint, ({ query }) => searchJobs(db, query));
  serve(api, listEndpoint, async ({ request }) => listWorkspaceJobs(db, await openWorkspace(who, request, "job.read")));
  serve(api, draftEndpoint, async ({ request, body }) => {
    const reader = await who.requireCan(request, "job.read");
    if (body.hiringTeamId !== null) await requireTeam(db, reader, body.hiringTeamId);
    return draftJob(db, await who.requireCan(request, "job.edit", { teamId: body.hiringTeamId }), body);
  });
};
