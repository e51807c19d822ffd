/** The five parts of a score and what limits took off again. */
import type { ShownTrace } from "#domain/matching/shown-trace.ts";

interface MatchSumProps {
  readonly trace: ShownTrace;
  readonly names: Readonly<Record<string, string>>;
  /** What each part rests on, in a line. */
  readonly words: Readonly<Record<string, string>>;
  /** What holds the score down, where something does. */
  readonly heldBy: string;
}

export const MatchSum = ({ trace, names, words, heldBy }: MatchSumProps) => (
  <dl className="mt-1 divide-y divide-line text-sm/5">
    {trace.parts.map(({ part, earned, outOf }) => (
      <div key={part} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
        <dt className="font-[540]">{names[part]}</dt>
        <dd className="text-ink-3 tabular-nums">
          <span className="font-[600] text-ink">{earned}</span> of {outOf}
        </dd>
        {words[part] !== undefined && <dd className="col-span-2 mt-0.5 text-[13px]/5 text-ink-3">{words[part]}</dd>}
      </div>
    ))}
    {trace.beforeLimits > trace.overall && (
      <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
        <dt className="font-[540]">Held down</dt>
        <dd className="font-[600] text-bad tabular-nums">−{trace.beforeLimits - trace.overall}</dd>
        <dd className="col-span-2 mt-0.5 text-[13px]/5 text-ink-3">{heldBy}</dd>
      </div>
    )}
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 font-[600]">
      <dt>Score</dt>
      <dd className="tabular-nums">{trace.overall}</dd>
    </div>
  </dl>
);
