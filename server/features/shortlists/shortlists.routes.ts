import type { FastifyInstance, FastifyRequest } from "fastify";
import * as shortlistByLinkApi from "#domain/shortlists/shortlist-by-link.ts";
import * as shortlistApi from "#domain/shortlists/shortlist.ts";
import * as submissionConsentApi from "#domain/shortlists/submission-consent.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { teamOfJob } from "../jobs/job-page.service.ts";
import { askConsents } from "./consents.service.ts";
import { changeShortlist, deleteShortlist, createShortlist, removeEntry } from "./edit-shortlist.service.ts";
import { listAllShortlists, listOwnership, listShortlists } from "./read-shortlists.service.ts";
import { addReader, extendShortlist, revokeReader, revokeShortlist, sendShortlist } from "./send-shortlist.service.ts";
import { answerByLink, type ShortlistLinkDeps, readByLink } from "./shortlists-by-link.service.ts";
import { answerSubmission, readSubmission } from "./submissions-by-link.service.ts";

export interface ShortlistRouteDeps extends ShortlistLinkDeps {
  readonly auth: AuthContext;
}

/** Actions that show candidates to outsiders, and `candidate.edit`, which only ends that and is allowed while a workspace closes. */
type ShortlistAction = "shortlist.draft" | "shortlist.send" | "candidate.edit";

const guardsOf = ({ db, auth }: ShortlistRouteDeps) => {
  const ofJob = async (request: FastifyRequest, jobId: string, action: ShortlistAction) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    return auth.requireCan(request, action, { teamId: await teamOfJob(db, companyId, jobId) });
  };
  const ofList = async (
    request: FastifyRequest,
    id: string,
    action: ShortlistAction,
    by: Parameters<typeof listOwnership>[3] = "shortlist",
  ) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const { teamId, shortlistId } = await listOwnership(db, companyId, id, by);
    return { context: await auth.requireCan(request, action, { teamId }), shortlistId };
  };
  return { ofJob, ofList };
};

const teamRoutes = (api: FastifyInstance, deps: ShortlistRouteDeps): void => {
  const { db, auth } = deps;
  const { ofJob, ofList } = guardsOf(deps);
  serve(api, shortlistApi.listAllShortlists, async ({ request }) => ({
    shortlists: await listAllShortlists(db, await auth.requireCan(request, "candidate.read"), new Date()),
  }));
  serve(api, shortlistApi.listShortlists, async ({ request, params: { id } }) => {
    const { companyId } = await ofJob(request, id, "candidate.edit");
    return { shortlists: await listShortlists(db, companyId, id, new Date()) };
  });
  serve(api, shortlistApi.createShortlist, async ({ request, params: { id }, body }) =>
    createShortlist(db, await ofJob(request, id, "shortlist.draft"), id, body, new Date()),
  );
  serve(api, shortlistApi.changeShortlist, async ({ request, params: { id }, body }) =>
    changeShortlist(db, (await ofList(request, id, "shortlist.draft")).context, id, body, new Date()),
  );
  serve(api, shortlistApi.deleteShortlist, async ({ request, params: { id } }) =>
    deleteShortlist(db, (await ofList(request, id, "candidate.edit")).context, id),
  );
  serve(api, shortlistApi.askConsents, async ({ request, params: { id } }) =>
    askConsents(deps, (await ofList(request, id, "shortlist.send")).context, id, new Date()),
  );
  serve(api, shortlistApi.sendShortlist, async ({ request, params: { id } }) =>
    sendShortlist(deps, (await ofList(request, id, "shortlist.send")).context, id, new Date()),
  );
  serve(api, shortlistApi.revokeShortlist, async ({ request, params: { id } }) =>
    revokeShortlist(db, (await ofList(request, id, "candidate.edit")).context, id, new Date()),
  );
  serve(api, shortlistApi.extendShortlist, async ({ request, params: { id }, body }) =>
    extendShortlist(db, (await ofList(request, id, "shortlist.send")).context, id, body.lastDay, new Date()),
  );
  serve(api, shortlistApi.addReader, async ({ request, params: { id }, body }) =>
    addReader(deps, (await ofList(request, id, "shortlist.send")).context, id, body, new Date()),
  );
  serve(api, shortlistApi.revokeReader, async ({ request, params: { id } }) => {
    const { context, shortlistId } = await ofList(request, id, "candidate.edit", "reader");
    return revokeReader(db, context, { readerId: id, shortlistId }, new Date());
  });
  serve(api, shortlistApi.removeShortlistEntry, async ({ request, params: { id } }) => {
    const { context, shortlistId } = await ofList(request, id, "candidate.edit", "entry");
    return removeEntry(db, context, { entryId: id, shortlistId }, new Date());
  });
};
const linkRoutes = (api: FastifyInstance, deps: ShortlistRouteDeps): void => {
  serve(api, shortlistByLinkApi.readShortlistLink, ({ params }) => {
    return readByLink(deps, params.token, new Date());
  });
  serve(api, shortlistByLinkApi.answerShortlist, ({ params: { token, id }, body }) =>
    answerByLink(deps, token, { entryId: id, ...body }, new Date()),
  );
  serve(api, submissionConsentApi.readSubmission, ({ params }) => {
    return readSubmission(deps, params.token, new Date());
  });
  serve(api, submissionConsentApi.answerSubmission, ({ params, body }) =>
    answerSubmission(deps, params.token, body.answer, new Date()),
  );
};

export const shortlistRoutes = (api: FastifyInstance, deps: ShortlistRouteDeps): void => {
  teamRoutes(api, deps);
  linkRoutes(api, deps);
};
