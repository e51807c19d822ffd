/** Market data of one role, from the table of its category. */
import { clsx } from "clsx";
import { type Demand, demands } from "#domain/roles/market.ts";
import { cardClass } from "../../ui/card.tsx";

interface MarketFacts {
  readonly salaryRange: string;
  readonly demand: Demand;
  readonly competition: string;
  readonly timeToFill: string;
}

interface MarketCardProps extends MarketFacts {
  readonly title: string;
}

const DemandMeter = ({ demand }: { readonly demand: Demand }) => (
  <span className="grid grid-cols-4 gap-1">
    {demands.map((level, index) => (
      <span
        key={level}
        className={clsx("h-1.5 rounded-full", index <= demands.indexOf(demand) ? "bg-brand" : "bg-paper-2")}
      />
    ))}
  </span>
);

const row = "flex items-baseline justify-between gap-6 border-t border-line py-3.5";

export const MarketCard = ({ title, salaryRange, demand, competition, timeToFill }: MarketCardProps) => (
  <section aria-label="Market insights" className={cardClass("p-6 sm:p-8")}>
    <h2 className="font-text text-[15px]/5 font-[560] tracking-normal text-ink-3">Market insights: {title}</h2>
    <dl className="mt-5">
      <div className="flex flex-col-reverse gap-1.5 pb-5">
        <dt className="text-[15px] text-ink-2">Salary range</dt>
        <dd className="font-display text-[38px]/none font-[640] tracking-[-0.03em] text-spark tabular-nums sm:text-[46px]">
          {salaryRange}
        </dd>
      </div>
      <div className="grid grid-cols-2 items-baseline gap-y-2.5 border-t border-line py-3.5">
        <dt className="text-[15px] text-ink-2">Demand</dt>
        <dd className="text-right font-[600]">{demand}</dd>
        <dd aria-hidden="true" className="col-span-2">
          <DemandMeter demand={demand} />
        </dd>
      </div>
      <div className={row}>
        <dt className="text-[15px] text-ink-2">Competition</dt>
        <dd className="font-[600]">{competition}</dd>
      </div>
      <div className={row}>
        <dt className="text-[15px] text-ink-2">Time to fill</dt>
        <dd className="font-[600] tabular-nums">{timeToFill}</dd>
      </div>
    </dl>
  </section>
);
