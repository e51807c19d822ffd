import type { FastifyInstance, FastifyRequest } from "fastify";
import * as byLink from "#domain/shortlists/shortlist-by-link.ts";
import * as lists from "#domain/shortlists/shortlist.ts";
import * as submissions from "#domain/shortlists/submission-consent.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { teamOfJob } from "../jobs/job-page.service.ts";
import { askConsents } from "./consents.service.ts";
import { changeShortlist, dropShortlist, makeShortlist, takeOff } from "./make-shortlist.service.ts";
import { jobOf, listShortlists } from "./read-shortlists.service.ts";
import { addReader, extendShortlist, revokeReader, revokeShortlist, sendShortlist } from "./send-shortlist.service.ts";
import { answerByLink, type LinkTools, readByLink } from "./shortlists-by-link.service.ts";
import { answerSubmission, readSubmission } from "./submissions-by-link.service.ts";

export interface ShortlistRouteTools extends LinkTools {
  readonly who: Who;
}

/** What brings people out of the workspace, and what only ends that: the second can be done while a workspace is being closed. */
type Deciding = "shortlist.draft" | "shortlist.send" | "candidate.edit";

const guardsOf = ({ db, who }: ShortlistRouteTools) => {
  const ofJob = async (request: FastifyRequest, jobId: string, action: Deciding) => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    return who.requireCan(request, action, { teamId: await teamOfJob(db, companyId, jobId) });
  };
  const ofList = async (
    request: FastifyRequest,
    id: string,
    action: Deciding,
    by: Parameters<typeof jobOf>[3] = "shortlist",
  ) => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const { teamId, shortlistId } = await jobOf(db, companyId, id, by);
    return { worker: await who.requireCan(request, action, { teamId }), shortlistId };
  };
  return { ofJob, ofList };
};

const teamRoutes = (api: FastifyInstance, tools: ShortlistRouteTools): void => {
  const { db } = tools;
  const { ofJob, ofList } = guardsOf(tools);
  serve(api, lists.listShortlists, async ({ request, params: { id } }) => {
    const { companyId } = await ofJob(request, id, "candidate.edit");
    return { shortlists: await listShortlists(db, companyId, id, new Date()) };
  });
  serve(api, lists.makeShortlist, async ({ request, params: { id }, body }) =>
    makeShortlist(db, await ofJob(request, id, "shortlist.draft"), id, body, new Date()),
  );
  serve(api, lists.changeShortlist, async ({ request, params: { id }, body }) =>
    changeShortlist(db, (await ofList(request, id, "shortlist.draft")).worker, id, body, new Date()),
  );
  serve(api, lists.dropShortlist, async ({ request, params: { id } }) =>
    dropShortlist(db, (await ofList(request, id, "candidate.edit")).worker, id),
  );
  serve(api, lists.askConsents, async ({ request, params: { id } }) =>
    askConsents(tools, (await ofList(request, id, "shortlist.send")).worker, id, new Date()),
  );
  serve(api, lists.sendShortlist, async ({ request, params: { id } }) =>
    sendShortlist(tools, (await ofList(request, id, "shortlist.send")).worker, id, new Date()),
  );
  serve(api, lists.revokeShortlist, async ({ request, params: { id } }) =>
    revokeShortlist(db, (await ofList(request, id, "candidate.edit")).worker, id, new Date()),
  );
  serve(api, lists.extendShortlist, async ({ request, params: { id }, body }) =>
    extendShortlist(db, (await ofList(request, id, "shortlist.send")).worker, id, body.lastDay, new Date()),
  );
  serve(api, lists.addReader, async ({ request, params: { id }, body }) =>
    addReader(tools, (await ofList(request, id, "shortlist.send")).worker, id, body, new Date()),
  );
  serve(api, lists.revokeReader, async ({ request, params: { id } }) => {
    const { worker, shortlistId } = await ofList(request, id, "candidate.edit", "reader");
    return revokeReader(db, worker, { readerId: id, shortlistId }, new Date());
  });
  serve(api, lists.takeOffShortlist, async ({ request, params: { id } }) => {
    const { worker, shortlistId } = await ofList(request, id, "candidate.edit", "entry");
    return takeOff(db, worker, { entryId: id, shortlistId }, new Date());
  });
};

const privately = "private, no-store";

const linkRoutes = (api: FastifyInstance, tools: ShortlistRouteTools): void => {
  serve(api, byLink.readShortlistLink, ({ params, reply }) => {
    void reply.header("cache-control", privately);
    return readByLink(tools, params.token, new Date());
  });
  serve(api, byLink.answerShortlist, ({ params: { token, id }, body }) =>
    answerByLink(tools, token, { entryId: id, ...body }, new Date()),
  );
  serve(api, submissions.readSubmission, ({ params, reply }) => {
    void reply.header("cache-control", privately);
    return readSubmission(tools, params.token, new Date());
  });
  serve(api, submissions.answerSubmission, ({ params, body }) =>
    answerSubmission(tools, params.token, body.answer, new Date()),
  );
};

export const shortlistRoutes = (api: FastifyInstance, tools: ShortlistRouteTools): void => {
  teamRoutes(api, tools);
  linkRoutes(api, tools);
};
