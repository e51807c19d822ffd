import type { ReactNode } from "react";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { cardClass } from "../../ui/card.tsx";
import { Progress } from "../../ui/progress.tsx";
import { type Column, Table } from "../../ui/table.tsx";

type Reports = Dashboard["reports"];
type Source = Reports["sources"][number];

interface FigureProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly counted: string;
  /** What is needed before there is a figure. */
  readonly needs: string;
}

const Figure = ({ title, value, counted, needs }: FigureProps) => (
  <section aria-label={title} className="bg-card px-5.5 py-6 md:px-6.5">
    <h2 className="font-text text-[15px]/6 font-[560] tracking-normal text-ink-2">{title}</h2>
    {value === null ? (
      <>
        <p className="mt-2 font-display text-[22px]/7 font-[620] tracking-[-0.02em]">Not enough data yet</p>
        <p className="mt-2.5 max-w-[38ch] text-[15px]/6 text-ink-2">{needs}</p>
      </>
    ) : (
      <>
        <p className="mt-1 font-display text-[44px]/[52px] font-[660] tracking-[-0.035em] tabular-nums">{value}</p>
        <p className="mt-1.5 max-w-[38ch] text-[15px]/6 text-ink-2">{counted}</p>
      </>
    )}
  </section>
);

const columnsFor = (most: number): readonly Column<Source>[] => [
  {
    key: "source",
    title: "Source",
    cell: ({ source, applications }) => (
      <>
        <span className="font-[560]">{source}</span>
        <div className="mt-2 mb-1 w-20 sm:w-64 lg:w-104">
          <Progress bare label={`Applications by ${source}`} percent={Math.round((100 * applications) / most)} />
        </div>
      </>
    ),
  },
  { key: "applications", title: "Applications", align: "right", cell: ({ applications }) => applications },
  { key: "hires", title: "Hires", align: "right", cell: ({ hires }) => hires },
  {
    key: "share",
    title: "Hire rate",
    align: "right",
    cell: ({ applications, hires }) => `${Math.round((100 * hires) / applications)}%`,
  },
];

export const ReportFigures = ({ reports }: { readonly reports: Reports }) => {
  const { timeToHireDays, successRatePercent, pipelineConversionPercent, sources } = reports;
  const most = Math.max(1, ...sources.map(({ applications }) => applications));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
        <Figure
          title="Time to Hire"
          value={
            timeToHireDays === null ? null : (
              <>
                {timeToHireDays} <span className="text-[26px]/none">{timeToHireDays === 1 ? "day" : "days"}</span>
              </>
            )
          }
          counted="The average from the day somebody applied to the day they were hired."
          needs="It is counted from the first hire on."
        />
        <Figure
          title="Success Rate"
          value={successRatePercent === null ? null : `${successRatePercent}%`}
          counted="How many of all who applied were hired."
          needs="It is counted from the first application on."
        />
        <Figure
          title="Pipeline Conversion"
          value={pipelineConversionPercent === null ? null : `${pipelineConversionPercent}%`}
          counted="How many of all who applied have come to an interview."
          needs="It is counted from the first application on."
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-[1fr_2.4fr]">
        <div>
          <h2 className="text-[21px]">Source Performance</h2>
          <p className="mt-1.5 max-w-[62ch] text-[15px]/6 text-ink-2">
            Where applications come from, and how many of them end in a hire.
          </p>
        </div>
        {sources.length === 0 ? (
          <p className={cardClass("px-5.5 py-6 text-[15px]/6 text-ink-2")}>
            <span className="block font-display text-[19px]/7 font-[620] text-ink">Not enough data yet</span>
            Each application carries its source; with the first one this table begins.
          </p>
        ) : (
          <Table
            caption="Source Performance"
            columns={columnsFor(most)}
            rows={sources}
            rowKey={({ source }) => source}
          />
        )}
      </div>
    </div>
  );
};
