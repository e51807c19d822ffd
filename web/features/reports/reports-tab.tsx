/** Unfiltered reports. The reports page shows the same ones by period, job, team and source. */
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { DashboardReports } from "#domain/reports/reports.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { HeadlineMetrics } from "./headline-metrics.tsx";
import { NoReportsYet } from "./no-reports-yet.tsx";
import { reportsPath } from "./report-text.ts";
import { SourceReport } from "./source-report.tsx";

const FurtherReports = lazy(() => import("./further-reports.tsx"));

interface ReportsTabProps {
  readonly reports: DashboardReports;
  /** Whether the workspace has ever had an application. */
  readonly hasApplications: boolean;
}

export const ReportsTab = ({ reports, hasApplications }: ReportsTabProps) => {
  const hydrated = useHydrated();
  if (!hasApplications) return <NoReportsYet variant="secondary" />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-9">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-[15px]/6 text-ink-2">Last 12 months. Select a metric to see the applications behind it.</p>
          <Link to={reportsPath()} className={buttonClass("secondary", "small")}>
            Filter by period, job, team, or source
          </Link>
        </div>
        <HeadlineMetrics reports={reports} />
      </div>
      <SourceReport arrivals={reports.arrivals} />
      {hydrated ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <FurtherReports />
        </Suspense>
      ) : (
        <Skeleton className="h-80" />
      )}
    </div>
  );
};
