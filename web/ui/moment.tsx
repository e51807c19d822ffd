import { useHydrated } from "../lib/use-hydrated.ts";

const looks = {
  day: { year: "numeric", month: "short", day: "numeric" },
  minute: { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  /** Among moments of these weeks, where the year is plain. */
  near: { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface MomentProps {
  readonly iso: string;
  readonly to?: keyof typeof looks;
}

/** A point in time by the reader's own clock; by Greenwich's until the browser has taken over the page. */
export const Moment = ({ iso, to = "day" }: MomentProps) => {
  const hydrated = useHydrated();
  const zone = hydrated ? {} : { timeZone: "UTC" };
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {new Intl.DateTimeFormat("en-US", { ...looks[to], ...zone }).format(new Date(iso))}
    </time>
  );
};
