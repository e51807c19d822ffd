/** Three headline metrics. Each links to its definition, its sample size and its rows. */
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { metricDefinitions, type MetricKey } from "#domain/reports/definitions.ts";
import type { ReportFilter } from "#domain/reports/report-filter.ts";
import type { DashboardReports } from "#domain/reports/reports.ts";
import { metricPath } from "./report-text.ts";
import { type MetricSummary, rateSummary, timeToHireSummary } from "./metric-summary.tsx";

interface MetricTileProps extends MetricSummary {
  readonly metric: MetricKey;
  readonly to: string;
}

const MetricTile = ({ metric, value, note, to }: MetricTileProps) => {
  const { name, counts } = metricDefinitions[metric];
  return (
    <section
      aria-label={name}
      className="group relative bg-card px-5.5 py-6 transition-colors hover:bg-paper-2/60 md:px-6.5"
    >
      <h2 className="flex items-center justify-between gap-3 font-text text-[15px]/6 font-[560] tracking-normal text-ink-2">
        <Link
          to={to}
          className="before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-brand"
        >
          {name}
          <span className="sr-only">: definition and applications</span>
        </Link>
        <ArrowUpRight
          className="size-4.5 shrink-0 text-ink-3 transition-colors group-hover:text-brand"
          aria-hidden="true"
        />
      </h2>
      {value === null ? (
        <p className="mt-2 font-display text-[22px]/7 font-[620] tracking-[-0.02em]">Not enough data yet</p>
      ) : (
        <p className="mt-1 font-display text-[44px]/[52px] font-[660] tracking-[-0.035em] tabular-nums">{value}</p>
      )}
      <p className="mt-1.5 text-[15px]/6 tabular-nums">{note}</p>
      <p className="mt-1.5 max-w-[38ch] text-[15px]/6 text-ink-3">{counts}</p>
    </section>
  );
};

interface HeadlineProps {
  readonly reports: DashboardReports;
  readonly filter?: Partial<ReportFilter>;
}

export const HeadlineMetrics = ({ reports: { hires, arrivals }, filter }: HeadlineProps) => {
  const { total } = arrivals;
  const metrics = [
    { metric: "time-to-hire", ...timeToHireSummary(hires.total) },
    { metric: "success-rate", ...rateSummary(total.reached.hired, total, "hired") },
    { metric: "pipeline-conversion", ...rateSummary(total.reached.interview, total, "interviewed") },
  ] as const;
  return (
    <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
      {metrics.map((each) => (
        <MetricTile key={each.metric} {...each} to={metricPath(each.metric, filter)} />
      ))}
    </div>
  );
};
