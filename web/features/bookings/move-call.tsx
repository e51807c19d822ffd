import { type FormEvent, useState } from "react";
import { moveCall, type BookedCallDetails } from "#domain/bookings/booked-call.ts";
import { slotText } from "#domain/bookings/call-times.ts";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { call } from "../../lib/api/api.ts";
import { conflictDetails, toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { SlotPicker } from "./slot-picker.tsx";

interface MoveCallProps {
  readonly token: string;
  readonly open: BookedCallDetails;
  readonly onMoved: (moved: BookedCallDetails) => void;
  readonly onEnded: () => void;
}

export const MoveCall = ({ token, open, onMoved, onEnded }: MoveCallProps) => {
  const [selectedSlot, setSelectedSlot] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [freshSlots, setFreshSlots] = useState<readonly CallSlot[] | null>(null);
  const offered = freshSlots ?? open.slots;
  const slot = offered.find((each) => each.startsAt === selectedSlot && each.available);

  const move = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (slot === undefined || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const movedCall = await call(moveCall, { params: { token }, body: { startsAt: slot.startsAt, timeZone } });
      setFreshSlots(null);
      setSelectedSlot("");
      onMoved(movedCall);
    } catch (error) {
      const { code, message } = toProblem(error, "We couldn't reschedule your call. Try again or call us.");
      if (code === "not_found") onEnded();
      setFailure(message);
      setFreshSlots(conflictDetails(error, moveCall)?.slots ?? freshSlots);
      setSelectedSlot("");
    } finally {
      setBusy(false);
    }
  };

  if (offered.length === 0) {
    return (
      <p className="text-base/[26px] text-ink-2">
        No other times are available right now. Reply to our email and we&apos;ll find one.
      </p>
    );
  }
  return (
    <form noValidate aria-label="Reschedule call" onSubmit={(event) => void move(event)} className="grid gap-5">
      <SlotPicker
        legend="Choose another time"
        hideLegend
        slots={offered}
        selectedSlot={selectedSlot}
        current={open.startsAt}
        onChoose={setSelectedSlot}
      />
      <FailureNotice text={failure} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={slot === undefined} busy={busy && "Rescheduling"}>
          Reschedule call
        </Button>
        <p className="min-w-0 text-[15px]/6 text-ink-2" aria-live="polite">
          {slot !== undefined && `New time: ${slotText(slot)}`}
        </p>
      </div>
    </form>
  );
};
