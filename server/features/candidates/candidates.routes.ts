import type { FastifyInstance, FastifyRequest } from "fastify";
import { searchCandidates as searchEndpoint } from "#domain/candidates/search-candidates.ts";
import { listCandidates as listEndpoint, nextCursorHeader } from "#domain/matching/list-candidates.ts";
import { readCandidate as readEndpoint } from "#domain/matching/read-candidate.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import { openWorkspace, type Who } from "../../infra/who.ts";
import { listCandidates } from "./list-candidates.service.ts";
import type { Looker } from "./network-people.service.ts";
import { readCandidate } from "./read-candidate.service.ts";
import { searchCandidates } from "./search-candidates.service.ts";

export const candidateRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  const lookerOf = async (request: FastifyRequest): Promise<Looker> => {
    const companyId = await openWorkspace(who, request, "candidate.read");
    const { person } = await who.askerOf(request);
    return person === null ? { companyId } : { companyId, userId: person.id };
  };
  serve(api, listEndpoint, async ({ request, reply, query }) => {
    const looker = await lookerOf(request);
    const { workspace } = await who.askerOf(request);
    // The database shows nothing of the network either; asking for it alone says why.
    if (workspace !== null && query.cursor.startsWith("network")) await who.requireCan(request, "network.read");
    const { people, next } = await listCandidates(db, looker, query);
    if (next !== null) reply.header(nextCursorHeader, next);
    return [...people];
  });
  serve(api, searchEndpoint, async ({ request, query }) =>
    searchCandidates(db, await openWorkspace(who, request, "candidate.read"), query),
  );
  serve(api, readEndpoint, async ({ request, params }) => readCandidate(db, await lookerOf(request), params.id));
};
