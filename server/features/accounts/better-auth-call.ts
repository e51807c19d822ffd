/** Forwards a request to Better Auth with the headers that it may see. */
import type { FastifyRequest } from "fastify";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";

interface BetterAuthRequest {
  readonly cookie: string | undefined;
  /** Replaces the request's own path and body. */
  readonly path?: string;
  readonly body?: object;
}

export const callBetterAuth = (
  { betterAuth, origin }: { readonly betterAuth: BetterAuth; readonly origin: string },
  request: FastifyRequest,
  { cookie, path, body }: BetterAuthRequest,
): Promise<Response> => {
  const headers = new Headers({ "content-type": "application/json", "x-client-address": request.ip });
  if (cookie !== undefined) headers.set("cookie", cookie);
  for (const name of ["origin", "user-agent", "referer", "sec-fetch-site", "sec-fetch-mode"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return betterAuth.handler(
    new Request(new URL(path ?? request.url, origin), {
      method: request.method,
      headers,
      ...(request.method === "GET" ? {} : { body: JSON.stringify(body ?? request.body ?? {}) }),
    }),
  );
};
