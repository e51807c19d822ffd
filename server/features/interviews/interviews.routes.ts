import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { can } from "#domain/access/access.ts";
import * as interviewByLinkApi from "#domain/interviews/interview-by-link.ts";
import * as interviewInvitationApi from "#domain/interviews/interview-invitation.ts";
import * as interviewKitApi from "#domain/interviews/interview-kit.ts";
import * as panelTimesApi from "#domain/interviews/panel-times.ts";
import * as scheduleInterviewApi from "#domain/interviews/schedule-interview.ts";
import * as scorecardApi from "#domain/interviews/scorecard.ts";
import * as workingHoursApi from "#domain/interviews/working-hours.ts";
import { AppError } from "../../infra/http/errors.ts";
import { serve } from "../../infra/http/route.ts";
import { type AuthContext, openWorkspace } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { teamOfJob } from "../jobs/job-page.service.ts";
import { changePanel } from "./panel/change-panel.service.ts";
import { bookByLink, calendarByLink, cancelByLink, readInterviewLink } from "./interviews-by-link.service.ts";
import { type InvitationDeps, inviteToInterview, revokeInvitation } from "./invitations.service.ts";
import { readKit, saveKit } from "./kits.service.ts";
import { findPanelTimes, listInterviewers, readOwnHours, saveOwnHours } from "./panel/panel.service.ts";
import { listInterviews, listOwnInterviews, readDecision, readInterview } from "./read-interviews.service.ts";
import { cancelInterview, moveInterview, scheduleInterview } from "./schedule-interview.service.ts";
import { amendCard, saveCard, submitCard } from "./scorecards.service.ts";

export interface InterviewRouteDeps extends InvitationDeps {
  readonly auth: AuthContext;
}

const schedulingRoutes = (api: FastifyInstance, deps: InterviewRouteDeps): void => {
  const { db, auth } = deps;
  serve(api, scheduleInterviewApi.scheduleInterview, async ({ request, body }) =>
    scheduleInterview(deps, await auth.requireCan(request, "interview.schedule"), body, new Date()),
  );
  serve(api, scheduleInterviewApi.moveInterview, async ({ request, params, body }) =>
    moveInterview(deps, await auth.requireCan(request, "interview.schedule"), { ...params, ...body }, new Date()),
  );
  serve(api, scheduleInterviewApi.cancelInterview, async ({ request, params }) =>
    cancelInterview(deps, await auth.requireCan(request, "interview.schedule"), params.id, new Date()),
  );
  serve(api, scheduleInterviewApi.changePanel, async ({ request, params, body }) =>
    changePanel(deps, await auth.requireCan(request, "interview.schedule"), { ...params, ...body }, new Date()),
  );
  serve(api, panelTimesApi.listInterviewers, async ({ request }) =>
    listInterviewers(db, await auth.requireCan(request, "interview.schedule")),
  );
  serve(api, panelTimesApi.findPanelTimes, async ({ request, body }) =>
    findPanelTimes(db, await auth.requireCan(request, "interview.schedule"), body, new Date()),
  );
  serve(api, interviewInvitationApi.inviteToInterview, async ({ request, params, body }) =>
    inviteToInterview(deps, await auth.requireCan(request, "interview.schedule"), params.id, body, new Date()),
  );
  serve(api, interviewInvitationApi.revokeInvitation, async ({ request, params }) =>
    revokeInvitation(db, await auth.requireCan(request, "interview.schedule"), params.id, new Date()),
  );
  serve(api, workingHoursApi.readOwnHours, async ({ request }) =>
    readOwnHours(db, await auth.requireCan(request, "candidate.read")),
  );
  serve(api, workingHoursApi.saveOwnHours, async ({ request, body }) =>
    saveOwnHours(db, await auth.requireCan(request, "candidate.read"), body),
  );
};

const panelRoutes = (api: FastifyInstance, deps: InterviewRouteDeps): void => {
  const { db, auth } = deps;
  serve(api, scorecardApi.listInterviews, async ({ request }) =>
    listInterviews(db, await openWorkspace(auth, request, "candidate.read")),
  );
  serve(api, scorecardApi.listOwnInterviews, async ({ request }) =>
    listOwnInterviews(db, await auth.requireCan(request, "candidate.read")),
  );
  serve(api, scorecardApi.readInterview, async ({ request, params }) =>
    readInterview(db, await auth.requireCan(request, "candidate.read"), params.id),
  );
  serve(api, scorecardApi.saveScorecard, async ({ request, params, body }) =>
    saveCard(db, await auth.requireCan(request, "candidate.read"), params.id, body),
  );
  serve(api, scorecardApi.submitScorecard, async ({ request, params, body }) =>
    submitCard(db, await auth.requireCan(request, "candidate.read"), params.id, body, new Date()),
  );
  serve(api, scorecardApi.amendScorecard, async ({ request, params, body }) =>
    amendCard(db, await auth.requireCan(request, "candidate.read"), params.id, body),
  );
  serve(api, scorecardApi.readDecision, async ({ request, params }) => {
    const context = await auth.requireCan(request, "candidate.read");
    const mayInvite = can(context.actor, "interview.schedule", { companyId: context.companyId });
    return readDecision(deps, context, { applicationId: params.id, mayInvite }, new Date());
  });
  serve(api, interviewKitApi.readKit, async ({ request, params }) =>
    readKit(db, await auth.requireCan(request, "job.read"), params.id),
  );
  serve(api, interviewKitApi.saveKit, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "job.read");
    const teamId = await teamOfJob(db, companyId, params.id);
    return saveKit(db, await auth.requireCan(request, "job.edit", { teamId }), params.id, body);
  });
};

const token = z.object({ token: z.string().max(200) });

const linkRoutes = (api: FastifyInstance, deps: InterviewRouteDeps): void => {
  serve(api, interviewByLinkApi.readInterviewLink, async ({ params }) => {
    return readInterviewLink(deps, params.token, new Date());
  });
  serve(api, interviewByLinkApi.bookInterview, ({ params, body }) => bookByLink(deps, params.token, body, new Date()));
  serve(api, interviewByLinkApi.cancelBookedInterview, ({ params }) => cancelByLink(deps, params.token, new Date()));
  api.get("/interview-links/:token/interview.ics", async (request, reply) => {
    const { data } = token.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    return sendFile(reply, {
      fileName: "interview.ics",
      mediaType: "text/calendar; charset=utf-8",
      body: await calendarByLink(deps, data.token, new Date()),
    });
  });
};

export const interviewRoutes = (api: FastifyInstance, deps: InterviewRouteDeps): void => {
  schedulingRoutes(api, deps);
  panelRoutes(api, deps);
  linkRoutes(api, deps);
};
