import { clsx } from "clsx";
import { type CallSlot, slotText } from "#domain/bookings/strategy-call.ts";

interface SlotPickerProps {
  readonly slots: readonly CallSlot[];
  readonly chosen: string;
  readonly onChoose: (startsAt: string) => void;
}

const chip = (available: boolean): string =>
  clsx(
    "flex min-h-11 items-center justify-between gap-2 rounded-control border px-3.5 text-[15px]/5 font-[560] tabular-nums transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
    available
      ? "cursor-pointer border-edge/60 hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink"
      : "cursor-not-allowed border-line bg-paper-2 text-ink-3",
  );

/** One choice out of the offered times, a row a day; a radio group, so that arrow keys move in it. */
export const SlotPicker = ({ slots, chosen, onChoose }: SlotPickerProps) => (
  <fieldset>
    <legend className="text-[15px]/[22px] font-[540]">Choose a time *</legend>
    <div className="mt-2 grid gap-2.5">
      {[...Map.groupBy(slots, (slot) => slot.date)].map(([date, times]) => (
        <div key={date} className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[1fr_1.4fr]">
          <p aria-hidden="true" className="text-[15px]/6 text-ink-2">
            {date}
          </p>
          <div className="grid grid-cols-2 gap-2">
            {times.map((slot) => (
              <label key={slot.startsAt} className={chip(slot.available)}>
                <input
                  type="radio"
                  name="slot"
                  value={slotText(slot)}
                  checked={chosen === slot.startsAt}
                  disabled={!slot.available}
                  onChange={() => onChoose(slot.startsAt)}
                  className="sr-only"
                />
                <span>
                  <span className="sr-only">{slot.date} </span>
                  {slot.time}
                </span>
                {!slot.available && <span className="text-[13px]">Booked</span>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  </fieldset>
);
