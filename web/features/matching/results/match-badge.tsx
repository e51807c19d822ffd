import { clsx } from "clsx";
import { badgeVariant, type BadgeVariant } from "./match-text.ts";

const variantClasses: Readonly<Record<BadgeVariant, string>> = {
  default: "bg-good-soft text-good",
  secondary: "bg-warn-soft text-warn",
  destructive: "bg-bad-soft text-bad",
};

export const MatchBadge = ({ score }: { readonly score: number }) => {
  const variant = badgeVariant(score);
  return (
    <span
      data-variant={variant}
      className={clsx(
        "inline-flex shrink-0 items-baseline gap-1.5 rounded-control px-3 py-1.5 font-display text-[22px]/7 font-[660] tracking-[-0.02em] tabular-nums",
        variantClasses[variant],
      )}
    >
      {score}%<span className="font-text text-[13px]/5 font-[540] tracking-normal">match</span>
    </span>
  );
};
