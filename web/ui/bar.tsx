/** A bar beside the number that says the same; only to be looked at. Up to two parts of one width. */
interface BarProps {
  /** Of the whole width, 0 to 1. */
  readonly share: number;
  /** Of the whole width too, drawn strong over the first. */
  readonly within?: number;
}

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

export const Bar = ({ share, within }: BarProps) => (
  <svg aria-hidden="true" className="block h-2.5 w-full min-w-12 overflow-visible" focusable="false">
    <rect width="100%" height="10" rx="2" className="fill-line/60" />
    <rect width={percent(share)} height="10" rx="2" className={within === undefined ? "fill-brand" : "fill-brand/35"} />
    {within !== undefined && <rect width={percent(within)} height="10" rx="2" className="fill-brand" />}
  </svg>
);
