import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Tone = "plain" | "brand" | "soft" | "good" | "warn" | "bad" | "outline";

const tones: Readonly<Record<Tone, string>> = {
  plain: "bg-tag text-ink-2",
  brand: "bg-brand text-brand-ink",
  soft: "bg-brand-soft text-brand",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  outline: "border border-line text-ink-2",
};

export const Badge = ({ tone = "plain", children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span
    className={clsx(
      "inline-flex min-h-6.5 shrink-0 items-center whitespace-nowrap gap-1.5 rounded-tag px-2.5 text-[13px]/5 font-[560] tabular-nums",
      tones[tone],
    )}
  >
    {children}
  </span>
);
