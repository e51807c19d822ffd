import type { FastifyInstance, FastifyRequest } from "fastify";
import * as draftJobApi from "#domain/jobs/draft-job.ts";
import * as jobBoardApi from "#domain/jobs/job-board.ts";
import * as jobPageApi from "#domain/jobs/job-page.ts";
import * as listWorkspaceJobsApi from "#domain/jobs/list-workspace-jobs.ts";
import * as readRequirementsApi from "#domain/jobs/read-requirements.ts";
import * as searchJobsApi from "#domain/jobs/search-jobs.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import { openWorkspace, type AuthContext, type WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { draftJob, requireTeam } from "./draft-job.service.ts";
import { listBoard, listPostings, readPosting } from "./job-board.service.ts";
import { duplicateJob, isPublished, readJobPage, saveJob, takeJobStep, teamOfJob } from "./job-page.service.ts";
import { searchJobs } from "./jobs.service.ts";
import { readRequirements } from "./read-requirements.ts";
import { listWorkspaceJobs } from "./workspace-jobs.service.ts";

interface JobDeps {
  readonly db: Database;
  readonly auth: AuthContext;
}

/** Routes that need no sign-in. */
const publicJobRoutes = (api: FastifyInstance, db: Database): void => {
  serve(api, jobBoardApi.listBoard, ({ query }) => listBoard(db, query));
  serve(api, jobBoardApi.readPosting, ({ params }) => readPosting(db, params.slug, new Date()));
  serve(api, jobBoardApi.listPostings, ({ query }) => listPostings(db, query.after, new Date()));
};

/** One job of a workspace. Every member learns whether it exists; its team decides who may edit it. */
const jobPageRoutes = (api: FastifyInstance, { db, auth }: JobDeps): void => {
  const requireEditor = async (request: FastifyRequest, id: string): Promise<WorkspaceContext> => {
    const { companyId } = await auth.requireCan(request, "job.read");
    return auth.requireCan(request, "job.edit", { teamId: await teamOfJob(db, companyId, id) });
  };
  serve(api, jobPageApi.readJob, async ({ request, params }) =>
    readJobPage(db, await openWorkspace(auth, request, "job.read"), params.id, new Date()),
  );
  serve(api, jobPageApi.saveJob, async ({ request, params, body }) => {
    const context = await requireEditor(request, params.id);
    const { hiringTeamId: teamId } = body.facts;
    // A job can be handed only to a team in which the user may edit jobs too.
    if (teamId !== null) await requireTeam(db, context, teamId);
    await auth.requireCan(request, "job.edit", { teamId });
    if (await isPublished(db, context.companyId, params.id)) await auth.requireCan(request, "job.publish", { teamId });
    return saveJob(db, context, params.id, body, new Date());
  });
  serve(api, jobPageApi.changeJobStatus, async ({ request, params, body }) => {
    const context = await requireEditor(request, params.id);
    if (body.step === "open") {
      const teamId = await teamOfJob(db, context.companyId, params.id);
      await auth.requireCan(request, "job.publish", { teamId });
    }
    return takeJobStep(db, context, params.id, body, new Date());
  });
  serve(api, jobPageApi.duplicateJob, async ({ request, params }) =>
    duplicateJob(db, await requireEditor(request, params.id), params.id),
  );
};

export const jobRoutes = (api: FastifyInstance, { db, auth }: JobDeps): void => {
  publicJobRoutes(api, db);
  jobPageRoutes(api, { db, auth });
  serve(api, readRequirementsApi.readRequirements, async ({ request, body }) => {
    await auth.requireCan(request, "job.read");
    return readRequirements(body);
  });
  serve(api, searchJobsApi.searchJobs, ({ query }) => searchJobs(db, query));
  serve(api, listWorkspaceJobsApi.listWorkspaceJobs, async ({ request }) =>
    listWorkspaceJobs(db, await openWorkspace(auth, request, "job.read")),
  );
  serve(api, draftJobApi.draftJob, async ({ request, body }) => {
    const reader = await auth.requireCan(request, "job.read");
    if (body.hiringTeamId !== null) await requireTeam(db, reader, body.hiringTeamId);
    return draftJob(db, await auth.requireCan(request, "job.edit", { teamId: body.hiringTeamId }), body);
  });
};
