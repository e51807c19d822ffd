import type { FastifyInstance } from "fastify";
import * as enhanceApi from "#domain/profiles/proposals/enhance.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Model } from "../../infra/outbound/model.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { type OwnerDeps, currentUserId, createVisitor } from "../profiles/owner.service.ts";
import { storeProposal } from "../profiles/proposals.service.ts";
import { enhance } from "./enhance.service.ts";

export interface EnhanceDeps extends OwnerDeps {
  readonly model: Model | undefined;
}

const maxPerHour = 120;
/** All candidates share one daily token budget, because users of this endpoint need no account. */
const budgetOwner = "candidates";

export const enhanceRoutes = (api: FastifyInstance, { model, ...deps }: EnhanceDeps): void => {
  serve(api, enhanceApi.enhanceProfile, async ({ body, request, reply }) => {
    const key = `enhance:${addressBlock(request.ip)}`;
    await countAgainst(deps.db, [{ key, ceiling: maxPerHour, windowMs: 3_600_000 }]);
    const { currentProfile: profile, profileId } = body;
    const reader = await currentUserId(deps, request);
    // The session that showed this profile has ended; a new session would store the result where the person cannot find it.
    if (reader === null && typeof profileId === "string") throw new AppError("conflict");
    const enhancement = await enhance(model, budgetOwner, body);
    const userId = reader ?? (await createVisitor(deps, request, reply));
    return { ...enhancement, ...(await storeProposal(deps.db, userId, { answer: enhancement, profile, profileId })) };
  });
};
