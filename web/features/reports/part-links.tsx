/** Links to parts of a metric's rows, each with its count. */
import { clsx } from "clsx";
import { Link } from "react-router";
import type { MetricKey } from "#domain/reports/definitions.ts";
import type { RowsQuery } from "#domain/reports/reports.ts";
import type { Counted } from "#domain/reports/tally.ts";
import { metricPath, groupLabel } from "./report-text.ts";

interface Part {
  readonly label: string;
  readonly count: number;
  readonly part: Partial<RowsQuery>;
}

const buildParts = (metric: MetricKey, { total, groups }: Counted): readonly Part[] => {
  const labelOf = (group: string) => groupLabel(metric, group);
  switch (metric) {
    case "time-to-hire":
      return [
        { label: "Hired", count: total.n, part: {} },
        ...(total.left === 0 ? [] : [{ label: "No hire date", count: total.left, part: { which: "left" } as const }]),
      ];
    case "success-rate":
      return [
        { label: "Hired", count: total.reached.hired, part: { reached: "hired" } },
        { label: "All applicants", count: total.n, part: {} },
      ];
    case "pipeline-conversion":
      return [
        { label: "Interviewed", count: total.reached.interview, part: { reached: "interview" } },
        { label: "All applicants", count: total.n, part: {} },
      ];
    case "source-performance":
      return [
        { label: "All sources", count: total.n, part: {} },
        ...groups.map(({ group, n }) => ({ label: group, count: n, part: { group } })),
      ];
    case "time-in-stage":
      // The stages of this metric are chosen in its chart.
      return [];
    case "funnel":
      return [
        { label: "All complete months", count: total.n, part: {} },
        ...groups.map(({ group, n, left }): Part =>
          n > 0
            ? { label: labelOf(group), count: n, part: { group } }
            : { label: `${labelOf(group)}, incomplete`, count: left, part: { group, which: "left" } },
        ),
      ];
  }
};

const isSame = (a: Partial<RowsQuery>, b: RowsQuery): boolean =>
  (a.group ?? "") === b.group && (a.reached ?? "") === b.reached && (a.which ?? "counted") === b.which;

interface PartLinksProps {
  readonly metric: MetricKey;
  readonly counted: Counted;
  readonly part: RowsQuery;
}

export const PartLinks = ({ metric, counted, part }: PartLinksProps) => {
  const { group: _group, reached: _reached, which: _which, ...filter } = part;
  const parts = buildParts(metric, counted);
  if (parts.length < 2) return null;
  return (
    <nav aria-label="Breakdown" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ label, count, part: partFilter }) => {
          const isCurrent = isSame(partFilter, part);
          return (
            <li key={label}>
              <Link
                to={metricPath(metric, filter, partFilter)}
                replace
                preventScrollReset
                aria-current={isCurrent ? "true" : undefined}
                className={clsx(
                  "inline-flex min-h-9 items-center gap-2 rounded-control border px-3 text-sm/5 pointer-coarse:min-h-11",
                  isCurrent
                    ? "border-brand bg-brand-soft font-[560] text-brand"
                    : "border-line text-ink-2 hover:border-edge hover:text-ink",
                )}
              >
                {label}
                <span className="tabular-nums">{count.toLocaleString("en-US")}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
