/** How far the people of complete months came, and which months are left out because somebody still waits. */
import { stageNames } from "#domain/pipeline/board-steps.ts";
import { cohortDays } from "#domain/reports/definitions.ts";
import type { ReportFilter } from "#domain/reports/report-filter.ts";
import { type Reachable, reachable } from "#domain/reports/reports.ts";
import { type Counted, type Grouped, percentOf } from "#domain/reports/tally.ts";
import { Link } from "react-router";
import { Bar } from "../../ui/bar.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Count, NothingYet, ReportPart } from "./report-part.tsx";
import { counting, figurePath, monthWords } from "./report-words.ts";

interface FunnelStep {
  readonly reached: Reachable | "";
  readonly name: string;
  readonly people: number;
  readonly before: number;
  readonly all: number;
}

const stepsOf = ({ total }: Counted): readonly FunnelStep[] => {
  const counts = [total.n, ...reachable.map((stage) => total.reached[stage])];
  return ["" as const, ...reachable].map((reached, at) => ({
    reached,
    name: reached === "" ? stageNames.applied : stageNames[reached],
    people: counts[at] ?? 0,
    before: counts[at - 1] ?? total.n,
    all: total.n,
  }));
};

const rate = (part: number, whole: number) => {
  const percent = percentOf(part, whole);
  return percent === null ? <span className="whitespace-nowrap text-ink-3">Too few</span> : `${percent}%`;
};

const columnsFor = (filter: Partial<ReportFilter> | undefined): readonly Column<FunnelStep>[] => [
  {
    key: "step",
    title: "Came to",
    cell: ({ name, people, all }) => (
      <div className="w-20 sm:w-48 lg:w-64">
        <span className="font-[560]">{name}</span>
        <div className="mt-2 mb-1">
          <Bar share={people / Math.max(1, all)} />
        </div>
      </div>
    ),
  },
  {
    key: "people",
    title: "People",
    align: "right",
    cell: ({ people, reached, name }) => (
      <Count count={people} to={figurePath("funnel", filter, { reached })} label={`came to ${name}`} />
    ),
  },
  { key: "all", title: "Of applied", align: "right", cell: ({ people, all }) => rate(people, all) },
  {
    key: "before",
    title: "Of previous",
    align: "right",
    cell: ({ reached, people, before }) => (reached === "" ? "" : rate(people, before)),
  },
];

interface MonthsProps {
  readonly months: readonly Grouped[];
  readonly filter: Partial<ReportFilter> | undefined;
}

const monthClass = "underline decoration-edge/40 underline-offset-4 hover:decoration-current";

const Complete = ({ months, filter }: MonthsProps) => (
  <p className="mt-3 text-sm/6 text-ink-2">
    Complete:{" "}
    {months.map(({ group, n, reached }, at) => (
      <span key={group}>
        {at > 0 && ", "}
        <Link to={figurePath("funnel", filter, { group })} className={monthClass}>
          {monthWords(group)}
        </Link>{" "}
        ({n} applied, {reached.hired} hired)
      </span>
    ))}
    .
  </p>
);

const Unfinished = ({ months, filter }: MonthsProps) => (
  <p className="mt-1.5 text-sm/6 text-ink-2">
    Left out as unfinished:{" "}
    {months.map(({ group, left, open }, at) => (
      <span key={group}>
        {at > 0 && ", "}
        <Link to={figurePath("funnel", filter, { group, which: "left" })} className={monthClass}>
          {monthWords(group)}
        </Link>{" "}
        ({open} of {left} still open)
      </span>
    ))}
    . A month counts once it is over and nobody of it waits any more, or {cohortDays} days after its end.
  </p>
);

interface FunnelReportProps {
  readonly cohorts: Counted;
  readonly filter?: Partial<ReportFilter>;
}

export const FunnelReport = ({ cohorts, filter }: FunnelReportProps) => {
  const complete = cohorts.groups.filter(({ n }) => n > 0);
  const unfinished = cohorts.groups.filter(({ left }) => left > 0);
  return (
    <ReportPart figure="funnel" to={figurePath("funnel", filter)}>
      {complete.length === 0 ? (
        <NothingYet
          title="No month is complete yet"
          text={
            unfinished.length === 0
              ? "No whole month with applications lies in this period."
              : `${counting(cohorts.total.left, "application")} in months of which somebody still waits.`
          }
        />
      ) : (
        <>
          <Table
            caption="Funnel by Cohort"
            columns={columnsFor(filter)}
            rows={stepsOf(cohorts)}
            rowKey={({ name }) => name}
          />
          <Complete months={complete} filter={filter} />
        </>
      )}
      {unfinished.length > 0 && <Unfinished months={unfinished} filter={filter} />}
    </ReportPart>
  );
};
