import type { FastifyInstance } from "fastify";
import { openApiDocument } from "#domain/api-docs/openapi.ts";
import * as readOpenapiApi from "#domain/api-docs/read-openapi.ts";
import { serve } from "../../infra/http/route.ts";

export const apiDocsRoutes = (api: FastifyInstance, { origin }: { readonly origin: string }): void => {
  const document = openApiDocument(origin);
  serve(api, readOpenapiApi.readOpenApi, async ({ reply }) => {
    // The document contains no personal data, and browser tools may read it from other origins.
    void reply.header("cache-control", "public, max-age=300").header("access-control-allow-origin", "*");
    return document;
  });
};
