import type { FastifyInstance } from "fastify";
import { readDashboard as endpoint } from "#domain/dashboard/dashboard.ts";
import { demoCompanyId } from "#domain/demo/figures.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { readDashboard } from "./dashboard.service.ts";

/** A member sees the open workspace; everyone else the demo, whose people are invented. */
export const dashboardRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  serve(api, endpoint, async ({ request }) => {
    const { workspace } = await who.askerOf(request);
    if (workspace === null) return readDashboard(db, demoCompanyId, new Date());
    const { companyId } = await who.requireCan(request, "report.read");
    return readDashboard(db, companyId, new Date());
  });
};
