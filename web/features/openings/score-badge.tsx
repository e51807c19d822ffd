import { clsx } from "clsx";

const toneClass = (score: number): string => {
  if (score >= 80) return "bg-good-soft text-good";
  return score >= 60 ? "bg-warn-soft text-warn" : "bg-tag text-ink-2";
};

/** The match score, the same number that employers see. */
export const ScoreBadge = ({ score }: { readonly score: number }) => (
  <span
    className={clsx(
      "inline-flex shrink-0 items-baseline gap-1.5 rounded-control px-3 py-1.5 font-display text-[22px]/7 font-[660] tracking-[-0.02em] tabular-nums",
      toneClass(score),
    )}
  >
    {score}%<span className="font-text text-[13px]/5 font-[540] tracking-normal">match</span>
  </span>
);
