/** A decorative bar beside a number that carries the same value. It shows one or two shares of its width. */
interface BarProps {
  /** Share of the full width, 0 to 1. */
  readonly share: number;
  /** A second share of the full width, drawn on top in the strong color. */
  readonly highlightedShare?: number;
}

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

export const Bar = ({ share, highlightedShare }: BarProps) => (
  <svg aria-hidden="true" className="block h-2.5 w-full min-w-12 overflow-visible" focusable="false">
    <rect width="100%" height="10" rx="2" className="fill-line/60" />
    <rect
      width={percent(share)}
      height="10"
      rx="2"
      className={highlightedShare === undefined ? "fill-brand" : "fill-brand/35"}
    />
    {highlightedShare !== undefined && (
      <rect width={percent(highlightedShare)} height="10" rx="2" className="fill-brand" />
    )}
  </svg>
);
