import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { can } from "#domain/access/access.ts";
import * as byLink from "#domain/interviews/interview-by-link.ts";
import * as inviting from "#domain/interviews/interview-invitation.ts";
import * as kits from "#domain/interviews/interview-kit.ts";
import * as panels from "#domain/interviews/panel-times.ts";
import * as scheduling from "#domain/interviews/schedule-interview.ts";
import * as cards from "#domain/interviews/scorecard.ts";
import * as hours from "#domain/interviews/working-hours.ts";
import { AppError } from "../../infra/errors.ts";
import { serve } from "../../infra/route.ts";
import type { AuthContext } from "../../infra/auth-context.ts";
import { sendFile } from "../../infra/send-file.ts";
import { teamOfJob } from "../jobs/job-page.service.ts";
import { changePanel } from "./change-panel.service.ts";
import { bookByLink, calendarByLink, cancelByLink, readInterviewLink } from "./interviews-by-link.service.ts";
import { type InvitationDeps, inviteToInterview, revokeInvitation } from "./invitations.service.ts";
import { readKit, saveKit } from "./kits.service.ts";
import { findPanelTimes, listInterviewers, readOwnHours, saveOwnHours } from "./panel.service.ts";
import { listOwnInterviews, readDecision, readInterview } from "./read-interviews.service.ts";
import { cancelInterview, moveInterview, scheduleInterview } from "./schedule-interview.service.ts";
import { amendCard, saveCard, submitCard } from "./scorecards.service.ts";

export interface InterviewRouteDeps extends InvitationDeps {
  readonly auth: AuthContext;
}

const noStore = "private, no-store";

const schedulingRoutes = (api: FastifyInstance, deps: InterviewRouteDeps): void => {
  const { db, auth } = deps;
  serve(api, scheduling.scheduleInterview, async ({ request, body }) =>
    scheduleInterview(deps, await auth.requireCan(request, "interview.schedule"), body, new Date()),
  );
  serve(api, scheduling.moveInterview, async ({ request, params, body }) =>
    moveInterview(deps, await auth.requireCan(request, "interview.schedule"), { ...params, ...body }, new Date()),
  );
  serve(api, scheduling.cancelInterview, async ({ request, params }) =>
    cancelInterview(deps, await auth.requireCan(request, "interview.schedule"), params.id, new Date()),
  );
  serve(api, scheduling.changePanel, async ({ request, params, body }) =>
    changePanel(deps, await auth.requireCan(request, "interview.schedule"), { ...params, ...body }, new Date()),
  );
  serve(api, panels.listInterviewers, async ({ request }) =>
    listInterviewers(db, await auth.requireCan(request, "interview.schedule")),
  );
  serve(api, panels.findPanelTimes, async ({ request, body }) =>
    findPanelTimes(db, await auth.requireCan(request, "interview.schedule"), body, new Date()),
  );
  serve(api, inviting.inviteToInterview, async ({ request, params, body }) =>
    inviteToInterview(deps, await auth.requireCan(request, "interview.schedule"), params.id, body, new Date()),
  );
  serve(api, inviting.revokeInvitation, async ({ request, params }) =>
    revokeInvitation(db, await auth.requireCan(request, "interview.schedule"), params.id, new Date()),
  );
  serve(api, hours.readOwnHours, async ({ request }) =>
    readOwnHours(db, await auth.requireCan(request, "candidate.read")),
  );
  serve(api, hours.saveOwnHours, async ({ request, body }) =>
    saveOwnHours(db, await auth.requireCan(request, "candidate.read"), body),
  );
};

const panelRoutes = (api: FastifyInstance, deps: InterviewRouteDeps): void => {
  const { db, auth } = deps;
  serve(api, cards.listOwnInterviews, async ({ request }) =>
    listOwnInterviews(db, await auth.requireCan(request, "candidate.read")),
  );
  serve(api, cards.readInterview, async ({ request, params }) =>
    readInterview(db, await auth.requireCan(request, "candidate.read"), params.id),
  );
  serve(api, cards.saveScorecard, async ({ request, params, body }) =>
    saveCard(db, await auth.requireCan(request, "candidate.read"), params.id, body),
  );
  serve(api, cards.submitScorecard, async ({ request, params, body }) =>
    submitCard(db, await auth.requireCan(request, "candidate.read"), params.id, body, new Date()),
  );
  serve(api, cards.amendScorecard, async ({ request, params, body }) =>
    amendCard(db, await auth.requireCan(request, "candidate.read"), params.id, body),
  );
  serve(api, cards.readDecision, async ({ request, params }) => {
    const context = await auth.requireCan(request, "candidate.read");
    const mayInvite = can(context.actor, "interview.schedule", { companyId: context.companyId });
    return readDecision(deps, context, { applicationId: params.id, mayInvite }, new Date());
  });
  serve(api, kits.readKit, async ({ request, params }) =>
    readKit(db, await auth.requireCan(request, "job.read"), params.id),
  );
  serve(api, kits.saveKit, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "job.read");
    const teamId = await teamOfJob(db, companyId, params.id);
    return saveKit(db, await auth.requireCan(request, "job.edit", { teamId }), params.id, body);
  });
};

const token = z.object({ token: z.string().max(200) });

const linkRoutes = (api: FastifyInstance, deps: InterviewRouteDeps): void => {
  serve(api, byLink.readInterviewLink, async ({ params, reply }) => {
    void reply.header("cache-control", noStore);
    return readInterviewLink(deps, params.token, new Date());
  });
  serve(api, byLink.bookInterview, ({ params, body }) => bookByLink(deps, params.token, body, new Date()));
  serve(api, byLink.cancelBookedInterview, ({ params }) => cancelByLink(deps, params.token, new Date()));
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
