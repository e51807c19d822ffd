import type { FastifyInstance } from "fastify";
import * as dashboardApi from "#domain/dashboard/dashboard.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { readDashboard } from "./dashboard.service.ts";

/** A member sees the open workspace; everyone else sees the demo, whose people are fictional. */
export const dashboardRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  serve(api, dashboardApi.readDashboard, async ({ request }) => {
    const { workspace } = await auth.identityOf(request);
    if (workspace === null) return readDashboard(db, demoCompanyId, new Date());
    const { companyId } = await auth.requireCan(request, "report.read");
    return readDashboard(db, companyId, new Date());
  });
};
