/** Converts role dates to months worked, counted back from the latest one, so that times without work leave no trace. */
export interface Dated {
  readonly start?: string | null;
  readonly end?: string | null;
}

/** The month of a date as an integer. A year alone is its first month, or its last for an end. */
const monthNumber = (text: string | null | undefined, isEnd: boolean): number | null => {
  const match = /^(\d{4})(?:-(\d{1,2}))?/.exec(text ?? "");
  if (match === null) return null;
  const month = match[2] === undefined ? (isEnd ? 12 : 1) : Number(match[2]);
  return Number(match[1]) * 12 + month - 1;
};

interface WorkedRange {
  /** Months worked between the start of the role and the latest month worked. */
  readonly from: number;
  readonly to: number;
}

export interface WorkedTime {
  readonly roles: readonly WorkedRange[];
  readonly months: number;
}

/** `now` is a month, "2026-11"; a role of this month counts it. */
export const workedTime = (roles: readonly Dated[], now: string): WorkedTime => {
  const present = monthNumber(now, false) ?? 0;
  const spans = roles.map((role) => {
    const start = monthNumber(role.start, false);
    const last = role.end === null || role.end === undefined ? present : monthNumber(role.end, true);
    if (start === null || last === null || start > present) return undefined;
    // An end is the last month of the role. The current month is not over yet.
    const end = Math.min(present, last === present ? present : last + 1);
    return end > start ? { start, end } : { start, end: start + 1 };
  });
  const sortedSpans = spans.filter((span) => span !== undefined).toSorted((a, b) => a.start - b.start);
  const union: { start: number; end: number }[] = [];
  for (const span of sortedSpans) {
    const before = union.at(-1);
    if (before !== undefined && span.start <= before.end) before.end = Math.max(before.end, span.end);
    else union.push({ ...span });
  }
  const workedAfter = (month: number): number =>
    union.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, month)), 0);
  return {
    roles: spans.map((span) =>
      span === undefined ? { from: 0, to: 0 } : { from: workedAfter(span.start), to: workedAfter(span.end) },
    ),
    months: union.reduce((sum, { start, end }) => sum + end - start, 0),
  };
};
