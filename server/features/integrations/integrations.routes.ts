import type { FastifyInstance } from "fastify";
import * as calls from "#domain/profiles/integrations.ts";
import { AppError } from "../../infra/errors.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import { ownerOf, type OwnerTools, readerOf } from "../profiles/owner.service.ts";
import { confirmPlatform, connectPlatform, disconnectPlatform, listIntegrations } from "./integrations.service.ts";

/** Each has this machine read a stranger's page. */
const confirmationsPerHour = 60;

export const integrationRoutes = (api: FastifyInstance, tools: OwnerTools): void => {
  const { db } = tools;

  serve(api, calls.listIntegrations, async ({ request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const userId = await readerOf(tools, request);
    return userId === null ? { integrations: [] } : listIntegrations(db, userId);
  });

  serve(api, calls.connectPlatform, async ({ request, reply, params, body }) =>
    connectPlatform(db, await ownerOf(tools, request, reply), params.platform, body.address),
  );

  serve(api, calls.disconnectPlatform, async ({ request, params }) => {
    const userId = await readerOf(tools, request);
    return userId === null ? { integrations: [] } : disconnectPlatform(db, userId, params.platform);
  });

  serve(api, calls.confirmPlatform, async ({ request, params }) => {
    const userId = await readerOf(tools, request);
    if (userId === null) throw new AppError("not_found");
    const key = `confirm-page:${addressBlock(request.ip)}`;
    await countAgainst(db, [{ key, ceiling: confirmationsPerHour, windowMs: 3_600_000 }]);
    return confirmPlatform(db, userId, params.platform);
  });
};
