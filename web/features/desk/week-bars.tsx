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
    <li className="min-w-0 flex-1">
      <Link
        to={rowsPath({ weeks, week: week.week })}
        className="group flex flex-col items-stretch rounded-tag px-0.5 pt-1 text-center text-[12px]/4 text-ink-3 tabular-nums hover:bg-paper-2"
      >
        <span className="sr-only">
          Week of {weekWords(week.week)}: {week.answeredInTime} of {week.counted} answered in time
        </span>
        <span aria-hidden="true" className="flex flex-col justify-end" style={{ height: chartPx + 22 }}>
          <span className="mb-1 font-[560] text-ink-2">{week.counted === 0 ? "" : inTimeWords(week)}</span>
          <span className="mx-auto block w-full max-w-9 bg-bad/75" style={{ height: heightOf(late, most) }} />
          <span
            className="mx-auto block w-full max-w-9 bg-brand group-hover:bg-brand-strong"
            style={{ height: heightOf(week.answeredInTime, most) }}
          />
        </span>
        <span aria-hidden="true" className="border-t border-edge/50 pt-1.5">
          <span className="block font-[540] text-ink">{week.counted}</span>
          <span className="block whitespace-nowrap">{weekWords(week.week)}</span>
        </span>
      </Link>
    </li>
  );
};

export const WeekBars = ({ figures, weeks }: { readonly figures: DeskFigures; readonly weeks: number }) => {
  const oldestFirst = figures.byWeek.toReversed();
  const most = Math.max(0, ...oldestFirst.map(({ counted }) => counted));
  return (
    <figure className="rounded-card border border-line bg-card p-5">
      <figcaption className="mb-3 text-[13px]/5 text-ink-3">
        Weeks begin on Monday by the firm&apos;s clock. Under each bar stands the number of leads, above it the share
        that was answered in time; <span className="font-[560] text-bad">the upper part</span> was not.
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="By week">
        <ul className="flex min-w-[560px] gap-1">
          {oldestFirst.map((week) => (
            <Bar key={week.week} week={week} most={most} weeks={weeks} />
          ))}
        </ul>
      </div>
    </figure>
  );
};
