import type { FastifyInstance, FastifyRequest } from "fastify";
import * as searchCandidatesApi from "#domain/candidates/search-candidates.ts";
import * as listCandidatesApi from "#domain/matching/endpoints/list-candidates.ts";
import * as readCandidateApi from "#domain/matching/facts/read-candidate.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import { openWorkspace, type AuthContext } from "../../infra/auth/auth-context.ts";
import { listCandidates } from "./list-candidates.service.ts";
import type { Viewer } from "./network-candidates.service.ts";
import { readCandidate } from "./read-candidate.service.ts";
import { searchCandidates } from "./search-candidates.service.ts";

export const candidateRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  const viewerOf = async (request: FastifyRequest): Promise<Viewer> => {
    const companyId = await openWorkspace(auth, request, "candidate.read");
    const { person } = await auth.identityOf(request);
    return person === null ? { companyId } : { companyId, userId: person.id };
  };
  serve(api, listCandidatesApi.listCandidates, async ({ request, reply, query }) => {
    const viewer = await viewerOf(request);
    const { workspace } = await auth.identityOf(request);
    // The database hides the network anyway; this check gives the reason when only the network is requested.
    if (workspace !== null && query.cursor.startsWith("network")) await auth.requireCan(request, "network.read");
    const { candidates, next } = await listCandidates(db, viewer, query);
    if (next !== null) reply.header(listCandidatesApi.nextCursorHeader, next);
    return [...candidates];
  });
  serve(api, searchCandidatesApi.searchCandidates, async ({ request, query }) =>
    searchCandidates(db, await openWorkspace(auth, request, "candidate.read"), query),
  );
  serve(api, readCandidateApi.readCandidate, async ({ request, params }) =>
    readCandidate(db, await viewerOf(request), params.id),
  );
};
