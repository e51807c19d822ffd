/** How numbers, lists and the words of an ad are said in a sentence. */

/** "a", "a and b", "a, b and c"; things that hold commas or an "and" themselves are kept apart by semicolons. */
export const listOf = (items: readonly string[], last: "and" | "or" = "and"): string => {
  if (items.length < 2) return items[0] ?? "";
  if (items.some((item) => /^[^"]*(?:,|\band\b|\bor\b)/.test(item))) return items.join("; ");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`;
};

/** The first few, and how many more there are: "a, b and 3 more". */
export const fewOf = (items: readonly string[], most: number): string =>
  items.length <= most ? listOf(items) : listOf([...items.slice(0, most), `${items.length - most} more`]);

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "8 months", "3 years 2 months"; from ten years on the months say nothing more. */
export const duration = (months: number): string => {
  const whole = Math.max(0, Math.round(months));
  const years = Math.floor(whole / 12);
  const rest = years >= 10 ? 0 : whole % 12;
  if (years === 0) return counted(rest, "month");
  return rest === 0 ? counted(years, "year") : `${counted(years, "year")} ${counted(rest, "month")}`;
};

/** "$145,000" */
export const dollars = (amount: number): string =>
  `$${String(Math.round(amount)).replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ",")}`;

/** How much more than the top of the band: 1.12 is "12%". At least 1, since "0% more" says nothing. */
export const percentAbove = (ratio: number): string => `${Math.max(1, Math.round((ratio - 1) * 100))}%`;

export const startOf = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
