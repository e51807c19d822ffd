import { isSameClock, slotText, slotWords, zoneCity } from "#domain/bookings/call-times.ts";

interface CallTimeProps {
  readonly startsAt: string;
  /** By the firm's clock: "Monday, November 16 - 10:00 AM ET". */
  readonly slot: string;
  /** The visitor's. */
  readonly timeZone: string | null;
  /** Where it is known; else the clocks are compared by what they show. */
  readonly firmTimeZone?: string;
}

/** The agreed time by both clocks; once, where both show the same. */
export const CallTime = ({ startsAt, slot, timeZone, firmTimeZone }: CallTimeProps) => {
  const at = new Date(startsAt);
  const theirs = timeZone === null ? slot : slotText(slotWords(at, timeZone));
  const isSame =
    timeZone === null || theirs === slot || (firmTimeZone !== undefined && isSameClock(at, timeZone, firmTimeZone));
  if (isSame) return <p className="text-lg/[29px] font-[560]">{slot}</p>;
  return (
    <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-[15px]/[29px] text-ink-3">Your time</dt>
      <dd className="text-lg/[29px] font-[560]">
        {theirs} <span className="font-normal text-ink-3">({zoneCity(timeZone)})</span>
      </dd>
      <dt className="text-[15px]/[29px] text-ink-3">Our time</dt>
      <dd className="text-[17px]/[29px] text-ink-2">{slot}</dd>
    </dl>
  );
};
