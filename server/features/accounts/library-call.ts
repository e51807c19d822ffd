/** Hands a request to the identity library with the headers it may see. */
import type { FastifyRequest } from "fastify";
import type { Auth } from "../../infra/auth.ts";

interface LibraryRequest {
  readonly cookie: string | undefined;
  /** Another path and body than the request's own. */
  readonly path?: string;
  readonly body?: object;
}

export const askLibrary = (
  { auth, origin }: { readonly auth: Auth; readonly origin: string },
  request: FastifyRequest,
  { cookie, path, body }: LibraryRequest,
): Promise<Response> => {
  const headers = new Headers({ "content-type": "application/json", "x-client-address": request.ip });
  if (cookie !== undefined) headers.set("cookie", cookie);
  for (const name of ["origin", "user-agent", "referer", "sec-fetch-site", "sec-fetch-mode"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return auth.handler(
    new Request(new URL(path ?? request.url, origin), {
      method: request.method,
      headers,
      ...(request.method === "GET" ? {} : { body: JSON.stringify(body ?? request.body ?? {}) }),
    }),
  );
};
