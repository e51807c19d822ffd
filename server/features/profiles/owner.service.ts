/** The owner of the profile in a request: also a visitor, who gets a session with their first change. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../db/client.ts";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { openVisitorSession } from "../accounts/visitors.service.ts";
import { lockProfile } from "./profiles.service.ts";

const hourMs = 3_600_000;
/** Each creates the rows of an account. */
const visitorsPerHour = 300;

export interface OwnerDeps {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  readonly auth: AuthContext;
}

/** For reads: null without a session. */
export const currentUserId = async ({ auth }: OwnerDeps, request: FastifyRequest): Promise<string | null> =>
  (await auth.identityOf(request)).person?.id ?? null;

/** Starts a session for a visitor who has none. */
export const createVisitor = async (
  { db, betterAuth }: OwnerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  await countAgainst(db, [
    { key: `visitor:profile:${addressBlock(request.ip)}`, ceiling: visitorsPerHour, windowMs: hourMs },
  ]);
  const { userId, cookies } = await openVisitorSession(betterAuth);
  for (const cookie of cookies) void reply.header("set-cookie", cookie);
  return userId;
};

/** For writes. */
export const ownerOf = async (deps: OwnerDeps, request: FastifyRequest, reply: FastifyReply): Promise<string> =>
  (await currentUserId(deps, request)) ?? createVisitor(deps, request, reply);

/** Call inside `asActor` of the owner. Creates the profile if there is none. */
export const profileIdOf = async (db: Database, userId: string): Promise<string> =>
  (await lockProfile(db, userId)).row.id;
