import { useHydrated } from "../lib/use-hydrated.ts";

const formats = {
  day: { year: "numeric", month: "short", day: "numeric" },
  minute: { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  /** For recent times, where the year is obvious. */
  near: { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  /** For times of today. */
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface TimestampProps {
  readonly iso: string;
  readonly precision?: keyof typeof formats;
}

/** A date or time in the reader's time zone. It renders in UTC until hydration. */
export const Timestamp = ({ iso, precision = "day" }: TimestampProps) => {
  const hydrated = useHydrated();
  const zone = hydrated ? {} : { timeZone: "UTC" };
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {new Intl.DateTimeFormat("en-US", { ...formats[precision], ...zone }).format(new Date(iso))}
    </time>
  );
};
