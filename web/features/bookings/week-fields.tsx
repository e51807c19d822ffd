import { Plus, X } from "lucide-react";
import { type BookingHours, type BookingWindow, type Weekday, weekdays } from "#domain/bookings/booking-hours.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";

type Week = BookingHours["week"];

interface WeekFieldsProps {
  readonly week: Week;
  /** Keys are field paths: "week.monday.0.to". */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (week: Week) => void;
}

const dayNameOf = (day: Weekday): string => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;

/** Starts an hour after the last window, or at 9 AM on an empty day. */
const nextWindow = (windows: readonly BookingWindow[]): BookingWindow => {
  const hour = Math.min(22, Number(windows.at(-1)?.to.slice(0, 2) ?? 8) + 1);
  const digits = String(hour).padStart(2, "0");
  return { from: `${digits}:00`, to: `${digits}:30` };
};

/** Hides the browser's clock icon. The hours are typed, and phones show their own picker. */
const timeInputClass =
  "h-10! w-[6.75rem]! px-2.5! text-[15px] tabular-nums [&::-webkit-calendar-picker-indicator]:hidden";

interface DayProps {
  readonly day: Weekday;
  readonly windows: readonly BookingWindow[];
  readonly error: string | undefined;
  readonly onChange: (windows: BookingWindow[]) => void;
}

const Day = ({ day, windows, error, onChange }: DayProps) => {
  const updateWindow = (index: number, change: Partial<BookingWindow>) =>
    onChange(windows.map((each, otherIndex) => (otherIndex === index ? { ...each, ...change } : each)));
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-3 sm:grid-cols-[6.5rem_1fr_auto]">
      <p className="text-[15px]/10 font-[540]">{dayNameOf(day)}</p>
      <div className="grid content-start gap-2 max-sm:order-last max-sm:col-span-2">
        {windows.length === 0 && <p className="text-[15px]/10 text-ink-3">No calls</p>}
        {windows.map((timeWindow, index) => (
          // Windows have no ids, so their index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="flex items-center gap-2">
            <Input
              type="time"
              aria-label={`${dayNameOf(day)}, time range ${index + 1}, start`}
              className={timeInputClass}
              value={timeWindow.from}
              onChange={({ target }) => updateWindow(index, { from: target.value })}
            />
            <span className="text-sm text-ink-3">to</span>
            <Input
              type="time"
              aria-label={`${dayNameOf(day)}, time range ${index + 1}, end`}
              className={timeInputClass}
              value={timeWindow.to}
              onChange={({ target }) => updateWindow(index, { to: target.value })}
            />
            <button
              type="button"
              aria-label={`Remove time range ${index + 1} on ${dayNameOf(day)}`}
              onClick={() => onChange(windows.filter((_each, otherIndex) => otherIndex !== index))}
              className="grid size-10 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-paper-2 hover:text-ink"
            >
              <X className="size-4.5" aria-hidden="true" />
            </button>
          </div>
        ))}
        {error !== undefined && (
          <p role="alert" className="text-sm/5 text-bad">
            {error}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-mr-2 sm:mt-0.5"
        aria-label={`Add hours on ${dayNameOf(day)}`}
        onClick={() => onChange([...windows, nextWindow(windows)])}
      >
        <Plus aria-hidden="true" /> Add hours
      </Button>
    </div>
  );
};

/** The windows of each day. A long window holds several calls. */
export const WeekFields = ({ week, errors, onChange }: WeekFieldsProps) => (
  <div className="divide-y divide-line">
    {weekdays.map((day) => (
      <Day
        key={day}
        day={day}
        windows={week[day]}
        error={Object.entries(errors).find(([path]) => `${path}.`.startsWith(`week.${day}.`))?.[1]}
        onChange={(windows) => onChange({ ...week, [day]: windows })}
      />
    ))}
  </div>
);
