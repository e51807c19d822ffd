/** Whose profile a request is about: a visitor's too, who gets a session with the first thing they write. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../db/client.ts";
import type { Auth } from "../../infra/auth.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import type { Who } from "../../infra/who.ts";
import { openVisitorSession } from "../accounts/visitors.service.ts";
import { holdProfile } from "./profiles.service.ts";

const hourMs = 3_600_000;
/** Each makes an account's worth of rows. */
const visitorsPerHour = 300;

export interface OwnerTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly who: Who;
}

/** For what is read: whoever has no session owns nothing. */
export const readerOf = async ({ who }: OwnerTools, request: FastifyRequest): Promise<string | null> =>
  (await who.askerOf(request)).person?.id ?? null;

/** Begins a session for somebody who has none. */
export const visitorOf = async (
  { db, auth }: Pick<OwnerTools, "db" | "auth">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  await countAgainst(db, [
    { key: `visitor:profile:${addressBlock(request.ip)}`, ceiling: visitorsPerHour, windowMs: hourMs },
  ]);
  const { userId, cookies } = await openVisitorSession(auth);
  for (const each of cookies) void reply.header("set-cookie", each);
  return userId;
};

/** For what is written. */
export const ownerOf = async (tools: OwnerTools, request: FastifyRequest, reply: FastifyReply): Promise<string> =>
  (await readerOf(tools, request)) ?? visitorOf(tools, request, reply);

/** Inside `asActor` of the owner; made where there is none yet. */
export const profileIdOf = async (db: Database, userId: string): Promise<string> =>
  (await holdProfile(db, userId)).row.id;
