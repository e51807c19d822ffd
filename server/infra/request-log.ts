/**
 * One line a request: which call, how it ended, how long it took, for which workspace. The call is named by its pattern: an address
 * has ids, tokens and what somebody searched for in it.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The workspace that was asked for, once its door has opened. */
    workspaceId: string | undefined;
  }
}

export const requestIdHeader = "x-request-id";

/** Hexadecimal alone: whatever a client sends as an id is written down, so it must not be able to say anything. */
const safeId = /^[0-9a-f-]{16,64}$/i;

export const requestIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers[requestIdHeader];
  return typeof given === "string" && safeId.test(given) ? given : randomUUID();
};

/** The trace a caller says it belongs to (W3C Trace Context). */
const traceOf = (request: FastifyRequest): string | undefined => {
  const given = request.headers["traceparent"];
  return typeof given === "string" ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(given)?.[1] : undefined;
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
