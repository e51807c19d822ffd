/** Annual cost by hires per year for the three models. The lines are SVG; all text is HTML. */
import { clsx } from "clsx";
import { cheapestRanges, costCurve, type CostPoint, maxHiresCharted } from "#domain/calculator/break-even.ts";
import { breakEvenSentences, modelNames, usd } from "#domain/calculator/report.ts";
import { type Model, models } from "#domain/calculator/roi.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { cardClass } from "../../ui/card.tsx";

const strokeClasses: Readonly<Record<Model, string>> = {
  inHouse: "stroke-ink-3",
  agency: "stroke-warn",
  cohire: "stroke-brand",
};
const textClasses: Readonly<Record<Model, string>> = {
  inHouse: "text-ink-2",
  agency: "text-warn",
  cohire: "text-brand",
};

/** A round number at or above the largest cost, for the axis. */
const computeAxisMax = (curve: readonly CostPoint[]): number => {
  const largest = Math.max(1, ...curve.flatMap((point) => models.map((model) => point[model])));
  const unit = 10 ** Math.floor(Math.log10(largest));
  return Math.ceil(largest / (unit / 2)) * (unit / 2);
};

const leftPercent = (hires: number): number => ((hires - 1) / (maxHiresCharted - 1)) * 100;

const formatShort = (amount: number): string =>
  amount >= 1_000_000 ? `$${(amount / 1_000_000).toFixed(1)}M` : `$${Math.round(amount / 1000)}K`;

/** Line labels, moved apart so that they do not overlap. `top` is in percent of the height. */
const spreadLabels = (lineEnds: readonly { readonly model: Model; readonly top: number }[]) => {
  const gap = 8;
  let last = -gap;
  const placed = lineEnds
    .toSorted((one, other) => one.top - other.top)
    .map(({ model, top }) => {
      last = Math.max(top, last + gap);
      return { model, top: last };
    });
  const overflow = Math.max(0, last - 97);
  return placed.map(({ model, top }) => ({ model, top: top - overflow }));
};

export const CostChart = ({ scenario }: { readonly scenario: Scenario }) => {
  const curve = costCurve(scenario);
  const axisMax = computeAxisMax(curve);
  const topPercent = (cost: number): number => 100 - (cost / axisMax) * 100;
  const path = (model: Model): string =>
    curve
      .map((point, index) => `${index === 0 ? "M" : "L"}${leftPercent(point.hires)} ${topPercent(point[model])}`)
      .join("");
  const end = curve.at(-1);
  const labels = end === undefined ? [] : spreadLabels(models.map((model) => ({ model, top: topPercent(end[model]) })));
  const turningPoints = cheapestRanges(curve).slice(1);
  const hires = Math.min(Math.max(scenario.inputs.hiresPerYear, 1), maxHiresCharted);
  return (
    <section aria-labelledby="cost-chart" className={cardClass("p-5 sm:p-6")}>
      <h2 id="cost-chart" className="text-[19px]">
        The cheapest option depends on how many people you hire
      </h2>
      <div aria-hidden="true" className="mt-6 grid grid-cols-[44px_1fr_84px] sm:grid-cols-[52px_1fr_136px]">
        <div className="relative h-64 text-right text-[12px]/4 text-ink-3 tabular-nums">
          {[1, 0.5, 0].map((share) => (
            <span key={share} className="absolute right-2 -translate-y-1/2" style={{ top: `${(1 - share) * 100}%` }}>
              {formatShort(axisMax * share)}
            </span>
          ))}
        </div>
        <div className="relative h-64 border-b border-l border-edge/50">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
            <path d="M0 50H100M0 0H100" className="stroke-line" vectorEffect="non-scaling-stroke" />
            <path
              d={`M${leftPercent(hires)} 0V100`}
              className="stroke-spark"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
            {models.map((model) => (
              <path
                key={model}
                d={path(model)}
                fill="none"
                strokeWidth={model === "cohire" ? 2.5 : 2}
                className={strokeClasses[model]}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {turningPoints.map(({ from, cheapest }) => (
            <span
              key={from}
              className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-ink bg-card"
              style={{ left: `${leftPercent(from)}%`, top: `${topPercent(curve[from - 1]?.[cheapest] ?? 0)}%` }}
            />
          ))}
        </div>
        <div className="relative h-64 text-[13px]/4 font-[560]">
          {labels.map(({ model, top }) => (
            <span
              key={model}
              className={clsx("absolute left-2.5 -translate-y-1/2", textClasses[model])}
              style={{ top: `${top}%` }}
            >
              {modelNames[model]}
            </span>
          ))}
        </div>
        <div />
        <div className="relative h-6 pt-1.5 text-[12px]/4 text-ink-3 tabular-nums">
          {[1, 25, 50, 75, 100].map((tick) => (
            <span
              key={tick}
              className={clsx("absolute", tick > 1 && "-translate-x-1/2")}
              style={{ left: `${leftPercent(tick)}%` }}
            >
              {tick}
            </span>
          ))}
        </div>
        <p className="pt-1.5 pl-4 text-[12px]/4 text-ink-3">hires a year</p>
      </div>
      <p className="mt-5 text-[15px]/6 text-ink-2">
        At {hires} {hires === 1 ? "hire" : "hires"} a year:{" "}
        {models.map((model) => `${modelNames[model]} ${usd(curve[hires - 1]?.[model] ?? 0)}`).join(", ")}.
      </p>
      <ul aria-label="Break-even points" className="mt-3 grid gap-1.5 text-[15px]/6">
        {breakEvenSentences(scenario).map((sentence) => (
          <li key={sentence} className="border-l-2 border-brand pl-3.5">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
};
