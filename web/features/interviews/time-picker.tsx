/** Chooses a day and then a time. Both are radio groups, so that the arrow keys work. */
import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { groupSlotsByDay } from "./group-slots.ts";

const initialDayCount = 6;

const chipClass =
  "relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-edge/60 px-2.5 py-1.5 text-center text-[15px]/5 font-[560] tabular-nums transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand";

interface TimePickerProps {
  readonly slots: readonly string[];
  readonly timeZone: string;
  readonly selectedTime: string;
  /** The currently booked time. */
  readonly current?: string | undefined;
  readonly onChoose: (slot: string) => void;
}

export const TimePicker = ({ slots, timeZone, selectedTime, current, onChoose }: TimePickerProps) => {
  const days = groupSlotsByDay(slots, timeZone);
  const [selectedDate, setSelectedDate] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const day = days.find(({ date }) => date === selectedDate) ?? days[0];
  const shownDays = showsAll ? days : days.slice(0, initialDayCount);
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2.5 text-[15px]/[22px] font-[540]">Day</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {shownDays.map(({ date }) => (
            <label key={date} className={chipClass}>
              <input
                type="radio"
                name="day"
                className="sr-only"
                checked={day?.date === date}
                onChange={() => {
                  setSelectedDate(date);
                  onChoose("");
                }}
              />
              <span>
                {date.split(", ")[0]}
                <span className="block text-[13px]/4 font-normal opacity-85">{date.split(", ")[1]}</span>
              </span>
            </label>
          ))}
        </div>
        {!showsAll && days.length > initialDayCount && (
          <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setShowsAll(true)}>
            Show {days.length - initialDayCount} more days
          </Button>
        )}
      </fieldset>
      <fieldset>
        <legend className="mb-2.5 text-[15px]/[22px] font-[540]">Time on {day?.date ?? "that day"}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {(day?.slots ?? []).map(({ slot, time }) => (
            <label
              key={slot}
              className={clsx(chipClass, slot === current && "cursor-not-allowed! bg-paper-2 text-ink-3")}
            >
              <input
                type="radio"
                name="time"
                className="sr-only"
                disabled={slot === current}
                checked={slot === selectedTime}
                onChange={() => onChoose(slot)}
              />
              {time}
              {slot === current && <span className="sr-only">, your current time</span>}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
