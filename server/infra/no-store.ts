/** API answers are kept by no browser and no proxy, unless their route says that they are public. */
import type { FastifyReply, FastifyRequest } from "fastify";

export const unstored = "private, no-store";

/** True for an answer that says nothing about caching, or allows a private cache. */
export const mayBeStored = (header: unknown): boolean =>
  typeof header !== "string" || !(header.startsWith("public") || header.includes("no-store"));

/** For `onSend`, of success and failure alike: an answer that opens a session has no cookie in its request yet. */
export const storeNowhere = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (mayBeStored(reply.getHeader("cache-control"))) void reply.header("cache-control", unstored);
};

/** The cookie of a session, under HTTPS as `__Secure-` or `__Host-`; visitors have one too. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?[\w-]+\.session_token=[^;\s]/;

/** A page that was rendered for a session shows its person's data. */
export const carriesSession = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  sessionCookie.test(headers.cookie ?? "");
