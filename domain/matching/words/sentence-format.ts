/** Formats numbers, lists and the words of an ad for a sentence. */

/** "a", "a and b", "a, b and c". Items with commas or an "and" of their own are separated by semicolons. */
export const listOf = (items: readonly string[], last: "and" | "or" = "and"): string => {
  if (items.length < 2) return items[0] ?? "";
  if (items.some((item) => /^[^"]*(?:,|\band\b|\bor\b)/.test(item))) return items.join("; ");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`;
};

/** The first few items and how many more there are: "a, b and 3 more". */
export const listFirst = (items: readonly string[], most: number): string =>
  items.length <= most ? listOf(items) : listOf([...items.slice(0, most), `${items.length - most} more`]);

export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "8 months", "3 years 2 months". From ten years up the months are dropped. */
export const formatDuration = (months: number): string => {
  const wholeMonths = Math.max(0, Math.round(months));
  const years = Math.floor(wholeMonths / 12);
  const rest = years >= 10 ? 0 : wholeMonths % 12;
  if (years === 0) return pluralize(rest, "month");
  return rest === 0 ? pluralize(years, "year") : `${pluralize(years, "year")} ${pluralize(rest, "month")}`;
};

/** "$145,000" */
export const formatDollars = (amount: number): string =>
  `$${String(Math.round(amount)).replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ",")}`;

/** The percentage above the top of the band: 1.12 is "12%". At least 1, because "0% more" is meaningless. */
export const percentAbove = (ratio: number): string => `${Math.max(1, Math.round((ratio - 1) * 100))}%`;

export const capitalizeFirst = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
