import type { FastifyInstance } from "fastify";
import * as integrationsApi from "#domain/profiles/integrations.ts";
import { AppError } from "../../infra/http/errors.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { ownerOf, type OwnerDeps, currentUserId } from "../profiles/owner.service.ts";
import { confirmPlatform, connectPlatform, disconnectPlatform, listIntegrations } from "./integrations.service.ts";

/** Limits how often a person can make us fetch an external page. */
const confirmationsPerHour = 60;

export const integrationRoutes = (api: FastifyInstance, deps: OwnerDeps): void => {
  const { db } = deps;

  serve(api, integrationsApi.listIntegrations, async ({ request }) => {
    const userId = await currentUserId(deps, request);
    return userId === null ? { integrations: [] } : listIntegrations(db, userId);
  });

  serve(api, integrationsApi.connectPlatform, async ({ request, reply, params, body }) =>
    connectPlatform(db, await ownerOf(deps, request, reply), params.platform, body.address),
  );

  serve(api, integrationsApi.disconnectPlatform, async ({ request, params }) => {
    const userId = await currentUserId(deps, request);
    return userId === null ? { integrations: [] } : disconnectPlatform(db, userId, params.platform);
  });

  serve(api, integrationsApi.confirmPlatform, async ({ request, params }) => {
    const userId = await currentUserId(deps, request);
    if (userId === null) throw new AppError("not_found");
    const key = `confirm-page:${addressBlock(request.ip)}`;
    await countAgainst(db, [{ key, ceiling: confirmationsPerHour, windowMs: 3_600_000 }]);
    return confirmPlatform(db, userId, params.platform);
  });
};
