/** Twelve weeks, oldest first: how many leads had an outcome, and how many were answered in time. */
import { Link } from "react-router";
import type { DeskMetrics } from "#domain/desk/response-metrics.ts";
import { formatOnTimeRate, rowsPath, formatWeek } from "./metric-text.ts";

type Week = DeskMetrics["byWeek"][number];

const chartHeightPx = 132;

const heightOf = (count: number, max: number): number => (max === 0 ? 0 : Math.round((chartHeightPx * count) / max));

const Bar = ({ week, max, weeks }: { readonly week: Week; readonly max: number; readonly weeks: number }) => {
  const late = week.counted - week.answeredInTime;
  return (
    <li className="min-w-0 flex-1 max-sm:odd:[&_[data-fine]]:invisible">
      <Link
        to={rowsPath({ weeks, week: week.week })}
        className="group flex flex-col items-stretch rounded-tag px-0.5 pt-1 text-center text-[12px]/4 text-ink-3 tabular-nums hover:bg-paper-2"
      >
        <span className="sr-only">
          Week of {formatWeek(week.week)}: {week.answeredInTime} of {week.counted} answered on time
        </span>
        <span aria-hidden="true" className="flex flex-col justify-end" style={{ height: chartHeightPx + 22 }}>
          <span data-fine className="mb-1 flex justify-center font-[560] whitespace-nowrap text-ink-2">
            {week.counted === 0 ? "" : formatOnTimeRate(week)}
          </span>
          <span className="mx-auto block w-full max-w-9 bg-bad/75" style={{ height: heightOf(late, max) }} />
          <span
            className="mx-auto block w-full max-w-9 bg-brand group-hover:bg-brand-strong"
            style={{ height: heightOf(week.answeredInTime, max) }}
          />
        </span>
        <span aria-hidden="true" className="border-t border-edge/50 pt-1.5">
          <span className={week.counted === 0 ? "block" : "block font-[540] text-ink"}>{week.counted}</span>
          <span data-fine className="flex justify-center whitespace-nowrap">
            {formatWeek(week.week)}
          </span>
        </span>
      </Link>
    </li>
  );
};

export const WeekBars = ({ figures, weeks }: { readonly figures: DeskMetrics; readonly weeks: number }) => {
  const oldestFirst = figures.byWeek.toReversed();
  const max = Math.max(0, ...oldestFirst.map(({ counted }) => counted));
  return (
    <figure className="rounded-card border border-line bg-card p-4 sm:p-5">
      <figcaption className="mb-3 text-[13px]/5 text-ink-3">
        Leads by week, Monday to Sunday in our time zone. Above each bar: the share answered on time.{" "}
        <span className="font-[560] text-bad">Red</span>: answered late or not at all.
      </figcaption>
      {/* On a phone every second bar hides its labels, but never the newest one. Screen readers still read them all. */}
      <ul aria-label="By week" className="flex gap-px sm:gap-1">
        {oldestFirst.map((week) => (
          <Bar key={week.week} week={week} max={max} weeks={weeks} />
        ))}
      </ul>
    </figure>
  );
};
