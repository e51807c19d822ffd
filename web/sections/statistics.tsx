import { clsx } from "clsx";

interface Statistic {
  readonly value: string;
  readonly label: string;
}

/** Four statistics in a row with hairlines. The first is highlighted. */
export const Statistics = ({ figures, label }: { readonly figures: readonly Statistic[]; readonly label: string }) => (
  <dl aria-label={label} className="grid grid-cols-2 border-y border-line md:grid-cols-4">
    {figures.map((statistic, index) => (
      <div
        key={statistic.label}
        className={clsx(
          "flex flex-col-reverse justify-end gap-2.5 py-7 pr-4 md:px-7 md:py-8",
          index % 2 === 1 && "border-l border-line pl-5",
          index >= 2 && "border-t border-line md:border-t-0",
          index > 0 && "md:border-l md:border-line",
          index === 0 && "md:pl-0",
        )}
      >
        <dt className="text-[15px]/[23px] text-ink-2">{statistic.label}</dt>
        <dd
          className={clsx(
            "font-display text-[30px]/none font-[640] tracking-[-0.03em] tabular-nums md:text-[40px]",
            index === 0 && "text-spark",
          )}
        >
          {statistic.value}
        </dd>
      </div>
    ))}
  </dl>
);
