import type { FastifyInstance } from "fastify";
import { draftJob as draftEndpoint } from "#domain/jobs/draft-job.ts";
import { searchJobs as searchEndpoint } from "#domain/jobs/search-jobs.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { draftJob, requireTeam } from "./draft-job.service.ts";
import { searchJobs } from "./jobs.service.ts";

export const jobRoutes = (api: FastifyInstance, { db, who }: { readonly db: Database; readonly who: Who }): void => {
  serve(api, searchEndpoint, ({ query }) => searchJobs(db, query));
  serve(api, draftEndpoint, async ({ request, body }) => {
    const reader = await who.requireCan(request, "job.read");
    if (body.hiringTeamId !== null) await requireTeam(db, reader, body.hiringTeamId);
    return draftJob(db, await who.requireCan(request, "job.edit", { teamId: body.hiringTeamId }), body);
  });
};
