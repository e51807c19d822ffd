/** Serves an endpoint declared in domain: same path, same schemas, errors in one format. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import type { Endpoint } from "#domain/endpoint.ts";
import { errorBody } from "#domain/errors.ts";

type Parsed<E extends Endpoint, K extends "params" | "query" | "body"> = E[K] extends z.ZodType
  ? z.output<E[K]>
  : undefined;

export interface Call<E extends Endpoint> {
  readonly params: Parsed<E, "params">;
  readonly query: Parsed<E, "query">;
  readonly body: Parsed<E, "body">;
  readonly request: FastifyRequest;
  /** For headers and cookies; the handler returns the reply body. */
  readonly reply: FastifyReply;
}

const prefix = "/api";

/** The reply schema strips unknown fields, so that no column leaks by accident. */
export const serve = <E extends Endpoint>(
  api: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E["reply"]>>,
): void => {
  const status = endpoint.status ?? 200;
  api.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path.slice(prefix.length),
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        [status]: endpoint.reply,
        ...(endpoint.conflict ? { 409: errorBody.extend(endpoint.conflict.partial().shape) } : {}),
        "4xx": errorBody,
        "5xx": errorBody,
      },
    },
    handler: async (request, reply) => {
      const { params, query, body } = request as unknown as Call<E>;
      const result = await handler({ params, query, body, request, reply });
      return reply.code(status).send(result);
    },
  });
};
