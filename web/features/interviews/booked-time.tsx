/** The booked time at the top of the page: when it is, how to join, and how to move or cancel it. */
import { clsx } from "clsx";
import { Download, Video } from "lucide-react";
import { useState } from "react";
import { formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import { calendarPath, type InterviewByLink } from "#domain/interviews/interview-by-link.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface BookedTimeProps {
  readonly booked: NonNullable<InterviewByLink["booked"]>;
  readonly duration: number;
  /** The location, or what is missing. */
  readonly join: string | null;
  /** Null until the browser's time zone is known. */
  readonly zone: string | null;
  readonly token: string;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly isMoving: boolean;
  readonly onMove: () => void;
  readonly onCancel: () => Promise<void>;
}

export const BookedTime = ({ booked, duration, join, zone, token, busy, failure, ...more }: BookedTimeProps) => {
  const { isMoving, onMove, onCancel } = more;
  const [isConfirming, setIsConfirming] = useState(false);
  const { date, time } = formatSlot(new Date(booked.startsAt), zone ?? "UTC");
  return (
    <div className="mt-7 border-y border-line py-6">
      <p
        className={clsx(
          "font-display text-[26px]/[1.2] font-[600] tracking-[-0.015em] md:text-[32px]/[1.15]",
          zone === null && "invisible",
        )}
        aria-live="polite"
      >
        {date}
        <span className="block font-[500] text-ink-2">{time}</span>
      </p>
      <p className="mt-2 text-[15px]/6 text-ink-2">
        {durationLabel(duration)}.
        <span className="block">Time shown in your time zone{zone !== null && ` (${zoneCity(zone)})`}.</span>
      </p>
      {join !== null && <p className="mt-2 max-w-[34em] text-[15px]/6 wrap-anywhere">{join}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {booked.meetingLink !== null && (
          <a href={booked.meetingLink} rel="noreferrer noopener" className={buttonClass("primary")}>
            <Video aria-hidden="true" />
            Join call
          </a>
        )}
        <a href={calendarPath(token)} download className={buttonClass("secondary")}>
          <Download aria-hidden="true" />
          Add to calendar
        </a>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isMoving && (
          <Button variant="secondary" onClick={onMove}>
            Choose another time
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsConfirming(true)}>
          Cancel interview
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Cancel this interview?"
        text="We'll notify the panel and send everyone a calendar cancellation. You can use this link to choose another time."
        confirm="Cancel interview"
        dismiss="Keep interview"
        busy={busy && "Canceling"}
        failure={failure}
        onConfirm={() => void onCancel().then(() => setIsConfirming(false))}
      />
    </div>
  );
};
