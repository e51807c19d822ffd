import { clsx } from "clsx";
import { Link } from "react-router";
import type { DeskMetrics, ResponseMetrics } from "#domain/desk/response-metrics.ts";
import { formatOnTimeRate, minutesText, rowsPath } from "./metric-text.ts";

interface Tile {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  readonly tone?: string;
  readonly definition: string;
  readonly to: string;
}

/** The same thresholds as for scores elsewhere. */
const onTimeTone = ({ answeredInTime, counted }: ResponseMetrics): string => {
  if (counted === 0) return "";
  const share = answeredInTime / counted;
  if (share >= 0.8) return "text-good";
  return share >= 0.6 ? "text-warn" : "text-bad";
};

const buildTiles = ({ all }: DeskMetrics, weeks: number): readonly Tile[] => [
  {
    label: "Answered within 24 hours",
    value: formatOnTimeRate(all),
    detail: `${all.answeredInTime.toLocaleString("en-US")} of ${all.counted.toLocaleString("en-US")}`,
    definition: "Share of answered and overdue leads that a person answered on time.",
    tone: onTimeTone(all),
    to: rowsPath({ weeks, outcome: "in-time" }),
  },
  {
    label: "Median first response time",
    value: minutesText(all.medianMinutes),
    definition: "Half of the answered leads got a first answer from a person within this time.",
    to: rowsPath({ weeks, outcome: "counted" }),
  },
  {
    label: "90th percentile response time",
    value: minutesText(all.p90Minutes),
    definition: "Nine in ten answered leads got a first answer within this time.",
    to: rowsPath({ weeks, outcome: "counted" }),
  },
  {
    label: "Waiting now",
    value: all.waiting.toLocaleString("en-US"),
    definition: "Open leads that aren't due yet. They count once they're answered or overdue.",
    to: rowsPath({ weeks, outcome: "waiting" }),
  },
];

export const MetricTiles = ({ figures, weeks }: { readonly figures: DeskMetrics; readonly weeks: number }) => (
  <dl
    aria-label="Response time"
    className="grid overflow-hidden rounded-card border border-line bg-line gap-px sm:grid-cols-2 xl:grid-cols-4"
  >
    {buildTiles(figures, weeks).map(({ label, value, detail, tone, definition, to }) => (
      <div key={label} className="relative flex flex-col bg-card p-5 transition-colors hover:bg-paper-2">
        <dt className="text-sm/5 font-[560] text-ink-2">{label}</dt>
        <dd className="mt-2">
          <Link
            to={to}
            className={clsx(
              "font-display text-[30px]/9 font-[640] tracking-[-0.02em] tabular-nums underline-offset-4 before:absolute before:inset-0 hover:underline focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-brand",
              tone,
            )}
          >
            {value}
            <span className="sr-only">, view leads</span>
          </Link>
          {detail !== undefined && <span className="ml-2.5 text-[15px] text-ink-2 tabular-nums">{detail}</span>}
          <p className="mt-2 text-[13px]/5 text-ink-3">{definition}</p>
        </dd>
      </div>
    ))}
  </dl>
);
