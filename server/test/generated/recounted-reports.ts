/** Recomputes the reports from the known facts of each application, without SQL. */
import type { ReportFilter } from "#domain/reports/report-filter.ts";
import type { KnownApplication } from "./generated-hiring.ts";

const order = ["applied", "screening", "interview", "offer", "hired"];
const dayMs = 86_400_000;

export interface RecountedRow {
  readonly id: string;
  readonly group: string;
  readonly isCounted: boolean;
  readonly furthestStage: number;
  readonly open: boolean;
  readonly from: Date;
  readonly seconds: number | null;
}

const currentStage = ({ entries }: KnownApplication) => entries.at(-1)?.stage ?? "applied";
const isOpen = (each: KnownApplication): boolean =>
  each.withdrawnAt === null && !["hired", "rejected"].includes(currentStage(each));

const furthestStageOf = (each: KnownApplication): number => {
  if (currentStage(each) === "hired") return 4;
  return Math.min(3, Math.max(0, ...each.entries.map(({ stage }) => order.indexOf(stage))));
};

const wholeSeconds = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / 1000);

const bounds = ({ period, from, to }: ReportFilter, now: Date): readonly [number, number] => {
  if (period === "all") return [-Infinity, Infinity];
  if (period === "custom")
    return [from === "" ? -Infinity : Date.parse(from), to === "" ? Infinity : Date.parse(to) + dayMs];
  const today = Date.parse(now.toISOString().slice(0, 10));
  return [today - Number(period) * dayMs, Infinity];
};

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
const monthEnd = (month: string): number => Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1);

export const recount = (known: readonly KnownApplication[], filter: ReportFilter, now: Date) => {
  const [begin, end] = bounds(filter, now);
  const isIn = (at: Date): boolean => at.getTime() >= begin && at.getTime() < end;
  const chosen = known.filter(
    ({ jobId, teamId, source }) =>
      (filter.job === "" || jobId === filter.job) &&
      (filter.team === "" || teamId === filter.team) &&
      (filter.source === "" || (source ?? "Unknown") === filter.source),
  );
  const hires = chosen.flatMap((each): RecountedRow[] => {
    const last = each.entries.at(-1);
    if (last?.stage !== "hired" || !isIn(last.at)) return [];
    const seconds = wholeSeconds(each.appliedAt, last.at);
    return [{ id: each.id, group: "", isCounted: true, furthestStage: 4, open: false, from: each.appliedAt, seconds }];
  });
  const arrived = chosen.filter(({ appliedAt }) => isIn(appliedAt));
  const arrivals = arrived.map((each): RecountedRow => ({
    id: each.id,
    group: each.source ?? "Unknown",
    isCounted: true,
    furthestStage: furthestStageOf(each),
    open: isOpen(each),
    from: each.appliedAt,
    seconds: null,
  }));
  const cohorts = arrived.flatMap((each): RecountedRow[] => {
    const month = monthOf(each.appliedAt);
    const ends = monthEnd(month);
    if (Date.parse(`${month}-01`) < begin || ends > end) return [];
    const others = arrived.filter(({ appliedAt }) => monthOf(appliedAt) === month);
    const isOld = ends + 180 * dayMs <= now.getTime();
    const counts = ends <= now.getTime() && (isOld || !others.some(isOpen));
    return [
      {
        id: each.id,
        group: month,
        isCounted: counts,
        furthestStage: furthestStageOf(each),
        open: isOpen(each),
        from: each.appliedAt,
        seconds: null,
      },
    ];
  });
  const stageDurations = chosen.flatMap((each): RecountedRow[] =>
    each.entries.flatMap(({ stage, at }, index): RecountedRow[] => {
      if (stage === "hired" || stage === "rejected") return [];
      const left = each.entries[index + 1]?.at ?? each.withdrawnAt;
      if (left !== null && !isIn(left)) return [];
      const seconds = wholeSeconds(at, left ?? now);
      return [
        {
          id: each.id,
          group: stage,
          isCounted: left !== null,
          furthestStage: 0,
          open: left === null,
          from: at,
          seconds,
        },
      ];
    }),
  );
  return { hires, arrivals, cohorts, stays: stageDurations };
};

const median = (sorted: readonly number[]): number | null => {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

export const tallyOf = (subjects: readonly RecountedRow[]) => {
  const counting = subjects.filter(({ isCounted }) => isCounted);
  const seconds = counting.flatMap((each) => (each.seconds === null ? [] : [each.seconds])).toSorted((a, b) => a - b);
  const reachedCount = (minStage: number): number =>
    counting.filter(({ furthestStage }) => furthestStage >= minStage).length;
  return {
    n: counting.length,
    left: subjects.length - counting.length,
    open: subjects.filter(({ open }) => open).length,
    reached: { screening: reachedCount(1), interview: reachedCount(2), offer: reachedCount(3), hired: reachedCount(4) },
    totalSeconds: seconds.reduce((sum, each) => sum + each, 0),
    medianSeconds: median(seconds),
  };
};
