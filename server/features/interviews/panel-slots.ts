/**
 * When all of a panel are free. A member works at an instant if the clock on their wall shows a time of their working hours then;
 * reckoned between two changes of that clock, where wall and real time run side by side, so no hour is lost or doubled by a change.
 */
import { Temporal } from "temporal-polyfill";
import { minutesOf, weekdays } from "#domain/bookings/booking-hours.ts";
import type { WorkingHours } from "#domain/interviews/working-hours.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Starts stand on whole and half hours of UTC, which are whole, half or quarter hours in every zone there is. */
const stepMs = 30 * minuteMs;

/** Milliseconds since 1970; the end does not belong to it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The stretches of time in which the zone keeps one distance from UTC. */
function* steadyStretches(timeZone: string, { from, to }: Span) {
  let at = from;
  while (at < to) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
    const next = zoned.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity;
    const end = Math.min(to, next);
    yield { from: at, to: end, offset: zoned.offsetNanoseconds / 1_000_000 };
    at = end;
  }
}

const overlapOf = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

const isReal = ({ from, to }: Span): boolean => from < to;

const merged = (spans: readonly Span[]): readonly Span[] => {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last !== undefined && span.from <= last.to)
      joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else joined.push(span);
  }
  return joined;
};

/** Sunday is 0 for the clock, and the last of our list. */
const weekdayOf = (wallDay: number) => weekdays[(new Date(wallDay).getUTCDay() + 6) % 7] ?? "sunday";

export const workingTimes = ({ timeZone, week }: WorkingHours, asked: Span): readonly Span[] => {
  const spans: Span[] = [];
  for (const { offset, ...stretch } of steadyStretches(timeZone, asked)) {
    const firstDay = Math.floor((stretch.from + offset) / dayMs) * dayMs;
    for (let day = firstDay; day < stretch.to + offset; day += dayMs) {
      for (const { from, to } of week[weekdayOf(day)]) {
        const wall = { from: day + minutesOf(from) * minuteMs, to: day + minutesOf(to) * minuteMs };
        spans.push(overlapOf({ from: wall.from - offset, to: wall.to - offset }, stretch));
      }
    }
  }
  return merged(spans.filter(isReal));
};

const inAll = (lists: readonly (readonly Span[])[]): readonly Span[] =>
  lists.reduce((one, other) => one.flatMap((span) => other.map((each) => overlapOf(span, each)).filter(isReal)));

const without = (free: readonly Span[], taken: readonly Span[]): readonly Span[] =>
  taken.reduce<readonly Span[]>(
    (left, { from, to }) =>
      left
        .flatMap((span) => [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ])
        .filter(isReal),
    free,
  );

export interface Attendee {
  readonly hours: WorkingHours;
  readonly busy: readonly Span[];
}

export interface SlotRules {
  /** From when to when, the ends of slots included. */
  readonly asked: Span;
  readonly durationMinutes: number;
  readonly bufferMinutes: number;
}

/** Every start at which all of them can stay for the whole of it. */
export const panelSlots = (
  panel: readonly Attendee[],
  { asked, durationMinutes, bufferMinutes }: SlotRules,
): Date[] => {
  if (panel.length === 0 || !isReal(asked)) return [];
  const buffer = bufferMinutes * minuteMs;
  const taken = panel.flatMap(({ busy }) => busy.map(({ from, to }) => ({ from: from - buffer, to: to + buffer })));
  const free = without(inAll(panel.map(({ hours }) => workingTimes(hours, asked))), merged(taken));
  const starts: Date[] = [];
  for (const { from, to } of free) {
    for (let at = Math.ceil(from / stepMs) * stepMs; at + durationMinutes * minuteMs <= to; at += stepMs)
      starts.push(new Date(at));
  }
  return starts;
};

/** What somebody lacks for a slot of their own, the others left aside. */
export const lackOf = (attendee: Attendee, rules: SlotRules): "hours" | "length" | "time" | null => {
  if (Object.values(attendee.hours.week).every((windows) => windows.length === 0)) return "hours";
  if (panelSlots([{ ...attendee, busy: [] }], rules).length === 0) return "length";
  return panelSlots([attendee], rules).length === 0 ? "time" : null;
};
