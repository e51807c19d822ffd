const units = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const relativeTime = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** Formats a time such as "3 hours ago". `now` is a parameter, so that server and browser render the same text. */
export const timeAgo = (then: string, now: string): string => {
  const seconds = (Date.parse(now) - Date.parse(then)) / 1000;
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? [];
  return unit === undefined ? "just now" : relativeTime.format(-Math.floor(seconds / size), unit);
};
