import type { FastifyInstance, FastifyRequest } from "fastify";
import * as saveProfileApi from "#domain/profiles/save-profile.ts";
import { AppError } from "../../infra/http/errors.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { type OwnerDeps, createVisitor } from "./owner.service.ts";
import { changeProfile, findProfile, hasChanges, noProfile, type ProfileOwner } from "./profiles.service.ts";

const minute = 60_000;
/** A typing person saves about once a second at most; this allows a whole household. */
const savesPerMinute = 600;

export const profileRoutes = (api: FastifyInstance, deps: OwnerDeps): void => {
  const { db } = deps;
  const ownerOf = async (request: FastifyRequest): Promise<ProfileOwner | null> => {
    const { person } = await deps.auth.identityOf(request);
    return person === null ? null : { userId: person.id, hasAccount: person.kind !== "visitor" };
  };

  serve(api, saveProfileApi.showProfile, async ({ request }) => {
    const owner = await ownerOf(request);
    return owner === null ? noProfile(false) : findProfile(db, owner);
  });

  serve(api, saveProfileApi.saveProfile, async ({ request, reply, body }) => {
    await countAgainst(db, [{ key: `profile:${addressBlock(request.ip)}`, ceiling: savesPerMinute, windowMs: minute }]);
    const owner = await ownerOf(request);
    // The session of that profile has ended: without it, the profile may be neither changed nor silently started over.
    if (owner === null && body.profileId !== null) throw new AppError("conflict");
    if (!hasChanges(body)) {
      return { ...(owner === null ? noProfile(false) : await findProfile(db, owner)), overwritten: {} };
    }
    const visitor = async () => ({ userId: await createVisitor(deps, request, reply), hasAccount: false });
    return changeProfile(db, owner ?? (await visitor()), body);
  });
};
