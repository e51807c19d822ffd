import type { FastifyInstance } from "fastify";
import {
  listTokens as listEndpoint,
  makeToken as makeEndpoint,
  revokeToken as revokeEndpoint,
} from "#domain/api-tokens/api-tokens.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { listTokens, makeToken, revokeToken } from "./api-tokens.service.ts";

interface TokenTools {
  readonly db: Database;
  readonly who: Who;
}

export const apiTokenRoutes = (api: FastifyInstance, { db, who }: TokenTools): void => {
  serve(api, listEndpoint, async ({ request }) => ({
    tokens: await listTokens(db, await who.requireCan(request, "integration.manage"), new Date()),
  }));
  serve(api, makeEndpoint, async ({ request, reply, body }) => {
    void reply.header("cache-control", "private, no-store");
    const worker = await who.requireCan(request, "integration.create");
    await who.requireRecentProof(request);
    return makeToken(db, worker, body, new Date());
  });
  serve(api, revokeEndpoint, async ({ request, params }) => {
    await revokeToken(db, await who.requireCan(request, "integration.manage"), params.id, new Date());
    return {};
  });
};
