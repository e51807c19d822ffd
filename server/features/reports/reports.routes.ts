import type { FastifyInstance } from "fastify";
import { endsBeforeStart, type ReportFilter } from "#domain/reports/report-filter.ts";
import * as reportsApi from "#domain/reports/reports.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { serve } from "../../infra/http/route.ts";
import { recordSecurityEvent, sourceOf } from "../../infra/auth/security-events.ts";
import { openWorkspace, type AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { csvOfRows } from "./report-csv.ts";
import { allReportRows, listReportRows } from "./report-rows.service.ts";
import { readReports } from "./reports.service.ts";

const requireForwardPeriod = (filter: ReportFilter): void => {
  if (endsBeforeStart(filter))
    throw new AppError("validation_failed", "The end date is before the start date.", {
      to: "is before the start date",
    });
};

/** A member sees the open workspace; everyone else the demo. Rows contain names, so they need permission to read candidates. */
export const reportRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  serve(api, reportsApi.readReports, async ({ request, query }) => {
    const companyId = await openWorkspace(auth, request, "report.read");
    requireForwardPeriod(query);
    return readReports(db, { companyId, filter: query, now: new Date() });
  });

  serve(api, reportsApi.listReportRows, async ({ request, params, query }) => {
    const companyId = await openWorkspace(auth, request, "candidate.read");
    requireForwardPeriod(query);
    return listReportRows(db, params.figure, { companyId, filter: query, now: new Date() }, query);
  });

  api.get(reportsApi.csvPath.slice("/api".length), async (request, reply) => {
    const companyId = await openWorkspace(auth, request, "candidate.read");
    const figure = reportsApi.listReportRows.params.safeParse(request.params);
    if (!figure.success) throw new AppError("not_found");
    const part = reportsApi.listReportRows.query.safeParse(request.query);
    if (!part.success) throw new AppError("validation_failed", "These report filters aren't valid. Choose them again.");
    requireForwardPeriod(part.data);
    const reportQuery = { companyId, filter: part.data, now: new Date() };
    const rows = await allReportRows(db, figure.data.figure, reportQuery, part.data);
    const { person, workspace } = await auth.identityOf(request);
    // The demo's candidates are invented; only a workspace's own file counts as an export.
    if (person !== null && workspace !== null) {
      await recordSecurityEvent(db, {
        kind: "export-file",
        userId: person.id,
        companyId,
        source: sourceOf(request, person.sessionId),
        details: { what: figure.data.figure },
      });
    }
    return sendFile(reply, {
      fileName: `${figure.data.figure}-${reportQuery.now.toISOString().slice(0, 10)}.csv`,
      mediaType: "text/csv; charset=utf-8",
      body: csvOfRows(rows),
    });
  });
};
