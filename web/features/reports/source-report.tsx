/** Where applications come from. The bar shows applications, and its strong part those that reached an interview. */
import type { ReportFilter } from "#domain/reports/report-filter.ts";
import type { DashboardReports } from "#domain/reports/reports.ts";
import { type Grouped, percentOf } from "#domain/reports/tally.ts";
import { Bar } from "../../ui/bar.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Count, NarrowHeader, NoDataYet, ReportSection } from "./report-section.tsx";
import { metricPath } from "./report-text.ts";

interface SourceReportProps {
  readonly arrivals: DashboardReports["arrivals"];
  readonly filter?: Partial<ReportFilter>;
}

const buildColumns = (maxCount: number, filter: Partial<ReportFilter> | undefined): readonly Column<Grouped>[] => {
  const to = (group: string, reached: "interview" | "hired" | "") =>
    metricPath("source-performance", filter, { group, reached });
  return [
    {
      key: "source",
      title: "Source",
      cell: ({ group, n, reached }) => (
        <div className="w-26 sm:w-48 lg:w-64">
          <span className="font-[560] wrap-break-word hyphens-auto">{group}</span>
          <div className="mt-2 mb-1">
            <Bar share={n / maxCount} highlightedShare={reached.interview / maxCount} />
          </div>
        </div>
      ),
    },
    {
      key: "applications",
      title: "Applications",
      align: "right",
      cell: ({ group, n }) => <Count count={n} to={to(group, "")} label={`applications from ${group}`} />,
    },
    {
      key: "hires",
      title: "Hires",
      align: "right",
      cell: ({ group, reached }) => (
        <Count count={reached.hired} to={to(group, "hired")} label={`hires from ${group}`} />
      ),
    },
    {
      key: "share",
      title: <NarrowHeader>Hire rate</NarrowHeader>,
      align: "right",
      cell: ({ n, reached }) => {
        const percent = percentOf(reached.hired, n);
        return percent === null ? <span className="whitespace-nowrap text-ink-3">Too few</span> : `${percent}%`;
      },
    },
    {
      key: "interviewed",
      title: "Interviewed",
      align: "right",
      cell: ({ group, reached }) => (
        <Count count={reached.interview} to={to(group, "interview")} label={`interviewed from ${group}`} />
      ),
    },
  ];
};

export const SourceReport = ({ arrivals: { groups }, filter }: SourceReportProps) => {
  const maxCount = Math.max(1, ...groups.map(({ n }) => n));
  return (
    <ReportSection metric="source-performance" to={metricPath("source-performance", filter)}>
      {groups.length === 0 ? (
        <NoDataYet title="Not enough data yet" text="Sources appear here after your first application." />
      ) : (
        <>
          <Table
            caption="Source Performance"
            columns={buildColumns(maxCount, filter)}
            rows={groups}
            rowKey={({ group }) => group}
          />
          <p className="mt-3 text-sm/5 text-ink-3">
            The darker part of each bar shows candidates who were interviewed.
          </p>
        </>
      )}
    </ReportSection>
  );
};
