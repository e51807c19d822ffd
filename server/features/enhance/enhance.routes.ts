import type { FastifyInstance } from "fastify";
import { enhanceProfile } from "#domain/profiles/enhance.ts";
import { AppError } from "../../infra/errors.ts";
import type { Model } from "../../infra/model.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import { type OwnerTools, readerOf, visitorOf } from "../profiles/owner.service.ts";
import { storeProposal } from "../profiles/proposals.service.ts";
import { enhance } from "./enhance.service.ts";

export interface EnhanceTools extends OwnerTools {
  readonly model: Model | undefined;
}

const perHour = 120;
/** All candidates together have one day's budget of tokens: whoever asks need not have an account that could pay. */
const payer = "candidates";

export const enhanceRoutes = (api: FastifyInstance, { model, ...tools }: EnhanceTools): void => {
  serve(api, enhanceProfile, async ({ body, request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const key = `enhance:${addressBlock(request.ip)}`;
    await countAgainst(tools.db, [{ key, ceiling: perHour, windowMs: 3_600_000 }]);
    const { currentProfile: profile, profileId } = body;
    const reader = await readerOf(tools, request);
    // The session that had the profile on the page has ended: a new one would store the answer where nobody looks for it.
    if (reader === null && typeof profileId === "string") throw new AppError("conflict");
    const answer = await enhance(model, payer, body);
    const userId = reader ?? (await visitorOf(tools, request, reply));
    return { ...answer, ...(await storeProposal(tools.db, userId, { answer, profile, profileId })) };
  });
};
