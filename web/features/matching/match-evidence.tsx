/** Each point of the score, and the line of the record it rests on. */
import { clsx } from "clsx";
import { Check, ChevronDown, CircleDashed, Minus } from "lucide-react";
import type { Quote, ShownTrace } from "#domain/matching/shown-trace.ts";
import { howMetWords, partNames, partWords } from "./match-words.ts";

type Need = ShownTrace["needs"][number];

const marks = {
  met: { Icon: Check, className: "text-good", words: "Met" },
  partly: { Icon: CircleDashed, className: "text-warn", words: "Partly met" },
  missing: { Icon: Minus, className: "text-bad", words: "Missing" },
} as const;

const Quoted = ({ quote }: { readonly quote: Quote }) => (
  <blockquote className="text-sm/[22px] text-ink-2">
    “{quote.before}
    <mark className="rounded-xs bg-mark px-0.5 text-ink">{quote.text}</mark>
    {quote.after}”<footer className="text-[13px]/5 text-ink-3">{quote.where}</footer>
  </blockquote>
);

const tenth = (points: number): string => (Math.round(points * 10) / 10).toLocaleString("en-US");

const NeedRow = ({ need, outOf }: { readonly need: Need; readonly outOf: number }) => {
  const { Icon, className, words } = marks[need.state];
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-3 rounded-control py-2.5 hover:bg-paper-2 focus-visible:-outline-offset-2 sm:px-2 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden="true" className={clsx("mt-0.5 size-4.5 shrink-0", className)} />
          <span className="min-w-0 flex-1 text-[15px]/6 wrap-anywhere">
            <span className="sr-only">{words}: </span>
            {need.words}
            {!need.isMust && <span className="text-[13px] text-ink-3"> · nice to have</span>}
          </span>
          <span className="shrink-0 text-sm/6 text-ink-3 tabular-nums">
            <span className="font-[600] text-ink">{tenth(need.weight * need.credit * outOf)}</span> of{" "}
            {tenth(need.weight * outOf)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="grid gap-3 pt-1 pb-4 pl-7.5 sm:pl-9.5">
          {need.elements.map((element) => (
            <li key={element.label} className="grid gap-1.5">
              <p className="text-sm/5">
                {need.elements.length > 1 && <span className="font-[560]">{element.label}: </span>}
                <span className="text-ink-2">{howMetWords(element)}</span>
              </p>
              {element.quotes.map((quote) => (
                <Quoted key={`${quote.source} ${quote.before} ${quote.text}`} quote={quote} />
              ))}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};

export const MatchEvidence = ({ trace }: { readonly trace: ShownTrace }) => {
  const skillsOutOf = trace.parts.find(({ part }) => part === "skills")?.outOf ?? 0;
  const words = partWords(trace);
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_320px] lg:gap-10">
      <div className="min-w-0">
        <h4 className="text-[15px]/6 font-[600]">What the job asks for</h4>
        <ul className="mt-1 divide-y divide-line sm:-mx-2">
          {trace.needs.map((need) => (
            <NeedRow key={need.id} need={need} outOf={skillsOutOf} />
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <h4 className="text-[15px]/6 font-[600]">How the points add up</h4>
        <dl className="mt-1 divide-y divide-line text-sm/5">
          {trace.parts.map(({ part, earned, outOf }) => (
            <div key={part} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
              <dt className="font-[540]">{partNames[part]}</dt>
              <dd className="text-ink-3 tabular-nums">
                <span className="font-[600] text-ink">{earned}</span> of {outOf}
              </dd>
              {words[part] !== undefined && (
                <dd className="col-span-2 mt-0.5 text-[13px]/5 text-ink-3">{words[part]}</dd>
              )}
            </div>
          ))}
          {trace.beforeLimits > trace.overall && (
            <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
              <dt className="font-[540]">Held down</dt>
              <dd className="font-[600] text-bad tabular-nums">−{trace.beforeLimits - trace.overall}</dd>
              <dd className="col-span-2 mt-0.5 text-[13px]/5 text-ink-3">by what stands under Areas to Explore</dd>
            </div>
          )}
          <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 font-[600]">
            <dt>Score</dt>
            <dd className="tabular-nums">{trace.overall}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
};
