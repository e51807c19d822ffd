/** The five parts of a score and the points removed by limits. */
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";

interface MatchBreakdownProps {
  readonly trace: ShownTrace;
  readonly names: Readonly<Record<string, string>>;
  /** One line per part about its evidence. */
  readonly partText: Readonly<Record<string, string>>;
  /** Which limit caps the score, if one does. */
  readonly limitText: string;
}

export const MatchBreakdown = ({ trace, names, partText, limitText }: MatchBreakdownProps) => (
  <dl className="mt-1 divide-y divide-line text-sm/5">
    {trace.parts.map(({ part, earned, outOf }) => (
      <div key={part} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
        <dt className="font-[540]">{names[part]}</dt>
        <dd className="text-ink-3 tabular-nums">
          <span className="font-[600] text-ink">{earned}</span> of {outOf}
        </dd>
        {partText[part] !== undefined && (
          <dd className="col-span-2 mt-0.5 text-[13px]/5 text-ink-3">{partText[part]}</dd>
        )}
      </div>
    ))}
    {trace.beforeLimits > trace.overall && (
      <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
        <dt className="font-[540]">Score limit</dt>
        <dd className="font-[600] text-bad tabular-nums">−{trace.beforeLimits - trace.overall}</dd>
        <dd className="col-span-2 mt-0.5 text-[13px]/5 text-ink-3">{limitText}</dd>
      </div>
    )}
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 font-[600]">
      <dt>Score</dt>
      <dd className="tabular-nums">{trace.overall}</dd>
    </div>
  </dl>
);
