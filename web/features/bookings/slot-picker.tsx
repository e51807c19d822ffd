import { clsx } from "clsx";
import { type CallSlot, slotText } from "#domain/bookings/strategy-call.ts";

interface SlotPickerProps {
  readonly slots: readonly CallSlot[];
  readonly chosen: string;
  readonly onChoose: (startsAt: string) => void;
}

/** One choice out of the offered times; a radio group, so that arrow keys move in it. */
export const SlotPicker = ({ slots, chosen, onChoose }: SlotPickerProps) => (
  <fieldset>
    <legend className="text-[15px]/[22px] font-[540]">Choose a time *</legend>
    <div className="mt-2 grid gap-2 sm:grid-cols-2">
      {slots.map((slot) => (
        <label
          key={slot.startsAt}
          className={clsx(
            "flex min-h-14 items-center justify-between gap-3 rounded-control border px-4 py-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
            slot.available
              ? "cursor-pointer border-edge/60 hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink"
              : "cursor-not-allowed border-line bg-paper-2 text-ink-3",
          )}
        >
          <input
            type="radio"
            name="slot"
            value={slotText(slot)}
            checked={chosen === slot.startsAt}
            disabled={!slot.available}
            onChange={() => onChoose(slot.startsAt)}
            className="sr-only"
          />
          <span className="text-[15px]/5">
            <span className="block">{slot.date}</span>
            <span className="font-[600] tabular-nums">{slot.time}</span>
          </span>
          {!slot.available && <span className="text-[13px] font-[560]">Booked</span>}
        </label>
      ))}
    </div>
  </fieldset>
);
