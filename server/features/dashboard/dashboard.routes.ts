import type { FastifyInstance } from "fastify";
import * as actionItemsApi from "#domain/dashboard/action-items.ts";
import * as dashboardApi from "#domain/dashboard/dashboard.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { listActionItems } from "./action-items.service.ts";
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
  serve(api, actionItemsApi.listActionItems, async ({ request }) => {
    const { workspace } = await auth.identityOf(request);
    const context =
      workspace === null
        ? { companyId: demoCompanyId, userId: null, actor: { kind: "anonymous" } as const }
        : await auth.requireCan(request, "candidate.read");
    return listActionItems(db, context, new Date());
  });
};
