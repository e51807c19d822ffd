import { isSameLocalTime, slotText, formatSlot, zoneCity } from "#domain/bookings/call-times.ts";

interface CallTimeProps {
  readonly startsAt: string;
  /** In the firm's time zone: "Monday, November 16 - 10:00 AM ET". */
  readonly slot: string;
  /** The visitor's time zone. */
  readonly timeZone: string | null;
  /** If unknown, the two displayed times are compared instead. */
  readonly firmTimeZone?: string;
}

/** The time in both time zones, or once if they agree. */
export const CallTime = ({ startsAt, slot, timeZone, firmTimeZone }: CallTimeProps) => {
  const start = new Date(startsAt);
  const visitorText = timeZone === null ? slot : slotText(formatSlot(start, timeZone));
  const isSame =
    timeZone === null ||
    visitorText === slot ||
    (firmTimeZone !== undefined && isSameLocalTime(start, timeZone, firmTimeZone));
  if (isSame) return <p className="text-lg/[29px] font-[560]">{slot}</p>;
  return (
    <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-[15px]/[29px] text-ink-3">Your time</dt>
      <dd className="text-lg/[29px] font-[560]">
        {visitorText} <span className="font-normal text-ink-3">({zoneCity(timeZone)})</span>
      </dd>
      <dt className="text-[15px]/[29px] text-ink-3">Our time</dt>
      <dd className="text-[17px]/[29px] text-ink-2">{slot}</dd>
    </dl>
  );
};
