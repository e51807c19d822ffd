import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { saveProfile, showProfile } from "#domain/profiles/save-profile.ts";
import type { Database } from "../../db/client.ts";
import type { Auth } from "../../infra/auth.ts";
import { AppError } from "../../infra/errors.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { openVisitorSession } from "../accounts/visitors.service.ts";
import { changeProfile, findProfile, isWorthSaving, noProfile, type ProfileOwner } from "./profiles.service.ts";

export interface ProfileTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly who: Who;
}

const minute = 60_000;
/** A person who types is saved about once a second at most; a household of them is still far below. */
const savesPerMinute = 600;
/** Each makes an account's worth of rows. */
const visitorsPerHour = 300;

export const profileRoutes = (api: FastifyInstance, { db, auth, who }: ProfileTools): void => {
  const ownerOf = async (request: FastifyRequest): Promise<ProfileOwner | null> => {
    const { person } = await who.askerOf(request);
    return person === null ? null : { userId: person.id, hasAccount: person.kind !== "visitor" };
  };

  const visitorOf = async (request: FastifyRequest, reply: FastifyReply): Promise<ProfileOwner> => {
    await countAgainst(db, [
      { key: `visitor:profile:${addressBlock(request.ip)}`, ceiling: visitorsPerHour, windowMs: 60 * minute },
    ]);
    const { userId, cookies } = await openVisitorSession(auth);
    for (const each of cookies) void reply.header("set-cookie", each);
    return { userId, hasAccount: false };
  };

  serve(api, showProfile, async ({ request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const owner = await ownerOf(request);
    return owner === null ? noProfile(false) : findProfile(db, owner);
  });

  serve(api, saveProfile, async ({ request, reply, body }) => {
    void reply.header("cache-control", "private, no-store");
    await countAgainst(db, [{ key: `profile:${addressBlock(request.ip)}`, ceiling: savesPerMinute, windowMs: minute }]);
    const owner = await ownerOf(request);
    // The session that held that profile has ended: nobody without one may write to it, nor is it begun anew behind their back.
    if (owner === null && body.profileId !== null) throw new AppError("conflict");
    if (!isWorthSaving(body)) {
      return { ...(owner === null ? noProfile(false) : await findProfile(db, owner)), overruled: {} };
    }
    return changeProfile(db, owner ?? (await visitorOf(request, reply)), body);
  });
};
