import type { FastifyInstance } from "fastify";
import * as apiTokensApi from "#domain/api-tokens/api-tokens.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { listTokens, createToken, revokeToken } from "./api-tokens.service.ts";

interface TokenDeps {
  readonly db: Database;
  readonly auth: AuthContext;
}

export const apiTokenRoutes = (api: FastifyInstance, { db, auth }: TokenDeps): void => {
  serve(api, apiTokensApi.listTokens, async ({ request }) => ({
    tokens: await listTokens(db, await auth.requireCan(request, "integration.manage"), new Date()),
  }));
  serve(api, apiTokensApi.createToken, async ({ request, body }) => {
    const context = await auth.requireCan(request, "integration.create");
    await auth.requireRecentProof(request);
    return createToken(db, context, body, new Date());
  });
  serve(api, apiTokensApi.revokeToken, async ({ request, params }) => {
    await revokeToken(db, await auth.requireCan(request, "integration.manage"), params.id, new Date());
    return {};
  });
};
