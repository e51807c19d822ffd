import type { FastifyInstance, FastifyRequest } from "fastify";
import * as marketApi from "#domain/openings/market.ts";
import * as openingApi from "#domain/openings/opening.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { ownerOf, type OwnerDeps, currentUserId } from "../profiles/owner.service.ts";
import { readMarket } from "./market.service.ts";
import { listOpenings } from "./openings.service.ts";
import { requireOpenJob, saveJob, unsaveJob } from "./saved-jobs.service.ts";

/** Each request scores every open job; while a person edits their profile, the page asks every few seconds. */
const requestsPerMinute = 120;

export const openingRoutes = (api: FastifyInstance, deps: OwnerDeps): void => {
  const { db } = deps;
  const limitedReaderOf = async (request: FastifyRequest): Promise<string | null> => {
    const key = `openings:${addressBlock(request.ip)}`;
    await countAgainst(db, [{ key, ceiling: requestsPerMinute, windowMs: 60_000 }]);
    return currentUserId(deps, request);
  };

  serve(api, openingApi.listOpenings, async ({ request }) =>
    listOpenings(db, await limitedReaderOf(request), new Date()),
  );
  serve(api, marketApi.showMarket, async ({ request }) => readMarket(db, await limitedReaderOf(request), new Date()));

  serve(api, openingApi.saveJob, async ({ request, reply, params }) => {
    await requireOpenJob(db, params.id);
    await saveJob(db, await ownerOf(deps, request, reply), params.id);
    return { isSaved: true };
  });
  serve(api, openingApi.unsaveJob, async ({ request, params }) => {
    const userId = await currentUserId(deps, request);
    if (userId !== null) await unsaveJob(db, userId, params.id);
    return { isSaved: false };
  });
};
