/**
 * A sample match as an illustration: one candidate, one job, and the evidence for the score. It is labeled as sample
 * data.
 */
import { clsx } from "clsx";
import { cardClass } from "../ui/card.tsx";

const bars = [
  ["Skills", 94],
  ["Experience", 100],
  ["Domain", 88],
] as const;

const Evidence = ({ points, quote, mark, text }: Readonly<Record<"points" | "quote" | "mark" | "text", string>>) => {
  const [before = "", after = ""] = quote.split(mark);
  return (
    <li className="grid grid-cols-[44px_1fr] gap-3">
      <span className="font-[600] text-good tabular-nums">{points}</span>
      <span className="text-ink-3">
        <span className="text-ink-2">
          “{before}
          <mark className="rounded-xs bg-mark px-0.5 text-ink">{mark}</mark>
          {after}”
        </span>
        <br />
        {text}
      </span>
    </li>
  );
};

/** On the site the card has a shadow. Inside the product it is flat like other cards. */
export const MatchCard = ({ flat = false }: { readonly flat?: boolean }) => (
  <div className={cardClass(clsx("p-5 sm:p-6", !flat && "shadow-float"))}>
    <div className="flex items-center gap-3.5">
      <img src="/avatars/sample-candidate.svg" alt="" width={48} height={48} className="size-12 rounded-full" />
      <div className="min-w-0">
        <p className="font-display text-lg/[22px] font-[620]">Maya Okafor</p>
        <p className="text-sm/5 text-ink-3">Charge Nurse, ICU. Dayton, OH</p>
      </div>
      <p className="ml-auto text-right font-display text-[40px]/none font-[680] tracking-[-0.03em] text-good tabular-nums">
        91
        <span className="block font-text text-xs/4 font-[500] tracking-normal text-ink-3">match</span>
      </p>
    </div>
    <div className="md:max-lg:grid md:max-lg:grid-cols-[0.9fr_1.1fr] md:max-lg:gap-8">
      <dl className="mt-5 mb-4.5 grid content-start gap-2.5 text-sm/5">
        {bars.map(([label, percent]) => (
          <div key={label} className="grid grid-cols-[92px_1fr_34px] items-center gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="order-last text-right font-[560] tabular-nums">{percent}</dd>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-paper-2">
              <span className="block h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
            </span>
          </div>
        ))}
      </dl>
      <ul className="grid gap-3 border-t border-line pt-4 text-sm/[21px] md:max-lg:mt-5 md:max-lg:border-t-0 md:max-lg:border-l md:max-lg:pt-0 md:max-lg:pl-8">
        <Evidence
          points="+18"
          quote="Led a 24-bed ICU night team of 14"
          mark="Led a 24-bed ICU"
          text="counts as critical care, team leadership"
        />
        <Evidence
          points="+11"
          quote="Rebuilt the self-scheduling roster"
          mark="self-scheduling"
          text="counts as staff scheduling"
        />
        <li className="grid grid-cols-[44px_1fr] gap-3">
          <span className="font-[600] text-warn tabular-nums">−6</span>
          <span className="text-ink-3">
            No CCRN found. With it: <b className="font-[600] text-ink tabular-nums">97</b>. Ask in the interview.
          </span>
        </li>
      </ul>
    </div>
  </div>
);
