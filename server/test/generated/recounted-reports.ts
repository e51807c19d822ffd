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

const furthestStageOf = (knownApplication: KnownApplication): number => {
  if (currentStage(knownApplication) === "hired") return 4;
  return Math.min(3, Math.max(0, ...knownApplication.entries.map(({ stage }) => order.indexOf(stage))));
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

export const recount = (knownApplications: readonly KnownApplication[], filter: ReportFilter, now: Date) => {
  const [begin, end] = bounds(filter, now);
  const isIn = (at: Date): boolean => at.getTime() >= begin && at.getTime() < end;
  const selected = knownApplications.filter(
    ({ jobId, teamId, source }) =>
      (filter.job === "" || jobId === filter.job) &&
      (filter.team === "" || teamId === filter.team) &&
      (filter.source === "" || (source ?? "Unknown") === filter.source),
  );
  const hires = selected.flatMap((knownApplication): RecountedRow[] => {
    const last = knownApplication.entries.at(-1);
    if (last?.stage !== "hired" || !isIn(last.at)) return [];
    const seconds = wholeSeconds(knownApplication.appliedAt, last.at);
    return [
      {
        id: knownApplication.id,
        group: "",
        isCounted: true,
        furthestStage: 4,
        open: false,
        from: knownApplication.appliedAt,
        seconds,
      },
    ];
  });
  const arrived = selected.filter(({ appliedAt }) => isIn(appliedAt));
  const arrivals = arrived.map((knownApplication): RecountedRow => ({
    id: knownApplication.id,
    group: knownApplication.source ?? "Unknown",
    isCounted: true,
    furthestStage: furthestStageOf(knownApplication),
    open: isOpen(knownApplication),
    from: knownApplication.appliedAt,
    seconds: null,
  }));
  const cohorts = arrived.flatMap((knownApplication): RecountedRow[] => {
    const month = monthOf(knownApplication.appliedAt);
    const ends = monthEnd(month);
    if (Date.parse(`${month}-01`) < begin || ends > end) return [];
    const others = arrived.filter(({ appliedAt }) => monthOf(appliedAt) === month);
    const isOld = ends + 180 * dayMs <= now.getTime();
    const counts = ends <= now.getTime() && (isOld || !others.some(isOpen));
    return [
      {
        id: knownApplication.id,
        group: month,
        isCounted: counts,
        furthestStage: furthestStageOf(knownApplication),
        open: isOpen(knownApplication),
        from: knownApplication.appliedAt,
        seconds: null,
      },
    ];
  });
  const stageDurations = selected.flatMap((knownApplication): RecountedRow[] =>
    knownApplication.entries.flatMap(({ stage, at }, index): RecountedRow[] => {
      if (stage === "hired" || stage === "rejected") return [];
      const leftAt = knownApplication.entries[index + 1]?.at ?? knownApplication.withdrawnAt;
      if (leftAt !== null && !isIn(leftAt)) return [];
      const seconds = wholeSeconds(at, leftAt ?? now);
      return [
        {
          id: knownApplication.id,
          group: stage,
          isCounted: leftAt !== null,
          furthestStage: 0,
          open: leftAt === null,
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
