/** The value of a metric, if there is enough data, and a note about its sample. */
import type { ReactNode } from "react";
import { minForMedian, minForRate, type MetricKey } from "#domain/reports/definitions.ts";
import type { RowsQuery } from "#domain/reports/reports.ts";
import {
  type Counted,
  formatDuration,
  isTooFew,
  formatMean,
  percentOf,
  durationParts,
  type Tally,
} from "#domain/reports/tally.ts";
import { countText, groupLabel } from "./report-text.ts";

export interface MetricSummary {
  readonly value: ReactNode;
  readonly note: string;
}

const Value = ({ seconds }: { readonly seconds: number }) => {
  const { value, unit } = durationParts(seconds);
  return (
    <>
      {value} <span className="text-[26px]/none">{unit}</span>
    </>
  );
};

export const timeToHireSummary = (total: Tally): MetricSummary => {
  if (total.n === 0 || total.medianSeconds === null) return { value: null, note: "No hires in this period." };
  if (isTooFew(total))
    return {
      value: null,
      note: `${countText(total.n, "hire")} so far. We show a median once there are at least ${minForMedian}.`,
    };
  const mean = formatMean(total);
  const differsFromMedian = mean !== formatDuration(total.medianSeconds);
  return {
    value: <Value seconds={total.medianSeconds} />,
    note: `Median of ${countText(total.n, "hire")}${differsFromMedian ? `; the mean is ${mean}` : ""}.`,
  };
};

export const rateSummary = (part: number, { n, open }: Tally, verb: string): MetricSummary => {
  if (n === 0) return { value: null, note: "No applications in this period." };
  const percent = percentOf(part, n);
  const openText = open === 0 ? "" : `; ${open.toLocaleString("en-US")} still open`;
  const countsText = `${part.toLocaleString("en-US")} of ${n.toLocaleString("en-US")} ${verb}${openText}.`;
  if (percent === null)
    return { value: null, note: `${countsText} We show a percentage once there are at least ${minForRate}.` };
  return { value: `${percent}%`, note: countsText };
};

const stageTimeSummary = ({ n, left, medianSeconds }: Tally, stage: string): MetricSummary => {
  const counts = `${countText(n, "move")} out of ${stage}; ${left.toLocaleString("en-US")} there now.`;
  if (medianSeconds === null || isTooFew({ n }))
    return { value: null, note: `${counts} We show a median once there are at least ${minForMedian} moves.` };
  return { value: <Value seconds={medianSeconds} />, note: `Median. ${counts}` };
};

/** The summary at the top of a metric's own page. Null if the metric has one value per part and no part is chosen. */
export const partSummary = (
  metric: MetricKey,
  { total, groups }: Counted,
  { group }: RowsQuery,
): MetricSummary | null => {
  const chosenGroup = group === "" ? undefined : groups.find((each) => each.group === group);
  switch (metric) {
    case "time-to-hire":
      return timeToHireSummary(total);
    case "success-rate":
      return rateSummary(total.reached.hired, total, "hired");
    case "pipeline-conversion":
      return rateSummary(total.reached.interview, total, "interviewed");
    case "source-performance": {
      const tally = chosenGroup ?? total;
      return rateSummary(tally.reached.hired, tally, "hired");
    }
    case "funnel": {
      // Months that are left out also have open applications, which don't belong to this metric.
      const complete = groups.filter(({ n }) => n > 0);
      const tally = chosenGroup ?? { ...total, open: complete.reduce((sum, { open }) => sum + open, 0) };
      if (tally.n > 0) return rateSummary(tally.reached.hired, tally, "hired");
      if (chosenGroup === undefined) return null;
      const { left, open } = chosenGroup;
      const openText = `${open.toLocaleString("en-US")} of ${countText(left, "application")} still open`;
      return { value: null, note: `${groupLabel(metric, group)} isn't counted yet: ${openText}.` };
    }
    case "time-in-stage":
      return chosenGroup === undefined ? null : stageTimeSummary(chosenGroup, groupLabel(metric, group));
  }
};
