/** Twelve weeks, the oldest first: how many leads came to an outcome, and how many of them were answered in time. */
import { Link } from "react-router";
import type { DeskFigures } from "#domain/desk/figures.ts";
import { inTimeWords, rowsPath, weekWords } from "./figure-words.ts";

type Week = DeskFigures["byWeek"][number];

const chartPx = 132;

const heightOf = (count: number, most: number): number => (most === 0 ? 0 : Math.round((chartPx * count) / most));

const Bar = ({ week, most, weeks }: { readonly week: Week; readonly most: number; readonly weeks: number }) => {
  const late = week.counted - week.answeredInTime;
  return (
    <li className="min-w-0 flex-1 max-sm:odd:[&_[data-fine]]:invisible">
      <Link
        to={rowsPath({ weeks, week: week.week })}
        className="group flex flex-col items-stretch rounded-tag px-0.5 pt-1 text-center text-[12px]/4 text-ink-3 tabular-nums hover:bg-paper-2"
      >
        <span className="sr-only">
          Week of {weekWords(week.week)}: {week.answeredInTime} of {week.counted} answered in time
        </span>
        <span aria-hidden="true" className="flex flex-col justify-end" style={{ height: chartPx + 22 }}>
          <span data-fine className="mb-1 flex justify-center font-[560] whitespace-nowrap text-ink-2">
            {week.counted === 0 ? "" : inTimeWords(week)}
          </span>
          <span className="mx-auto block w-full max-w-9 bg-bad/75" style={{ height: heightOf(late, most) }} />
          <span
            className="mx-auto block w-full max-w-9 bg-brand group-hover:bg-brand-strong"
            style={{ height: heightOf(week.answeredInTime, most) }}
          />
        </span>
        <span aria-hidden="true" className="border-t border-edge/50 pt-1.5">
          <span className={week.counted === 0 ? "block" : "block font-[540] text-ink"}>{week.counted}</span>
          <span data-fine className="flex justify-center whitespace-nowrap">
            {weekWords(week.week)}
          </span>
        </span>
      </Link>
    </li>
  );
};

export const WeekBars = ({ figures, weeks }: { readonly figures: DeskFigures; readonly weeks: number }) => {
  const oldestFirst = figures.byWeek.toReversed();
  const most = Math.max(0, ...oldestFirst.map(({ counted }) => counted));
  return (
    <figure className="rounded-card border border-line bg-card p-4 sm:p-5">
      <figcaption className="mb-3 text-[13px]/5 text-ink-3">
        Leads by week, from Monday on by the firm&apos;s clock. Above each bar: the share answered in time;{" "}
        <span className="font-[560] text-bad">red</span>: late or never.
      </figcaption>
      {/* On a phone every second bar, never the newest, goes without its fine print; a screen reader hears all of it. */}
      <ul aria-label="By week" className="flex gap-px sm:gap-1">
        {oldestFirst.map((week) => (
          <Bar key={week.week} week={week} most={most} weeks={weeks} />
        ))}
      </ul>
    </figure>
  );
};
