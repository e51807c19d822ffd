import type { FastifyInstance } from "fastify";
import { searchJobs as searchEndpoint } from "#domain/jobs/search-jobs.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import { searchJobs } from "./jobs.service.ts";

export const jobRoutes = (api: FastifyInstance, { db }: { readonly db: Database }): void => {
  serve(api, searchEndpoint, ({ query }) => searchJobs(db, query));
};
