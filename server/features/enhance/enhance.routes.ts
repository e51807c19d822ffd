import type { FastifyInstance } from "fastify";
import { enhanceProfile } from "#domain/profiles/enhance.ts";
import type { Database } from "../../db/client.ts";
import type { Model } from "../../infra/model.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import { enhance } from "./enhance.service.ts";

export interface EnhanceTools {
  readonly db: Database;
  readonly model: Model | undefined;
}

const perHour = 120;
/** All candidates together have one day's budget of tokens: whoever asks need not have an account that could pay. */
const payer = "candidates";

export const enhanceRoutes = (api: FastifyInstance, { db, model }: EnhanceTools): void => {
  serve(api, enhanceProfile, async ({ body, request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const key = `enhance:${addressBlock(request.ip)}`;
    await countAgainst(db, [{ key, ceiling: perHour, windowMs: 3_600_000 }]);
    return enhance(model, payer, body);
  });
};
