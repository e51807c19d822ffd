import { clsx } from "clsx";
import { Progress as Radix } from "radix-ui";

interface ProgressProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Hides the label where the page already shows it. Screen readers still announce it. */
  readonly hideLabel?: boolean;
  readonly tone?: "brand" | "good" | "warn" | "bad";
}

const fills = { brand: "bg-brand", good: "bg-good", warn: "bg-warn", bad: "bg-bad" } as const;

export const Progress = ({ label, percent, hideLabel = false, tone = "brand" }: ProgressProps) => (
  <div>
    {!hideLabel && (
      <div className="mb-2 flex justify-between gap-4 text-sm/5 text-ink-2">
        <span>{label}</span>
        <span className="font-[560] text-ink tabular-nums">{percent}%</span>
      </div>
    )}
    <Radix.Root value={percent} aria-label={label} className="h-1.5 overflow-hidden rounded-full bg-line/80">
      <Radix.Indicator
        className={clsx("h-full origin-left rounded-full transition-transform", fills[tone])}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Radix.Root>
  </div>
);
