/**
 * One line per request: route, status, duration and workspace. The route is logged by its pattern, since a URL holds ids, tokens and
 * search terms.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The workspace of the request, set after its guard has passed. */
    workspaceId: string | undefined;
  }
}

const requestIdHeader = "x-request-id";

/** Hexadecimal only: a client's request id is logged, so it must not carry other text. */
const safeId = /^[0-9a-f-]{16,64}$/i;

export const requestIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const requestId = request.headers[requestIdHeader];
  return typeof requestId === "string" && safeId.test(requestId) ? requestId : randomUUID();
};

/** The caller's trace id (W3C Trace Context). */
const traceOf = (request: FastifyRequest): string | undefined => {
  const traceparent = request.headers["traceparent"];
  return typeof traceparent === "string"
    ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent)?.[1]
    : undefined;
};

export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "none";

export const logRequests = (app: FastifyInstance): void => {
  app.decorateRequest("workspaceId", undefined);
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        trace: traceOf(request),
        workspace: request.workspaceId,
      },
      "request",
    );
  });
};
