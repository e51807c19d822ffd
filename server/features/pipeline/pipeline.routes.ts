import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Action } from "#domain/access/permissions.ts";
import * as addApplicationApi from "#domain/pipeline/add-application.ts";
import * as boardStepsApi from "#domain/pipeline/board-steps.ts";
import * as movesApi from "#domain/pipeline/moves.ts";
import * as pipelineApi from "#domain/pipeline/pipeline.ts";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { sendStream } from "../../infra/http/event-streams.ts";
import type { LiveUpdates } from "../../infra/http/live-updates.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { serve } from "../../infra/http/route.ts";
import { openWorkspace, type AuthContext } from "../../infra/auth/auth-context.ts";
import { teamOfJob } from "../jobs/job-page.service.ts";
import { addApplication } from "./add-application.service.ts";
import { saveSteps } from "./board-steps.service.ts";
import { createBoardStreams } from "./board-streams.ts";
import { moveApplication, moveCandidates, teamOfApplication } from "./pipeline.service.ts";
import { previewMove } from "./preview-move.service.ts";
import { listApplications, readPipeline } from "./read-pipeline.service.ts";
import { rejectionTask } from "./rejection-email.service.ts";
import { teamOfMove, undoMove } from "./undo-move.service.ts";

interface PipelineDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly live: LiveUpdates;
  readonly wakeWorker: WakeWorker;
}

/** A rejection with an email needs another permission than moving the card. */
const movingAction = (rejection: Rejection | undefined): Action =>
  rejection?.mail ? "candidate.contact" : "candidate.edit";

export const pipelineRoutes = (api: FastifyInstance, { db, auth, live, wakeWorker }: PipelineDeps): void => {
  serve(api, pipelineApi.readPipeline, async ({ request, params }) =>
    readPipeline(db, await openWorkspace(auth, request, "candidate.read"), params.id, new Date()),
  );
  serve(api, pipelineApi.listApplications, async ({ request, params, query }) =>
    listApplications(db, await openWorkspace(auth, request, "candidate.read"), params.id, query, new Date()),
  );
  serve(api, boardStepsApi.saveBoardSteps, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "job.read");
    const teamId = await teamOfJob(db, companyId, params.id);
    return saveSteps(db, await auth.requireCan(request, "job.edit", { teamId }), params.id, body);
  });
  serve(api, movesApi.previewMove, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    return previewMove(db, companyId, params.id, body);
  });
  serve(api, movesApi.moveApplications, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const teamId = await teamOfJob(db, companyId, params.id);
    const context = await auth.requireCan(request, movingAction(body.rejection), { teamId });
    const outcome = await moveCandidates(db, context, params.id, body, new Date());
    if (outcome.mails > 0) wakeWorker(rejectionTask);
    return outcome;
  });
  serve(api, movesApi.undoMove, async ({ request, params }) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const teamId = await teamOfMove(db, companyId, params.id);
    return undoMove(db, await auth.requireCan(request, "candidate.edit", { teamId }), params.id, new Date());
  });
  serve(api, movesApi.moveApplication, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, params.id);
    const context = await auth.requireCan(request, movingAction(body.rejection), { teamId });
    const movedApplication = await moveApplication(db, context, params.id, body, new Date());
    if (body.rejection?.mail) wakeWorker(rejectionTask);
    return movedApplication;
  });
  serve(api, addApplicationApi.addApplication, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const teamId = await teamOfJob(db, companyId, body.jobId);
    return addApplication(db, await auth.requireCan(request, "candidate.edit", { teamId }), params.id, body.jobId);
  });
  liveRoute(api, { db, auth, live });
};

/** Fastify waits for open connections after this hook, so the streams must end here. */
const liveRoute = (api: FastifyInstance, { db, auth, live }: Omit<PipelineDeps, "wakeWorker">): void => {
  const streams = createBoardStreams({ db, live });
  api.addHook("preClose", (done) => {
    streams.endAll();
    done();
  });
  api.get("/jobs-enhanced/:id/live", async (request, reply) => {
    const { userId, companyId } = await auth.requireCan(request, "candidate.read");
    const { person } = await auth.identityOf(request);
    const jobId = z.uuid().safeParse((request.params as { readonly id: string }).id).data;
    if (jobId === undefined) throw new AppError("not_found");
    await teamOfJob(db, companyId, jobId);
    return sendStream(reply, streams.open({ userId, companyId, jobId, sessionId: person?.sessionId ?? "" }));
  });
};
