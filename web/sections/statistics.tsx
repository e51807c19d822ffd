import { clsx } from "clsx";

interface Figure {
  readonly value: string;
  readonly label: string;
}

/** Four figures side by side between hairlines; the first is the one that matters. */
export const Statistics = ({ figures, label }: { readonly figures: readonly Figure[]; readonly label: string }) => (
  <dl aria-label={label} className="grid grid-cols-2 border-y border-line md:grid-cols-4">
    {figures.map((figure, at) => (
      <div
        key={figure.label}
        className={clsx(
          "flex flex-col-reverse justify-end gap-2.5 py-7 pr-4 md:px-7 md:py-8",
          at % 2 === 1 && "border-l border-line pl-5",
          at >= 2 && "border-t border-line md:border-t-0",
          at > 0 && "md:border-l md:border-line",
          at === 0 && "md:pl-0",
        )}
      >
        <dt className="text-[15px]/[23px] text-ink-2">{figure.label}</dt>
        <dd
          className={clsx(
            "font-display text-[30px]/none font-[640] tracking-[-0.03em] tabular-nums md:text-[40px]",
            at === 0 && "text-spark",
          )}
        >
          {figure.value}
        </dd>
      </div>
    ))}
  </dl>
);
