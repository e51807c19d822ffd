/** How far applicants of complete months got. Months with open applications are left out and listed. */
import { stageNames } from "#domain/pipeline/board-steps.ts";
import type { ReportFilter } from "#domain/reports/report-filter.ts";
import { type Counted, type Grouped, percentOf, type Reachable, reachable } from "#domain/reports/tally.ts";
import { Bar } from "../../ui/bar.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Count, NarrowHeader, NoDataYet, ReportSection } from "./report-section.tsx";
import { countText, metricPath } from "./report-text.ts";

interface FunnelStep {
  readonly reached: Reachable | "";
  readonly name: string;
  readonly people: number;
  readonly before: number;
  readonly all: number;
}

const buildSteps = ({ total }: Counted): readonly FunnelStep[] => {
  const counts = [total.n, ...reachable.map((stage) => total.reached[stage])];
  return ["" as const, ...reachable].map((reached, index) => ({
    reached,
    name: reached === "" ? stageNames.applied : stageNames[reached],
    people: counts[index] ?? 0,
    before: counts[index - 1] ?? total.n,
    all: total.n,
  }));
};

const formatRate = (count: number, total: number) => {
  const percent = percentOf(count, total);
  return percent === null ? <span className="whitespace-nowrap text-ink-3">Too few</span> : `${percent}%`;
};

const buildColumns = (filter: Partial<ReportFilter> | undefined): readonly Column<FunnelStep>[] => [
  {
    key: "step",
    title: "Reached",
    cell: ({ name, people, all }) => (
      <div className="w-24 sm:w-48 lg:w-64">
        <span className="font-[560]">{name}</span>
        <div className="mt-2 mb-1">
          <Bar share={people / Math.max(1, all)} />
        </div>
      </div>
    ),
  },
  {
    key: "people",
    title: "Candidates",
    align: "right",
    cell: ({ people, reached, name }) => (
      <Count count={people} to={metricPath("funnel", filter, { reached })} label={`reached ${name}`} />
    ),
  },
  {
    key: "all",
    title: <NarrowHeader>Of applicants</NarrowHeader>,
    align: "right",
    cell: ({ people, all }) => formatRate(people, all),
  },
  {
    key: "before",
    title: <NarrowHeader>Of previous stage</NarrowHeader>,
    align: "right",
    cell: ({ reached, people, before }) => (reached === "" ? "" : formatRate(people, before)),
  },
];

/** For example "2 complete months, 12 candidates; 2 months still open". The list beside the rows names the months. */
const monthsText = (complete: readonly Grouped[], incomplete: readonly Grouped[]): string => {
  const people = complete.reduce((sum, { n }) => sum + n, 0);
  const monthCounts = `${countText(complete.length, "complete month")}, ${countText(people, "candidate")}`;
  return incomplete.length === 0
    ? `${monthCounts}.`
    : `${monthCounts}; ${countText(incomplete.length, "month")} still open.`;
};

interface FunnelReportProps {
  readonly cohorts: Counted;
  readonly filter?: Partial<ReportFilter>;
}

export const FunnelReport = ({ cohorts, filter }: FunnelReportProps) => {
  const complete = cohorts.groups.filter(({ n }) => n > 0);
  const incomplete = cohorts.groups.filter(({ left }) => left > 0);
  return (
    <ReportSection metric="funnel" to={metricPath("funnel", filter)}>
      {complete.length === 0 ? (
        <NoDataYet
          title="No complete months yet"
          text={
            incomplete.length === 0
              ? "This period has no full month with applications."
              : `${countText(cohorts.total.left, "application")} in months that still have open applications.`
          }
        />
      ) : (
        <>
          <Table
            caption="Funnel by Cohort"
            columns={buildColumns(filter)}
            rows={buildSteps(cohorts)}
            rowKey={({ name }) => name}
          />
          <p className="mt-3 text-sm/5 text-ink-3">{monthsText(complete, incomplete)}</p>
        </>
      )}
    </ReportSection>
  );
};
