import { clsx } from "clsx";
import { cardClass } from "../ui/card.tsx";

interface Statistic {
  readonly value: string;
  readonly label: string;
}

interface StatisticsPanelProps {
  readonly statistics: readonly Statistic[];
  readonly label: string;
}

/** Four statistics in a grid beside a headline. The first is highlighted. */
export const StatisticsPanel = ({ statistics, label }: StatisticsPanelProps) => (
  <dl aria-label={label} className={cardClass("grid grid-cols-2 overflow-hidden")}>
    {statistics.map((statistic, index) => (
      <div
        key={statistic.label}
        className={clsx(
          "flex flex-col-reverse justify-end gap-2.5 border-line px-5 py-7 sm:px-8 sm:py-9",
          index % 2 === 1 && "border-l",
          index >= 2 && "border-t",
        )}
      >
        <dt className="text-[15px]/[22px] text-ink-2">{statistic.label}</dt>
        <dd
          className={clsx(
            "font-display text-[32px]/none font-[640] tracking-[-0.03em] tabular-nums sm:text-[44px]",
            index === 0 && "text-spark",
          )}
        >
          {statistic.value}
        </dd>
      </div>
    ))}
  </dl>
);
