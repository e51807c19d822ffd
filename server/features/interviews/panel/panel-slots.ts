/**
 * When all members of a panel are free. A member works at an instant if their local clock then shows a time of their working
 * hours. Computed per stretch of constant UTC offset, so that no hour is lost or doubled when the offset changes.
 */
import { Temporal } from "temporal-polyfill";
import { minutesSinceMidnight, weekdays } from "#domain/bookings/booking-hours.ts";
import type { WorkingHours } from "#domain/interviews/working-hours.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Slots start at whole and half hours of UTC, which are whole, half or quarter hours in every time zone. */
const stepMs = 30 * minuteMs;

/** Milliseconds since 1970; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Splits a span where the zone changes its UTC offset. */
function* fixedOffsetSpans(timeZone: string, { from, to }: Span) {
  let cursor = from;
  while (cursor < to) {
    const zonedTime = Temporal.Instant.fromEpochMilliseconds(cursor).toZonedDateTimeISO(timeZone);
    const next = zonedTime.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity;
    const end = Math.min(to, next);
    yield { from: cursor, to: end, offset: zonedTime.offsetNanoseconds / 1_000_000 };
    cursor = end;
  }
}

const overlapOf = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

const isNonEmpty = ({ from, to }: Span): boolean => from < to;

const mergeSpans = (spans: readonly Span[]): readonly Span[] => {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to)
      merged.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else merged.push(span);
  }
  return merged;
};

/** `getUTCDay` counts Sunday as 0; our list ends with it. */
const weekdayOf = (wallDay: number) => weekdays[(new Date(wallDay).getUTCDay() + 6) % 7] ?? "sunday";

export const workingTimes = ({ timeZone, week }: WorkingHours, range: Span): readonly Span[] => {
  const spans: Span[] = [];
  for (const { offset, ...stretch } of fixedOffsetSpans(timeZone, range)) {
    const firstDay = Math.floor((stretch.from + offset) / dayMs) * dayMs;
    for (let day = firstDay; day < stretch.to + offset; day += dayMs) {
      for (const { from, to } of week[weekdayOf(day)]) {
        const wall = {
          from: day + minutesSinceMidnight(from) * minuteMs,
          to: day + minutesSinceMidnight(to) * minuteMs,
        };
        spans.push(overlapOf({ from: wall.from - offset, to: wall.to - offset }, stretch));
      }
    }
  }
  return mergeSpans(spans.filter(isNonEmpty));
};

const intersectAll = (lists: readonly (readonly Span[])[]): readonly Span[] =>
  lists.reduce((one, other) => one.flatMap((span) => other.map((each) => overlapOf(span, each)).filter(isNonEmpty)));

const subtract = (free: readonly Span[], busySpans: readonly Span[]): readonly Span[] =>
  busySpans.reduce<readonly Span[]>(
    (remaining, { from, to }) =>
      remaining
        .flatMap((span) => [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ])
        .filter(isNonEmpty),
    free,
  );

export interface Attendee {
  readonly hours: WorkingHours;
  readonly busy: readonly Span[];
}

export interface SlotRules {
  /** The range of the search; slots must end within it. */
  readonly asked: Span;
  readonly durationMinutes: number;
  readonly bufferMinutes: number;
}

/** Every start at which the whole panel is free for the full duration. */
export const panelSlots = (
  panel: readonly Attendee[],
  { asked, durationMinutes, bufferMinutes }: SlotRules,
): Date[] => {
  if (panel.length === 0 || !isNonEmpty(asked)) return [];
  const buffer = bufferMinutes * minuteMs;
  const busySpans = panel.flatMap(({ busy }) => busy.map(({ from, to }) => ({ from: from - buffer, to: to + buffer })));
  const free = subtract(intersectAll(panel.map(({ hours }) => workingTimes(hours, asked))), mergeSpans(busySpans));
  const starts: Date[] = [];
  for (const { from, to } of free) {
    for (let index = Math.ceil(from / stepMs) * stepMs; index + durationMinutes * minuteMs <= to; index += stepMs)
      starts.push(new Date(index));
  }
  return starts;
};

/** What one attendee lacks for any slot, ignoring the others. */
export const missingFor = (attendee: Attendee, rules: SlotRules): "hours" | "length" | "time" | null => {
  if (Object.values(attendee.hours.week).every((windows) => windows.length === 0)) return "hours";
  if (panelSlots([{ ...attendee, busy: [] }], rules).length === 0) return "length";
  return panelSlots([attendee], rules).length === 0 ? "time" : null;
};
