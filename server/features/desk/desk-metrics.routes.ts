import type { FastifyInstance } from "fastify";
import * as responseMetricsApi from "#domain/desk/response-metrics.ts";
import { asActor, type Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import { databaseActorOf, type AuthContext } from "../../infra/auth/auth-context.ts";
import { listMetricRows, readDeskMetrics } from "./metrics.service.ts";

export interface MetricDeps {
  readonly db: Database;
  readonly auth: AuthContext;
}

export const deskMetricRoutes = (api: FastifyInstance, { db, auth }: MetricDeps): void => {
  serve(api, responseMetricsApi.readDeskMetrics, async ({ query, request }) => {
    const me = await auth.requireStaff(request, "lead.read");
    return asActor(db, databaseActorOf(me), (db) => readDeskMetrics(db, query.weeks, new Date()));
  });
  serve(api, responseMetricsApi.listMetricRows, async ({ query, request }) => {
    const me = await auth.requireStaff(request, "lead.read");
    return asActor(db, databaseActorOf(me), (db) => listMetricRows(db, query, new Date()));
  });
};
