/** A report with its name and description on the left and its data on the right. */
import { clsx } from "clsx";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { metricDefinitions, type MetricKey } from "#domain/reports/definitions.ts";
import { cardClass } from "../../ui/card.tsx";

interface ReportSectionProps {
  readonly metric: MetricKey;
  readonly to: string;
  readonly children: ReactNode;
}

export const ReportSection = ({ metric, to, children }: ReportSectionProps) => {
  const { name, counts } = metricDefinitions[metric];
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-[1fr_2.4fr]">
      <div>
        <h2 className="text-[21px]">{name}</h2>
        <p className="mt-1.5 max-w-[62ch] text-[15px]/6 text-ink-2">{counts}</p>
        <Link
          to={to}
          className="mt-2 inline-flex items-center gap-1.5 text-[15px]/6 font-[560] text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          Definition and applications
          <span className="sr-only"> for {name}</span>
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </Link>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
};

export const NoDataYet = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <p className={cardClass("px-5.5 py-6 text-[15px]/6 text-ink-2")}>
    <span className="block font-display text-[19px]/7 font-[620] text-ink">{title}</span>
    {text}
  </p>
);

const countClass =
  "underline decoration-edge/40 underline-offset-4 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-1";

interface CountProps {
  readonly count: number;
  readonly to: string;
  readonly label: string;
  /** On the metric's own page, whether the rows below belong to this count. */
  readonly isShown?: boolean;
}

/** A count links to its rows, unless it is zero. */
export const Count = ({ count, to, label, isShown }: CountProps) =>
  count === 0 ? (
    <span className="text-ink-3">0</span>
  ) : (
    <Link
      to={to}
      aria-label={`${count.toLocaleString("en-US")} ${label}`}
      {...(isShown === undefined ? {} : { replace: true, preventScrollReset: true })}
      aria-current={isShown === true ? "true" : undefined}
      className={clsx(countClass, isShown === true && "rounded-tag bg-brand-soft px-1.5 font-[600] text-brand")}
    >
      {count.toLocaleString("en-US")}
    </Link>
  );

/** On a phone a two-word header wraps, so that the column isn't wider than its numbers. */
export const NarrowHeader = ({ children }: { readonly children: string }) => (
  <span className="inline-block max-sm:whitespace-normal">{children}</span>
);
