/** Each requirement of a job, how far it is met, and the evidence for it. */
import { clsx } from "clsx";
import { Check, ChevronDown, CircleDashed, Minus } from "lucide-react";
import type { Quote, ShownTrace } from "#domain/matching/score/shown-trace.ts";
import { evidenceText } from "./match-point-text.ts";

type Need = ShownTrace["needs"][number];

const stateIcons = {
  met: { Icon: Check, className: "text-good", label: "Met" },
  partly: { Icon: CircleDashed, className: "text-warn", label: "Partly met" },
  missing: { Icon: Minus, className: "text-bad", label: "Missing" },
} as const;

const EvidenceQuote = ({ quote }: { readonly quote: Quote }) => (
  <blockquote className="text-sm/[22px] text-ink-2">
    “{quote.before}
    <mark className="rounded-xs bg-mark px-0.5 text-ink">{quote.text}</mark>
    {quote.after}”<footer className="text-[13px]/5 text-ink-3">{quote.where}</footer>
  </blockquote>
);

const formatTenths = (points: number): string => (Math.round(points * 10) / 10).toLocaleString("en-US");

interface NeedRowProps {
  readonly need: Need;
  readonly outOf: number;
  readonly record: string;
}

const NeedRow = ({ need, outOf, record }: NeedRowProps) => {
  const { Icon, className, label } = stateIcons[need.state];
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-3 rounded-control py-2.5 hover:bg-paper-2 focus-visible:-outline-offset-2 sm:px-2 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden="true" className={clsx("mt-0.5 size-4.5 shrink-0", className)} />
          <span className="min-w-0 flex-1 text-[15px]/6 wrap-anywhere">
            <span className="sr-only">{label}: </span>
            {need.words}
            {!need.isMust && <span className="text-[13px] text-ink-3"> · nice to have</span>}
          </span>
          <span className="shrink-0 text-sm/6 text-ink-3 tabular-nums">
            <span className="font-[600] text-ink">{formatTenths(need.weight * need.credit * outOf)}</span> of{" "}
            {formatTenths(need.weight * outOf)}
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
                <span className="text-ink-2">{evidenceText(element, record)}</span>
              </p>
              {element.quotes.map((quote) => (
                <EvidenceQuote key={`${quote.source} ${quote.before} ${quote.text}`} quote={quote} />
              ))}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};

interface MatchNeedsProps {
  readonly trace: ShownTrace;
  /** What the text calls the source: "the record" or "your profile". */
  readonly record: string;
}

/** The requirements one by one. Each expands to show its evidence. */
export const MatchNeeds = ({ trace, record }: MatchNeedsProps) => {
  const outOf = trace.parts.find(({ part }) => part === "skills")?.outOf ?? 0;
  return (
    <ul className="mt-1 divide-y divide-line sm:-mx-2">
      {trace.needs.map((need) => (
        <NeedRow key={need.id} need={need} outOf={outOf} record={record} />
      ))}
    </ul>
  );
};
