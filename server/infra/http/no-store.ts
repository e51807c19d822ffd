/** API replies are not cached by browsers or proxies unless their route marks them as public. */
import type { FastifyReply, FastifyRequest } from "fastify";

export const noStore = "private, no-store";

/** True for a reply without a caching header, or one that allows a private cache. */
export const mayBeCached = (header: unknown): boolean =>
  typeof header !== "string" || !(header.startsWith("public") || header.includes("no-store"));

/** For `onSend`, for success and failure alike: a reply that opens a session has no cookie in its request yet. */
export const preventCaching = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (mayBeCached(reply.getHeader("cache-control"))) void reply.header("cache-control", noStore);
};

/** The session cookie, under HTTPS with the prefix `__Secure-` or `__Host-`; visitors have one too. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?[\w-]+\.session_token=[^;\s]/;

/** A page that was rendered for a session shows its person's data. */
export const hasSessionCookie = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  sessionCookie.test(headers.cookie ?? "");
