import { data } from "react-router";
import { type ReportFilter, reportFilter } from "#domain/reports/report-filter.ts";
import { readReports } from "#domain/reports/reports.ts";
import { FunnelReport } from "../../features/reports/funnel-report.tsx";
import { HeadlineMetrics } from "../../features/reports/headline-metrics.tsx";
import { NoReportsYet } from "../../features/reports/no-reports-yet.tsx";
import { ReportFilters } from "../../features/reports/report-filters.tsx";
import { SourceReport } from "../../features/reports/source-report.tsx";
import { StageReport } from "../../features/reports/stage-report.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/reports.ts";

export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const filter = reportFilter.safeParse(Object.fromEntries(args.url.searchParams));
  if (!filter.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  await read(readReports, { query: filter.data });
  return { filter: filter.data, prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () =>
  unlistedMeta("Reports", "Time to hire, conversion rates, sources, time in stage and the hiring funnel.");

const Reports = ({ filter }: { readonly filter: ReportFilter }) => {
  const reports = useEndpoint(readReports, { query: filter });
  return (
    <Page title="Reports">
      {/* Every application has a source, even if it is "unknown". */}
      {reports.choices.sources.length === 0 ? (
        <NoReportsYet variant="primary" />
      ) : (
        <div className="grid min-w-0 grid-cols-1 gap-9">
          <ReportFilters filter={filter} choices={reports.choices} />
          <HeadlineMetrics reports={reports} filter={filter} />
          <SourceReport arrivals={reports.arrivals} filter={filter} />
          <StageReport stays={reports.stays} filter={filter} />
          <FunnelReport cohorts={reports.cohorts} filter={filter} />
        </div>
      )}
    </Page>
  );
};

const ReportsPage = ({ loaderData }: Route.ComponentProps) =>
  loaderData === null ? null : <Reports filter={loaderData.filter} />;

export default ReportsPage;
