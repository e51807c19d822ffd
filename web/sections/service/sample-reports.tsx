/** The demo workspace's metrics, drawn like the reports. */
import { demoMetrics } from "#domain/demo/demo-company.ts";
import { cardClass } from "../../ui/card.tsx";

const { stages } = demoMetrics;
const funnel = [
  ["Applied", stages.applied],
  ["Screening", stages.screening],
  ["Interview", stages.interview],
  ["Offer", stages.offer],
] as const;

const tiles = [
  ["Time to Hire", `${demoMetrics.timeToHireDays} days`],
  ["Success Rate", `${demoMetrics.successRatePercent}%`],
  ["Pipeline Conversion", `${demoMetrics.pipelineConversionPercent}%`],
] as const;

export const SampleReports = () => (
  <figure>
    <div className={cardClass("overflow-hidden")}>
      <dl className="grid grid-cols-3 divide-x divide-line border-b border-line">
        {tiles.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1.5 px-4 py-5 sm:px-6">
            <dt className="text-[13px]/[18px] text-ink-3">{label}</dt>
            <dd className="font-display text-[20px]/none font-[640] tracking-[-0.02em] whitespace-nowrap tabular-nums sm:text-[30px]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="px-4 py-5 sm:px-6">
        <p className="text-[13px]/5 font-[560] text-ink-3">Open applications by stage</p>
        <dl className="mt-3.5 grid gap-3 text-[15px]/5">
          {funnel.map(([stage, count]) => (
            <div key={stage} className="grid grid-cols-[84px_1fr_32px] items-center gap-3">
              <dt className="text-ink-2">{stage}</dt>
              <dd className="order-last text-right font-[560] tabular-nums">{count}</dd>
              <span aria-hidden="true" className="h-6 rounded-xs bg-paper-2">
                <span
                  className="block h-full rounded-xs bg-brand"
                  style={{ width: `${(count / stages.applied) * 100}%` }}
                />
              </span>
            </div>
          ))}
        </dl>
      </div>
    </div>
    <figcaption className="mt-3 text-[13px]/5 text-ink-3">Sample data from the demo workspace.</figcaption>
  </figure>
);
