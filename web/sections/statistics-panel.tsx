import { clsx } from "clsx";
import { cardClass } from "../ui/card.tsx";

interface Figure {
  readonly value: string;
  readonly label: string;
}

interface StatisticsPanelProps {
  readonly figures: readonly Figure[];
  readonly label: string;
}

/** Four figures in a square beside a headline; the first is the one that matters. */
export const StatisticsPanel = ({ figures, label }: StatisticsPanelProps) => (
  <dl aria-label={label} className={cardClass("grid grid-cols-2 overflow-hidden")}>
    {figures.map((figure, at) => (
      <div
        key={figure.label}
        className={clsx(
          "flex flex-col-reverse justify-end gap-2.5 border-line px-5 py-7 sm:px-8 sm:py-9",
          at % 2 === 1 && "border-l",
          at >= 2 && "border-t",
        )}
      >
        <dt className="text-[15px]/[22px] text-ink-2">{figure.label}</dt>
        <dd
          className={clsx(
            "font-display text-[32px]/none font-[640] tracking-[-0.03em] tabular-nums sm:text-[44px]",
            at === 0 && "text-spark",
          )}
        >
          {figure.value}
        </dd>
      </div>
    ))}
  </dl>
);
