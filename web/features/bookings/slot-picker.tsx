import { clsx } from "clsx";
import { slotText, formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";

/** With two time zones each slot has two lines, so that all slots have the same height. */
const chipClass = (available: boolean, hasTwoZones: boolean): string =>
  clsx(
    hasTwoZones ? "flex-col justify-center gap-0.5" : "items-center justify-between gap-2",
    "flex min-h-11 rounded-control border px-3.5 py-1.5 whitespace-nowrap text-[15px]/5 font-[560] tabular-nums transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
    available
      ? "cursor-pointer border-edge/60 hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink"
      : "cursor-not-allowed border-line bg-paper-2 text-ink-3",
  );

const withoutZone = (time: string): string => time.replace(/ \S+$/, "");

/** The time in the visitor's zone, with the weekday if the date differs. Null if it equals the firm's time. */
const formatVisitorTime = (slot: CallSlot, zone: string | null): string | null => {
  if (zone === null) return null;
  const { date, time } = formatSlot(new Date(slot.startsAt), zone);
  if (date === slot.date) return withoutZone(time) === withoutZone(slot.time) ? null : withoutZone(time);
  return `${date.slice(0, 3)} ${withoutZone(time)}`;
};

interface SlotProps {
  readonly slot: CallSlot;
  readonly zone: string | null;
  readonly isChosen: boolean;
  readonly showsVisitorTime: boolean;
  /** The currently booked time. */
  readonly isCurrent: boolean;
  readonly onChoose: (startsAt: string) => void;
}

const Slot = ({ slot, zone, showsVisitorTime, isChosen, isCurrent, onChoose }: SlotProps) => {
  const open = slot.available && !isCurrent;
  const local = formatVisitorTime(slot, zone);
  return (
    <label className={chipClass(open, showsVisitorTime)}>
      <input
        type="radio"
        name="slot"
        value={slotText(slot)}
        checked={isChosen}
        disabled={!open}
        onChange={() => onChoose(slot.startsAt)}
        className="sr-only"
      />
      <span>
        <span className="sr-only">{slot.date} </span>
        {slot.time}
      </span>
      {open && local !== null && (
        <span className="text-[13px]/4 font-normal opacity-85">
          <span className="sr-only">your time: </span>
          {local}
          <span aria-hidden="true"> your time</span>
        </span>
      )}
      {!open && <span className="text-[13px]/4">{isCurrent ? "Current" : "Booked"}</span>}
    </label>
  );
};

interface SlotPickerProps {
  readonly legend: string;
  /** Set if a visible heading already has the same text. */
  readonly hideLegend?: boolean;
  readonly slots: readonly CallSlot[];
  readonly selectedSlot: string;
  readonly current?: string;
  readonly onChoose: (startsAt: string) => void;
}

/** Chooses one slot, one row per day. It is a radio group so that the arrow keys work. */
export const SlotPicker = ({ legend, hideLegend = false, slots, selectedSlot, current, onChoose }: SlotPickerProps) => {
  const zone = useVisitorZone();
  const zonesDiffer = zone !== null && slots.some((slot) => formatVisitorTime(slot, zone) !== null);
  return (
    <fieldset>
      <legend className={hideLegend ? "sr-only" : "text-[15px]/[22px] font-[540]"}>{legend}</legend>
      {zonesDiffer && (
        <p className="mt-0.5 text-sm/5 text-ink-3">
          Each time is shown in our time zone, then in yours ({zoneCity(zone)}).
        </p>
      )}
      <div className="mt-3 grid gap-4 sm:gap-2.5">
        {[...Map.groupBy(slots, (slot) => slot.date)].map(([date, times]) => (
          <div key={date} className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[1fr_1.4fr]">
            <p aria-hidden="true" className="text-[15px]/6 text-ink-2">
              {date}
            </p>
            <div className="grid grid-cols-2 gap-2">
              {times.map((slot) => (
                <Slot
                  key={slot.startsAt}
                  slot={slot}
                  zone={zone}
                  showsVisitorTime={zonesDiffer}
                  isChosen={selectedSlot === slot.startsAt}
                  isCurrent={current === slot.startsAt}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
