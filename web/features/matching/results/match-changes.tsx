import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";

/** How the score would change if one gap were closed. */
export const MatchChanges = ({ changes }: { readonly changes: ShownTrace["counterfactuals"] }) => {
  const shown = changes.filter(({ gain }) => gain > 0);
  return shown.length === 0 ? null : (
    <section className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">What would change this</h4>
      <ul className="mt-1.5 grid gap-1.5 text-[15px]/6 text-ink-2">
        {shown.map(({ need, words, overall, gain }) => (
          <li key={need} className="flex gap-3">
            <span className="w-9 shrink-0 font-[600] text-good tabular-nums">+{gain}</span>
            <span className="min-w-0 wrap-anywhere">
              With “{words}” shown in full the score is <b className="font-[600] text-ink tabular-nums">{overall}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
